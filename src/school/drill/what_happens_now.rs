//! Drill 26: what happens now?

use core::num::NonZeroU8;

use super::asking::Asking;
use super::instance::{Part, Shown, Told};
use super::sheet::{Built, Sheet};
use super::table::chairs;
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::{Card, Seed};
use crate::engine::chips::Chips;
use crate::engine::floor::{
    Basket, BoardStreet, CardOfDeal, CardsIn, Cause, JokerAt, Moment, Ruling, Situation, Verdict,
    When, rule,
};
use crate::engine::house::HouseRules;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::question::{Answer, Right};
use crate::school::spot::Scene;

const NAME: &str = "what-happens-now";
const SECONDS: u32 = 10;

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Live),
    rules: &[
        RuleId::Irreg1,
        RuleId::Irreg2,
        RuleId::Irreg3,
        RuleId::Irreg4,
        RuleId::Irreg5,
        RuleId::Irreg6,
        RuleId::Irreg7,
        RuleId::Irreg8,
        RuleId::Irreg9,
        RuleId::Irreg10,
        RuleId::Irreg11,
        RuleId::Irreg12,
        RuleId::Irreg13,
        RuleId::Irreg14,
        RuleId::Irreg15,
        RuleId::Irreg16,
        RuleId::Fold4,
        RuleId::Etiq6,
        RuleId::Deck4,
        RuleId::Misdeal10,
    ],
    patterns: &[
        Pattern::new("two-cards-alike", 5, 1),
        Pattern::new("odd-back-in-play", 5, 1).doubled(),
        Pattern::new("odd-back-in-the-rest", 5, 1).doubled(),
        Pattern::new("cards-missing", 5, 1),
        Pattern::new("cards-fell", 5, 1),
        Pattern::new("burn-wrong-and-acted", 5, 1).doubled(),
        Pattern::new("burn-wrong", 5, 2).doubled(),
        Pattern::new("dealt-too-early", 5, 2),
        Pattern::new("large-flop", 5, 2),
        Pattern::new("face-up-card", 5, 2),
        Pattern::new("face-up-card-next-gone", 5, 2),
        Pattern::new("rest-mixed-up", 5, 2),
        Pattern::new("joker-found", 5, 2),
        Pattern::new("joker-played", 5, 3),
        Pattern::new("joker-unseen", 5, 3),
        Pattern::new("taken-as-folded", 5, 3),
        Pattern::new("touched-discards", 5, 3),
        Pattern::new("chips-of-the-last-hand", 5, 3),
        Pattern::new("button-wrong", 5, 3),
        Pattern::new("misdeal-too-late", 5, 4),
    ],
    build,
    examples: &[
        ("EX-MIS-9", "two-cards-alike"),
        ("EX-MIS-10", "odd-back-in-play"),
        ("EX-MIS-11", "odd-back-in-the-rest"),
        ("EX-MIS-12", "joker-played"),
        ("EX-MIS-13", "cards-missing"),
        ("EX-MIS-14", "burn-wrong"),
        ("EX-MIS-15", "burn-wrong-and-acted"),
        ("EX-MIS-16", "dealt-too-early"),
        ("EX-MIS-17", "large-flop"),
        ("EX-MIS-18", "chips-of-the-last-hand"),
        ("EX-MIS-19", "cards-fell"),
        ("EX-MIS-20", "taken-as-folded"),
    ],
    example: |text| {
        if text == "chips-of-the-last-hand" {
            return forgotten(
                &Scene {
                    seats: (0..5).map(Seat).collect(),
                    you: None,
                    button: Some(Seat(4)),
                    small_blind: None,
                    big_blind: None,
                    open: Vec::new(),
                    board: Vec::new(),
                },
                Chips::new(20),
                (0..4).map(Seat).collect(),
            );
        }
        let (situation, moment) = match text {
            "two-cards-alike" => {
                let card = Card::all().find(|card| card.to_string() == "Qh")?;
                (Situation::TwoAlike { card }, Moment::street(1))
            }
            "odd-back-in-play" => (odd_back(CardsIn::Hand), Moment::street(1)),
            "odd-back-in-the-rest" => (odd_back(CardsIn::Stub), Moment::street(1)),
            "burn-wrong" => (burned(BoardStreet::Flop, 0), Moment::street(0)),
            "burn-wrong-and-acted" => (burned(BoardStreet::Flop, 0), Moment::street(1)),
            "dealt-too-early" => {
                let street = BoardStreet::Turn;
                (Situation::EarlyStreet { street }, Moment::street(1))
            }
            "large-flop" => {
                let extra = NonZeroU8::MIN;
                (Situation::LargeFlop { extra }, Moment::street(0))
            }
            "taken-as-folded" => {
                let (protected, all_in) = (false, false);
                (Situation::SweptIn { protected, all_in }, Moment::street(1))
            }
            other => {
                let level = Level::numbered(1)?;
                case(other, level, &mut Draw::new(Seed::new([0; 32])))?
            }
        };
        asked(&situation, moment, None)
    },
};

