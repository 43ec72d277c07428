//! What is told in words, solved from the captions as a learner reads them.

use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::What;
use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::{Drill, Instance, Line, Part, Shown, Term, Told};
use cards_speak::school::question::Answer;
use cards_speak::school::spot::Scene;

use super::betting::{number, table};

pub(super) fn told(instance: &Instance) -> &Told {
    match &instance.shown {
        Shown::Told(told) => told,
        _ => panic!("nothing is told"),
    }
}

/// The name of a sentence within its drill.
pub(super) fn name(line: &Line) -> &str {
    line.id.split_once('.').map_or("", |(_, name)| name)
}

/// The caption of this name.
pub(super) fn caption<'a>(instance: &'a Instance, wanted: &str) -> Option<&'a Line> {
    let mut captions = told(instance).captions.iter();
    captions.find(|line| name(line) == wanted)
}

pub(super) fn term<'a>(line: &'a Line, wanted: &str) -> Option<&'a Term> {
    let mut args = line.args.iter();
    args.find(|(name, _)| *name == wanted).map(|(_, term)| term)
}

/// A figure of a sentence; 0 where it has none.
pub(super) fn figure(line: &Line, wanted: &str) -> u64 {
    match term(line, wanted) {
        Some(Term::Chips(amount)) => amount.get(),
        Some(Term::Count(number)) => *number,
        _ => 0,
    }
}

/// The choice of this name, with this amount if it has one.
pub(super) fn choice(part: &Part, wanted: &str, amount: u64) -> Option<Answer> {
    let fits = |line: &Line| name(line) == wanted && figure(line, "amount") == amount;
    let place = part.choices.iter().position(fits)?;
    Some(Answer::Pick(u8::try_from(place).unwrap() + 1))
}

/// What words and chips count as, and what they cost.
struct Counted {
    choice: &'static str,
    amount: u64,
    pays: u64,
}

fn counted(instance: &Instance) -> Counted {
    let captions = &told(instance).captions;
    let (at, signs) = captions.split_first().unwrap();
    let (bet, own) = (figure(at, "bet"), figure(at, "own"));
    let due = bet - own;
    let counts = |choice, amount, pays| Counted {
        choice,
        amount,
        pays,
    };
    let raise = |to: u64| counts("choice-raise", to, to - own);
    let passive = || {
        let choice = if due == 0 {
            "choice-check"
        } else {
            "choice-call"
        };
        counts(choice, 0, due)
    };
    let nothing = counts("choice-nothing", 0, 0);
    let first = &signs[0];
    let put = figure(first, "amount");
    match name(first) {
        "taps" | "says-check" if due > 0 => nothing,
        "waves" => nothing,
        "throws-cards" | "says-fold" => counts("choice-fold", 0, 0),
        "says-raise-to" => raise(figure(first, "to")),
        // The chips of the first motion name the amount.
        "says-raise" => raise(own + figure(&signs[1], "amount")),
        "puts" if bet == 0 => counts("choice-bet", put, put),
        // Against a single bet, one and a half of it is a raise; a full one is twice the bet.
        "puts" if 2 * (own + put) >= 3 * bet => raise((own + put).max(2 * bet)),
        _ => passive(),
    }
}

pub(super) fn string_bet(instance: &Instance) -> Vec<Answer> {
    let counted = counted(instance);
    let put: u64 = told(instance)
        .captions
        .iter()
        .map(|line| figure(line, "amount"))
        .sum();
    let action = choice(&instance.parts[0], counted.choice, counted.amount).unwrap();
    let mut answers = vec![action];
    if put > 0 && counted.choice != "choice-nothing" && put != counted.pays {
        let rest = Chips::new(put.abs_diff(counted.pays));
        answers.push(Answer::Number(rest.into()));
    }
    answers
}

/// Learners who always err in one way.
pub(super) fn erring(slip: &str, instance: &Instance) -> Option<Answer> {
    let captions = &told(instance).captions;
    let own = figure(&captions[0], "own");
    let amounts: Vec<u64> = captions
        .iter()
        .map(|line| figure(line, "amount"))
        .filter(|amount| *amount > 0)
        .collect();
    let all = own + amounts.iter().sum::<u64>();
    let part = &instance.parts[0];
    let has = |wanted| caption(instance, wanted).is_some();
    match slip {
        // Chips count for what they are worth, in any number of motions.
        "one-chip-raise" if has("puts-one") => choice(part, "choice-raise", all),
        "both-motions" if has("puts-more") => {
            choice(part, "choice-raise", all).or_else(|| choice(part, "choice-bet", all))
        }
        // Whoever has not said so does not raise.
        "call-though-half" if has("puts") && !has("says-raise") => choice(part, "choice-call", 0),
        _ => None,
    }
}

