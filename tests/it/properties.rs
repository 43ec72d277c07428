//! What holds in every hand, over random hands of every kind. A failure names its seed.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use cards_speak::engine::cards::{Card, CardSet, Deck};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::hand::{
    Action, Hand, HandSetup, HandState, HoleCards, Status, TableView, Turn, Viewer, WagerKind, What,
};
use cards_speak::engine::seat::Seat;

use crate::support::random::{self, Choices};

/// No hand takes more decisions than this.
const ENDLESS: usize = 3_000;

/// Says which seed failed, whatever panicked.
struct Named(u64);

impl Drop for Named {
    #[allow(clippy::print_stderr, reason = "a failing seed has to be known")]
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("the failing seed is {}", self.0);
        }
    }
}

/// Runs a property over seeds: hands of 2 to 10 players, and each hundredth of up to 23.
fn for_all(seeds: Range<u64>, property: impl Fn(&mut Choices, HandSetup) + Sync) {
    let half = u64::midpoint(seeds.start, seeds.end);
    thread::scope(|scope| {
        for part in [seeds.start..half, half..seeds.end] {
            let property = &property;
            scope.spawn(move || {
                for seed in part {
                    let _named = Named(seed);
                    let mut choices = Choices::new(seed);
                    let most = if seed % 100 == 0 { 23 } else { 10 };
                    let setup = random::setup(&mut choices, 2, most);
                    property(&mut choices, setup);
                }
            });
        }
    });
}

/// Plays a hand with random decisions; `before` sees it at each of them.
fn play(
    choices: &mut Choices,
    setup: HandSetup,
    mut before: impl FnMut(&mut Choices, &Hand),
) -> (Hand, Vec<(Seat, Action)>) {
    let mut hand = Hand::deal(setup).unwrap();
    let mut decisions = Vec::new();
    while let Some((seat, action)) = random::decision(choices, &hand) {
        before(choices, &hand);
        hand.apply(seat, action).unwrap();
        decisions.push((seat, action));
        assert!(decisions.len() < ENDLESS, "the hand does not end");
    }
    (hand, decisions)
}

/// How many hands the longest test plays: 100,000, or what `CARDS_SPEAK_HANDS` says.
fn wanted_hands() -> u64 {
    let wanted = std::env::var("CARDS_SPEAK_HANDS").ok();
    let wanted = wanted.and_then(|text| text.parse().ok());
    wanted.unwrap_or(100_000)
}

/// All structures and options, 2 to 23 players.
#[test]
fn chips_are_conserved_exactly_one_player_is_in_turn_and_refusals_change_nothing() {
    let wanted = wanted_hands();
    let (refused, decisions) = (AtomicU64::new(0), AtomicU64::new(0));
    for_all(0..wanted, |choices, setup| {
        let total: Chips = setup.players.iter().map(|player| player.stack).sum();
        let (hand, played) = play(choices, setup, |choices, hand| {
            let state = hand.state();
            assert_eq!(state.chips_total(), total);
            let turn = hand.turn().seat().unwrap();
            let able = |seat| [Action::Fold, Action::Muck].map(|a| hand.check(seat, a).is_ok());
            for player in &state.seats {
                assert_eq!(able(player.seat).contains(&true), player.seat == turn);
            }
            assert!(state.seat(turn).unwrap().is_in());
            assert_eq!(hand.legal().is_some(), matches!(hand.turn(), Turn::Act(_)));
            if choices.one_in(4) {
                let wild = wild_action(choices);
                let anybody = Seat(choices.below(24) as u8);
                let seat = choices.pick(&[turn, anybody]);
                let mut tried = hand.clone();
                if tried.apply(seat, wild).is_err() {
                    assert_eq!(&tried, hand);
                    refused.fetch_add(1, Ordering::Relaxed);
                }
            }
        });
        let state = hand.state();
        assert!(state.over);
        assert_eq!(state.pot_total(), Chips::ZERO);
        let stacks: Chips = state.seats.iter().map(|player| player.stack).sum();
        assert_eq!(stacks + state.rake, total);
        decisions.fetch_add(played.len() as u64, Ordering::Relaxed);
    });
    let (refused, decisions) = (refused.into_inner(), decisions.into_inner());
    assert!(refused >= wanted / 10, "{refused} refused");
    #[allow(clippy::print_stdout, reason = "the figures of a long run")]
    {
        println!("{wanted} hands, {decisions} decisions, {refused} tries refused");
    }
}

