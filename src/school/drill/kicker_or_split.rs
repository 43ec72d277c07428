//! Drill 3: kicker or split?

use super::asking::Asking;
use super::laid::{Laid, alike, difference, rule_of};
use super::sheet::{Built, Sheet};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::{Card, CardSet, Category, Rank, best_five};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::question::{Answer, Right};

const NAME: &str = "kicker-or-split";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Hands),
    rules: &[
        RuleId::Rank7,
        RuleId::Rank8,
        RuleId::Rank9,
        RuleId::Rank12,
        RuleId::Rank13,
        RuleId::Rank14,
        RuleId::Rank15,
        RuleId::Rank16,
        RuleId::Rank17,
        RuleId::Split1,
        RuleId::Show13,
    ],
    patterns: &[
        Pattern::new("first-side-card", 15, 1),
        Pattern::new("second-side-card", 15, 2),
        Pattern::new("third-side-card", 15, 3),
        Pattern::new("fifth-card-of-two-pair", 15, 3).doubled(),
        Pattern::new("side-cards-all-on-the-board-split", 20, 3).doubled(),
        Pattern::new("third-pair-worthless", 10, 3).doubled(),
        Pattern::new("four-of-a-kind-on-the-board", 5, 4),
        Pattern::new("fifth-card-of-a-flush", 5, 4),
    ],
    build,
    examples: &[
        ("EX-RANK-7", "6c 6d 6h 6s 9c | Kd 2c | Qs Jd"),
        ("EX-RANK-8", "6c 6d 6h 6s Ac | Kd Kc | Qs Jd"),
        ("EX-RANK-19", "Kh Kd 8c 5s 2d | Ks Qc | Kc Jd"),
        ("EX-RANK-20", "Kh Kd Qc 5s 2d | Ks 9c | Kc 7d"),
        ("EX-RANK-22", "3c 3d 4h 4s 8c | Kd 2h | Qd 7c"),
        ("EX-RANK-23", "3c 3d 4h 4s 8c | 7d 2h | 6c 5d"),
        ("EX-RANK-24", "Kc Kd 9h 9s 4c | 5d 5h | 6c 2d"),
        ("EX-RANK-25", "5c Kd 9h 7s 2c | 5d Ah | 5s Qd"),
        ("EX-RANK-26", "5c Ad Kh 7s 2c | 5d 9h | 5s 8d"),
        ("EX-RANK-27", "5c Ad Kh Qs 2c | 5d 9h | 5s 8d"),
        ("EX-RANK-29", "Ad Kh Ts 8c 2d | 6h 3c | 5s 4c"),
    ],
    example: |text| asked(&Laid::read(text)?, None),
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let hands = if level.number() == 5 { 3 } else { 2 };
    let laid = built(pattern, level, draw, hands)?;
    let best = laid.best()?;
    let kind = best.category();
    if !laid.strengths.iter().all(|strength| alike(*strength, best)) {
        return None;
    }
    let place = laid.second().and_then(|second| difference(best, second));
    let decided = laid.winners().len() == 1;
    let side = |first: usize| match kind {
        Category::Pair => place == Some(first + 1),
        Category::ThreeOfAKind => place == Some(first + 2) && first < 3,
        _ => false,
    };
    let (fits, trap) = match pattern {
        "first-side-card" => (decided && side(1), Some("split-too-early")),
        "second-side-card" => (decided && side(2), Some("split-too-early")),
        "third-side-card" => (decided && side(3), Some("split-too-early")),
        "fifth-card-of-two-pair" => (
            decided && kind == Category::TwoPair && place == Some(4),
            Some("split-too-early"),
        ),
        "side-cards-all-on-the-board-split" => (
            laid.winners().len() == hands && kind < Category::Straight,
            Some("sixth-card"),
        ),
        "third-pair-worthless" => (kind == Category::TwoPair, Some("third-pair")),
        "four-of-a-kind-on-the-board" => (
            kind == Category::FourOfAKind && decided,
            Some("split-too-early"),
        ),
        _ => (
            kind == Category::Flush && place == Some(4) && decided,
            Some("split-too-early"),
        ),
    };
    fits.then(|| asked(&laid, trap)).flatten()
}