const MISDEAL: u8 = 1;
const PUT_RIGHT: u8 = 2;
const STANDS: u8 = 3;

/// What is done about a faulty deal after so many players have acted.
fn deal(instance: &Instance, acted: u64) -> u8 {
    let always = caption(instance, "house-always").is_some();
    let late = acted >= 2;
    for line in &told(instance).captions {
        return match name(line) {
            // A card face up in the deck is never a card (IRREG-6); two of them spoil a deal.
            "face-up" if late || figure(line, "cards") < 2 => PUT_RIGHT,
            "exposed-by-player" | "exposed-as-burn" | "sits-out" => STANDS,
            "exposed" | "last-card" | "exposed-several" | "extra" | "out-of-order"
            | "wrong-button" | "empty-place" | "not-entitled" | "left-out" | "one-card"
                if late =>
            {
                STANDS
            }
            "exposed" if always || figure(line, "number") > 2 => PUT_RIGHT,
            "last-card" => PUT_RIGHT,
            "exposed" | "exposed-several" | "face-up" | "extra" | "out-of-order"
            | "wrong-button" | "empty-place" | "not-entitled" | "left-out" | "one-card" => MISDEAL,
            _ => continue,
        };
    }
    panic!("{:?}", told(instance).captions);
}

fn acted(instance: &Instance) -> u64 {
    caption(instance, "acted").map_or(0, |line| figure(line, "acted"))
}

pub(super) fn misdeal(instance: &Instance) -> Vec<Answer> {
    vec![Answer::Pick(deal(instance, acted(instance)))]
}

/// Learners who never count who has acted, or fear every open card.
pub(super) fn hasty(slip: &str, instance: &Instance) -> Option<Answer> {
    match slip {
        "too-late" => Some(Answer::Pick(deal(instance, 0))),
        "misdeal-for-one-card" if caption(instance, "exposed").is_some() => {
            Some(Answer::Pick(MISDEAL))
        }
        "not-too-late" if acted(instance) > 0 => Some(Answer::Pick(STANDS)),
        _ => None,
    }
}

/// Everybody clockwise, the left of the button first.
fn clockwise(scene: &Scene) -> Vec<Seat> {
    let button = scene.button.unwrap();
    let (right, left): (Vec<Seat>, Vec<Seat>) =
        scene.seats.iter().partition(|seat| **seat <= button);
    left.into_iter().chain(right).collect()
}

/// Who gets a card of the deal, counted one by one.
fn dealt_to(instance: &Instance, scene: &Scene) -> Answer {
    let prompt = &instance.parts[0].prompt;
    let mut order = clockwise(scene);
    if name(prompt) == "prompt-button-first" {
        order.reverse();
    }
    let number = figure(prompt, "number").max(1);
    let mut at = order.iter().cycle();
    Answer::Seat(*at.nth(usize::try_from(number).unwrap() - 1).unwrap())
}

/// What the dealer does next, from what lies on the table.
fn next_move(instance: &Instance) -> Answer {
    let table = table(instance);
    let events = &table.hand.events()[..table.end];
    let mut lies = 0;
    let (mut dealt, mut board, mut burned) = (false, 0, false);
    let mut players = table.hand.setup().players.len();
    for event in events {
        match &event.what {
            What::Posted { amount, .. } => lies += amount.get(),
            What::Called { pay, .. } => lies += pay.get(),
            What::Bet { .. } | What::Raised { .. } => lies += 1,
            What::Collected { .. } => lies = 0,
            What::Dealt { .. } => dealt = true,
            What::Folded { .. } => players -= 1,
            What::Burned => burned = true,
            What::BoardDealt { .. } => {
                board += 1;
                burned = false;
            }
            _ => {}
        }
    }
    let burns = table.hand.setup().rules.burn_cards;
    let part = &instance.parts[0];
    let next = match (dealt, lies, board) {
        (false, ..) => "deal",
        (_, 1.., _) => "gather",
        _ if players < 2 => "push",
        (_, _, 3) => "push",
        _ if burns && !burned => "burn",
        (_, _, 0) => "three",
        _ => "one",
    };
    choice(part, next, 0).unwrap()
}