/// Anything, whether it makes sense or not.
fn wild_action(choices: &mut Choices) -> Action {
    let to = Chips::new(choices.pick(&[0, 1, 7, 40, 300, u64::MAX]));
    choices.pick(&[
        Action::Fold,
        Action::Check,
        Action::Call,
        Action::Bet(to),
        Action::Raise(RaiseTo(to)),
        Action::Show,
        Action::Muck,
        Action::PlayBoard,
    ])
}

/// Amounts worth trying: around every border of what is legal.
fn amounts(choices: &mut Choices, hand: &Hand, seat: Seat) -> Vec<Chips> {
    let mut amounts = vec![0, 1, u64::MAX, choices.below(300)];
    if let Some(player) = hand.state().seat(seat) {
        let all = (player.bet + player.stack).get();
        amounts.extend([all.saturating_sub(1), all, all + 1]);
    }
    if let Some(Ok(wager)) = hand.legal().map(|legal| legal.wager) {
        let (min, max) = (wager.min.get(), wager.max.get());
        amounts.extend([min.saturating_sub(1), min, min + 1, max - 1, max, max + 1]);
        amounts.push(choices.between(min, max));
    }
    amounts.into_iter().map(Chips::new).collect()
}

fn expected(hand: &Hand, seat: Seat, action: Action) -> bool {
    match hand.turn() {
        Turn::Act(turn) if turn == seat => {
            let legal = hand.legal().unwrap();
            let in_range = |kind, to| {
                let wager = legal.wager.as_ref().ok();
                wager.is_some_and(|w| w.kind == kind && (w.min..=w.max).contains(&to))
            };
            match action {
                Action::Fold => true,
                Action::Check => legal.check.is_ok(),
                Action::Call => legal.call.is_ok(),
                Action::Bet(to) => in_range(WagerKind::Bet, to),
                Action::Raise(RaiseTo(to)) => in_range(WagerKind::Raise, to),
                Action::Show | Action::Muck | Action::PlayBoard => false,
            }
        }
        Turn::ShowOrMuck(turn) if turn == seat => match action {
            Action::Show | Action::Muck => true,
            Action::PlayBoard => hand.check(seat, action).is_ok(),
            _ => false,
        },
        _ => false,
    }
}

#[test]
fn what_is_offered_is_accepted_and_all_else_is_refused_without_a_trace() {
    for_all(100_000..200_000, |choices, setup| {
        play(choices, setup, |choices, hand| {
            let turn = hand.turn().seat().unwrap();
            let other = Seat(choices.below(24) as u8);
            for seat in [turn, other] {
                let simple = [
                    Action::Fold,
                    Action::Check,
                    Action::Call,
                    Action::Show,
                    Action::Muck,
                    Action::PlayBoard,
                ];
                let wagers = amounts(choices, hand, seat).into_iter();
                let wagers = wagers.flat_map(|to| [Action::Bet(to), Action::Raise(RaiseTo(to))]);
                let all: Vec<Action> = simple.into_iter().chain(wagers).collect();
                for &action in &all {
                    let verdict = hand.check(seat, action).is_ok();
                    assert_eq!(verdict, expected(hand, seat, action), "{seat} {action:?}");
                }
                if choices.one_in(4) {
                    let action = choices.pick(&all);
                    let verdict = hand.check(seat, action);
                    let mut tried = hand.clone();
                    let applied = tried.apply(seat, action).map(<[_]>::len);
                    match verdict {
                        Ok(()) => assert!(applied.unwrap() > 0),
                        Err(refusal) => {
                            assert_eq!(applied, Err(refusal));
                            assert_eq!(&tried, hand);
                        }
                    }
                }
            }
        });
    });
}

