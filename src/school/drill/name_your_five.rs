//! Drill 2: your best five.

use super::asking::Asking;
use super::instance::Part;
use super::laid::{Laid, rule_of};
use super::sheet::{Built, Sheet};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::{Card, CardSet, Category, Rank, Reading, Strength};
use crate::engine::rule::RuleId;
use crate::school::question::{Answer, Right};

const NAME: &str = "name-your-five";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Hands),
    rules: &[
        RuleId::Game3,
        RuleId::Board4,
        RuleId::Board7,
        RuleId::Rank1,
        RuleId::Rank2,
        RuleId::Rank3,
        RuleId::Rank16,
        RuleId::Show10,
        RuleId::Show13,
    ],
    patterns: &[
        Pattern::new("both-cards-play", 25, 1),
        Pattern::new("one-card-plays", 25, 2),
        Pattern::new("the-board-plays", 15, 3).doubled(),
        Pattern::new("three-pairs", 10, 4).doubled(),
        Pattern::new("two-triples", 5, 4).doubled(),
        Pattern::new("six-of-a-suit", 5, 4),
        Pattern::new("straight-of-six-or-seven-cards", 5, 4),
        Pattern::new("ace-low-straight", 5, 3).doubled(),
        Pattern::new("flush-hiding-a-straight-flush", 5, 5).doubled(),
    ],
    build,
    examples: &[
        ("EX-RANK-9", "7c 7d Th 6s 6d | 7h Ts"),
        ("EX-RANK-11", "7c 7d 7h Ts Td | 2c 3d"),
        ("EX-RANK-14", "As Ts 8s 7s 6s | 2s 2d"),
        ("EX-RANK-23", "3c 3d 4h 4s 8c | 7d 2h"),
    ],
    example: |text| asked(&Laid::read(text)?, 12),
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let open = if level.number() < 3 { 3 } else { 5 };
    let seconds = if level.number() == 5 { 10 } else { 12 };
    let mut cards = framed(pattern, draw, open);
    cards.truncate(open + 2);
    let own = [cards.pop()?, cards.pop()?];
    let laid = Laid::of(cards, vec![own])?;
    let all = laid.cards(0);
    let best = laid.best()?;
    let fits = match pattern {
        "both-cards-play" if open == 3 => made_of(best, all, own) == 2,
        "one-card-plays" if open == 3 => made_of(best, all, own) == 1,
        "both-cards-play" => needed(&laid, best) == 2,
        "one-card-plays" => needed(&laid, best) == 1,
        "the-board-plays" => needed(&laid, best) == 0,
        "three-pairs" => best.category() == Category::TwoPair && groups(all, 2) == 3,
        "two-triples" => best.category() == Category::FullHouse && groups(all, 3) == 2,
        "six-of-a-suit" => best.category() == Category::Flush && most_suited(all) >= 6,
        "straight-of-six-or-seven-cards" => {
            matches!(best.ranks(), Reading::Straight { high } if high >= Rank::Seven && has(all, high, 6))
        }
        "ace-low-straight" => matches!(best.ranks(), Reading::Straight { high: Rank::Five }),
        // More of the suit than the straight flush needs, and higher.
        _ => best.category() == Category::StraightFlush && hides(all, best),
    };
    fits.then(|| asked(&laid, seconds)).flatten()
}

/// Cards in the pattern's frame where it would come too seldom by itself; the last two are the
/// learner's own.
fn framed(pattern: &'static str, draw: &mut Draw, open: usize) -> Vec<Card> {
    let mut cards: Vec<Card> = match pattern {
        "three-pairs" | "two-triples" => {
            let (size, count) = if pattern == "three-pairs" {
                (2, 3)
            } else {
                (3, 2)
            };
            let ranks = draw.some(&Rank::ALL, count);
            ranks
                .into_iter()
                .flat_map(|rank| {
                    let four: Vec<Card> = Card::all().filter(|card| card.rank() == rank).collect();
                    draw.some(&four, size)
                })
                .collect()
        }
        "six-of-a-suit" | "flush-hiding-a-straight-flush" => {
            let suit = draw.below(4) as u8;
            let own: Vec<Card> = Card::all()
                .filter(|card| card.suit().index() == suit)
                .collect();
            if pattern == "six-of-a-suit" {
                draw.some(&own, 6)
            } else {
                let low = draw.below(8) as usize;
                let mut six = own[low..low + 5].to_vec();
                let above = own.get(low + 6..).and_then(|above| draw.pick(above));
                six.extend(above);
                six
            }
        }
        "straight-of-six-or-seven-cards" | "ace-low-straight" => {
            let long = pattern != "ace-low-straight";
            let low = if long { draw.below(8) } else { 0 };
            let ranks = (low..low + if long { 6 } else { 4 })
                .filter_map(|rank| Rank::from_index(rank as u8));
            let ranks: Vec<Rank> = ranks.chain((!long).then_some(Rank::Ace)).collect();
            let any = |rank: Rank| {
                let four: Vec<Card> = Card::all().filter(|card| card.rank() == rank).collect();
                draw.pick(&four)
            };
            ranks.into_iter().filter_map(any).collect()
        }
        _ => Vec::new(),
    };
    let rest = draw.pack(&cards);
    cards.extend(rest);
    cards.truncate(open + 2);
    draw.shuffle(&mut cards);
    cards
}

