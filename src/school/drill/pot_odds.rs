//! Drill 32: the price of staying.

use super::asking::Asking;
use super::instance::{Part, Shown, Table};
use super::outs::{Case, framed, rival};
use super::share::Share;
use super::sheet::{Built, Sheet};
use super::table::{chairs, example, from_street, setup, shown};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::{Card, CardSet, Category, Strength};
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, Hand, Stakes, Street};
use crate::engine::house::HouseRules;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::odds::{Combo, Effort, Range, chance_of_one, equity, improvements};
use crate::school::question::{Answer, Right};

const NAME: &str = "pot-odds";

/// The statements to pick from.
const CALL: u8 = 1;
const FOLD: u8 = 2;

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Strategy),
    rules: &[RuleId::Call1, RuleId::Game4, RuleId::Allin14],
    patterns: &[
        Pattern::new("share-needed-only", 30, 1),
        Pattern::new("clear-call", 20, 2),
        Pattern::new("clear-fold", 20, 2),
        Pattern::new("close", 20, 4).doubled(),
        Pattern::new("all-in-with-two-cards-to-come", 10, 5).doubled(),
    ],
    build,
    // The spots of lesson 13.3.
    examples: &[
        (
            "fifteen-into-sixty",
            "game no-limit 1/2 · cash\ntable seats 1-2 · button 2\nstacks 1:15 2:100\n\
             start turn · in pot 30 each\nhole 1 KsQd · 2 Jh9h\nboard Kh 8h 3c 2s\n\
             play 1 bet 15, [a]",
        ),
        (
            "twenty-into-sixty",
            "game no-limit 1/2 · cash\ntable seats 1-2 · button 2\nstacks 1:20 2:100\n\
             start turn · in pot 30 each\nhole 1 KsQd · 2 Jh9h\nboard Kh 8h 3c 2s\n\
             play 1 bet 20, [a]",
        ),
    ],
    example: |text| {
        let hand = example(text)?;
        let seat = hand.turn().seat()?;
        let own = hand.state().seat(seat)?.hole.cards()?;
        let board = hand.state().board.to_vec();
        let hits = Hits::closed(own, &board)?;
        asked(hand, Some(&hits), false)
    },
};

/// What wins for the learner, and how often it comes.
#[derive(Clone, Debug)]
struct Hits {
    /// The cards that win as the next one.
    cards: CardSet,
    unseen: u64,
    /// All ways the board can be dealt out, and how many of them win; a tie is half of one.
    won: (u64, u64),
    /// Whether two cards are to come.
    two: bool,
}

impl Hits {
    /// On the turn, the other hand closed: a straight or better is said to win.
    fn closed(own: [Card; 2], board: &[Card]) -> Option<Self> {
        let kinds = improvements(own, board, CardSet::EMPTY).ok()?;
        let good = Category::ALL.into_iter().zip(kinds);
        let cards = good
            .filter(|(kind, _)| *kind >= Category::Straight)
            .fold(CardSet::EMPTY, |all, (_, cards)| all.union(cards));
        let unseen = 46;
        Some(Self {
            cards,
            unseen,
            won: (cards.len() as u64, unseen),
            two: false,
        })
    }

    /// Both hands open, the board dealt out in every way.
    fn open(case: &Case) -> Option<Self> {
        let outs = case.outs()?;
        let two = case.board.len() == 3;
        if outs.is_ahead || !outs.level.is_empty() {
            return None;
        }
        let ranges =
            [case.own, case.theirs].map(|[one, other]| Combo::of(one, other).map(Range::just));
        let [Some(own), Some(theirs)] = ranges else {
            return None;
        };
        let won = equity(
            &[own, theirs],
            &case.board,
            CardSet::EMPTY,
            Effort::default(),
        )
        .ok()?;
        Some(Self {
            cards: outs.ahead,
            unseen: if two { 45 } else { 44 },
            won: won.equities.first()?.ratio(),
            two,
        })
    }

    fn chance(&self) -> Share {
        Share::of(self.won.0, self.won.1)
    }

    /// The chance of one of the cards within so many.
    fn within(&self, to_come: usize) -> Share {
        let (part, whole) = chance_of_one(self.cards.len(), self.unseen as usize, to_come).ratio();
        Share::of(part, whole)
    }
}