#[test]
fn the_fold_over_events_is_the_state() {
    for_all(200_000..300_000, |choices, setup| {
        let mut state = HandState::before(&setup);
        let mut seen = 0;
        let mut follow = |hand: &Hand| {
            for event in &hand.events()[seen..] {
                state.fold(event);
            }
            seen = hand.events().len();
            assert_eq!(&state, hand.state());
        };
        let (hand, _) = play(choices, setup, |_, hand| follow(hand));
        follow(&hand);
    });
}

fn viewers(hand: &HandSetup) -> Vec<Viewer> {
    let seats = hand.players.iter().map(|player| Viewer::Seat(player.seat));
    seats.chain([Viewer::Spectator, Viewer::Everyone]).collect()
}

#[test]
fn the_fold_over_the_events_a_viewer_sees_is_his_view() {
    for_all(300_000..330_000, |choices, setup| {
        let mut folded: Vec<(Viewer, HandState)> = viewers(&setup)
            .into_iter()
            .map(|viewer| (viewer, HandState::before(&setup)))
            .collect();
        let mut seen = 0;
        let mut follow = |hand: &Hand| {
            for (viewer, state) in &mut folded {
                for event in &hand.events()[seen..] {
                    state.fold(&event.seen_by(*viewer));
                }
                assert_eq!(*state, hand.view(*viewer).hand);
            }
            seen = hand.events().len();
        };
        let (hand, _) = play(choices, setup, |_, hand| follow(hand));
        follow(&hand);
    });
}

/// Every card that is written somewhere in this text, which is JSON.
fn cards_in(json: &str) -> CardSet {
    let texts = json.split('"');
    texts.filter_map(|text| text.parse::<Card>().ok()).collect()
}

fn known_to(viewer: Viewer, hand: &Hand) -> CardSet {
    let state = hand.state();
    let mut known = CardSet::from_slice(&state.board);
    for player in &state.seats {
        match player.hole {
            HoleCards::Up(cards) => known = known.union(cards.into_iter().collect()),
            HoleCards::Known(cards) if viewer.knows(player.seat) => {
                known = known.union(cards.into_iter().collect());
            }
            _ => {}
        }
    }
    known
}

#[test]
fn views_and_seen_events_hold_no_hidden_card() {
    for_all(330_000..350_000, |choices, setup| {
        let viewer = choices.pick(&viewers(&setup));
        let look = |hand: &Hand| {
            let known = known_to(viewer, hand);
            let view: TableView = hand.view(viewer);
            let json = serde_json::to_string(&view).unwrap();
            assert_eq!(cards_in(&json), known, "{json}");
            let back: TableView = serde_json::from_str(&json).unwrap();
            assert_eq!(back, view);
            let events: Vec<_> = hand.events().iter().map(|e| e.seen_by(viewer)).collect();
            let json = serde_json::to_string(&events).unwrap();
            assert!(cards_in(&json).difference(known).is_empty(), "{json}");
        };
        let (hand, _) = play(choices, setup, |choices, hand| {
            if choices.one_in(4) {
                look(hand);
            }
        });
        look(&hand);
    });
}

#[test]
fn the_same_setup_and_decisions_give_the_same_hand() {
    for_all(350_000..450_000, |choices, setup| {
        let (hand, decisions) = play(choices, setup.clone(), |_, _| {});
        let mut again = Hand::deal(setup).unwrap();
        for (seat, action) in decisions {
            again.apply(seat, action).unwrap();
        }
        assert_eq!(hand, again);
    });
}

#[test]
fn no_card_is_dealt_twice_and_the_burned_are_never_seen() {
    for_all(450_000..550_000, |choices, setup| {
        let (hand, _) = play(choices, setup, |_, _| {});
        let mut dealt = CardSet::EMPTY;
        let mut place = 0;
        let players = hand.setup().players.len();
        let mut burned = 0;
        for event in hand.events() {
            match &event.what {
                What::Dealt { cards, .. } => {
                    place += 2;
                    assert!(cards.unwrap().into_iter().all(|card| dealt.insert(card)));
                }
                What::Burned => {
                    burned += 1;
                    place += 1;
                }
                What::BoardDealt { cards, .. } => {
                    for &card in cards {
                        assert_eq!(hand.setup().deck.get(place), Some(card));
                        assert!(dealt.insert(card));
                        place += 1;
                    }
                }
                _ => {}
            }
        }
        let board = hand.state().board.len();
        assert_eq!(place, 2 * players + board + burned);
        assert!([0, 3, 4, 5].contains(&board));
    });
}

