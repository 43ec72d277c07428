//! Bots: legal, sane, honest, fast, and worth playing.
#![allow(clippy::print_stdout)] // figures for whoever runs it with --no-capture

use cards_speak::bots::{
    Bot, BotRequest, Budget, Character, Decision, Level, Pace, Player, SimRng, legal_or_passive,
    starting_hand,
};
use cards_speak::engine::cards::{Card, CardSet, Category, Deck, Seed, Strength, parse_cards};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::hand::{
    Action, ForcedBet, ForcedKind, Hand, HandSetup, HoleCards, PlayerSetup, Stakes, Street,
    TableView, Turn, Viewer,
};
use cards_speak::engine::house::{HouseRules, Structure};
use cards_speak::engine::seat::Seat;

#[cfg(feature = "solver")]
mod solved;
#[cfg(feature = "solver")]
mod watched;

const QUICK: Budget = Budget { rollouts: 40 };

/// All hands that any level deals in thought; ends of hands are not reckoned out, which takes too
/// long for matches here: the arena does.
const MATCH: Budget = Budget { rollouts: 1000 };

const STRUCTURES: [Structure; 3] = [
    Structure::NoLimit,
    Structure::PotLimit,
    Structure::FixedLimit,
];

fn seed(number: u64) -> Seed {
    Seed::new([5; 32]).for_hand(number)
}

/// A hand of any size: 2 to 10 players, short and deep stacks, antes and straddles now and then.
fn any_setup(number: u64, rng: &mut SimRng) -> HandSetup {
    let players = 2 + rng.below(9) as u8;
    let rules = HouseRules {
        structure: STRUCTURES[rng.below(3) as usize],
        ..HouseRules::default()
    };
    let ante = if rng.chance(250) { 2 } else { 0 };
    let stakes = Stakes {
        small_blind: Chips::new(5),
        big_blind: Chips::new(10),
        ante: Chips::new(ante),
    };
    let stack = |rng: &mut SimRng| match rng.below(4) {
        0 => u64::from(1 + rng.below(60)),
        1 => u64::from(60 + rng.below(300)),
        2 => 1000,
        _ => u64::from(500 + rng.below(3000)),
    };
    let seats = (0..players)
        .map(|seat| PlayerSetup {
            seat: Seat(seat),
            stack: Chips::new(stack(rng)),
        })
        .collect();
    let button = Seat(rng.below(u32::from(players)) as u8);
    let deck = Deck::shuffled(seed(number));
    let mut setup = HandSetup::standard(rules, stakes, button, seats, deck);
    if players > 3 && rng.chance(150) {
        setup.forced.push(ForcedBet {
            seat: Seat((button.0 + 3) % players),
            kind: ForcedKind::Straddle,
            amount: Chips::new(20),
        });
    }
    setup
}

fn any_bot(rng: &mut SimRng) -> (Level, Character) {
    let level = Level::new(1 + rng.below(8) as u8).unwrap();
    let character = Character::ALL[rng.below(Character::ALL.len() as u32) as usize];
    (level, character)
}

fn ask(hand: &Hand, seat: Seat, bot: (Level, Character), luck: Seed, budget: Budget) -> Decision {
    BotRequest {
        id: 1,
        view: hand.view(Viewer::Seat(seat)),
        level: bot.0,
        character: bot.1,
        notes: Vec::new(),
        seed: luck,
    }
    .answer(budget)
}

/// Calls `look` at every decision of `hands` random hands played by random bots.
fn over_random_hands(
    hands: u64,
    mut look: impl FnMut(&Hand, Seat, (Level, Character), Seed, &Decision),
) {
    let mut rng = SimRng::new(seed(1 << 40));
    for number in 0..hands {
        let Ok(mut hand) = Hand::deal(any_setup(number, &mut rng)) else {
            panic!("hand {number} cannot be dealt");
        };
        let mut step = 0;
        while let Some(seat) = hand.turn().seat() {
            let bot = any_bot(&mut rng);
            step += 1;
            let luck = seed(number * 1000 + step);
            let decision = ask(&hand, seat, bot, luck, QUICK);
            look(&hand, seat, bot, luck, &decision);
            hand.apply(seat, decision.action).unwrap();
            assert!(step < 500, "hand {number} does not end");
        }
    }
}

