//! Drill 1: who wins?

use super::asking::Asking;
use super::laid::{Laid, alike, main_ranks, rule_of};
use super::sheet::{Built, Sheet};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::{Card, CardSet, Category, Rank, Reading, Strength};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::question::{Answer, Right};

const NAME: &str = "who-wins";

const CORNERED: &str = "ace-low-ace-high-around-the-corner";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Hands),
    rules: &[
        RuleId::Game5,
        RuleId::Deck2,
        RuleId::Deck3,
        RuleId::Rank1,
        RuleId::Rank2,
        RuleId::Rank3,
        RuleId::Rank4,
        RuleId::Rank5,
        RuleId::Rank6,
        RuleId::Rank7,
        RuleId::Rank8,
        RuleId::Rank9,
        RuleId::Rank10,
        RuleId::Rank11,
        RuleId::Rank12,
        RuleId::Rank13,
        RuleId::Rank14,
        RuleId::Rank15,
        RuleId::Rank17,
        RuleId::Split1,
        RuleId::Split3,
    ],
    patterns: &[
        Pattern::new("different-kinds", 20, 1),
        Pattern::new("same-kind-main-rank", 15, 2),
        Pattern::new("side-card", 15, 2),
        Pattern::new("split", 15, 3).doubled(),
        Pattern::new("board-plays", 10, 3).doubled(),
        Pattern::new("straight-against-straight", 8, 3),
        Pattern::new(CORNERED, 7, 3).doubled(),
        Pattern::new("flush-against-flush", 5, 3),
        Pattern::new("full-house-against-full-house", 5, 3),
    ],
    build,
    examples: &[
        ("EX-RANK-1", "9c 2d Th Jh Qh | Kh Ah | 9s 9d"),
        ("EX-RANK-2", "Th Jh Qh Kh Ah | As Ad | 2c 7d"),
        ("EX-RANK-3", "5s 6s 7s 8s Kd | 9s 2c | 4s 2d"),
        ("EX-RANK-4", "2h 3h 4h 5h Kd | Ah Kc | 6h 9c"),
        ("EX-RANK-5", "2h 3h 4h 5h Kd | Ah 9d | Ks Kc"),
        ("EX-RANK-6", "Ah As Kd Kc 5h | Ad Ac | Kh Ks"),
        ("EX-RANK-7", "6c 6d 6h 6s 9c | Kd 2c | Qs Jd"),
        ("EX-RANK-8", "6c 6d 6h 6s Ac | Kd Kc | Qs Jd"),
        ("EX-RANK-9", "7c 7d Th 6s 6d | 7h Ts | 6c As"),
        ("EX-RANK-10", "7c 7d 7h 2s 3d | Tc Td | 9c 9d"),
        ("EX-RANK-11", "7c 7d 7h Ts Td | 2c 3d | 9c 8d"),
        ("EX-RANK-12", "Ts 8s 7s 2s Kd | As 3c | Qs Jd"),
        ("EX-RANK-13", "As Ts 8s 7s Kd | 2s 2d | 3s 4d"),
        ("EX-RANK-14", "As Ts 8s 7s 6s | 2s 2d | 3s 4d"),
        ("EX-RANK-15", "6h 7s 8h 9d Kc | 5c 2d | Tc 2c"),
        ("EX-RANK-16", "2c 3d 4h 5s Kc | Ac Qd | 6d Jc"),
        ("EX-RANK-17", "Tc Jd Qh 2s 3c | Kc Ad | 9d 8s"),
        ("EX-RANK-18", "Qd Kc Ah 2s 7d | 3c 9d | 2d 9c"),
        ("EX-RANK-19", "Kh Kd 8c 5s 2d | Ks Qc | Kc Jd"),
        ("EX-RANK-20", "Kh Kd Qc 5s 2d | Ks 9c | Kc 7d"),
        ("EX-RANK-21", "3c 4d 9h Js 2c | 3d 4s | 4h 2d"),
        ("EX-RANK-22", "3c 3d 4h 4s 8c | Kd 2h | Qd 7c"),
        ("EX-RANK-23", "3c 3d 4h 4s 8c | 7d 2h | 6c 5d"),
        ("EX-RANK-24", "Kc Kd 9h 9s 4c | 5d 5h | 6c 2d"),
        ("EX-RANK-25", "5c Kd 9h 7s 2c | 5d Ah | 5s Qd"),
        ("EX-RANK-26", "5c Ad Kh 7s 2c | 5d 9h | 5s 8d"),
        ("EX-RANK-27", "5c Ad Kh Qs 2c | 5d 9h | 5s 8d"),
        ("EX-RANK-28", "Kd Th 8s 4c 2d | Ah 7c | Qs Jc"),
        ("EX-RANK-29", "Ad Kh Ts 8c 2d | 6h 3c | 5s 4c"),
        ("EX-RANK-30", "2c 7d 9h Js Kd | As 3s | Ah 3h"),
    ],
    example: |text| asked(&Laid::read(text)?, None),
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let hands = match level.number() {
        1..=3 => 2,
        4 => 3,
        _ => 4,
    };
    let laid = match pattern {
        "board-plays" => board_plays(draw, hands)?,
        CORNERED => cornered(draw, hands)?,
        _ => Laid::dealt(&draw.pack(&[]), hands)?,
    };
    let (best, winners) = (laid.best()?, laid.winners());
    let second = laid.second();
    let kind = best.category();
    let alone = winners.len() == 1;
    let both = |wanted: Category| {
        alone && kind == wanted && second.is_some_and(|second| second.category() == wanted)
    };
    let trap = match pattern {
        "different-kinds" => {
            let steps = kind as u8 - second?.category() as u8;
            let enough = if level.number() == 1 { 2 } else { 1 };
            (alone && steps >= enough).then_some(None)?
        }
        "same-kind-main-rank" => {
            let same = kind == second?.category() && !alike(best, second?);
            (alone && same).then_some(None)?
        }
        "side-card" => {
            let side = alike(best, second?) && second? < best && kind != Category::Flush;
            (alone && side).then_some(Some("split-too-early"))?
        }
        "split" => {
            let board = Strength::of(CardSet::from_slice(&laid.board))?;
            (!alone && board < best).then_some(None)?
        }
        "straight-against-straight" => both(Category::Straight).then_some(None)?,
        "flush-against-flush" => both(Category::Flush).then_some(None)?,
        "full-house-against-full-house" => both(Category::FullHouse).then_some(None)?,
        CORNERED => {
            let wheel = laid.those(|_, strength| is_wheel(strength));
            let low = wheel.iter().any(|seat| !winners.contains(seat));
            Some(if low { "ace-high" } else { "around-the-corner" })
        }
        // All have the board, and no other trap is needed.
        _ => None,
    };
    asked(&laid, trap)
}