/// The deck with the cards that the viewer has not seen by then exchanged among themselves.
fn with_hidden_cards_exchanged(choices: &mut Choices, hand: &Hand, viewer: Viewer) -> HandSetup {
    let known = known_to(viewer, hand);
    let mut setup = hand.setup().clone();
    let deck: Vec<Card> = (0..52).filter_map(|place| setup.deck.get(place)).collect();
    let mut hidden: Vec<Card> = CardSet::FULL.difference(known).iter().collect();
    for place in (1..hidden.len()).rev() {
        let other = choices.below(place as u64 + 1) as usize;
        hidden.swap(place, other);
    }
    let deck: Vec<Card> = deck
        .into_iter()
        .map(|card| {
            let keep = known.contains(card);
            if keep { card } else { hidden.pop().unwrap() }
        })
        .collect();
    setup.deck = Deck::arranged(&deck).unwrap();
    setup
}

#[test]
fn hidden_cards_change_nothing_that_a_viewer_sees() {
    for_all(550_000..650_000, |choices, setup| {
        let mut all = viewers(&setup);
        all.pop();
        let viewer = choices.pick(&all);
        // What the viewer saw at each decision before the showdown, and the hand at the last.
        let mut saw = Vec::new();
        let mut last = None;
        let (_, decisions) = play(choices, setup, |_, hand| {
            if matches!(hand.turn(), Turn::Act(_)) {
                saw.push(hand.view(viewer));
                last = Some(hand.clone());
            }
        });
        let Some(last) = last else { return };
        let other = with_hidden_cards_exchanged(choices, &last, viewer);
        let mut again = Hand::deal(other).unwrap();
        for (saw, (seat, action)) in saw.iter().zip(decisions) {
            assert_eq!(&again.view(viewer), saw);
            again.apply(seat, action).unwrap();
        }
    });
}

#[test]
fn nobody_is_asked_pointlessly() {
    for_all(650_000..700_000, |choices, setup| {
        play(choices, setup, |_, hand| {
            let Turn::Act(seat) = hand.turn() else { return };
            let state = hand.state();
            let player = state.seat(seat).unwrap();
            assert_eq!(player.status, Status::Active);
            let mut others = state.seats.iter().filter(|other| other.seat != seat);
            let legal = hand.legal().unwrap();
            if others.all(|other| other.status != Status::Active) {
                assert!(legal.call.is_ok() && legal.wager.is_err());
            }
        });
    });
}

#[test]
fn pots_are_what_was_put_in_and_only_their_owners_win() {
    for_all(700_000..750_000, |choices, setup| {
        let mut free = Vec::new();
        let (hand, decisions) = play(choices, setup, |_, hand| {
            free.push(hand.legal().is_some_and(|legal| legal.check.is_ok()));
        });
        let state = hand.state();
        let mut won = Chips::ZERO;
        for event in hand.events() {
            if let What::Awarded { pot, shares, .. } = &event.what {
                for share in shares {
                    won += share.amount;
                    assert!(state.pots[usize::from(*pot)].seats.contains(share.seat));
                    assert_ne!(state.seat(share.seat).unwrap().status, Status::Folded);
                }
            }
        }
        let invested: Chips = state.seats.iter().map(|player| player.invested).sum();
        assert_eq!(won + state.rake, invested);
        // Who folds for free may leave more behind than anybody else put in; it stays (FOLD-1).
        let folds = decisions.iter().map(|(_, action)| *action == Action::Fold);
        if folds.zip(free).any(|(fold, free)| fold && free) {
            return;
        }
        // From each opponent at most what he put in himself, and dead money (ALLIN-3).
        let dead: Chips = hand
            .events()
            .iter()
            .filter_map(|event| match event.what {
                What::Posted { kind, amount, .. } if !kind.is_live() => Some(amount),
                _ => None,
            })
            .sum();
        for player in &state.seats {
            let others = state
                .seats
                .iter()
                .map(|other| other.invested.min(player.invested));
            let most: Chips = others.sum();
            assert!(player.won <= most + dead);
        }
    });
}