/// Cards in the pattern's frame: the main ranks are chosen, the side cards fall above or below
/// those of the board.
fn built(pattern: &'static str, level: Level, draw: &mut Draw, hands: usize) -> Option<Laid> {
    let ranks = draw.some(&Rank::ALL, 2);
    let suit = draw.below(4) as u8;
    let of_rank = |rank: Rank| Card::all().filter(move |card| card.rank() == rank);
    let mut four: Vec<Card> = of_rank(ranks[0]).collect();
    draw.shuffle(&mut four);
    let (mut board, mut held): (Vec<Card>, Vec<Card>) = match pattern {
        "first-side-card"
        | "second-side-card"
        | "third-side-card"
        | "side-cards-all-on-the-board-split"
            if !(pattern.starts_with("side") && draw.once_in(3)) =>
        {
            let triple = level.number() > 1 && hands == 2 && draw.once_in(3);
            let open = if triple { 2 } else { 1 };
            (four[..open].to_vec(), four[open..open + hands].to_vec())
        }
        "four-of-a-kind-on-the-board" => (four.clone(), Vec::new()),
        "fifth-card-of-a-flush" => {
            let own: Vec<Card> = Card::all()
                .filter(|card| card.suit().index() == suit)
                .collect();
            let mut own = draw.some(&own, 4 + hands);
            draw.shuffle(&mut own);
            let held = own.split_off(4);
            (own, held)
        }
        _ => {
            let mut other: Vec<Card> = of_rank(ranks[1]).collect();
            draw.shuffle(&mut other);
            ([&four[..2], &other[..2]].concat(), Vec::new())
        }
    };
    let known = [&board[..], &held[..]].concat();
    let mut rest = draw.pack(&known).into_iter();
    if pattern == "third-pair-worthless" {
        let first = rest.next()?;
        let second = rest.clone().find(|card| card.rank() == first.rank())?;
        rest = draw
            .pack(&[&known[..], &[first, second]].concat())
            .into_iter();
        held = vec![first, second];
    }
    while board.len() < 5 {
        board.push(rest.next()?);
    }
    draw.shuffle(&mut board);
    let pocket = pattern == "third-pair-worthless";
    let mut two: Vec<[Card; 2]> = Vec::with_capacity(hands);
    if pocket {
        two.push([held[0], held[1]]);
        held.clear();
    }
    while two.len() < hands {
        let first = held.pop().or_else(|| rest.next())?;
        two.push([first, rest.next()?]);
    }
    draw.shuffle(&mut two);
    Laid::of(board, two)
}

/// The ranks beside the best five, the higher first.
fn unused(laid: &Laid, seat: Seat) -> Vec<Rank> {
    let cards = laid.cards(seat.index());
    let five: CardSet = best_five(cards).into_iter().flatten().collect();
    let mut ranks: Vec<Rank> = cards.difference(five).iter().map(Card::rank).collect();
    ranks.sort_unstable_by(|one, other| other.cmp(one));
    ranks
}

fn asked(laid: &Laid, trap: Option<&'static str>) -> Option<Built> {
    let (best, winners) = (laid.best()?, laid.winners());
    let everyone = laid.those(|_, _| true);
    let split = winners.len() > 1;
    let letters = |seats: Vec<Seat>| Term::Letters(seats);
    let rules = [
        if split {
            RuleId::Split1
        } else {
            RuleId::Rank16
        },
        rule_of(best.category()),
    ];
    let line = Line::of(NAME, if split { "right-split" } else { "right" })
        .with("winners", letters(winners.iter().collect()))
        .with("hand", best);
    let second = laid.second();
    let decided = second.map(|loser| Term::Decided {
        winner: best,
        loser,
    });
    let line = match decided.clone().filter(|_| !split) {
        Some(decided) => line.with("decided", decided),
        None => line,
    };
    let mut asking = Asking::new(NAME, Right::Seats(winners), &rules).reckoning(line);
    for seat in everyone.iter() {
        let [one, other] = laid.hands[seat.index()];
        let worthless = best.category() == Category::TwoPair
            && one.rank() == other.rank()
            && !best.ranks().five()[..4].contains(&one.rank());
        if worthless {
            let answer = Answer::Seats([seat].into_iter().collect());
            let args = [("hand", letters(vec![seat])), ("kind", best.into())];
            asking = asking.slip("third-pair", answer, &[RuleId::Rank13], &args);
        }
    }
    let tempting = laid.alone(everyone, unused);
    if let Some(seat) = tempting {
        let id = if split { "sixth-card" } else { "unused-card" };
        let args = [("hand", letters(vec![seat]))];
        let answer = Answer::Seats([seat].into_iter().collect());
        asking = asking.otherwise(id, answer, &[RuleId::Rank17], &args);
    }
    if let Some(decided) = decided.filter(|_| !split) {
        let args = [("decided", decided)];
        asking = asking.slip(
            "split-too-early",
            Answer::Seats(everyone),
            &[RuleId::Rank16],
            &args,
        );
    }
    let asking = match trap {
        Some(trap) => asking.trap(trap),
        None => asking,
    };
    let mut parts = vec![asking.done()?];
    if let Some(second) = second.filter(|_| !split) {
        parts.push(deciding(best, second)?);
    }
    Some(Built {
        shown: laid.shown(),
        parts,
        seconds: 8,
    })
}

/// Which card decides, out of the ranks of the winner's five.
fn deciding(
    best: crate::engine::cards::Strength,
    second: crate::engine::cards::Strength,
) -> Option<super::Part> {
    let five = best.ranks().five();
    let place = difference(best, second)?;
    let mut ranks: Vec<Rank> = five.to_vec();
    ranks.dedup();
    let choice = ranks.iter().position(|rank| *rank == five[place])?;
    let right = Right::Pick {
        choice: choice as u8 + 1,
        of: ranks.len() as u8,
    };
    let choices = ranks
        .iter()
        .map(|rank| Line::of(NAME, "card").with("rank", *rank));
    Asking::new(NAME, right, &[RuleId::Rank16, RuleId::Rank2])
        .prompt(Line::of(NAME, "prompt-card"))
        .choices(choices.collect())
        .reckoning(Line::of(NAME, "right-card").with(
            "decided",
            Term::Decided {
                winner: best,
                loser: second,
            },
        ))
        .done()
}
