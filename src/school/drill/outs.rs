//! Drill 31: count the outs.

use super::asking::{Asking, exactly, number};
use super::instance::{Part, Shown};
use super::share::Share;
use super::sheet::{Built, Sheet};
use super::{Draw, Level, Line, Pattern, Skill};
use crate::engine::cards::{Card, CardSet, Rank, Strength, Suit, parse_cards};
use crate::engine::rule::RuleId;
use crate::odds::{Outs, chance_of_one, outs};
use crate::school::question::Figure;
use crate::school::spot::Comparison;

const NAME: &str = "outs";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Strategy),
    rules: &[
        RuleId::Board7,
        RuleId::Rank2,
        RuleId::Rank9,
        RuleId::Rank10,
        RuleId::Rank11,
    ],
    patterns: &[
        Pattern::new("flush-draw", 15, 1),
        Pattern::new("straight-open-ended", 15, 1),
        Pattern::new("gap", 12, 2),
        Pattern::new("two-higher-cards", 12, 2),
        Pattern::new("set-draw", 8, 2),
        Pattern::new("pair-and-draw-together", 12, 3).doubled(),
        Pattern::new("false-outs-helps-both", 16, 4).doubled(),
        Pattern::new("straight-and-flush-together", 10, 4).doubled(),
    ],
    build,
    // The fixed cases of the curriculum (8.1).
    examples: &[
        ("flush-and-aces", "Ah Jh | Ks Qd | Kh 8h 3c"),
        ("false-hearts", "9d 8d | Ah Kh | 7h 6h 2c"),
        ("straight-and-pairs", "9d 8d | Ac Kd | 7h 6h 2c"),
        ("open-straight", "Jh Th | As Ad | 9h 8c 2d"),
        ("two-fives", "5c 5d | As Kh | Kd 9s 4c"),
        ("straight-against-three", "Qs Jd | 9h 9c | Td 9s 3c"),
        ("two-higher", "Ac Kd | 7h 7s | Qc 8d 3s"),
        ("flush-and-six", "Kc Qc | Ah Jd | Jc 7c 4d"),
        ("pair-and-flush", "Ah 5h | Kd Ks | Kh 9h 5s"),
    ],
    example: |text| {
        let mut parts = text.split('|').map(|part| parse_cards(part.trim()).ok());
        let (own, theirs, board) = (parts.next()??, parts.next()??, parts.next()??);
        let case = Case {
            own: own.try_into().ok()?,
            theirs: theirs.try_into().ok()?,
            board,
        };
        asked(&case, None, Level::ALL[2])
    },
};

/// Two open hands on a board that is not yet full.
#[derive(Clone, Debug)]
pub(super) struct Case {
    /// The learner's, hand A.
    pub(super) own: [Card; 2],
    pub(super) theirs: [Card; 2],
    pub(super) board: Vec<Card>,
}

impl Case {
    /// The learner's cards with those of the board.
    pub(super) fn cards(&self) -> CardSet {
        self.own.iter().chain(&self.board).copied().collect()
    }

    pub(super) fn outs(&self) -> Option<Outs> {
        outs(&[self.own, self.theirs], 0, &self.board, CardSet::EMPTY).ok()
    }

    fn unseen(&self) -> CardSet {
        let theirs = CardSet::from_slice(&self.theirs);
        CardSet::FULL.difference(self.cards().union(theirs))
    }

    /// What the opponent has without another card.
    fn to_beat(&self) -> Option<Strength> {
        Strength::of(self.theirs.iter().chain(&self.board).copied().collect())
    }
}

/// What a learner counts who looks at one hand only.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hopes {
    /// Cards of the suit of which there are four.
    pub(super) flush: CardSet,
    /// Cards that fill five ranks in a row.
    pub(super) straight: CardSet,
    /// Cards of the ranks held.
    pub(super) pairs: CardSet,
}

impl Hopes {
    /// Of a hand whose cards lie with these.
    pub(super) fn of(own: [Card; 2], cards: CardSet, unseen: CardSet) -> Self {
        let of_suit = |suit: Suit| cards.iter().filter(|card| card.suit() == suit).count();
        let held = |card: &Card| own.iter().any(|own| own.rank() == card.rank());
        let flush = |card: &Card| {
            of_suit(card.suit()) == 4 && own.iter().any(|own| own.suit() == card.suit())
        };
        let ranks = ranks_of(cards);
        let straight = |card: &Card| {
            !has_row(ranks) && has_row(ranks | ranks_of([*card].into_iter().collect()))
        };
        Self {
            flush: unseen.iter().filter(flush).collect(),
            straight: unseen.iter().filter(straight).collect(),
            pairs: unseen.iter().filter(held).collect(),
        }
    }