/// A board that nobody improves.
pub(super) fn board_plays(draw: &mut Draw, hands: usize) -> Option<Laid> {
    let pack = draw.pack(&[]);
    let mut board = match draw.below(4) {
        // Now and then the best there is (RANK-4).
        0 if draw.once_in(6) => in_suit(draw, |rank| rank >= Rank::Ten),
        // Or the lowest straight flush, in which the ace is low (RANK-6).
        1 if draw.once_in(6) => in_suit(draw, |rank| WHEEL.contains(&rank)),
        0 => {
            let lower = draw.below(3) as u8;
            straight(draw, Rank::Ace.index() - lower)
        }
        1 => suited(draw),
        2 => grouped(draw, &[3, 2]),
        _ => grouped(draw, &[2, 2, 1]),
    };
    draw.shuffle(&mut board);
    let rest = pack.into_iter().filter(|card| !board.contains(card));
    let cards: Vec<Card> = board.iter().copied().chain(rest).collect();
    let laid = Laid::dealt(&cards, hands)?;
    let all = Strength::of(CardSet::from_slice(&board))?;
    laid.strengths
        .iter()
        .all(|strength| *strength == all)
        .then_some(laid)
}

/// Five in sequence down from a rank, of any suits.
fn straight(draw: &mut Draw, top: u8) -> Vec<Card> {
    let ranks = (0..5).filter_map(|down| Rank::from_index(top - down));
    let ranks: Vec<Rank> = ranks.collect();
    ranks
        .into_iter()
        .filter_map(|rank| any_of(draw, rank))
        .collect()
}

