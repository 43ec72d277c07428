//! A hand as the bots play it, until one fits what the level wants to show.

use super::Level;
use super::game::{Found, Game};
use super::league::CHIP;
use crate::engine::cards::{Card, Deck, Rank, Suit};
use crate::engine::citation::Citation;
use crate::engine::hand::{Event, Hand, Status, What};
use crate::engine::table::TableError;
use crate::school::drill::{Draw, Mood, show_all, step};

/// So many hands are tried; the last one is taken where none fits.
const PATIENCE: u32 = 600;

/// Plays hand number `number` of a level: the table as the dealer finds it, and the whole hand.
pub(super) fn played(
    level: Level,
    number: usize,
    game: &mut Game,
    draw: &mut Draw,
) -> Result<(Found, Hand), TableError> {
    let mut last = None;
    for _ in 0..PATIENCE {
        let mut table = game.clone();
        let mut found = table.next(&draw.deck())?;
        if level == Level::D4 && number != 1 {
            tie(&mut found, draw);
        }
        let Some(hand) = line(level, &found, draw) else {
            continue;
        };
        let fits = fits(level, number, &hand);
        table.settle(&hand)?;
        last = Some((table, found, hand));
        if fits {
            break;
        }
    }
    let Some((table, found, hand)) = last else {
        let with_chips = 0;
        return Err(TableError::TooFewPlayers { with_chips });
    };
    *game = table;
    Ok((found, hand))
}

/// How those of a level act.
const fn mood(level: Level) -> Mood {
    let (wager, fold, all_in, most) = match level {
        Level::D1 => (20, 12, 0, 30),
        Level::D2 => (25, 32, 0, 40),
        Level::D3 => (30, 38, 25, 400),
        Level::D4 => (30, 35, 30, 400),
        Level::D5 => (40, 30, 0, 400),
        Level::D6 => (26, 48, 55, 60_000),
    };
    let step = match level {
        Level::D6 => 10 * CHIP,
        _ => 1,
    };
    Mood {
        wager,
        fold,
        all_in,
        step,
        most,
    }
}

/// The whole hand, everybody showing who may.
fn line(level: Level, found: &Found, draw: &mut Draw) -> Option<Hand> {
    let mut hand = Hand::deal(found.setup.clone()).ok()?;
    for _ in 0..90 {
        if step(&mut hand, mood(level), draw).is_none() {
            break;
        }
    }
    show_all(&mut hand)?;
    Some(hand)
}

/// Deals two players hands of the same ranks, so that they may well be equal at the end.
fn tie(found: &mut Found, draw: &mut Draw) {
    let seats: Vec<_> = found.setup.players.iter().map(|p| p.seat).collect();
    let Some((high, low)) = draw.pick(&[
        (Rank::Ace, Rank::Queen),
        (Rank::King, Rank::Jack),
        (Rank::Ace, Rank::Ten),
        (Rank::Queen, Rank::Jack),
    ]) else {
        return;
    };
    let equal = [
        [
            Card::new(high, Suit::Hearts),
            Card::new(low, Suit::Diamonds),
        ],
        [
            Card::new(high, Suit::Diamonds),
            Card::new(low, Suit::Spades),
        ],
    ];
    let two = draw.some(&seats, 2);
    let mut pack = draw.pack(&equal.concat());
    let mut hole = Vec::new();
    for seat in seats {
        let cards = match two.iter().position(|other| *other == seat) {
            Some(place) => equal[place],
            None => match (pack.pop(), pack.pop()) {
                (Some(one), Some(other)) => [one, other],
                _ => return,
            },
        };
        hole.push((seat, cards));
    }
    let board = pack.split_off(pack.len().saturating_sub(5));
    // Cards that were taken from one pack are all different.
    if found.setup.arrange(&hole, &board).is_err() {
        found.setup.deck = Deck::ordered();
    }
}

/// Something that a hand shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    AllIn,
    Returned,
    Shown,
    FaceUp,
    Split,
    Odd,
    Capped,
}

/// What a hand shows.
struct Seen {
    marks: Vec<Mark>,
    /// The most pots at once.
    pots: usize,
    /// Who lost the last chip.
    bust: usize,
    /// Cards on the board.
    board: usize,
}

impl Seen {
    fn of(hand: &Hand) -> Self {
        let players = &hand.state().seats;
        let mut seen = Self {
            marks: Vec::new(),
            pots: 0,
            bust: players
                .iter()
                .filter(|player| player.stack.is_zero())
                .count(),
            board: hand.state().board.len(),
        };
        if players.iter().any(|player| player.status == Status::AllIn) {
            seen.marks.push(Mark::AllIn);
        }
        let cap = hand.setup().caps.map(|caps| caps[1]);
        let mut wagers = 0;
        for event in hand.events() {
            match &event.what {
                What::BoardDealt { .. } => wagers = 0,
                What::Bet { .. } | What::Raised { .. } => wagers += 1,
                What::Collected { pots } => seen.pots = seen.pots.max(pots.len()),
                _ => {}
            }
            if cap.is_some_and(|cap| wagers >= cap) {
                seen.marks.push(Mark::Capped);
            }
            seen.marks.extend(marks(event));
        }
        seen
    }

    fn has(&self, mark: Mark) -> bool {
        self.marks.contains(&mark)
    }

    /// Whether nobody is all-in and no pot is shared.
    fn is_plain(&self) -> bool {
        !self.has(Mark::AllIn) && !self.has(Mark::Split)
    }
}

/// What one event shows.
fn marks(event: &Event) -> Vec<Mark> {
    match &event.what {
        What::Called { stack, .. } | What::Bet { stack, .. } | What::Raised { stack, .. }
            if stack.to.is_zero() =>
        {
            vec![Mark::AllIn]
        }
        What::Returned { .. } => vec![Mark::Returned],
        What::Shown { .. } if event.because == Citation::AllInFaceUp => {
            vec![Mark::Shown, Mark::FaceUp]
        }
        What::Shown { .. } => vec![Mark::Shown],
        What::Awarded { shares, .. } if shares.len() > 1 => {
            if shares.iter().any(|share| !share.odd.is_zero()) {
                vec![Mark::Split, Mark::Odd]
            } else {
                vec![Mark::Split]
            }
        }
        _ => Vec::new(),
    }
}

/// Whether the hand shows what this one of its level is there for.
fn fits(level: Level, number: usize, hand: &Hand) -> bool {
    let seen = Seen::of(hand);
    let has = |mark| seen.has(mark);
    match (level, number) {
        (Level::D2, 0) => seen.is_plain() && has(Mark::Shown),
        (Level::D1 | Level::D2, _) => seen.is_plain() && seen.board >= 3,
        (Level::D3, 1) => has(Mark::AllIn) && has(Mark::Returned) && !has(Mark::Split),
        (Level::D3, _) => has(Mark::Shown) && seen.pots > 1 && !has(Mark::Split),
        (Level::D4, 1) => has(Mark::Shown) && seen.pots > 1,
        (Level::D4, _) => has(Mark::Odd) && has(Mark::AllIn),
        (Level::D5, 0) => has(Mark::Capped) && has(Mark::Shown),
        (Level::D5, _) => has(Mark::Shown),
        (Level::D6, 1 | 3) => seen.bust == 1 && has(Mark::FaceUp),
        (Level::D6, _) => seen.bust == 0 && seen.board >= 3,
    }
}