/// What lies in the middle before the bet, and the bet.
#[derive(Clone, Copy, Debug)]
struct Sums {
    middle: u64,
    bet: u64,
}

impl Sums {
    fn drawn(pattern: &str, level: Level, draw: &mut Draw) -> Self {
        let number = level.number();
        if number == 1 {
            let middle = 20 * draw.within(1, 8);
            let bet = middle / 4 * draw.within(1, 4);
            return Self { middle, bet };
        }
        let (step, most) = match number {
            2 => (5, 100),
            3 => (5, 250),
            _ => (1, 2_500),
        };
        // Both have put in as much before.
        let middle = 2 * step * draw.within(2, most / step / 2);
        let longest = if pattern == "clear-fold" { 2 } else { 1 };
        let bet = step * draw.within(1.max(middle / step / 8), longest * middle / step);
        Self { middle, bet }
    }

    fn needed(self) -> Share {
        Share::of(self.bet, self.middle + 2 * self.bet)
    }
}

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let open = level.number() > 3;
    let street = if pattern == "all-in-with-two-cards-to-come" {
        Street::Flop
    } else {
        Street::Turn
    };
    let case = dealt(open, street, draw)?;
    let hits = if open {
        Hits::open(&case)?
    } else {
        Hits::closed(case.own, &case.board)?
    };
    let chance = hits.chance();
    let mut sums = (0..60).map(|_| Sums::drawn(pattern, level, draw));
    let sums = sums.find(|sums| {
        let off = sums.needed().in_tenths().abs_diff(chance.in_tenths());
        let clear = match level.number() {
            2 => 80..1_000,
            3 => 30..81,
            _ => 21..1_000,
        };
        match pattern {
            "share-needed-only" => true,
            "clear-call" => chance > sums.needed() && clear.contains(&off),
            "clear-fold" => chance < sums.needed() && clear.contains(&off),
            "close" => (2..=20).contains(&off),
            _ => off > 5,
        }
    })?;
    let hand = played(&case, street, sums, draw)?;
    let hits = (pattern != "share-needed-only").then_some(&hits);
    asked(hand, hits, open)
}

/// A draw behind a hand that it beats with exactly its cards.
fn dealt(open: bool, street: Street, draw: &mut Draw) -> Option<Case> {
    let frame = draw.pick(&[
        "flush-draw",
        "flush-draw",
        "straight-open-ended",
        "gap",
        "straight-and-flush-together",
    ])?;
    let mut cards = framed(frame, draw)?;
    let mut board = cards.split_off(2);
    let own = [cards[0], cards[1]];
    let mut rest = draw.pack(&[&own[..], &board[..]].concat()).into_iter();
    let full = if street == Street::Flop { 3 } else { 4 };
    while board.len() < full {
        board.push(rest.next()?);
    }
    let mut rest: Vec<Card> = rest.collect();
    let now = Strength::of(own.iter().chain(&board).copied().collect())?;
    if now.category() >= Category::ThreeOfAKind {
        return None;
    }
    let wins = Hits::closed(own, &board)?.cards;
    (0..8).find_map(|_| {
        draw.shuffle(&mut rest);
        let case = Case {
            own,
            theirs: rival("", &board, &rest, draw)?,
            board: board.clone(),
        };
        let outs = case.outs()?;
        let theirs = CardSet::from_slice(&case.theirs);
        let exact = open || outs.ahead == wins.difference(theirs);
        (exact && !outs.is_ahead && outs.level.is_empty()).then_some(case)
    })
}

/// Both have checked so far; then the other goes all-in.
fn played(case: &Case, street: Street, sums: Sums, draw: &mut Draw) -> Option<Hand> {
    let seats = chairs(draw, 2, false);
    let button = draw.pick(&seats)?;
    let rival = seats.iter().copied().find(|seat| *seat != button)?;
    let stacks: Vec<(Seat, Chips)> = seats
        .iter()
        .map(|seat| {
            let more = if *seat == button { sums.middle } else { 0 };
            (*seat, Chips::new(sums.bet + more))
        })
        .collect();
    let stakes = Stakes {
        small_blind: Chips::new(1),
        big_blind: Chips::new(2),
        ante: Chips::ZERO,
    };
    let mut setup = setup(draw, HouseRules::default(), stakes, button, &stacks);
    let known = [&case.own[..], &case.theirs[..], &case.board[..]].concat();
    let rest = draw.pack(&known);
    let board = [&case.board[..], &rest[..5 - case.board.len()]].concat();
    setup
        .arrange(&[(button, case.own), (rival, case.theirs)], &board)
        .ok()?;
    let mut hand = from_street(setup, street, Chips::new(sums.middle / 2))?;
    hand.apply(rival, Action::Bet(Chips::new(sums.bet))).ok()?;
    Some(hand)
}

