//! Whether the bots keep to the rules and look at nobody's cards, in hands of all kinds.

use std::fmt::Write as _;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use cards_speak::bots::{BotRequest, Budget, Character, Level, SimRng};
use cards_speak::engine::cards::{Card, CardSet, Deck, Seed};
use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::{
    Action, ForcedBet, ForcedKind, Hand, HandSetup, PlayerSetup, Stakes, TableView, Turn, Viewer,
};
use cards_speak::engine::house::{HouseRules, Structure};
use cards_speak::engine::seat::Seat;

use super::matches::Matches;
use super::page::say;
use super::parts::in_parts;

/// The luck of all these hands.
const LUCK: Seed = Seed::new([8; 32]);

/// How hard they think in most hands, and in every how manieth as hard as they ever do.
const QUICK: Budget = Budget { rollouts: 40 };
const THOROUGH: u64 = 100;

const STRUCTURES: [Structure; 3] = [
    Structure::NoLimit,
    Structure::PotLimit,
    Structure::FixedLimit,
];

/// What was done, and done wrong.
#[derive(Clone, Copy, Debug, Default)]
struct Conduct {
    decisions: u64,
    illegal: u64,
    free_folds: u64,
    panics: u64,
    /// Decisions that were others where the hidden cards were.
    peeks: u64,
}

impl Conduct {
    const fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.illegal += other.illegal;
        self.free_folds += other.free_folds;
        self.panics += other.panics;
        self.peeks += other.peeks;
    }
}

pub(super) fn table(matches: &mut Matches) -> Result<String, String> {
    let form = matches.form;
    let hands = form.conduct();
    say("conduct");
    let mut all = Conduct::default();
    for part in in_parts(hands, play)? {
        all.add(part);
    }
    let mut text = format!(
        "{hands} hands of 2 to 10 players, no limit, pot limit and fixed limit, stacks of a chip to \
         350 big blinds, with antes and straddles, each decision by any level and character; every \
         {THOROUGH}th hand with all the time there is. Each decision is asked for again with the cards \
         that the player cannot see in another order. {} decisions.\n\n\
         | what | times | wanted | holds |\n|---|---:|---:|---|\n",
        all.decisions
    );
    for (what, times) in [
        ("illegal actions", all.illegal),
        ("folds where a check is free", all.free_folds),
        ("panics", all.panics),
        ("other decisions with other hidden cards", all.peeks),
    ] {
        let fine = matches.wanted.note(format!("no {what}"), times == 0);
        let _ = writeln!(text, "| {what} | {times} | 0 | {fine} |");
    }
    Ok(text)
}

fn play(numbers: Range<u64>) -> Result<Conduct, String> {
    let mut all = Conduct::default();
    for number in numbers {
        all.add(one(number)?);
    }
    Ok(all)
}

fn one(number: u64) -> Result<Conduct, String> {
    let luck = LUCK.for_hand(number);
    let mut rng = SimRng::new(luck);
    let setup = any_setup(luck, &mut rng);
    let mut hand = Hand::deal(setup).map_err(|error| error.to_string())?;
    let budget = if number.is_multiple_of(THOROUGH) {
        Budget::FULL
    } else {
        QUICK
    };
    let mut conduct = Conduct::default();
    let mut step = 0;
    while let Some(seat) = hand.turn().seat() {
        step += 1;
        let request = BotRequest {
            id: step,
            view: hand.view(Viewer::Seat(seat)),
            level: Level::new(1 + rng.below(8) as u8).unwrap_or_default(),
            character: Character::ALL[rng.below(Character::ALL.len() as u32) as usize],
            notes: Vec::new(),
            seed: luck.for_hand(step),
        };
        conduct.decisions += 1;
        let answer = |request: &BotRequest| {
            let asked = AssertUnwindSafe(|| request.answer(budget));
            catch_unwind(asked).ok()
        };
        let decision = answer(&request);
        conduct.panics += u64::from(decision.is_none());
        let action = decision.as_ref().map(|decision| decision.action);
        let legal = action.filter(|action| hand.check(seat, *action).is_ok());
        conduct.illegal += u64::from(action.is_some() && legal.is_none());
        let free = hand.check(seat, Action::Check).is_ok();
        conduct.free_folds += u64::from(free && action == Some(Action::Fold));
        // At the showdown others are shown and beaten if others are dealt.
        if let Turn::Act(_) = hand.turn() {
            let other = with_other_hidden_cards(&hand, &request.view)?;
            let again = BotRequest {
                view: other.view(Viewer::Seat(seat)),
                ..request
            };
            conduct.peeks += u64::from(answer(&again) != decision);
        }
        let played = legal.unwrap_or(if free { Action::Check } else { Action::Fold });
        hand.apply(seat, played)
            .map_err(|refusal| format!("hand {number}: {refusal}"))?;
    }
    Ok(conduct)
}

/// A hand of any size and depth.
fn any_setup(luck: Seed, rng: &mut SimRng) -> HandSetup {
    let players = 2 + rng.below(9) as u8;
    let rules = HouseRules {
        structure: STRUCTURES[rng.below(3) as usize],
        ..HouseRules::default()
    };
    let stakes = Stakes {
        small_blind: Chips::new(5),
        big_blind: Chips::new(10),
        ante: Chips::new(if rng.chance(250) { 2 } else { 0 }),
    };
    let mut stack = || match rng.below(4) {
        0 => 1 + rng.below(60),
        1 => 60 + rng.below(300),
        2 => 1000,
        _ => 500 + rng.below(3000),
    };
    let seats = (0..players).map(|seat| PlayerSetup {
        seat: Seat(seat),
        stack: Chips::new(stack().into()),
    });
    let seats = seats.collect();
    let button = Seat(rng.below(players.into()) as u8);
    let mut setup = HandSetup::standard(rules, stakes, button, seats, Deck::shuffled(luck));
    if players > 3 && rng.chance(150) {
        setup.forced.push(ForcedBet {
            seat: Seat((button.0 + 3) % players),
            kind: ForcedKind::Straddle,
            amount: stakes.big_blind.times(2),
        });
    }
    setup
}

/// The same hand with the cards that the viewer cannot know in another order.
fn with_other_hidden_cards(hand: &Hand, view: &TableView) -> Result<Hand, String> {
    let holes = view.hand.seats.iter().filter_map(|own| own.hole.cards());
    let known: CardSet = holes
        .flatten()
        .chain(view.hand.board.iter().copied())
        .collect();
    let mut setup = hand.setup().clone();
    let cards = setup.deck.cards();
    let mut hidden = cards.iter().rev().filter(|card| !known.contains(**card));
    let other: Vec<Card> = cards
        .iter()
        .filter_map(|card| {
            if known.contains(*card) {
                Some(*card)
            } else {
                hidden.next().copied()
            }
        })
        .collect();
    setup.deck = Deck::arranged(&other).map_err(|error| error.to_string())?;
    let mut other = Hand::deal(setup).map_err(|error| error.to_string())?;
    for taken in &hand.state().taken {
        other
            .apply(taken.seat, taken.action)
            .map_err(|refusal| refusal.to_string())?;
    }
    Ok(other)
}