const fn odd_back(found: CardsIn) -> Situation {
    Situation::OddBack { found }
}

const fn burned(street: BoardStreet, cards: u8) -> Situation {
    Situation::Burned { street, cards }
}

const fn joker(found: JokerAt) -> Situation {
    Situation::Joker {
        found,
        next_gone: false,
    }
}

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    if pattern == "chips-of-the-last-hand" {
        return newcomers(draw);
    }
    let (situation, moment) = case(pattern, level, draw)?;
    let aside = if level.number() == 5 {
        draw.pick(&["aside-pot", "aside-looked", "aside-all-in", "aside-dealer"])
    } else {
        None
    };
    asked(&situation, moment, aside)
}

/// What went wrong and when it is noticed.
fn case(pattern: &str, level: Level, draw: &mut Draw) -> Option<(Situation, Moment)> {
    let high = level.number() >= 4;
    let acted = draw.within(1, 3) as u8;
    let street = draw.pick(&BoardStreet::ALL)?;
    let later = Moment::street(acted);
    let wrong = if draw.once_in(2) { 0 } else { 2 };
    let one = NonZeroU8::MIN;
    let few = NonZeroU8::new(draw.within(1, 2) as u8)?;
    Some(match pattern {
        "two-cards-alike" => {
            let card = draw.pack(&[]).first().copied()?;
            (Situation::TwoAlike { card }, later)
        }
        "odd-back-in-play" => {
            let places = [CardsIn::Hand, CardsIn::Board, CardsIn::Discards];
            (odd_back(draw.pick(&places)?), later)
        }
        "odd-back-in-the-rest" => {
            let places = [CardsIn::Stub, CardsIn::Burns];
            (odd_back(draw.pick(&places)?), later)
        }
        "cards-missing" => (Situation::CardsMissing { cards: few }, Moment::OVER),
        "cards-fell" => (Situation::CardsFell, later),
        "burn-wrong-and-acted" => (burned(street, wrong), later),
        "burn-wrong" => (burned(street, wrong), Moment::street(0)),
        "dealt-too-early" => (Situation::EarlyStreet { street }, later),
        "large-flop" => (Situation::LargeFlop { extra: few }, Moment::street(0)),
        "face-up-card" | "face-up-card-next-gone" => {
            let next_gone = pattern == "face-up-card-next-gone";
            let cards = one;
            (Situation::Boxed { cards, next_gone }, Moment::DEALING)
        }
        "rest-mixed-up" => (Situation::SpoiledStub, later),
        "joker-found" => {
            let held = JokerAt::Hand {
                played_on: false,
                looked: true,
            };
            let places = [JokerAt::Deck, JokerAt::Board, held];
            (joker(draw.pick(&places)?), Moment::street(0))
        }
        "joker-played" | "joker-unseen" => {
            let looked = pattern == "joker-played";
            let played_on = true;
            (joker(JokerAt::Hand { played_on, looked }), later)
        }
        "taken-as-folded" => {
            let safe = if high { draw.below(3) } else { 0 };
            let (protected, all_in) = (safe == 1, safe == 2);
            (Situation::SweptIn { protected, all_in }, later)
        }
        "touched-discards" => {
            let showdown = draw.once_in(2);
            (Situation::ThrownIn { showdown }, later)
        }
        "button-wrong" => (Situation::WrongButton, Moment::preflop(acted + 1)),
        _ => {
            let grounds = [
                Situation::Exposed {
                    by: Cause::Dealer,
                    card: CardOfDeal::FIRST,
                    more: 1,
                },
                Situation::OutOfOrder {
                    exposed_as_burn: false,
                },
                Situation::NoCards {
                    entitled: true,
                    wants_to_play: true,
                },
            ];
            let place = draw.below(3) as usize;
            (grounds.into_iter().nth(place)?, Moment::preflop(acted + 1))
        }
    })
}