/// Bottom half before the flop; after it no pair through an own card, no four to a flush and no
/// four to a straight.
fn is_trash(view: &TableView) -> bool {
    let hole = view.own_seat().unwrap().hole.cards().unwrap();
    let board = &view.hand.board;
    if board.is_empty() {
        return starting_hand(hole).0 > 500;
    }
    let own = CardSet::from_slice(&hole);
    let all = own.union(CardSet::from_slice(board));
    let category = Strength::of(all).unwrap().category();
    if category >= Category::Straight {
        return Strength::of(CardSet::from_slice(board)) == Strength::of(all);
    }
    let pairs = |card: &Card| {
        board.iter().any(|other| other.rank() == card.rank())
            || hole
                .iter()
                .filter(|other| other.rank() == card.rank())
                .count()
                == 2
    };
    let suits = |card: &Card| {
        all.iter()
            .filter(|other| other.suit() == card.suit())
            .count()
            >= 4
    };
    let window = |low: u8| {
        let has = |rank: u8| {
            let rank = if rank == 0 { 12 } else { rank - 1 };
            all.iter().any(|card| card.rank().index() == rank)
        };
        (low..low + 5).filter(|&rank| has(rank)).count() >= 4
    };
    let draw = board.len() < 5 && (hole.iter().any(suits) || (0..10).any(window));
    !hole.iter().any(pairs) && !draw
}

#[test]
fn bots_act_legally_and_sanely_in_thousands_of_random_hands() {
    over_random_hands(6000, |hand, seat, bot, _, decision| {
        let view = hand.view(Viewer::Seat(seat));
        hand.check(seat, decision.action)
            .unwrap_or_else(|refusal| panic!("{bot:?}: {refusal}"));
        assert_eq!(legal_or_passive(&view, decision.action), decision.action);
        let Some(legal) = &view.legal else {
            return;
        };
        assert!(
            legal.check.is_err() || decision.action != Action::Fold,
            "{bot:?} folds where a check is free"
        );
        let me = view.own_seat().unwrap();
        // All-in or fold is right with many hands up to twelve big blinds, for who knows which.
        let knows = bot.0.skill().push_fold && view.hand.board.is_empty();
        let deep = (me.stack + me.bet).get() / 10 >= if knows { 13 } else { 10 };
        let all_in = match decision.action {
            Action::Bet(to) | Action::Raise(RaiseTo(to)) => to == me.stack + me.bet,
            Action::Call => legal.call.as_ref().unwrap().all_in,
            _ => false,
        };
        assert!(
            !(deep && all_in && is_trash(&view)),
            "{bot:?} jams {} with {:?} on {:?}",
            me.stack,
            me.hole,
            view.hand.board
        );
    });
}

/// The same hand with the cards that the viewer cannot know in another order.
fn with_other_hidden_cards(hand: &Hand, view: &TableView) -> Hand {
    let known: CardSet = view
        .hand
        .seats
        .iter()
        .filter_map(|player| player.hole.cards())
        .flatten()
        .chain(view.hand.board.iter().copied())
        .collect();
    let mut setup = hand.setup().clone();
    let mut hidden: Vec<Card> = setup
        .deck
        .cards()
        .iter()
        .copied()
        .filter(|card| !known.contains(*card))
        .collect();
    hidden.reverse();
    let mut hidden = hidden.into_iter();
    let cards: Vec<Card> = setup
        .deck
        .cards()
        .iter()
        .map(|&card| {
            if known.contains(card) {
                card
            } else {
                hidden.next().unwrap()
            }
        })
        .collect();
    setup.deck = Deck::arranged(&cards).unwrap();
    let mut other = Hand::deal(setup).unwrap();
    for taken in &hand.state().taken {
        other.apply(taken.seat, taken.action).unwrap();
    }
    other
}

