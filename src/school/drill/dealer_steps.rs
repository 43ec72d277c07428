//! Drill 28: the dealer's next move.

use super::asking::{Asking, exactly};
use super::instance::{Shown, Told};
use super::sheet::{Built, Sheet};
use super::table::{Mood, chairs, setup, show_all, shown_until, step};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::chips::Chips;
use crate::engine::floor::CardOfDeal;
use crate::engine::floor::procedure::{
    Checked, Dealer, SHUFFLE, ShuffleStep, check_dealer, check_decks, check_new_cards,
};
use crate::engine::hand::{Event, Hand, HandSetup, Stakes, Street, Turn, What};
use crate::engine::house::{HeadsUpFirstCard, HouseRules};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::question::{Answer, Figure, Right};
use crate::school::spot::Scene;

const NAME: &str = "dealer-steps";
const SECONDS: u32 = 6;

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Dealing),
    rules: &[
        RuleId::Seat3,
        RuleId::Seat4,
        RuleId::Seat5,
        RuleId::Shuf1,
        RuleId::Shuf3,
        RuleId::Shuf4,
        RuleId::Deck1,
        RuleId::Deck4,
        RuleId::Deck5,
        RuleId::Deck6,
        RuleId::Deal1,
        RuleId::Deal2,
        RuleId::Deal3,
        RuleId::Burn1,
        RuleId::Board1,
        RuleId::Board2,
        RuleId::Board3,
        RuleId::Board5,
        RuleId::Board6,
        RuleId::Btn1,
        RuleId::Btn2,
        RuleId::Btn4,
        RuleId::Tourn11,
    ],
    patterns: &[
        Pattern::new("next-step", 25, 1),
        Pattern::new("seat-of-the-nth-card", 25, 2),
        Pattern::new("heads-up-first-card", 10, 4).doubled(),
        Pattern::new("dead-button-first-card", 10, 4).doubled(),
        Pattern::new("cards-left", 10, 3),
        Pattern::new("most-players", 10, 5),
        Pattern::new("shuffle-order", 10, 3),
    ],
    build,
    examples: &[
        ("EX-SHUF-1", "shuffle 5"),
        ("EX-DECK-1", "most 0"),
        ("EX-BTN-1", "dead 0"),
    ],
    example: |text| match text.split_once(' ')? {
        ("shuffle", done) => shuffled(done.parse().ok()?),
        ("dead", _) => {
            let stacks = [0, 2, 3, 4].map(|seat| (Seat(seat), Chips::new(100)));
            let mut draw = Draw::new(crate::engine::cards::Seed::new([0; 32]));
            let setup = setup(&mut draw, HouseRules::default(), STAKES, Seat(1), &stacks);
            nth(&setup, 1, "prompt-first-card", SeatSet::EMPTY)
        }
        _ => most_players(true),
    },
};

const STAKES: Stakes = Stakes {
    small_blind: Chips::new(5),
    big_blind: Chips::new(10),
    ante: Chips::ZERO,
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let number = level.number();
    let burn = number < 5 || !draw.once_in(2);
    match pattern {
        "next-step" => {
            let players = if number == 1 {
                draw.within(3, 4)
            } else {
                draw.within(3, 8)
            };
            next_step(players, burn, draw)
        }
        "seat-of-the-nth-card" => {
            let players = if number == 2 { 6 } else { draw.within(7, 10) };
            let setup = dealt(players, false, HouseRules::default(), draw)?;
            let card = draw.within(2, 2 * players);
            let chair = [Seat((card - 1) as u8)].into_iter().collect();
            nth(&setup, card as u8, "prompt-nth-card", chair)
        }
        "heads-up-first-card" => {
            let mut rules = HouseRules::default();
            if number == 5 && draw.once_in(2) {
                rules.heads_up_first_card = HeadsUpFirstCard::ButtonFirst;
            }
            heads_up(&dealt(2, true, rules, draw)?)
        }
        "dead-button-first-card" => {
            let players = draw.within(4, 7);
            let mut setup = dealt(players, true, HouseRules::default(), draw)?;
            let taken: Vec<Seat> = setup.players.iter().map(|player| player.seat).collect();
            let last = taken.last()?.0;
            let empty: Vec<Seat> = (0..last)
                .map(Seat)
                .filter(|seat| !taken.contains(seat))
                .collect();
            setup.button = draw.pick(&empty)?;
            nth(&setup, 1, "prompt-first-card", SeatSet::EMPTY)
        }
        "cards-left" => cards_left(draw.within(2, 10), draw.within(0, 3) as usize, burn),
        "most-players" if draw.once_in(3) => most_players(burn),
        "most-players" => cards_needed(draw.within(2, 22), burn),
        _ if draw.once_in(4) => duty(draw),
        _ => shuffled(draw.below(SHUFFLE.len() as u64 + 1) as usize),
    }
}

