//! Drill 33: how far ahead?

use super::asking::Asking;
use super::instance::Shown;
use super::outs;
use super::share::Share;
use super::sheet::{Built, Sheet};
use super::{Draw, Level, Line, Pattern, Skill};
use crate::engine::cards::{Card, CardSet, Rank, Strength, Suit};
use crate::engine::rule::RuleId;
use crate::odds::{Combo, Effort, Equity, Range, chance_of_one, equity};
use crate::school::question::Figure;
use crate::school::spot::Comparison;

const NAME: &str = "equity-estimate";

/// An estimate that is off by so much is worth nothing, in per cent.
const REACH: i64 = 25;

/// So near to 0 or 100%, in tenths, a hand draws nearly dead.
const NEARLY_DEAD: u32 = 60;

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Strategy),
    rules: &[RuleId::Game3, RuleId::Rank2, RuleId::Rank17, RuleId::Split1],
    patterns: &[
        Pattern::new("pair-against-two-higher", 15, 2),
        Pattern::new("pair-over-pair", 15, 1),
        Pattern::new("shared-high-card", 15, 2).doubled(),
        Pattern::new("draw-against-pair", 20, 3).doubled(),
        Pattern::new("drawing-dead-or-nearly", 10, 3).doubled(),
        Pattern::new("made-hand-against-two-draws", 10, 5).doubled(),
        Pattern::new("three-players", 15, 5).doubled(),
    ],
    build,
    // Fixed shares of the curriculum (8.1).
    examples: &[
        ("flush-and-aces", "Ah Jh | Ks Qd | Kh 8h 3c"),
        ("open-straight", "Jh Th | As Ad | 9h 8c 2d"),
        ("two-fives", "5c 5d | As Kh | Kd 9s 4c"),
    ],
    example: |text| {
        let mut parts = text.split('|');
        let mut cards = || crate::engine::cards::parse_cards(parts.next()?.trim()).ok();
        let (own, other, board) = (cards()?, cards()?, cards()?);
        let case = Case {
            hands: vec![own.try_into().ok()?, other.try_into().ok()?],
            board,
        };
        asked(&case, "draw-against-pair", Level::ALL[2])
    },
};

/// Open hands and what lies on the board.
#[derive(Clone, Debug)]
struct Case {
    hands: Vec<[Card; 2]>,
    board: Vec<Card>,
}

impl Case {
    /// What hand A gets of the pot, over all boards.
    fn equity(&self) -> Option<Equity> {
        let ranges: Option<Vec<Range>> = self
            .hands
            .iter()
            .map(|&[one, other]| Combo::of(one, other).map(Range::just))
            .collect();
        let outcome = equity(&ranges?, &self.board, CardSet::EMPTY, Effort::default()).ok()?;
        outcome.equities.first().copied()
    }

    /// The cards behind these hands and the board.
    fn rest(&self, draw: &mut Draw) -> Vec<Card> {
        let known: Vec<Card> = self
            .hands
            .iter()
            .flatten()
            .chain(&self.board)
            .copied()
            .collect();
        draw.pack(&known)
    }

    /// The same with hand A drawn.
    fn shuffled(mut self, draw: &mut Draw) -> Self {
        draw.shuffle(&mut self.hands);
        self
    }
}

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let case = dealt(pattern, level, draw)?.shuffled(draw);
    asked(&case, pattern, level)
}

/// Cards in the pattern's frame.
fn dealt(pattern: &str, level: Level, draw: &mut Draw) -> Option<Case> {
    let before = |hands: Vec<[Card; 2]>| Case {
        hands,
        board: Vec::new(),
    };
    match pattern {
        "pair-against-two-higher" => {
            let ranks = draw.some(&Rank::ALL, 3);
            Some(before(vec![
                pair(ranks[0], draw)?,
                two(ranks[1], ranks[2], draw)?,
            ]))
        }
        "pair-over-pair" => {
            let ranks = draw.some(&Rank::ALL, 2);
            let mut case = before(vec![pair(ranks[0], draw)?, pair(ranks[1], draw)?]);
            if level.number() == 1 {
                case.board = case.rest(draw)[..3].to_vec();
            }
            Some(case)
        }
        "shared-high-card" => {
            let ranks = draw.some(&Rank::ALL, 3);
            let hands = vec![
                two(ranks[2], ranks[0], draw)?,
                two(ranks[2], ranks[1], draw)?,
            ];
            Some(before(hands))
        }
        "draw-against-pair" => {
            let frame = draw.pick(&["flush-draw", "straight-open-ended", "gap"])?;
            let case = outs::dealt(frame, level, draw)?;
            let drawing = case.outs().is_some_and(|outs| !outs.is_ahead);
            drawing.then(|| Case {
                hands: vec![case.own, case.theirs],
                board: case.board,
            })
        }
        "made-hand-against-two-draws" => against_two_draws(draw),
        _ => {
            let players = if pattern == "three-players" { 3 } else { 2 };
            let pack = draw.pack(&[]);
            let size = if players == 2 {
                draw.within(3, 4)
            } else {
                3 * draw.below(2)
            };
            let (board, rest) = pack.split_at_checked(size as usize)?;
            let hands = rest.chunks_exact(2).map(|hand| [hand[0], hand[1]]);
            Some(Case {
                hands: hands.take(players).collect(),
                board: board.to_vec(),
            })
        }
    }
}