pub(super) fn dealing(instance: &Instance) -> Vec<Answer> {
    let part = &instance.parts[0];
    let answer = match &instance.shown {
        Shown::Table(_) => next_move(instance),
        Shown::Scene(scene) => dealt_to(instance, scene),
        _ => {
            let has = |wanted| caption(instance, wanted).is_some();
            let burned = u64::from(has("house-burns"));
            let hands = 2 * caption(instance, "dealt-in").map_or(0, |line| figure(line, "players"));
            let lies = [
                ("flop-lies", 1, 3),
                ("turn-lies", 2, 4),
                ("river-lies", 3, 5),
            ];
            let lies = lies.into_iter().find(|(wanted, ..)| has(wanted));
            let done = told(instance).captions.len() - 1;
            let motions = [
                "chemmy", "riffle", "riffle", "strip", "riffle", "cut", "ready",
            ];
            match name(&part.prompt) {
                "prompt-left" => {
                    let (_, burns, board) = lies.unwrap_or_default();
                    number(52 - hands - burns * burned - board)
                }
                "prompt-needed" => number(hands + 5 + 3 * burned),
                "prompt-most" => number((52 - 5 - 3 * burned) / 2),
                "prompt-shuffle" => choice(part, motions[done], 0).unwrap(),
                _ => ["new-deck-checked", "deck-exchanged", "league-dealer"]
                    .into_iter()
                    .find_map(|right| choice(part, right, 0))
                    .unwrap(),
            }
        }
    };
    vec![answer]
}

/// Learners who never burn, or begin the deal with the button.
pub(super) fn forgetful(slip: &str, instance: &Instance) -> Option<Answer> {
    let part = &instance.parts[0];
    match (slip, &instance.shown) {
        ("burn-forgotten", Shown::Table(_)) => {
            let burn = choice(part, "burn", 0);
            let board = table(instance).hand.events()[..table(instance).end]
                .iter()
                .any(|event| matches!(event.what, What::BoardDealt { .. }));
            let next = if board { "one" } else { "three" };
            (Some(next_move(instance)) == burn).then(|| choice(part, next, 0))?
        }
        ("button-first", Shown::Scene(scene))
            if scene.seats.len() > 2 && scene.seats.contains(&scene.button.unwrap()) =>
        {
            let mut order = clockwise(scene);
            order.rotate_right(1);
            let number = usize::try_from(figure(&part.prompt, "number").max(1)).unwrap();
            Some(Answer::Seat(order[(number - 1) % order.len()]))
        }
        _ => None,
    }
}

const VOID: u8 = 1;
const ALL_STANDS: u8 = 2;
const REPAIR: u8 = 3;
const HAND_ONLY: u8 = 4;

/// What is done about a mishap, and how it is put right (rules.md 18.2, 21).
fn mishap(instance: &Instance, acted: bool) -> (u8, Option<&'static str>) {
    let line = &told(instance).captions[0];
    match name(line) {
        "two-alike" | "odd-back-hand" | "odd-back-board" | "odd-back-discards" => (VOID, None),
        "no-burn" | "two-burned" if !acted => (REPAIR, Some("how-mend")),
        "early" => (REPAIR, Some("how-invalid")),
        "large-flop" => (REPAIR, Some("how-new-flop")),
        "face-up" | "joker-deck" | "joker-board" | "joker-hand" => (REPAIR, Some("how-next-now")),
        "face-up-next-gone" => (REPAIR, Some("how-after-deal")),
        "mixed-up" => (REPAIR, Some("how-restore")),
        "swept-protected" | "swept-all-in" => (REPAIR, Some("how-cards-back")),
        "joker-played" | "joker-unseen" | "swept" | "thrown" | "thrown-at-showdown" => {
            (HAND_ONLY, None)
        }
        "no-burn" | "two-burned" | "odd-back-burns" | "odd-back-rest" | "missing" | "fell" => {
            (ALL_STANDS, None)
        }
        "button" | "exposed" | "out-of-order" | "left-out" => {
            assert!(figure(caption(instance, "acted").unwrap(), "acted") >= 2);
            (ALL_STANDS, None)
        }
        other => panic!("{other}"),
    }
}

fn seats_of(line: &Line, wanted: &str) -> Vec<Seat> {
    match term(line, wanted) {
        Some(Term::Seats(seats)) => seats.clone(),
        _ => panic!("{line:?}"),
    }
}

pub(super) fn mended(instance: &Instance) -> Vec<Answer> {
    if let Some(line) = caption(instance, "played-last") {
        let here = &told(instance).scene.as_ref().unwrap().seats;
        let before = seats_of(line, "names").into_iter();
        let both = before.filter(|seat| here.contains(seat)).collect();
        return vec![Answer::Seats(both)];
    }
    let acted = caption(instance, "acted-on-street").is_some_and(|line| figure(line, "acted") > 0);
    let (basket, how) = mishap(instance, acted);
    let how = how.map(|how| choice(&instance.parts[1], how, 0).unwrap());
    [Answer::Pick(basket)].into_iter().chain(how).collect()
}