/// A table at which cards are about to be dealt.
fn dealt(players: u64, gaps: bool, rules: HouseRules, draw: &mut Draw) -> Option<HandSetup> {
    let seats = chairs(draw, players, gaps);
    let button = draw.pick(&seats)?;
    let stacks: Vec<(Seat, Chips)> = seats.iter().map(|seat| (*seat, Chips::new(500))).collect();
    Some(setup(draw, rules, STAKES, button, &stacks))
}

fn scene(setup: &HandSetup) -> Shown {
    Shown::Scene(Scene {
        seats: setup.players.iter().map(|player| player.seat).collect(),
        you: None,
        button: Some(setup.button),
        small_blind: None,
        big_blind: None,
        open: Vec::new(),
        board: Vec::new(),
    })
}

/// Who gets the card with this number; `chair` is who sits in the chair of that number.
fn nth(setup: &HandSetup, card: u8, prompt: &str, chair: SeatSet) -> Option<Built> {
    let order: Vec<Seat> = setup.deal_order().collect();
    let number = CardOfDeal::new(card)?;
    let right = number.receiver(&order)?;
    let players = order.len() as u64;
    let mut from_button = order.clone();
    from_button.rotate_right(1);
    let mut backwards = order.clone();
    backwards.reverse();
    // Nobody sits at a dead button, who would be last in both directions.
    let dead = !order.contains(&setup.button);
    if !dead {
        backwards.rotate_left(1);
    }
    let first = *order.first()?;
    let reckoning = match (card, u64::from(card) > players) {
        (1, _) => Line::of(NAME, "right-first-card"),
        (_, false) => Line::of(NAME, "right-nth-card").with("first", first),
        (_, true) => Line::of(NAME, "right-second-lap")
            .with("first", first)
            .with("players", players)
            .with("place", u64::from(card) - players),
    };
    let reckoning = if card > 1 {
        reckoning.with("number", u64::from(card))
    } else {
        reckoning
    };
    let args = [("name", Term::Seat(first))];
    let seats: SeatSet = [right].into_iter().collect();
    let asking = Asking::new(NAME, Right::Seat(seats), &[RuleId::Deal2])
        .prompt(if card > 1 {
            Line::of(NAME, prompt).with("number", u64::from(card))
        } else {
            Line::of(NAME, prompt)
        })
        .reckoning(reckoning.with("name", right))
        .slip(
            "counter-clockwise",
            Answer::Seat(number.receiver(&backwards)?),
            &[RuleId::Seat4],
            &args,
        );
    let asking = if dead {
        asking
    } else {
        let answer = Answer::Seat(number.receiver(&from_button)?);
        asking.slip("button-first", answer, &[RuleId::Deal2], &args)
    };
    let asking = chair
        .iter()
        .filter(|seat| order.contains(seat))
        .fold(asking, |asking, seat| {
            asking.otherwise("chair-number", Answer::Seat(seat), &[RuleId::Deal2], &args)
        });
    Some(Built {
        shown: scene(setup),
        parts: vec![asking.done()?],
        seconds: SECONDS,
    })
}

/// The first card between two players, where the house decides (DEAL-3).
fn heads_up(setup: &HandSetup) -> Option<Built> {
    let first = setup.deal_order().next()?;
    let other = setup.deal_order().nth(1)?;
    let usual = setup.rules.heads_up_first_card != HeadsUpFirstCard::ButtonFirst;
    let (prompt, reckoning, slip) = if usual {
        ("prompt-heads-up", "right-heads-up", "small-blind-first")
    } else {
        ("prompt-button-first", "right-button-first", "usual-order")
    };
    let seats: SeatSet = [first].into_iter().collect();
    let part = Asking::new(NAME, Right::Seat(seats), &[RuleId::Deal3, RuleId::Deal2])
        .prompt(Line::of(NAME, prompt))
        .reckoning(Line::of(NAME, reckoning).with("name", first))
        .slip(slip, Answer::Seat(other), &[RuleId::Deal3], &[])
        .done()?;
    Some(Built {
        shown: scene(setup),
        parts: vec![part],
        seconds: SECONDS,
    })
}