#[test]
fn hidden_cards_do_not_change_a_decision() {
    let mut looked = 0;
    over_random_hands(400, |hand, seat, bot, luck, decision| {
        looked += 1;
        let view = hand.view(Viewer::Seat(seat));
        let other = with_other_hidden_cards(hand, &view);
        let theirs = other.view(Viewer::Seat(seat));
        if matches!(hand.turn(), Turn::ShowOrMuck(_)) && theirs != view {
            // At the showdown other cards are shown and others beaten.
            return;
        }
        assert_eq!(theirs, view);
        assert_eq!(&ask(&other, seat, bot, luck, QUICK), decision);
    });
    assert!(looked > 2000);
}

#[test]
fn the_same_seed_gives_the_same_decision() {
    over_random_hands(300, |hand, seat, bot, luck, decision| {
        assert_eq!(&ask(hand, seat, bot, luck, QUICK), decision);
    });
}

#[test]
fn a_decision_takes_a_few_milliseconds_at_most() {
    let mut times = Vec::new();
    over_random_hands(150, |hand, seat, bot, luck, _| {
        let start = std::time::Instant::now();
        let _ = ask(hand, seat, (Level::MAX, bot.1), luck, Budget::FULL);
        times.push(start.elapsed().as_micros());
    });
    times.sort_unstable();
    let (median, late) = (times[times.len() / 2], times[times.len() * 99 / 100]);
    println!(
        "level 8: median {median} us, 99th per cent {late} us of {}",
        times.len()
    );
    // A machine may be busy; this is only to notice a decision ten times too slow.
    assert!(median < 3000, "{median} us");
}

#[test]
fn a_bot_without_its_turn_or_its_cards_does_nothing_rash() {
    let mut rng = SimRng::new(seed(3));
    let hand = Hand::deal(any_setup(3, &mut rng)).unwrap();
    for viewer in [Viewer::Spectator, Viewer::Everyone] {
        let view = hand.view(viewer);
        let decision =
            Player::new(Level::MAX, Character::Firebrand).decide(&view, &mut rng, Budget::FULL);
        assert!(matches!(decision.action, Action::Fold | Action::Check));
    }
}

// ---- strength ----

/// Somebody to beat.
#[derive(Clone, Copy, Debug)]
enum Simple {
    Calls,
    Folds,
    Random,
    Bot(Level, Character),
}

impl Simple {
    fn act(self, hand: &Hand, seat: Seat, rng: &mut SimRng, luck: Seed) -> Action {
        let view = hand.view(Viewer::Seat(seat));
        let wish = match self {
            Self::Calls => Action::Call,
            Self::Folds => Action::Fold,
            Self::Random => match rng.below(3) {
                0 => Action::Fold,
                1 => Action::Call,
                _ => match &view.legal {
                    Some(legal) => match &legal.wager {
                        Ok(wager) => {
                            let span = wager.max.get() - wager.min.get();
                            let more = u64::from(rng.below(span as u32 + 1));
                            Action::Raise(RaiseTo(Chips::new(wager.min.get() + more)))
                        }
                        Err(_) => Action::Call,
                    },
                    None => Action::Show,
                },
            },
            Self::Bot(level, character) => {
                return ask(hand, seat, (level, character), luck, MATCH).action;
            }
        };
        legal_or_passive(&view, wish)
    }
}

/// What `hero` wins of `villain` in big blinds a hundred hands, each deal from both sides.
fn match_of(hero: Simple, villain: Simple, deals: u64, structure: Structure) -> i64 {
    let mut won = 0;
    for number in 0..deals {
        for side in 0..2 {
            let mut rng = SimRng::new(seed(number * 2 + 900_000));
            let rules = HouseRules {
                structure,
                ..HouseRules::default()
            };
            let stakes = Stakes {
                small_blind: Chips::new(5),
                big_blind: Chips::new(10),
                ante: Chips::ZERO,
            };
            let seats = [0, 1].map(|seat| PlayerSetup {
                seat: Seat(seat),
                stack: Chips::new(1000),
            });
            let deck = Deck::shuffled(seed(number));
            let button = Seat((number % 2) as u8);
            let setup = HandSetup::standard(rules, stakes, button, seats.to_vec(), deck);
            let mut hand = Hand::deal(setup).unwrap();
            let mut step = 0;
            while let Some(seat) = hand.turn().seat() {
                step += 1;
                let luck = seed(number * 512 + step + 5_000_000);
                let who = if seat.0 == side { hero } else { villain };
                let action = who.act(&hand, seat, &mut rng, luck);
                hand.apply(seat, action).unwrap();
            }
            let end = hand.state().seat(Seat(side)).unwrap().stack.get();
            won += i64::try_from(end).unwrap() - 1000;
        }
    }
    won * 100 / (10 * 2 * i64::try_from(deals).unwrap())
}

