//! Ranges as text; [`Range`] has the grammar.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::combo::Combo;
use super::range::{Range, Weight};
use crate::engine::cards::{Card, Rank, Suit};

/// Why a text is not a range, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RangeError {
    /// At which character of the text, the first is 0; its length, if something is missing there.
    pub at: usize,
    /// What is wrong there.
    pub fault: RangeFault,
}

/// What is wrong with the text of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RangeFault {
    /// Another character (or the end) where a rank must stand.
    NotARank {
        /// What stands there.
        found: Option<char>,
    },
    /// Another character (or the end) where a suit must stand.
    NotASuit {
        /// What stands there.
        found: Option<char>,
    },
    /// The same card twice.
    SameCard {
        /// The card.
        card: Card,
    },
    /// A pair cannot be suited, and need not be called offsuit.
    PairWithSuits,
    /// The two ends of a dash are not of one kind: two pairs, or one higher card with the same
    /// letter behind it.
    Ends,
    /// Exact cards with a plus or a dash.
    ExactCards,
    /// No number from 0 to 1 with at most three decimals.
    WeightOfOne,
    /// No per cent from 0 to 100 with at most one decimal and the sign behind it.
    WeightInPercent,
    /// Something between the item and the next comma.
    Left {
        /// What stands there.
        found: char,
    },
}

impl fmt::Display for RangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: {}", self.at + 1, self.fault)
    }
}

impl Error for RangeError {}

impl fmt::Display for RangeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = |found: &Option<char>| match found {
            Some(found) => format!("{found:?}"),
            None => "the end".to_owned(),
        };
        match self {
            Self::NotARank { found: Some('1') } => {
                write!(f, "1 is not a rank; a ten is written T")
            }
            Self::NotARank { found } => {
                write!(
                    f,
                    "{} is not a rank; a rank is one of 23456789TJQKA",
                    what(found)
                )
            }
            Self::NotASuit { found } => {
                write!(
                    f,
                    "{} is not a suit; a suit is c, d, h or s, as in AhKd",
                    what(found)
                )
            }
            Self::SameCard { card } => write!(f, "{card} comes twice; a hand is two cards"),
            Self::PairWithSuits => write!(
                f,
                "a pair is neither suited nor offsuit; write 77, not 77s or 77o"
            ),
            Self::Ends => write!(
                f,
                "a dash joins two pairs or two hands of one higher card, as in TT-77 or A5s-A2s"
            ),
            Self::ExactCards => write!(
                f,
                "two exact cards take no plus and no dash; write them one by one"
            ),
            Self::WeightOfOne => write!(
                f,
                "a weight after : is a number from 0 to 1 with at most three decimals, as in 77:0.5"
            ),
            Self::WeightInPercent => write!(
                f,
                "a weight after @ is 0 to 100 with at most one decimal and %, as in 77@50%"
            ),
            Self::Left { found } => write!(
                f,
                "{found:?} does not belong to this hand; put a comma between hands"
            ),
        }
    }
}

impl FromStr for Range {
    type Err = RangeError;

    fn from_str(text: &str) -> Result<Self, RangeError> {
        let text: Vec<char> = text.chars().collect();
        let mut reader = Reader { text: &text, at: 0 };
        let mut range = Self::empty();
        while reader.next_item() {
            let item = reader.item()?;
            let weight = reader.weight()?;
            if let Some(found) = reader.here() {
                return Err(reader.fault(RangeFault::Left { found }));
            }
            for hand in Combo::all().filter(|&hand| item.has(hand)) {
                range.set(hand, weight);
            }
        }
        Ok(range)
    }
}

/// Which suits two different ranks have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Suits {
    Suited,
    Offsuit,
    Both,
}

/// Some hands.
#[derive(Clone, Copy)]
enum Item {
    Any,
    Exact(Combo),
    /// From the least to the greatest rank.
    Pairs(Rank, Rank),
    /// The higher rank, and the lower one from the least to the greatest.
    Others(Rank, (Rank, Rank), Suits),
}

impl Item {
    fn has(self, hand: Combo) -> bool {
        let [high, low] = hand.cards();
        match self {
            Self::Any => true,
            Self::Exact(exact) => exact == hand,
            Self::Pairs(least, most) => {
                high.rank() == low.rank() && (least..=most).contains(&high.rank())
            }
            Self::Others(rank, (least, most), suits) => {
                let of_suits = match suits {
                    Suits::Suited => high.suit() == low.suit(),
                    Suits::Offsuit => high.suit() != low.suit(),
                    Suits::Both => true,
                };
                let ranks = high.rank() == rank && (least..=most).contains(&low.rank());
                ranks && high.rank() != low.rank() && of_suits
            }
        }
    }
}