    /// Straight and flush, each card once.
    pub(super) fn draws(self) -> CardSet {
        self.flush.union(self.straight)
    }
}

/// The ranks of some cards as bits: the ace at either end, 0 and 13.
fn ranks_of(cards: CardSet) -> u16 {
    let ranks = cards
        .iter()
        .fold(0_u16, |ranks, card| ranks | 2 << card.rank().index());
    ranks | ranks >> 13
}

/// Whether five ranks in a row are among them (RANK-10, RANK-11).
const fn has_row(ranks: u16) -> bool {
    ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4 != 0
}

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let case = dealt(pattern, level, draw)?;
    // Cards that make both equal are rare, and wanted where they count.
    if level.number() == 5 && case.outs()?.level.is_empty() && !draw.once_in(8) {
        return None;
    }
    asked(&case, Some(pattern), level)
}

/// Cards in the pattern's frame.
pub(super) fn dealt(pattern: &str, level: Level, draw: &mut Draw) -> Option<Case> {
    let mut framed = framed(pattern, draw)?;
    let board_size = if level.number() > 1 && draw.once_in(3) {
        4
    } else {
        3
    };
    let own = [framed[0], framed[1]];
    let mut board = framed.split_off(2);
    let mut rest = draw.pack(&[&own[..], &board[..]].concat()).into_iter();
    while board.len() < board_size {
        board.push(rest.next()?);
    }
    let rest: Vec<Card> = rest.collect();
    let theirs = rival(pattern, &board, &rest, draw)?;
    draw.shuffle(&mut board);
    Some(Case { own, theirs, board })
}

/// The learner's two cards, and those of the board that make the draw.
pub(super) fn framed(pattern: &str, draw: &mut Draw) -> Option<Vec<Card>> {
    let straight = |pattern: &str, draw: &mut Draw| {
        let ranks = if pattern == "gap" {
            with_a_gap(draw)
        } else {
            in_a_row(draw)
        };
        let cards = ranks.into_iter().map(|rank| {
            let suit = draw.pick(&Suit::ALL)?;
            Some(Card::new(rank, suit))
        });
        let mut cards: Option<Vec<Card>> = cards.collect();
        draw.shuffle(cards.as_mut()?);
        cards
    };
    let flush = |draw: &mut Draw| {
        let suit = draw.pick(&Suit::ALL)?;
        let mut ranks = draw.some(&Rank::ALL, 4);
        draw.shuffle(&mut ranks);
        Some(
            ranks
                .into_iter()
                .map(|rank| Card::new(rank, suit))
                .collect(),
        )
    };
    match pattern {
        "flush-draw" => flush(draw),
        "straight-open-ended" | "gap" => straight(pattern, draw),
        "two-higher-cards" => {
            let mut high = draw.some(&Rank::ALL[7..], 2);
            draw.shuffle(&mut high);
            let cards = high.into_iter().map(|rank| {
                let suit = draw.pick(&Suit::ALL)?;
                Some(Card::new(rank, suit))
            });
            cards.collect()
        }
        "set-draw" => {
            let rank = draw.pick(&Rank::ALL)?;
            let suits = draw.some(&Suit::ALL, 2);
            Some(
                suits
                    .into_iter()
                    .map(|suit| Card::new(rank, suit))
                    .collect(),
            )
        }
        "straight-and-flush-together" => {
            let ranks = if draw.once_in(2) {
                in_a_row(draw)
            } else {
                with_a_gap(draw)
            };
            let suit = draw.pick(&Suit::ALL)?;
            let mut ranks = ranks;
            draw.shuffle(&mut ranks);
            let mut cards: Vec<Card> = ranks.iter().map(|rank| Card::new(*rank, suit)).collect();
            // One card of the row is of another suit, one of the suit stands outside the row.
            let other = draw.pick(&Suit::ALL).filter(|other| *other != suit)?;
            cards[3] = Card::new(ranks[3], other);
            let left: Vec<Rank> = Rank::ALL
                .into_iter()
                .filter(|rank| !ranks.contains(rank))
                .collect();
            cards.push(Card::new(draw.pick(&left)?, suit));
            Some(cards)
        }
        _ if draw.once_in(2) => flush(draw),
        _ => {
            let gap = if draw.once_in(3) { "gap" } else { "" };
            straight(gap, draw)
        }
    }
}

/// Four ranks that miss one at either end.
fn in_a_row(draw: &mut Draw) -> Vec<Rank> {
    let low = draw.below(9) as usize;
    Rank::ALL[low..low + 4].to_vec()
}