/// These ranks of one suit.
fn in_suit(draw: &mut Draw, wanted: impl Fn(Rank) -> bool) -> Vec<Card> {
    let suit = draw.below(4) as u8;
    let own = Card::all().filter(|card| card.suit().index() == suit);
    own.filter(|card| wanted(card.rank())).collect()
}

/// Five high cards of one suit.
fn suited(draw: &mut Draw) -> Vec<Card> {
    let suit = draw.below(4) as usize;
    let high: Vec<Card> = Card::all()
        .filter(|card| card.suit().index() as usize == suit && card.rank() >= Rank::Seven)
        .collect();
    draw.some(&high, 5)
}

/// Groups of equal ranks.
fn grouped(draw: &mut Draw, sizes: &[usize]) -> Vec<Card> {
    let ranks = draw.some(&Rank::ALL, sizes.len());
    let groups = ranks.into_iter().zip(sizes);
    groups
        .flat_map(|(rank, size)| {
            let four: Vec<Card> = Card::all().filter(|card| card.rank() == rank).collect();
            draw.some(&four, *size)
        })
        .collect()
}

fn any_of(draw: &mut Draw, rank: Rank) -> Option<Card> {
    let four: Vec<Card> = Card::all().filter(|card| card.rank() == rank).collect();
    draw.pick(&four)
}

/// Somebody holds A-2-3-4-5, or ranks that would be a straight if it went around the corner.
fn cornered(draw: &mut Draw, hands: usize) -> Option<Laid> {
    let window = draw.pick(&[WHEEL, AROUND[0], AROUND[1], AROUND[2]])?;
    let mut five: Vec<Card> = Vec::with_capacity(5);
    for rank in window {
        five.push(any_of(draw, rank)?);
    }
    draw.shuffle(&mut five);
    let own = [five.pop()?, five.pop()?];
    let mut rest = draw.pack(&[&five[..], &own[..]].concat());
    // Three of the five lie on the board; two more cards join them.
    five.extend(rest.drain(..2));
    draw.shuffle(&mut five);
    let mut held: Vec<[Card; 2]> = rest
        .chunks_exact(2)
        .take(hands - 1)
        .map(|two| [two[0], two[1]])
        .collect();
    let place = draw.below(hands as u64) as usize;
    held.insert(place, own);
    let laid = Laid::of(five, held)?;
    let owner = Seat(place as u8);
    let lures = !laid.winners().contains(owner)
        && if window == WHEEL {
            is_wheel(laid.strengths[place])
        } else {
            turns_around(&laid, owner)
        };
    lures.then_some(laid)
}

const WHEEL: [Rank; 5] = [Rank::Ace, Rank::Two, Rank::Three, Rank::Four, Rank::Five];

/// Ranks that stand side by side only around the corner (RANK-11).
const AROUND: [[Rank; 5]; 3] = [
    [Rank::Queen, Rank::King, Rank::Ace, Rank::Two, Rank::Three],
    [Rank::King, Rank::Ace, Rank::Two, Rank::Three, Rank::Four],
    [Rank::Jack, Rank::Queen, Rank::King, Rank::Ace, Rank::Two],
];

/// The straight with the ace at its lower end.
fn is_wheel(strength: Strength) -> bool {
    matches!(strength.ranks(), Reading::Straight { high: Rank::Five })
}

/// Whether a hand has five ranks in a row only around the corner, and nothing better than a pair.
fn turns_around(laid: &Laid, seat: Seat) -> bool {
    let ranks = laid.ranks(seat);
    let has = |window: &[Rank; 5]| window.iter().all(|rank| ranks.contains(rank));
    laid.strengths[seat.index()].category() < Category::Straight && AROUND.iter().any(has)
}

/// How many ranks a hand has at least twice.
fn pairs(laid: &Laid, seat: Seat) -> usize {
    let ranks = laid.ranks(seat);
    let twice = |rank: &&Rank| ranks.iter().filter(|other| *other == *rank).count() >= 2;
    Rank::ALL.iter().filter(twice).count()
}

fn set(seats: impl IntoIterator<Item = Seat>) -> Answer {
    Answer::Seats(seats.into_iter().collect())
}

fn letters(seats: SeatSet) -> Term {
    Term::Letters(seats.iter().collect())
}