/// A kind of hands: two ranks, the higher first, and their suits.
#[derive(Clone, Copy)]
struct Kind {
    high: Rank,
    low: Rank,
    suits: Suits,
}

struct Reader<'a> {
    text: &'a [char],
    at: usize,
}

impl Reader<'_> {
    /// Goes to the start of the next item, if there is one.
    fn next_item(&mut self) -> bool {
        let is_between = |&character: &char| character == ',' || character.is_whitespace();
        while self.text.get(self.at).is_some_and(is_between) {
            self.at += 1;
        }
        self.at < self.text.len()
    }

    /// The character here, unless the item ends before it.
    fn here(&self) -> Option<char> {
        let found = self.text.get(self.at).copied();
        found.filter(|&character| character != ',' && !character.is_whitespace())
    }

    fn fault(&self, fault: RangeFault) -> RangeError {
        RangeError { at: self.at, fault }
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.here().is_some_and(|c| c.eq_ignore_ascii_case(&wanted));
        self.at += usize::from(found);
        found
    }

    fn rank(&mut self) -> Result<Rank, RangeError> {
        let found = self.here();
        let rank = found.and_then(Rank::from_char);
        let rank = rank.ok_or_else(|| self.fault(RangeFault::NotARank { found }))?;
        self.at += 1;
        Ok(rank)
    }

    fn suit(&mut self) -> Result<Suit, RangeError> {
        let found = self.here();
        let suit = found.and_then(Suit::from_char);
        let suit = suit.ok_or_else(|| self.fault(RangeFault::NotASuit { found }))?;
        self.at += 1;
        Ok(suit)
    }

    fn item(&mut self) -> Result<Item, RangeError> {
        let start = self.at;
        if self.take('a') {
            if self.take('n') && self.take('y') {
                return Ok(Item::Any);
            }
            self.at = start;
        }
        let rank = self.rank()?;
        if self.here().and_then(Suit::from_char).is_some() {
            let suit = self.suit()?;
            return self.exact(Card::new(rank, suit));
        }
        let kind = self.kind_after(rank)?;
        if self.take('+') {
            return Ok(if kind.high == kind.low {
                Item::Pairs(kind.low, Rank::Ace)
            } else {
                Item::Others(kind.high, (kind.low, kind.high), kind.suits)
            });
        }
        let before = self.at;
        let other = if self.take('-') {
            let rank = self.rank()?;
            self.kind_after(rank)?
        } else {
            kind
        };
        let ends = (kind.low.min(other.low), kind.low.max(other.low));
        let pairs = [kind, other].map(|end| end.high == end.low);
        if pairs == [true, true] {
            Ok(Item::Pairs(ends.0, ends.1))
        } else if pairs == [false, false] && kind.high == other.high && kind.suits == other.suits {
            Ok(Item::Others(kind.high, ends, kind.suits))
        } else {
            self.at = before;
            Err(self.fault(RangeFault::Ends))
        }
    }

    /// The second of two exact cards.
    fn exact(&mut self, first: Card) -> Result<Item, RangeError> {
        let start = self.at;
        let rank = self.rank()?;
        let second = Card::new(rank, self.suit()?);
        let Some(combo) = Combo::of(first, second) else {
            self.at = start;
            return Err(self.fault(RangeFault::SameCard { card: first }));
        };
        match self.here() {
            Some('+' | '-') => Err(self.fault(RangeFault::ExactCards)),
            _ => Ok(Item::Exact(combo)),
        }
    }

    /// The rest of a kind of hands after its first rank.
    fn kind_after(&mut self, first: Rank) -> Result<Kind, RangeError> {
        let second = self.rank()?;
        let start = self.at;
        let suits = if self.take('s') {
            Suits::Suited
        } else if self.take('o') {
            Suits::Offsuit
        } else {
            Suits::Both
        };
        if first == second && suits != Suits::Both {
            self.at = start;
            return Err(self.fault(RangeFault::PairWithSuits));
        }
        Ok(Kind {
            high: first.max(second),
            low: first.min(second),
            suits,
        })
    }

    fn weight(&mut self) -> Result<Weight, RangeError> {
        let start = self.at;
        let (scale, decimals, fault) = if self.take(':') {
            (1000, 3, RangeFault::WeightOfOne)
        } else if self.take('@') {
            (10, 1, RangeFault::WeightInPercent)
        } else {
            return Ok(Weight::FULL);
        };
        let weight = self.decimal(scale, decimals).and_then(Weight::new);
        let closed = scale == 1000 || self.take('%');
        match weight {
            Some(weight) if closed => Ok(weight),
            _ => Err(RangeError {
                at: start + 1,
                fault,
            }),
        }
    }

    /// A number with at most so many decimals, times `scale`; nothing if there is none here.
    fn decimal(&mut self, scale: u16, decimals: u32) -> Option<u16> {
        let whole = self.digits(4)?;
        let mut value = whole.1.checked_mul(scale)?;
        if self.take('.') {
            let (length, part) = self.digits(decimals)?;
            value = value.checked_add(part * 10_u16.pow(decimals - length))?;
        }
        Some(value)
    }

    /// One to `most` digits: how many, and their number.
    fn digits(&mut self, most: u32) -> Option<(u32, u16)> {
        let (mut length, mut number) = (0, 0);
        while let Some(digit) = self.here().and_then(|character| character.to_digit(10)) {
            length += 1;
            if length > most {
                return None;
            }
            number = number * 10 + digit as u16;
            self.at += 1;
        }
        (length > 0).then_some((length, number))
    }
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut writer = Writer {
            range: self,
            between: "",
        };
        if let Some(weight) = writer.weight_of(Item::Any)
            && weight > Weight::NONE
        {
            return writer.write(f, "any", weight);
        }
        writer.pairs(f)?;
        for suits in [Suits::Suited, Suits::Offsuit] {
            for high in Rank::ALL.into_iter().rev() {
                writer.others(f, high, suits)?;
            }
        }
        writer.single_combos(f)
    }
}