/// Four ranks of five in a row, one of the inner ones missing.
fn with_a_gap(draw: &mut Draw) -> Vec<Rank> {
    let low = draw.below(10) as usize;
    let gap = draw.within(1, 3) as usize;
    // The ace also stands below the two.
    let rank = |place: usize| Rank::ALL[(low + place + 12) % 13];
    (0..5).filter(|place| *place != gap).map(rank).collect()
}

/// An opponent: most often with a pair, against a straight with a flush to come.
pub(super) fn rival(
    pattern: &str,
    board: &[Card],
    rest: &[Card],
    draw: &mut Draw,
) -> Option<[Card; 2]> {
    let like = |card: Card| {
        rest.iter()
            .copied()
            .filter(move |other| other.rank() == card.rank())
    };
    let top = draw.pick(board)?;
    let helps_both = pattern == "false-outs-helps-both";
    if helps_both {
        let suited: Vec<Card> = rest
            .iter()
            .copied()
            .filter(|card| card.suit() == top.suit())
            .collect();
        let of_suit = board
            .iter()
            .filter(|card| card.suit() == top.suit())
            .count();
        if of_suit == 2 && draw.once_in(2) {
            return draw.some(&suited, 2).try_into().ok();
        }
        return like(top).take(2).collect::<Vec<Card>>().try_into().ok();
    }
    let first = *rest.first()?;
    let pair = match draw.below(3) {
        0 => like(top).next()?,
        1 => rest[1..]
            .iter()
            .copied()
            .find(|card| card.rank() == first.rank())?,
        _ => rest[1],
    };
    Some([first, pair])
}

/// Whether exactly the pattern's cards help.
fn fits(pattern: &str, level: Level, case: &Case, outs: &Outs, hopes: Hopes) -> bool {
    let ahead = outs.ahead;
    let only = |cards: CardSet| ahead == cards && !cards.is_empty();
    let is_pair = case.own[0].rank() == case.own[1].rank();
    let easy = level.number() == 1;
    match pattern {
        "flush-draw" => only(hopes.flush) && (!easy || ahead.len() == 9),
        "straight-open-ended" => {
            only(hopes.straight) && both_ends(ahead) && (!easy || ahead.len() == 8)
        }
        "gap" => only(hopes.straight) && ranks_of(ahead).count_ones() == 1 + aces(ahead),
        "two-higher-cards" => {
            let pair = case.theirs[0].rank();
            only(hopes.pairs)
                && !is_pair
                && case.own.iter().all(|card| card.rank() > pair)
                && (level.number() > 2 || ahead.len() == 6)
        }
        "set-draw" => is_pair && only(hopes.pairs),
        "pair-and-draw-together" => {
            let draws = ahead.intersection(hopes.draws());
            let pairs = ahead.intersection(hopes.pairs).difference(draws);
            only(draws.union(pairs)) && draws.len() > 2 && pairs.len() > 1
        }
        "false-outs-helps-both" => {
            // A card of the board's ranks may help both as well; that is no draw of one's own.
            only(ahead.intersection(hopes.draws().union(hopes.pairs)))
        }
        _ => only(hopes.draws()),
    }
}

/// Whether these fill a row at both its ends: two ranks with four between them.
fn both_ends(cards: CardSet) -> bool {
    let ranks = ranks_of(cards);
    ranks & ranks >> 5 != 0 && ranks.count_ones() == 2 + aces(cards)
}

/// An ace has two bits.
fn aces(cards: CardSet) -> u32 {
    u32::from(cards.iter().any(|card| card.rank() == Rank::Ace))
}