fn asked(hand: Hand, hits: Option<&Hits>, open: bool) -> Option<Built> {
    let call = hand.legal()?.call.ok()?.pay;
    let pot = hand.state().pot_total();
    let seat = hand.turn().seat()?;
    let rivals = hand.state().seats.iter().map(|player| player.seat);
    let rival = rivals.into_iter().find(|other| *other != seat)?;
    let mut parts = vec![needed(pot, call)?];
    if let Some(hits) = hits {
        parts.push(decision(
            hits,
            Share::of(call.get(), (pot + call).get()),
            open,
        )?);
    }
    let open = if open { vec![seat, rival] } else { vec![seat] };
    let Shown::Table(table) = shown(hand, true) else {
        return None;
    };
    Some(Built {
        shown: Shown::Table(Box::new(Table { open, ..*table })),
        parts,
        seconds: 15,
    })
}

/// The share that a call must win.
fn needed(pot: Chips, call: Chips) -> Option<Part> {
    let (before, bet, price) = (
        pot.get(),
        call.get(),
        Share::of(call.get(), (pot + call).get()),
    );
    let sums = |line: Line| line.with("pot", pot).with("call", call);
    let share = Share::of(bet, before);
    let middle = pot.saturating_sub(call);
    let args = [
        ("pot", Term::Chips(pot)),
        ("call", call.into()),
        ("share", share.into()),
    ];
    let size = [("middle", middle.into()), ("call", call.into())];
    Asking::new(NAME, price.within(5), &[RuleId::Call1, RuleId::Game4])
        .prompt(sums(Line::of(NAME, "prompt")))
        .reckoning(
            sums(Line::of(NAME, "right"))
                .with("final", pot + call)
                .with("share", price),
        )
        .share("own-call-left-out", share, &[RuleId::Game4], &args)
        .share(
            "size-of-the-bet",
            Share::of(bet, middle.get()),
            &[RuleId::Game4],
            &size,
        )
        .trap("own-call-left-out")
        .done()
}

/// Whether to call: the chance against the share needed.
fn decision(hits: &Hits, needed: Share, open: bool) -> Option<Part> {
    let chance = hits.chance();
    if chance == needed {
        return None;
    }
    let calls = chance > needed;
    let (right, wrong) = if calls { (CALL, FOLD) } else { (FOLD, CALL) };
    let outs = hits.cards.len() as u64;
    let prompt = match (open, hits.two) {
        (false, _) => {
            Line::of(NAME, "prompt-closed").with("cards", hits.cards.iter().collect::<Vec<Card>>())
        }
        (true, false) => Line::of(NAME, "prompt-open"),
        (true, true) => Line::of(NAME, "prompt-two-cards"),
    };
    let reckoning = if hits.two {
        Line::of(NAME, "right-two-cards")
    } else {
        Line::of(NAME, "right-one-card")
            .with("outs", outs)
            .with("unseen", hits.unseen)
    };
    let reckoning = reckoning
        .with("chance", chance)
        .with("needed", needed)
        .with("answer", if calls { "call" } else { "fold" });
    let (one, both) = (hits.within(1), hits.within(2));
    let (slip, share) = if hits.two && calls && one < needed {
        ("one-card-for-two", one)
    } else if !hits.two && !calls && both > needed {
        ("two-cards-for-one", both)
    } else if calls {
        ("given-up", chance)
    } else {
        ("too-dear", chance)
    };
    let args = [("share", share.into()), ("needed", needed.into())];
    let question = Right::Pick {
        choice: right,
        of: 2,
    };
    Asking::new(NAME, question, &[RuleId::Allin14, RuleId::Call1])
        .prompt(prompt)
        .choices(vec![Line::of(NAME, "call"), Line::of(NAME, "fold")])
        .reckoning(reckoning)
        .slip(slip, Answer::Pick(wrong), &[RuleId::Allin14], &args)
        .done()
}