/// What the dealer does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Move {
    Deal,
    Gather,
    Burn,
    Three,
    One,
    Push,
}

impl Move {
    const ALL: [Self; 6] = [
        Self::Deal,
        Self::Gather,
        Self::Burn,
        Self::Three,
        Self::One,
        Self::Push,
    ];

    /// The move that brings this about; nobody moves for the rest.
    const fn to(event: &Event) -> Option<Self> {
        Some(match event.what {
            What::Dealt { .. } => Self::Deal,
            What::Collected { .. } => Self::Gather,
            What::Burned => Self::Burn,
            What::BoardDealt {
                street: Street::Flop,
                ..
            } => Self::Three,
            What::BoardDealt { .. } => Self::One,
            What::Awarded { .. } => Self::Push,
            _ => return None,
        })
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Deal => "deal",
            Self::Gather => "gather",
            Self::Burn => "burn",
            Self::Three => "three",
            Self::One => "one",
            Self::Push => "push",
        }
    }

    const fn choice(self) -> u8 {
        self as u8 + 1
    }
}

fn next_step(players: u64, burn: bool, draw: &mut Draw) -> Option<Built> {
    let rules = HouseRules {
        burn_cards: burn,
        ..HouseRules::default()
    };
    let mut hand = Hand::deal(dealt(players, false, rules, draw)?).ok()?;
    let mood = Mood {
        wager: 30,
        fold: 35,
        all_in: 0,
        step: 5,
        most: 60,
    };
    while matches!(hand.turn(), Turn::Act(_)) {
        step(&mut hand, mood, draw)?;
    }
    show_all(&mut hand)?;
    let asked = draw.pick(&Move::ALL)?;
    let before = |place: &usize| {
        let new = *place == 0 || Move::to(&hand.events()[place - 1]) != Some(Move::Deal);
        new && Move::to(&hand.events()[*place]) == Some(asked)
    };
    let places: Vec<usize> = (0..hand.events().len()).filter(before).collect();
    let place = draw.pick(&places)?;
    let burned = place > 0 && matches!(hand.events()[place - 1].what, What::Burned);
    let prompt = match (burned, burn) {
        (true, _) => "prompt-burned",
        (_, true) => "prompt",
        _ => "prompt-no-burn",
    };
    let part = move_asked(asked, burn, prompt)?;
    Some(Built {
        shown: shown_until(hand, place, Vec::new()),
        parts: vec![part],
        seconds: SECONDS,
    })
}