struct Writer<'a> {
    range: &'a Range,
    between: &'static str,
}

impl Writer<'_> {
    fn write(&mut self, f: &mut fmt::Formatter<'_>, item: &str, weight: Weight) -> fmt::Result {
        write!(f, "{}{item}", self.between)?;
        self.between = ", ";
        if weight < Weight::FULL {
            let decimals = format!("{:03}", weight.per_mille());
            write!(f, ":0.{}", decimals.trim_end_matches('0'))?;
        }
        Ok(())
    }

    /// The weight of the hands of an item, if they all have the same.
    fn weight_of(&self, item: Item) -> Option<Weight> {
        let mut hands = Combo::all().filter(|&hand| item.has(hand));
        let weight = self.range.weight(hands.next()?);
        hands
            .all(|hand| self.range.weight(hand) == weight)
            .then_some(weight)
    }

    fn pairs(&mut self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranks = &Rank::ALL;
        self.runs(
            f,
            ranks,
            |rank| Item::Pairs(rank, rank),
            |rank| format!("{rank}{rank}"),
        )
    }

    fn others(&mut self, f: &mut fmt::Formatter<'_>, high: Rank, suits: Suits) -> fmt::Result {
        let ranks = &Rank::ALL[..usize::from(high.index())];
        let letter = if suits == Suits::Suited { 's' } else { 'o' };
        self.runs(
            f,
            ranks,
            |low| Item::Others(high, (low, low), suits),
            |low| format!("{high}{low}{letter}"),
        )
    }

    /// Neighbours of one weight as one item, the highest first.
    fn runs(
        &mut self,
        f: &mut fmt::Formatter<'_>,
        ranks: &[Rank],
        item: impl Fn(Rank) -> Item,
        name: impl Fn(Rank) -> String,
    ) -> fmt::Result {
        let weights: Vec<_> = ranks
            .iter()
            .map(|&rank| self.weight_of(item(rank)))
            .collect();
        let mut end = ranks.len();
        while let Some(top) = end.checked_sub(1) {
            let same = weights[..end].iter().rev();
            let length = same.take_while(|&&weight| weight == weights[top]).count();
            let start = end - length;
            if let Some(weight) = weights[top]
                && weight > Weight::NONE
            {
                let text = if length == 1 {
                    name(ranks[top])
                } else if end == ranks.len() {
                    format!("{}+", name(ranks[start]))
                } else {
                    format!("{}-{}", name(ranks[top]), name(ranks[start]))
                };
                self.write(f, &text, weight)?;
            }
            end = start;
        }
        Ok(())
    }

    /// Combos of kinds of which not all have the same weight.
    fn single_combos(&mut self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (hand, weight) in self.range.hands() {
            let [high, low] = hand.cards();
            let kind = if high.rank() == low.rank() {
                Item::Pairs(high.rank(), high.rank())
            } else {
                let suits = if high.suit() == low.suit() {
                    Suits::Suited
                } else {
                    Suits::Offsuit
                };
                Item::Others(high.rank(), (low.rank(), low.rank()), suits)
            };
            if self.weight_of(kind).is_none() {
                self.write(f, &hand.to_string(), weight)?;
            }
        }
        Ok(())
    }
}