fn pair(rank: Rank, draw: &mut Draw) -> Option<[Card; 2]> {
    let suits = draw.some(&Suit::ALL, 2);
    let cards: Vec<Card> = suits
        .into_iter()
        .map(|suit| Card::new(rank, suit))
        .collect();
    cards.try_into().ok()
}

fn two(one: Rank, other: Rank, draw: &mut Draw) -> Option<[Card; 2]> {
    let suits = [draw.pick(&Suit::ALL)?, draw.pick(&Suit::ALL)?];
    Some([Card::new(one, suits[0]), Card::new(other, suits[1])])
}

/// A pair of the board's highest card, four of a suit, and four of a row on one flop.
fn against_two_draws(draw: &mut Draw) -> Option<Case> {
    let flush = outs::framed("flush-draw", draw)?;
    let mut case = Case {
        hands: vec![[flush[0], flush[1]]],
        board: flush[2..].to_vec(),
    };
    case.board.push(*case.rest(draw).first()?);
    let high = case.board.iter().copied().max_by_key(|card| card.rank())?;
    let rest = case.rest(draw);
    let like = rest.iter().position(|card| card.rank() == high.rank())?;
    case.hands
        .push([rest[like], *rest.get((like + 1) % rest.len())?]);
    let rest = case.rest(draw);
    let row = rest.chunks_exact(2).find(|hand| {
        let own = [hand[0], hand[1]];
        let cards: CardSet = own.iter().chain(&case.board).copied().collect();
        let unseen = CardSet::FULL.difference(cards);
        let hopes = outs::Hopes::of(own, cards, unseen);
        hopes.straight.len() > 5 && hopes.flush.is_empty()
    })?;
    case.hands.push([row[0], row[1]]);
    Some(case)
}

fn asked(case: &Case, pattern: &str, level: Level) -> Option<Built> {
    let cards: CardSet = case
        .hands
        .iter()
        .flatten()
        .chain(&case.board)
        .copied()
        .collect();
    if cards.len() != 2 * case.hands.len() + case.board.len() {
        // A card was drawn twice.
        return None;
    }
    let equity = case.equity()?;
    let (won, all) = equity.ratio();
    let share = Share::of(won, all);
    let far = share.in_tenths().min(1_000 - share.in_tenths());
    let fits = match pattern {
        "drawing-dead-or-nearly" => far <= NEARLY_DEAD,
        "pair-over-pair" => level.number() > 1 || far <= 250,
        _ => true,
    };
    if !fits {
        return None;
    }
    let known = match pattern {
        "draw-against-pair" if case.board.len() == 4 => "draw-with-one-card",
        "made-hand-against-two-draws" | "three-players" => "three",
        "pair-against-two-higher" => "two-higher",
        "pair-over-pair" => "pairs",
        "shared-high-card" => "shared",
        "draw-against-pair" => "draw",
        _ => "dead",
    };
    let near = if level.number() > 3 { 50 } else { 80 };
    let wins = Share::of(equity.wins, equity.deals());
    let asking = Asking::new(NAME, share.within(near), &[RuleId::Game3, RuleId::Rank2])
        .reckoning(
            Line::of(NAME, "right")
                .with("share", share)
                .with("known", known),
        )
        .estimate(Figure::whole(REACH))
        .share(
            "tie-share-forgotten",
            wins,
            &[RuleId::Split1],
            &[("share", wins.into())],
        );
    let asking = match one_card(case) {
        Some(one) => asking.share("one-card-for-two", one, &[], &[("share", one.into())]),
        None => asking,
    };
    let letters = ('A'..='Z').zip(&case.hands);
    Some(Built {
        shown: Shown::Cards(Comparison {
            board: case.board.clone(),
            hands: letters
                .map(|(letter, hand)| (letter, hand.to_vec()))
                .collect(),
        }),
        parts: vec![asking.done()?],
        seconds: 12,
    })
}

/// The chance that the next card alone puts hand A ahead, where it is behind on the flop.
fn one_card(case: &Case) -> Option<Share> {
    let [own, theirs] = case.hands[..] else {
        return None;
    };
    let outs = outs::Case {
        own,
        theirs,
        board: case.board.clone(),
    }
    .outs()?;
    let behind = {
        let with =
            |hand: [Card; 2]| Strength::of(hand.iter().chain(&case.board).copied().collect());
        with(own) < with(theirs)
    };
    let (part, whole) = chance_of_one(outs.ahead.len(), 45, 1).ratio();
    (case.board.len() == 3 && behind).then(|| Share::of(part, whole))
}