fn move_asked(asked: Move, burn: bool, prompt: &str) -> Option<super::Part> {
    use RuleId::{Board1, Board2, Board5, Board6, Burn1, Deal1, Show19};
    let rule = match asked {
        Move::Deal => Deal1,
        Move::Gather => Board5,
        Move::Burn => Burn1,
        Move::Three => Board1,
        Move::One => Board2,
        Move::Push => Show19,
    };
    let question = Right::Pick {
        choice: asked.choice(),
        of: Move::ALL.len() as u8,
    };
    let mut asking = Asking::new(NAME, question, &[rule])
        .prompt(Line::of(NAME, prompt))
        .choices(Move::ALL.map(|next| Line::of(NAME, next.word())).into())
        .reckoning(Line::of(NAME, &["right-", asked.word()].concat()));
    let slips: &[(&'static str, Move, RuleId)] = match asked {
        Move::Deal => &[("burn-before-the-deal", Move::Burn, Deal1)],
        Move::Gather => &[
            ("bets-left-lying", Move::Burn, Board5),
            ("bets-left-lying", Move::Three, Board5),
            ("bets-left-lying", Move::One, Board5),
        ],
        Move::Burn => &[
            ("burn-forgotten", Move::Three, Burn1),
            ("burn-forgotten", Move::One, Burn1),
        ],
        Move::Three => &[("one-card-flop", Move::One, Board1)],
        Move::One => &[("three-cards-again", Move::Three, Board2)],
        Move::Push => &[
            ("next-street-for-nobody", Move::Burn, Board6),
            ("next-street-for-nobody", Move::One, Board6),
            ("next-street-for-nobody", Move::Three, Board6),
        ],
    };
    for &(slip, other, rule) in slips {
        asking = asking.slip(slip, Answer::Pick(other.choice()), &[rule], &[]);
    }
    if matches!(asked, Move::Three | Move::One) {
        let slip = if burn { "second-burn" } else { "no-burn-here" };
        asking = asking.slip(slip, Answer::Pick(Move::Burn.choice()), &[Burn1], &[]);
    }
    asking.done()
}

/// So many cards or players.
fn count(number: u64) -> Figure {
    Figure::whole(i64::try_from(number).unwrap_or(i64::MAX))
}

/// What is told of a deck: whether cards are burned in this house.
fn house(burn: bool) -> Line {
    Line::of(
        NAME,
        if burn {
            "house-burns"
        } else {
            "house-no-burns"
        },
    )
}

/// The cards used when so many streets of community cards lie there: those in hands, on the
/// board, burned.
const fn used(players: u64, streets: usize, burn: bool) -> [u64; 3] {
    let board = [0, 3, 4, 5][streets];
    [2 * players, board, if burn { streets as u64 } else { 0 }]
}

fn cards_left(players: u64, streets: usize, burn: bool) -> Option<Built> {
    let word = ["no-board", "flop-lies", "turn-lies", "river-lies"].get(streets)?;
    let [hands, board, burned] = used(players, streets, burn);
    let left = 52 - hands - board - burned;
    let part = Asking::new(NAME, exactly(count(left)), &[RuleId::Deck1, RuleId::Burn1])
        .prompt(Line::of(NAME, "prompt-left"))
        .reckoning(
            Line::of(NAME, "right-left")
                .with("hands", hands)
                .with("board", board)
                .with("burned", burned)
                .with("rest", left),
        )
        .slip(
            "burn-not-counted",
            Answer::Number(count(left + burned)),
            &[RuleId::Burn1],
            &[],
        )
        .slip(
            "one-card-each",
            Answer::Number(count(left + players)),
            &[RuleId::Deal1],
            &[],
        )
        .slip(
            "board-not-counted",
            Answer::Number(count(left + board)),
            &[RuleId::Board1],
            &[],
        )
        .done()?;
    Some(told(
        vec![
            Line::of(NAME, "dealt-in").with("players", players),
            Line::of(NAME, word),
            house(burn),
        ],
        part,
    ))
}

fn cards_needed(players: u64, burn: bool) -> Option<Built> {
    let [hands, board, burned] = used(players, 3, burn);
    let all = hands + board + burned;
    let part = Asking::new(NAME, exactly(count(all)), &[RuleId::Seat3, RuleId::Burn1])
        .prompt(Line::of(NAME, "prompt-needed"))
        .reckoning(
            Line::of(NAME, "right-needed")
                .with("hands", hands)
                .with("board", board)
                .with("burned", burned)
                .with("all", all),
        )
        .slip(
            "burn-not-counted",
            Answer::Number(count(hands + board)),
            &[RuleId::Burn1],
            &[],
        )
        .slip(
            "board-not-counted",
            Answer::Number(count(hands + burned)),
            &[RuleId::Board1],
            &[],
        )
        .done()?;
    Some(told(
        vec![
            Line::of(NAME, "dealt-in").with("players", players),
            house(burn),
        ],
        part,
    ))
}

/// As many as 52 cards reach for (SEAT-3).
fn most_players(burn: bool) -> Option<Built> {
    let fits = |players: &u64| used(*players, 3, burn).iter().sum::<u64>() <= 52;
    let most = (2..=26).filter(fits).max()?;
    let [hands, board, burned] = used(most, 3, burn);
    let part = Asking::new(NAME, exactly(count(most)), &[RuleId::Seat3, RuleId::Burn1])
        .prompt(Line::of(NAME, "prompt-most"))
        .reckoning(
            Line::of(NAME, "right-most")
                .with("hands", hands)
                .with("board", board)
                .with("burned", burned)
                .with("all", hands + board + burned)
                .with("left", 52 - (hands + board + burned))
                .with("most", most),
        )
        .slip(
            "burn-not-counted",
            Answer::Number(count(23)),
            &[RuleId::Burn1],
            &[],
        )
        .slip(
            "board-not-counted",
            Answer::Number(count(26)),
            &[RuleId::Board1],
            &[],
        )
        .done()?;
    Some(told(vec![house(burn)], part))
}

fn told(captions: Vec<Line>, part: super::Part) -> Built {
    Built {
        shown: Shown::Told(Told {
            scene: None,
            captions,
        }),
        parts: vec![part],
        seconds: SECONDS,
    }
}

/// The four motions, and that the deck is ready.
const MOTIONS: [(Option<ShuffleStep>, &str); 5] = [
    (Some(ShuffleStep::Chemmy), "chemmy"),
    (Some(ShuffleStep::Riffle), "riffle"),
    (Some(ShuffleStep::Strip), "strip"),
    (Some(ShuffleStep::Cut), "cut"),
    (None, "ready"),
];

fn motion(step: Option<ShuffleStep>) -> Option<u8> {
    let place = MOTIONS.iter().position(|(motion, _)| *motion == step)?;
    Some(place as u8 + 1)
}

/// What comes after so many motions of the shuffle (SHUF-3, SHUF-4).
fn shuffled(done: usize) -> Option<Built> {
    let next = SHUFFLE.get(done).copied();
    let words = MOTIONS.map(|(_, word)| Line::of(NAME, word));
    let mut captions = vec![Line::of(NAME, "shuffle-so-far")];
    for step in SHUFFLE.iter().take(done) {
        captions.push(words[usize::from(motion(Some(*step))?) - 1].clone());
    }
    let question = Right::Pick {
        choice: motion(next)?,
        of: MOTIONS.len() as u8,
    };
    let cut = Answer::Pick(motion(Some(ShuffleStep::Cut))?);
    let strip = Answer::Pick(motion(Some(ShuffleStep::Strip))?);
    let ready = Answer::Pick(motion(None)?);
    let mut rules = vec![RuleId::Shuf3, RuleId::Shuf4];
    if done == 0 {
        rules.insert(0, RuleId::Shuf1);
    }
    let mut asking = Asking::new(NAME, question, &rules)
        .prompt(Line::of(NAME, "prompt-shuffle"))
        .choices(words.into())
        .reckoning(Line::of(NAME, "right-shuffle"))
        .slip("cut-too-early", cut, &[RuleId::Shuf4], &[])
        .slip("ready-without-a-cut", ready, &[RuleId::Shuf4], &[]);
    if next == Some(ShuffleStep::Riffle) && done < 3 {
        asking = asking.slip("two-riffles", strip, &[RuleId::Shuf3], &[]);
    }
    Some(told(captions, asking.done()?))
}

/// What comes to the table, the slip of who does not know what to do, and the ways to go on.
type Duty = (&'static str, &'static str, Vec<(&'static str, Checked)>);

/// What is done about decks and dealers at a live table.
fn duty(draw: &mut Draw) -> Option<Built> {
    let dealer = Dealer::House { at_centre: true };
    let duties: [Duty; 3] = [
        (
            "new-deck",
            "unchecked-deck",
            vec![
                ("new-deck-checked", check_new_cards(true, true, true)),
                ("new-deck-dealt", check_new_cards(false, false, false)),
                ("new-deck-unmixed", check_new_cards(true, true, false)),
            ],
        ),
        (
            "dealer-changes",
            "deck-not-exchanged",
            vec![
                ("deck-kept", check_decks(2, true, false)),
                ("deck-exchanged", check_decks(2, true, true)),
            ],
        ),
        (
            "league",
            "dealer-plays",
            vec![
                ("league-player", check_dealer(Dealer::Player, true)),
                ("league-dealer", check_dealer(dealer, true)),
            ],
        ),
    ];
    let place = draw.below(duties.len() as u64) as usize;
    let (scene, slip, ways) = duties.into_iter().nth(place)?;
    let right = ways.iter().position(|(_, checked)| checked.is_ok())?;
    let kept = ways[right].1.ok()?;
    let question = Right::Pick {
        choice: right as u8 + 1,
        of: ways.len() as u8,
    };
    let mut asking = Asking::new(NAME, question, kept.rules())
        .prompt(Line::of(NAME, "prompt-duty"))
        .choices(ways.iter().map(|(way, _)| Line::of(NAME, way)).collect())
        .reckoning(Line::of(NAME, &["right-", scene].concat()));
    for (way, (_, checked)) in (1..).zip(&ways) {
        if let Err(fault) = checked {
            let rules = fault.rules();
            asking = asking.slip(slip, Answer::Pick(way), rules, &[]);
        }
    }
    Some(told(vec![Line::of(NAME, scene)], asking.done()?))
}