/// How many of the two own cards belong to what makes the kind, side cards aside.
fn made_of(best: Strength, all: CardSet, own: [Card; 2]) -> usize {
    let belongs = |card: &&Card| match best.category() {
        Category::HighCard => false,
        Category::Pair | Category::TwoPair | Category::ThreeOfAKind | Category::FourOfAKind => {
            all.iter()
                .filter(|other| other.rank() == card.rank())
                .count()
                > 1
        }
        _ => true,
    };
    own.iter().filter(belongs).count()
}

/// How many own cards the best five need.
fn needed(laid: &Laid, best: Strength) -> usize {
    let board = CardSet::from_slice(&laid.board);
    if Strength::of(board) == Some(best) {
        return 0;
    }
    let with_one = |card: &Card| {
        let mut cards = board;
        cards.insert(*card);
        Strength::of(cards) == Some(best)
    };
    if laid.hands[0].iter().any(with_one) {
        1
    } else {
        2
    }
}

/// How many ranks come at least so often.
fn groups(cards: CardSet, size: usize) -> usize {
    let often = |rank: &&Rank| cards.iter().filter(|card| card.rank() == **rank).count() >= size;
    Rank::ALL.iter().filter(often).count()
}

fn most_suited(cards: CardSet) -> usize {
    let of = |suit: u8| {
        cards
            .iter()
            .filter(|card| card.suit().index() == suit)
            .count()
    };
    (0..4).map(of).max().unwrap_or(0)
}

/// Whether so many ranks in a row are there, down from this one.
fn has(cards: CardSet, high: Rank, long: u8) -> bool {
    let there = |rank: u8| cards.iter().any(|card| card.rank().index() == rank);
    high.index() + 1 >= long && (0..long).all(|down| there(high.index() - down))
}

/// Whether a higher card of its suit lies beside a straight flush.
fn hides(cards: CardSet, best: Strength) -> bool {
    let Reading::StraightFlush { high } = best.ranks() else {
        return false;
    };
    let suit = (0..4).find(|suit| {
        cards
            .iter()
            .filter(|card| card.suit().index() == *suit)
            .count()
            >= 5
    });
    let beside = |card: Card| Some(card.suit().index()) == suit && card.rank() > high;
    cards.iter().any(beside)
}

fn asked(laid: &Laid, seconds: u32) -> Option<Built> {
    let (all, best) = (laid.cards(0), laid.best()?);
    let mut parts = Vec::new();
    if all.len() > 5 {
        parts.push(which_five(all, best)?);
    }
    parts.push(which_kind(best)?);
    Some(Built {
        shown: laid.shown(),
        parts,
        seconds,
    })
}

/// Every five of these cards.
fn fives(all: CardSet) -> Vec<CardSet> {
    let mut fives = vec![all];
    while fives.first().is_some_and(|some| some.len() > 5) {
        let mut smaller: Vec<CardSet> = Vec::new();
        for some in fives {
            for card in some {
                let mut less = some;
                less.remove(card);
                if !smaller.contains(&less) {
                    smaller.push(less);
                }
            }
        }
        fives = smaller;
    }
    fives
}

fn which_five(all: CardSet, best: Strength) -> Option<Part> {
    let right = Right::Five { cards: all, best };
    let kind = best.category();
    let line = Line::of(NAME, "right").with("hand", best);
    let rules = [RuleId::Rank2, RuleId::Game3, RuleId::Board4];
    let mut asking = Asking::new(NAME, right, &rules).reckoning(line);
    let fives = fives(all);
    let good: Vec<CardSet> = fives
        .iter()
        .copied()
        .filter(|five| Strength::of(*five) == Some(best))
        .collect();
    for five in fives {
        let strength = Strength::of(five)?;
        let answer = Answer::Five(five);
        if strength.category() < kind {
            let args = [("kind", Term::Kind(kind))];
            asking = asking.slip("lower-kind", answer, &[RuleId::Rank1, rule_of(kind)], &args);
        } else if strength < best {
            let nearest = good
                .iter()
                .max_by_key(|good| good.intersection(five).len())?;
            let (better, worse) = (nearest.difference(five), five.difference(*nearest));
            let args = [("better", cards(better)), ("worse", cards(worse))];
            let (id, rule) = match kind {
                Category::Flush => ("not-the-highest-of-the-suit", RuleId::Rank9),
                _ => ("worse-cards", RuleId::Rank2),
            };
            asking = asking.slip(id, answer, &[rule], &args);
        }
    }
    asking.done()
}

fn cards(set: CardSet) -> Term {
    Term::Cards(set.iter().rev().collect())
}

fn which_kind(best: Strength) -> Option<Part> {
    let kind = best.category();
    let choice = |kind: Category| Category::ALL.len() as u8 - kind as u8;
    let right = Right::Pick {
        choice: choice(kind),
        of: Category::ALL.len() as u8,
    };
    // The strongest first, as the ladder is learned.
    let kinds = Category::ALL.into_iter().rev();
    let mut asking = Asking::new(NAME, right, &[rule_of(kind), RuleId::Rank1])
        .prompt(Line::of(NAME, "prompt-kind"))
        .choices(
            kinds
                .map(|kind| Line::of(NAME, "kind").with("kind", kind))
                .collect(),
        )
        .reckoning(Line::of(NAME, "right-kind").with("hand", best));
    if let Reading::TwoPair { high, low, .. } = best.ranks() {
        let args = [("high", Term::Rank(high)), ("low", Term::Rank(low))];
        let answer = Answer::Pick(choice(Category::Pair));
        asking = asking.slip("pair-for-two-pair", answer, &[RuleId::Rank13], &args);
    }
    asking.done()
}