fn asked(case: &Case, pattern: Option<&str>, level: Level) -> Option<Built> {
    let outs = case.outs()?;
    let own = Strength::of(case.cards())?;
    let to_beat = case.to_beat()?;
    let unseen = case.unseen();
    let hopes = Hopes::of(case.own, case.cards(), unseen);
    if own >= to_beat || pattern.is_some_and(|pattern| !fits(pattern, level, case, &outs, hopes)) {
        return None;
    }
    let or_level = level.number() == 5;
    let counted = if or_level {
        outs.ahead.union(outs.level)
    } else {
        outs.ahead
    };
    let (count, all) = (counted.len() as u64, unseen.len() as u64);
    let (prompt, reckoning) = if or_level {
        ("prompt-not-behind", "right-not-behind")
    } else {
        ("prompt", "right")
    };
    let asking = Asking::new(
        NAME,
        exactly(cards(count)),
        &[RuleId::Board7, RuleId::Rank2],
    )
    .prompt(Line::of(NAME, prompt).with("unseen", all))
    .reckoning(
        Line::of(NAME, reckoning)
            .with("outs", count)
            .with("unseen", all)
            .with("cards", counted.iter().collect::<Vec<Card>>()),
    );
    let mut asking = with_slips(asking, case, counted, hopes)?;
    if or_level {
        let only = number(cards(outs.ahead.len() as u64));
        let args = [("cards", outs.level.iter().collect::<Vec<Card>>().into())];
        asking = asking.slip("level-forgotten", only, &[RuleId::Split1], &args);
    }
    let asking = match pattern {
        Some("pair-and-draw-together") => asking.trap("pairs-forgotten"),
        Some("false-outs-helps-both") => asking.trap("false-outs"),
        Some("straight-and-flush-together") => asking.trap("counted-twice"),
        _ => asking,
    };
    let mut parts = vec![asking.done()?];
    if level.number() >= 3 {
        parts.push(in_per_cent(count, all, or_level && case.board.len() == 3)?);
    }
    Some(Built {
        shown: Shown::Cards(Comparison {
            board: case.board.clone(),
            hands: vec![('A', case.own.to_vec()), ('B', case.theirs.to_vec())],
        }),
        parts,
        seconds: 12,
    })
}

fn cards(count: u64) -> Figure {
    Figure::whole(i64::from(count as u32))
}

fn with_slips(mut asking: Asking, case: &Case, counted: CardSet, hopes: Hopes) -> Option<Asking> {
    let list = |set: CardSet| [("cards", set.iter().collect::<Vec<Card>>().into())];
    let figure = |count: usize| number(cards(count as u64));
    let draws = hopes.draws();
    let pairs = counted.intersection(hopes.pairs).difference(draws);
    if !pairs.is_empty() && !counted.intersection(draws).is_empty() {
        let answer = figure(counted.len() - pairs.len());
        asking = asking.slip("pairs-forgotten", answer, &[RuleId::Rank2], &list(pairs));
    }
    let to_beat = case.to_beat()?;
    let beats = |card: &Card| {
        let mut then = case.cards();
        then.insert(*card);
        Strength::of(then) > Some(to_beat)
    };
    let no_help = draws.union(hopes.pairs).difference(counted);
    let both: CardSet = no_help.iter().filter(beats).collect();
    if !both.is_empty() {
        let answer = figure(counted.len() + both.len());
        asking = asking.slip("false-outs", answer, &[RuleId::Rank2], &list(both));
    }
    let weak = no_help.difference(both);
    if !weak.is_empty() {
        let answer = figure(counted.len() + weak.len());
        asking = asking.slip("still-behind", answer, &[RuleId::Rank2], &list(weak));
    }
    let twice = hopes
        .flush
        .intersection(hopes.straight)
        .intersection(counted);
    if !twice.is_empty() {
        let answer = figure(counted.len() + twice.len());
        let rules = [RuleId::Rank9, RuleId::Rank10];
        asking = asking.slip("counted-twice", answer, &rules, &list(twice));
    }
    Some(asking)
}

/// The chance of one of the cards: with the next one, or with the next two.
fn in_per_cent(count: u64, unseen: u64, two: bool) -> Option<Part> {
    let chance = |to_come| {
        let (part, whole) = chance_of_one(count as usize, unseen as usize, to_come).ratio();
        Share::of(part, whole)
    };
    let (one, both) = (chance(1), chance(2));
    let rule = |times: u32| Share::tenths(10 * times * count as u32);
    let (share, prompt, reckoning) = if two {
        (both, "prompt-two-cards", "right-two-cards")
    } else {
        (one, "prompt-one-card", "right-one-card")
    };
    // A rule of thumb is near enough (L13.2).
    let asking = Asking::new(
        NAME,
        share.within(if two { 30 } else { 20 }),
        &[RuleId::Board7],
    )
    .prompt(Line::of(NAME, prompt).with("outs", count))
    .reckoning(
        Line::of(NAME, reckoning)
            .with("outs", count)
            .with("unseen", unseen)
            .with("missed", unseen - count)
            .with("share", share),
    )
    .share(
        "count-for-per-cent",
        rule(1),
        &[],
        &[("outs", count.into())],
    );
    let asking = if two {
        let doubled = Share::tenths(2 * one.in_tenths());
        asking
            .share("one-card-for-two", one, &[], &[("share", one.into())])
            .share("added", doubled, &[], &[("share", doubled.into())])
    } else {
        let args = [("share", both.into())];
        asking.share("two-cards-for-one", both, &[], &args).share(
            "two-cards-for-one",
            rule(4),
            &[],
            &args,
        )
    };
    asking.done()
}