const VOID: u8 = 1;
const STANDS: u8 = 2;
const REPAIR: u8 = 3;
const HAND_ONLY: u8 = 4;

fn asked(situation: &Situation, moment: Moment, aside: Option<&'static str>) -> Option<Built> {
    let ruling = rule(situation, moment, &HouseRules::default());
    let right = match ruling.verdict.basket() {
        Basket::Void => VOID,
        Basket::Stands => STANDS,
        Basket::Repair => REPAIR,
        Basket::HandOnly => HAND_ONLY,
        Basket::Misdeal | Basket::Counts => return None,
    };
    let choices = ["void", "stands", "repair", "hand-only"].map(|name| Line::of(NAME, name));
    let question = Right::Pick {
        choice: right,
        of: 4,
    };
    let mut asking = Asking::new(NAME, question, ruling.rules())
        .choices(choices.into())
        .reckoning(reckoning(&ruling));
    for wrong in [VOID, STANDS, REPAIR, HAND_ONLY] {
        let slip = slip(situation, right, wrong);
        asking = asking.slip(slip, Answer::Pick(wrong), ruling.rules(), &[]);
    }
    let mut parts = vec![asking.done()?];
    if right == REPAIR {
        parts.push(mended(&ruling, situation)?);
    }
    let mut captions = told(situation, moment)?;
    captions.extend(aside.map(|aside| Line::of(NAME, aside)));
    Some(Built {
        shown: Shown::Told(Told {
            scene: None,
            captions,
        }),
        parts,
        seconds: SECONDS,
    })
}

fn reckoning(ruling: &Ruling) -> Line {
    Line::of(NAME, "right")
        .with("ruling", Box::new(ruling.clone()))
        .with("rule", ruling.rule())
}

/// The question that decides, for who answers `wrong` where `right` is right.
const fn slip(situation: &Situation, right: u8, wrong: u8) -> &'static str {
    let burn = matches!(situation, Situation::Burned { .. });
    match (right, wrong) {
        (VOID, STANDS) => "false-card-in-play",
        (VOID, REPAIR) => "false-deck-mended",
        (VOID, _) => "false-for-everybody",
        (STANDS, VOID) => match situation {
            Situation::OddBack { .. } => "never-in-play",
            Situation::WrongButton
            | Situation::Exposed { .. }
            | Situation::OutOfOrder { .. }
            | Situation::NoCards { .. } => "too-late",
            _ => "void-for-nothing",
        },
        (STANDS, REPAIR) if burn => "acted-on-it",
        (STANDS, REPAIR) => "nothing-to-mend",
        (REPAIR, STANDS) if burn => "nobody-acted",
        (REPAIR, STANDS) => "can-be-mended",
        (REPAIR, VOID) => "void-though-mendable",
        (HAND_ONLY, VOID) => "only-one-hand",
        (HAND_ONLY, STANDS) => "hand-is-dead",
        (HAND_ONLY, _) => "dead-stays-dead",
        _ => "hand-lives",
    }
}