/// Learners who never ask who has acted, who void everything, who let everybody win.
pub(super) fn careless(slip: &str, instance: &Instance) -> Option<Answer> {
    let newcomers = caption(instance, "played-last").is_some();
    match slip {
        "acted-on-it" if caption(instance, "acted-on-street").is_some() => {
            Some(Answer::Pick(mishap(instance, false).0))
        }
        "void-though-mendable" if !newcomers => Some(Answer::Pick(VOID)),
        "everybody" if newcomers => {
            let here = &told(instance).scene.as_ref().unwrap().seats;
            Some(Answer::Seats(here.iter().copied().collect()))
        }
        _ => None,
    }
}

/// The word whose meaning is read.
pub(super) fn word(instance: &Instance) -> Option<&str> {
    told(instance).captions[0].id.strip_suffix(".means")
}

/// What is true, told, or settled by the house: the statements are written one by one, and their
/// kinds with them. A word is the one whose meaning is read.
pub(super) fn known(instance: &Instance) -> Vec<Answer> {
    let said = &told(instance).captions[0];
    let part = &instance.parts[0];
    let place = |wanted: &str| part.choices.iter().position(|line| line.id == wanted);
    let place = if let Some(word) = word(instance) {
        place(word).unwrap()
    } else {
        let kind = name(said).split_once('-').unwrap().0;
        let kinds = ["truth", "tale", "claim"];
        kinds.iter().position(|other| *other == kind).unwrap()
    };
    vec![Answer::Pick(u8::try_from(place).unwrap() + 1)]
}

/// Learners who believe, or doubt, whatever is said.
pub(super) fn credulous(slip: &str, instance: &Instance) -> Option<Answer> {
    let statement = told(instance).captions[0].id.starts_with("drill-");
    let answer = match slip {
        "believed" => 1,
        "doubted" => 2,
        _ => return None,
    };
    statement.then_some(Answer::Pick(answer))
}

const FINE: u8 = 1;
const RUDE: u8 = 2;
const FORBIDDEN: u8 = 3;

/// The written scenes, judged one by one; whom it hurts: 1 who still decides, 2 all at the table,
/// 3 the player alone, 4 the winner of the pot.
fn judged(scene: &str) -> (u8, Option<u8>) {
    match scene {
        "fold-too-early"
        | "call-too-early"
        | "raise-too-early"
        | "check-too-early"
        | "in-a-hurry"
        | "folds-face-up"
        | "turned-up-while-betting" => (FORBIDDEN, Some(1)),
        "mumbles"
        | "shows-a-neighbour"
        | "shows-who-has-folded"
        | "asks-for-advice"
        | "shows-one-only"
        | "refuses-the-rest"
        | "into-the-discards"
        | "out-of-the-discards"
        | "chips-on-the-knees"
        | "cards-in-the-lap"
        | "cards-at-the-chest"
        | "winnings-pocketed"
        | "chips-from-the-pocket"
        | "ten-on-two-hundred" => (FORBIDDEN, Some(2)),
        "cards-in-the-air" | "uncovered-and-talking" | "goes-for-a-drink" => (FORBIDDEN, Some(3)),
        "not-my-pot" | "keeps-the-pot" | "says-so-later" => (FORBIDDEN, Some(4)),
        "sighs-before-the-turn"
        | "cards-ready-to-throw"
        | "nothing-for-me"
        | "shakes-the-head"
        | "packs-up"
        | "groans-after-folding"
        | "names-the-folded-cards" => (RUDE, Some(1)),
        "smallest-again-and-again" | "long-thought-each-time" | "counts-aloud" => (RUDE, Some(2)),
        "waits-and-folds"
        | "says-call-in-turn"
        | "thinks-about-a-large-bet"
        | "folds-to-the-dealer"
        | "gives-nothing-away"
        | "sighs-in-turn"
        | "shows-the-last-fold"
        | "lifts-the-edges"
        | "all-in-turned-up"
        | "turned-up-for-all"
        | "asks-to-see"
        | "shown-after-the-betting"
        | "throws-in-unseen"
        | "one-card-for-all"
        | "chip-on-the-cards"
        | "hand-on-the-cards"
        | "taken-and-accepted"
        | "says-so-at-once"
        | "gives-it-back"
        | "sees-the-straight"
        | "dealer-reads-a-shown-hand"
        | "chips-in-stacks"
        | "buys-between-hands"
        | "cards-picked-up"
        | "one-smallest-raise"
        | "folds-at-once-in-turn" => (FINE, None),
        other => panic!("{other}"),
    }
}