#[test]
fn a_good_bot_beats_calling_folding_and_random_clearly() {
    let strong = Simple::Bot(Level::MAX, Character::Regular);
    for (villain, deals, least) in [
        (Simple::Folds, 500, 60),
        (Simple::Calls, 1500, 100),
        (Simple::Random, 1500, 150),
    ] {
        let won = match_of(strong, villain, deals, Structure::NoLimit);
        println!("level 8 regular v {villain:?}: {won} bb/100");
        assert!(won >= least, "{won} bb/100 against {villain:?}");
    }
    for structure in [Structure::PotLimit, Structure::FixedLimit] {
        let won = match_of(strong, Simple::Calls, 1500, structure);
        println!("level 8 regular v Calls in {structure:?}: {won} bb/100");
        assert!(won >= 20, "{won} bb/100 in {structure:?}");
    }
}

#[test]
fn higher_levels_beat_the_lowest() {
    let low = Simple::Bot(Level::MIN, Character::Regular);
    for level in [4, 8] {
        let high = Simple::Bot(Level::new(level).unwrap(), Character::Regular);
        let won = match_of(high, low, 2500, Structure::NoLimit);
        println!("level {level} v level 1: {won} bb/100");
        assert!(won >= 10, "level {level}: {won} bb/100");
    }
}

// ---- style ----

#[derive(Debug, Default)]
struct Figures {
    hands: u32,
    vpip: u32,
    pfr: u32,
    wagers: u32,
    calls: u32,
}

/// Figures of a character at a table of six with five regulars.
fn figures(character: Character) -> Figures {
    let mut figures = Figures::default();
    for number in 0..1500_u64 {
        let stakes = Stakes {
            small_blind: Chips::new(5),
            big_blind: Chips::new(10),
            ante: Chips::ZERO,
        };
        let seats = (0..6).map(|seat| PlayerSetup {
            seat: Seat(seat),
            stack: Chips::new(1000),
        });
        let button = Seat((number % 6) as u8);
        let deck = Deck::shuffled(seed(number + 70_000));
        let rules = HouseRules::default();
        let setup = HandSetup::standard(rules, stakes, button, seats.collect(), deck);
        let mut hand = Hand::deal(setup).unwrap();
        let mut step = 0;
        while let Some(seat) = hand.turn().seat() {
            step += 1;
            let who = if seat == Seat(0) {
                character
            } else {
                Character::Regular
            };
            let level = Level::new(6).unwrap();
            let decision = ask(&hand, seat, (level, who), seed(number * 999 + step), QUICK);
            hand.apply(seat, decision.action).unwrap();
        }
        figures.hands += 1;
        let (mut entered, mut raised) = (false, false);
        for taken in hand
            .state()
            .taken
            .iter()
            .filter(|taken| taken.seat == Seat(0))
        {
            let wager = matches!(taken.action, Action::Bet(_) | Action::Raise(_));
            let call = taken.action == Action::Call;
            if taken.street == Street::Preflop {
                entered |= wager || call;
                raised |= wager;
            } else {
                figures.wagers += u32::from(wager);
                figures.calls += u32::from(call);
            }
        }
        figures.vpip += u32::from(entered);
        figures.pfr += u32::from(raised);
    }
    figures
}