/// The question, with every slip that these cards allow.
fn asked(laid: &Laid, trap: Option<&'static str>) -> Option<Built> {
    let (best, winners) = (laid.best()?, laid.winners());
    let kind = best.category();
    let split = winners.len() > 1;
    let mut rules = vec![
        if split { RuleId::Split1 } else { RuleId::Rank1 },
        rule_of(kind),
        RuleId::Rank2,
    ];
    let of_kind = |rule: RuleId, is: bool| is.then_some(rule);
    let same = laid
        .second()
        .is_some_and(|second| second.category() == kind);
    rules.extend(of_kind(RuleId::Game5, split));
    rules.extend(of_kind(RuleId::Deck2, !split && same));
    rules.extend(of_kind(
        RuleId::Rank4,
        split && kind == Category::RoyalFlush,
    ));
    rules.extend(of_kind(
        RuleId::Rank6,
        kind == Category::StraightFlush && is_wheel(best),
    ));
    let line = Line::of(NAME, if split { "right-split" } else { "right" });
    let line = line.with("winners", letters(winners)).with("hand", best);
    let line = match laid.second().filter(|_| !split) {
        Some(loser) => line.with(
            "decided",
            Term::Decided {
                winner: best,
                loser,
            },
        ),
        None => line,
    };
    let mut asking = Asking::new(NAME, Right::Seats(winners), &rules).reckoning(line);
    for seat in laid
        .those(|_, _| true)
        .iter()
        .filter(|seat| !winners.contains(*seat))
    {
        let own = &[
            ("hand", Term::Letters(vec![seat])),
            ("kind", laid.strengths[seat.index()].into()),
        ];
        if is_wheel(laid.strengths[seat.index()]) {
            asking = asking.slip("ace-high", set([seat]), &[RuleId::Rank11], &own[..1]);
        } else if turns_around(laid, seat) {
            asking = asking.slip("around-the-corner", set([seat]), &[RuleId::Rank11], own);
        } else if kind == Category::TwoPair
            && laid.strengths[seat.index()].category() == kind
            && pairs(laid, seat) > 2
        {
            asking = asking.slip("three-pairs", set([seat]), &[RuleId::Rank13], own);
        }
    }
    if split {
        let higher = laid.alone(winners, Laid::ranks);
        if let Some(seat) = higher {
            let third = pairs(laid, seat) > 2 && kind == Category::TwoPair;
            let id = if third { "three-pairs" } else { "sixth-card" };
            let rule = if third {
                RuleId::Rank13
            } else {
                RuleId::Rank17
            };
            let args = [("hand", Term::Letters(vec![seat])), ("kind", best.into())];
            asking = asking.slip(id, set([seat]), &[rule], &args[..if third { 2 } else { 1 }]);
        } else if let Some(seat) = laid.alone(winners, highest_suit) {
            let args = [("hand", Term::Letters(vec![seat]))];
            asking = asking.slip("suit", set([seat]), &[RuleId::Deck3, RuleId::Split3], &args);
        }
        for seat in winners.iter() {
            let args = [("winners", letters(winners)), ("hand", best.into())];
            asking = asking.otherwise("one-winner", set([seat]), &[RuleId::Split1], &args);
        }
    }
    let level = laid.those(|_, strength| alike(strength, best));
    let side = !main_ranks(best).is_empty() && level.len() > winners.len();
    if let Some(second) = laid.second().filter(|_| side) {
        let decided = Term::Decided {
            winner: best,
            loser: second,
        };
        let rules = [RuleId::Rank2, rule_of(kind)];
        let args = [("decided", decided)];
        asking = asking.slip("split-too-early", Answer::Seats(level), &rules, &args);
    }
    let asking = match trap {
        Some(trap) => asking.trap(trap),
        None => asking,
    };
    Some(Built {
        shown: laid.shown(),
        parts: vec![asking.done()?],
        seconds: 8 + 4 * (laid.hands.len() as u32 - 2),
    })
}

/// The suits of a hand's own cards, the higher card first: what those look at who think that suits
/// count.
pub(super) fn highest_suit(laid: &Laid, seat: Seat) -> Vec<u8> {
    let mut own = laid.hands[seat.index()];
    own.sort_unstable_by_key(|card| core::cmp::Reverse((card.rank(), card.suit().index())));
    own.iter().map(|card| card.suit().index()).collect()
}