pub(super) fn manners(instance: &Instance) -> Vec<Answer> {
    let (verdict, hurts) = judged(name(&told(instance).captions[0]));
    let picks = [verdict].into_iter().chain(hurts);
    picks.map(Answer::Pick).collect()
}

/// Learners who find everything fine, or nothing worse than rude.
pub(super) fn lenient(slip: &str, instance: &Instance) -> Option<Answer> {
    let (verdict, _) = judged(name(&told(instance).captions[0]));
    match slip {
        "hint-is-fine" | "not-my-pot" => Some(Answer::Pick(FINE)),
        "more-than-manners" if verdict != FINE => Some(Answer::Pick(RUDE)),
        _ => None,
    }
}

const STRING_BET_SLIPS: &[&str] = &[
    "one-chip-raise",
    "smallest-raise-for-a-call",
    "word-too-late",
    "word-ignored",
    "by-for-to",
    "raise-after-call",
    "may-choose",
    "both-motions",
    "string-though-said",
    "call-though-half",
    "raise-below-half",
    "raise-not-made-up",
    "taken-back",
    "knock-ignored",
    "check-after-a-bet",
    "wave-for-an-action",
    "free-check-kept",
    "whole-amount",
    "nothing-due",
    "price-for-change",
    "nothing-back",
];

const MISDEAL_OR_NOT_SLIPS: &[&str] = &[
    "not-too-late",
    "too-late",
    "first-cards-exchanged",
    "two-cards-exchanged",
    "repair-of-a-misdeal",
    "misdeal-for-one-card",
    "house-always-exchanges",
    "one-face-up",
    "last-card-missing",
    "can-be-put-right",
    "no-ground",
    "repair-too-late",
    "nothing-to-repair",
];

const WHAT_HAPPENS_NOW_SLIPS: &[&str] = &[
    "false-card-in-play",
    "false-deck-mended",
    "false-for-everybody",
    "never-in-play",
    "too-late",
    "void-for-nothing",
    "acted-on-it",
    "nothing-to-mend",
    "nobody-acted",
    "can-be-mended",
    "void-though-mendable",
    "hand-lives",
    "only-one-hand",
    "hand-is-dead",
    "dead-stays-dead",
    "burned-afterwards",
    "everything-shuffled",
    "early-card-kept",
    "bets-taken-back",
    "last-card-taken",
    "no-card-is-played",
    "joker-is-wild",
    "next-is-still-there",
    "next-is-gone",
    "new-cards-instead",
    "everybody",
    "newcomers",
];

const TABLE_MANNERS_SLIPS: &[&str] = &[
    "nothing-wrong",
    "hint-is-fine",
    "rude-is-fine",
    "only-manners",
    "not-my-pot",
    "against-a-rule",
    "more-than-manners",
    "own-business",
];

const DEALER_STEPS_SLIPS: &[&str] = &[
    "burn-before-the-deal",
    "bets-left-lying",
    "burn-forgotten",
    "one-card-flop",
    "three-cards-again",
    "second-burn",
    "no-burn-here",
    "next-street-for-nobody",
    "button-first",
    "counter-clockwise",
    "chair-number",
    "small-blind-first",
    "usual-order",
    "burn-not-counted",
    "one-card-each",
    "board-not-counted",
    "cut-too-early",
    "ready-without-a-cut",
    "two-riffles",
    "unchecked-deck",
    "deck-not-exchanged",
    "dealer-plays",
];

const TRUE_OR_TALE_SLIPS: &[&str] = &[
    "another-word",
    "believed",
    "doubted",
    "the-same-everywhere",
    "not-everywhere",
    "somewhere",
];

/// The slips of the drills that are told in words, by the plan.
pub(super) fn slips(drill: Drill) -> &'static [&'static str] {
    match drill {
        Drill::StringBet => STRING_BET_SLIPS,
        Drill::MisdealOrNot => MISDEAL_OR_NOT_SLIPS,
        Drill::WhatHappensNow => WHAT_HAPPENS_NOW_SLIPS,
        Drill::TableManners => TABLE_MANNERS_SLIPS,
        Drill::DealerSteps => DEALER_STEPS_SLIPS,
        Drill::TrueOrTale => TRUE_OR_TALE_SLIPS,
        other => panic!("{other:?} is not told"),
    }
}