#[test]
fn characters_play_visibly_differently() {
    let all: Vec<(Character, u32, u32, u32)> = Character::ALL
        .into_iter()
        .map(|character| {
            let f = figures(character);
            let (vpip, pfr) = (f.vpip * 1000 / f.hands, f.pfr * 1000 / f.hands);
            let factor = f.wagers * 100 / f.calls.max(1);
            println!("{character:?}: VPIP {vpip}, PFR {pfr} (per mille), AF {factor} (per cent)");
            (character, vpip, pfr, factor)
        })
        .collect();
    for &(character, vpip, pfr, _) in &all {
        let habits = character.habits();
        assert!(
            vpip.abs_diff(habits.vpip) <= 60,
            "{character:?}: VPIP {vpip}"
        );
        assert!(pfr.abs_diff(habits.pfr) <= 60, "{character:?}: PFR {pfr}");
    }
    let of = |wanted| {
        *all.iter()
            .find(|(character, ..)| *character == wanted)
            .unwrap()
    };
    let (rock, caller) = (of(Character::Rock), of(Character::Caller));
    let (fire, cautious) = (of(Character::Firebrand), of(Character::Cautious));
    assert!(
        caller.1 > 2 * rock.1 && fire.1 > 2 * rock.1,
        "loose and tight"
    );
    assert!(
        fire.2 > 3 * caller.2,
        "aggressive and passive before the flop"
    );
    assert!(fire.3 > 2 * caller.3, "aggressive and passive after it");
    assert!(cautious.1 < caller.1 && cautious.2 < rock.2 + 60);
}

// ---- odds and ends ----

#[test]
fn the_order_of_starting_hands_is_as_everybody_expects() {
    let top = |text: &str| {
        let cards = parse_cards(text).unwrap();
        starting_hand([cards[0], cards[1]]).0
    };
    let order = [
        "AsAh", "KsKh", "TsTh", "AsKs", "AsKd", "KsQd", "9s8s", "Jc5d", "7h2c", "3h2c",
    ];
    let tops: Vec<u16> = order.iter().map(|text| top(text)).collect();
    assert!(tops.is_sorted(), "{tops:?}");
    assert_eq!(top("KdAs"), top("AsKd"));
    // Weighted by their deals, the share of hands at or above a number is that number.
    let deck: Vec<Card> = Card::all().collect();
    for limit in [50_u16, 100, 250, 500, 750] {
        let mut within = 0_u32;
        for (place, &one) in deck.iter().enumerate() {
            for &other in &deck[place + 1..] {
                within += u32::from(starting_hand([one, other]).0 <= limit);
            }
        }
        let share = within * 1000 / 1326;
        assert!(share.abs_diff(u32::from(limit)) <= 12, "{limit}: {share}");
    }
}

#[test]
fn beaten_hands_are_mucked_and_winners_shown() {
    let mut asked = 0;
    over_random_hands(1500, |hand, seat, _, _, decision| {
        if hand.turn() != Turn::ShowOrMuck(seat) {
            return;
        }
        asked += 1;
        assert!(matches!(decision.action, Action::Show | Action::Muck));
        let state = hand.state();
        let board = CardSet::from_slice(&state.board);
        let strength = |cards: [Card; 2]| Strength::of(board.union(CardSet::from_slice(&cards)));
        let mine = strength(state.seat(seat).unwrap().hole.cards().unwrap());
        let best = state
            .seats
            .iter()
            .filter(|other| other.is_in())
            .filter_map(|other| match other.hole {
                HoleCards::Up(cards) => strength(cards),
                _ => None,
            });
        if mine >= best.max() {
            assert_eq!(decision.action, Action::Show);
        }
    });
    assert!(asked > 20);
}

#[test]
fn think_time_follows_the_pace_and_stays_bearable() {
    let mut sums = [0_u64; 4];
    over_random_hands(300, |hand, seat, bot, luck, decision| {
        let request = BotRequest {
            id: 1,
            view: hand.view(Viewer::Seat(seat)),
            level: bot.0,
            character: bot.1,
            notes: Vec::new(),
            seed: luck,
        };
        for (sum, pace) in
            sums.iter_mut()
                .zip([Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant])
        {
            let ms = request.think_time(decision, pace);
            assert!(ms <= 6000);
            *sum += u64::from(ms);
        }
    });
    assert!(sums[0] > sums[1] && sums[1] > sums[2] && sums[2] > sums[3]);
    assert_eq!(sums[3], 0);
}