/// How something is put right, with two ways that would be wrong and how they are called.
type Ways = [&'static str; 3];

fn ways(verdict: &Verdict, situation: &Situation) -> Option<(Ways, [&'static str; 2])> {
    let no_card = if matches!(situation, Situation::Joker { .. }) {
        ("how-joker-wild", "joker-is-wild")
    } else {
        ("how-turn-over", "no-card-is-played")
    };
    Some(match verdict {
        Verdict::MendBurn { .. } => (
            ["how-mend", "how-burn-now", "how-shuffle-all"],
            ["burned-afterwards", "everything-shuffled"],
        ),
        Verdict::EarlyInvalid { .. } => (
            ["how-invalid", "how-let-lie", "how-chips-back"],
            ["early-card-kept", "bets-taken-back"],
        ),
        Verdict::NewFlop => (
            ["how-new-flop", "how-take-last", "how-shuffle-all"],
            ["last-card-taken", "everything-shuffled"],
        ),
        Verdict::NextInstead {
            when: When::Now, ..
        } => (
            ["how-next-now", no_card.0, "how-after-deal"],
            [no_card.1, "next-is-still-there"],
        ),
        Verdict::NextInstead { .. } => (
            ["how-after-deal", no_card.0, "how-next-now"],
            [no_card.1, "next-is-gone"],
        ),
        Verdict::RestoreStub => (
            ["how-restore", "how-chips-back", "how-shuffle-all"],
            ["bets-taken-back", "everything-shuffled"],
        ),
        Verdict::HandBack => (
            ["how-cards-back", "how-new-cards", "how-chips-back"],
            ["new-cards-instead", "bets-taken-back"],
        ),
        _ => return None,
    })
}

/// How it is put right; the right way is not always the first.
fn mended(ruling: &Ruling, situation: &Situation) -> Option<Part> {
    let (ways, slips) = ways(&ruling.verdict, situation)?;
    let mut order = ways;
    order.sort_unstable();
    let place = |way: &str| -> Option<u8> {
        let place = order.iter().position(|other| *other == way)?;
        Some(place as u8 + 1)
    };
    let question = Right::Pick {
        choice: place(ways[0])?,
        of: 3,
    };
    let mut asking = Asking::new(NAME, question, ruling.rules())
        .prompt(Line::of(NAME, "prompt-how"))
        .choices(order.map(|way| Line::of(NAME, way)).into())
        .reckoning(reckoning(ruling));
    for (way, slip) in ways[1..].iter().zip(slips) {
        asking = asking.slip(slip, Answer::Pick(place(way)?), ruling.rules(), &[]);
    }
    asking.done()
}

/// The mishap, and where it matters who has acted on it.
fn told(situation: &Situation, moment: Moment) -> Option<Vec<Line>> {
    let line = |name| Line::of(NAME, name);
    let count = |number: u8| Term::Count(number.into());
    let on_street = |street: BoardStreet| {
        line("acted-on-street")
            .with("street", street.name())
            .with("acted", count(moment.acted_on_street))
    };
    let first = match situation {
        Situation::TwoAlike { card } => line("two-alike").with("card", vec![*card]),
        Situation::OddBack { found } => line(match found {
            CardsIn::Hand => "odd-back-hand",
            CardsIn::Board => "odd-back-board",
            CardsIn::Discards => "odd-back-discards",
            CardsIn::Burns => "odd-back-burns",
            CardsIn::Stub => "odd-back-rest",
        }),
        Situation::CardsMissing { cards } => line("missing").with("cards", count(cards.get())),
        Situation::CardsFell => line("fell"),
        Situation::Burned { street, cards } => {
            let name = if *cards == 0 { "no-burn" } else { "two-burned" };
            let first = line(name).with("street", street.name());
            return Some(vec![first, on_street(*street)]);
        }
        Situation::EarlyStreet { street } => line("early").with("street", street.name()),
        Situation::LargeFlop { extra } => line("large-flop").with("cards", count(3 + extra.get())),
        Situation::Boxed { next_gone, .. } => line(if *next_gone {
            "face-up-next-gone"
        } else {
            "face-up"
        }),
        Situation::SpoiledStub => line("mixed-up"),
        Situation::Joker { found, .. } => line(match found {
            JokerAt::Deck => "joker-deck",
            JokerAt::Board => "joker-board",
            JokerAt::Hand {
                played_on: false, ..
            } => "joker-hand",
            JokerAt::Hand { looked: true, .. } => "joker-played",
            JokerAt::Hand { .. } => "joker-unseen",
        }),
        Situation::SweptIn { protected, all_in } => line(match (protected, all_in) {
            (true, _) => "swept-protected",
            (_, true) => "swept-all-in",
            _ => "swept",
        }),
        Situation::ThrownIn { showdown } => line(if *showdown {
            "thrown-at-showdown"
        } else {
            "thrown"
        }),
        Situation::WrongButton => line("button"),
        Situation::Exposed { .. } => line("exposed"),
        Situation::OutOfOrder { .. } => line("out-of-order"),
        Situation::NoCards { .. } => line("left-out"),
        _ => return None,
    };
    let late = matches!(
        situation,
        Situation::WrongButton
            | Situation::Exposed { .. }
            | Situation::OutOfOrder { .. }
            | Situation::NoCards { .. }
    );
    let acted = late.then(|| line("acted").with("acted", count(moment.acted)));
    Some([first].into_iter().chain(acted).collect())
}

/// Chips left over from the last hand, and somebody who was not in it.
fn newcomers(draw: &mut Draw) -> Option<Built> {
    let players = draw.within(4, 8);
    let seats = chairs(draw, players, false);
    let button = draw.pick(&seats);
    let before = draw.within(2, players - 1) as usize;
    let scene = Scene {
        seats: seats.clone(),
        you: None,
        button,
        small_blind: None,
        big_blind: None,
        open: Vec::new(),
        board: Vec::new(),
    };
    forgotten(&scene, draw.chips(10, 200, 5), draw.some(&seats, before))
}

/// Who may win chips of the last hand (IRREG-5).
fn forgotten(scene: &Scene, amount: Chips, last_hand: Vec<Seat>) -> Option<Built> {
    let situation = Situation::ForgottenChips {
        amount,
        last_hand: last_hand.clone(),
        this_hand: scene.seats.clone(),
    };
    let ruling = rule(&situation, Moment::DEALING, &HouseRules::default());
    let Verdict::OnlyThese { seats, .. } = &ruling.verdict else {
        return None;
    };
    let right: SeatSet = seats.iter().copied().collect();
    let everybody: SeatSet = scene.seats.iter().copied().collect();
    let newcomers: SeatSet = scene
        .seats
        .iter()
        .copied()
        .filter(|seat| !right.contains(*seat))
        .collect();
    let part = Asking::new(NAME, Right::Seats(right), ruling.rules())
        .prompt(Line::of(NAME, "prompt-who"))
        .reckoning(reckoning(&ruling))
        .slip("everybody", Answer::Seats(everybody), ruling.rules(), &[])
        .slip("newcomers", Answer::Seats(newcomers), ruling.rules(), &[])
        .trap("everybody")
        .done()?;
    Some(Built {
        shown: Shown::Told(Told {
            scene: Some(scene.clone()),
            captions: vec![
                Line::of(NAME, "chips-left").with("amount", amount),
                Line::of(NAME, "played-last").with("names", last_hand),
            ],
        }),
        parts: vec![part],
        seconds: SECONDS,
    })
}
