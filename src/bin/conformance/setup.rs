//! A record becomes a hand that can be dealt.

use cards_speak::engine::cards::{Card, Deck, DeckError, parse_cards};
use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::{ForcedBet, ForcedKind, HandSetup, Mode, PlayerSetup};
use cards_speak::engine::house::{HeadsUpCap, HouseRules, LosersShow, Structure};
use cards_speak::engine::seat::Seat;
use cards_speak::history::{self, SeenCards};

use crate::record::{Deed, Happening, Post, Record, Variant};

/// Seats are numbered as in the record; a dead button is the empty place after the last.
pub(crate) fn of(record: &Record) -> Result<HandSetup, String> {
    sane(record)?;
    let hole = hole_cards(record)?;
    let board = cards(record.deck_board.as_ref().unwrap_or(&record.board))?;
    let unknown = (0..record.n).any(|seat| hole[seat].is_none() && stays(record, seat));
    let rules = HouseRules {
        structure: match record.variant {
            Variant::Nl => Structure::NoLimit,
            Variant::Pl => Structure::PotLimit,
            Variant::Fl => Structure::FixedLimit,
        },
        // Records count bets and raises, blinds and straddles not; their caps hold heads-up too.
        straddle_counts_as_raise: false,
        heads_up_cap: HeadsUpCap::Capped,
        // The deck serves 23 players only without burn cards.
        burn_cards: record.n < Seat::MAX,
        // Where cards are not known, nobody can be told that he must show.
        losers_show: if unknown {
            LosersShow::WinnersOnly
        } else {
            LosersShow::MayMuck
        },
        ..HouseRules::default()
    };
    let players = record.stacks.iter().zip(0..);
    let mut setup = HandSetup {
        rules,
        mode: Mode::Cash,
        button: Seat(record.button.unwrap_or(record.n as u8)),
        players: players
            .map(|(&stack, seat)| PlayerSetup {
                seat: Seat(seat),
                stack: Chips::new(stack),
            })
            .collect(),
        forced: forced(record)?,
        min_bets: min_bets(record)?.map(Chips::new),
        caps: record.raise_caps,
        smallest_chip: Chips::new(1),
        deck: Deck::ordered(),
    };
    let hole = fill_in(record, &hole, &board)?;
    let arranged = setup.arrange(&hole, &board);
    arranged.map_err(|error| error.to_string())?;
    Ok(setup)
}

fn sane(record: &Record) -> Result<(), String> {
    let n = record.n;
    let lists = [
        ("stacks", record.stacks.len()),
        ("antes", record.antes.len()),
        ("blinds", record.blinds.len()),
        ("hole", record.hole.len()),
    ];
    for (name, length) in lists {
        if length != n {
            return Err(format!("{name}: expected {n} entries, got {length}"));
        }
    }
    if n > Seat::MAX {
        return Err(format!("n: at most {}, got {n}", Seat::MAX));
    }
    Ok(())
}

/// Whether the player at `seat` never folds.
pub(crate) fn stays(record: &Record, seat: usize) -> bool {
    !record.events.iter().any(|event| match event {
        Happening::Act(act) => act.deed == Deed::Fold && usize::from(act.seat) == seat,
        _ => false,
    })
}

pub(crate) fn cards(text: &str) -> Result<Vec<Card>, String> {
    parse_cards(text).map_err(|error| format!("{text:?}: {error}"))
}

fn hole_cards(record: &Record) -> Result<Vec<Option<[Card; 2]>>, String> {
    let known = record.hole.iter().map(|text| {
        if text.contains('?') {
            return Ok(None);
        }
        let cards = cards(text)?;
        let pair = cards.try_into();
        pair.map(Some)
            .map_err(|_| format!("hole: two cards expected, got {text:?}"))
    });
    known.collect()
}

/// Unknown hands that come to the showdown get the weakest cards that are left.
fn fill_in(
    record: &Record,
    hole: &[Option<[Card; 2]>],
    board: &[Card],
) -> Result<Vec<(Seat, [Card; 2])>, String> {
    let seen = hole.iter().zip(0..).map(|(cards, seat)| {
        let cards = cards.map_or([None; 2], |cards| cards.map(Some));
        (Seat(seat), cards)
    });
    let seen: Vec<(Seat, SeenCards)> = seen.collect();
    let filled = history::fill_in(&seen, board, |seat| stays(record, seat.index()));
    filled.map_err(|error| match error {
        DeckError::Repeated { card } => format!("the card {card} is there twice"),
        other => other.to_string(),
    })
}

fn min_bets(record: &Record) -> Result<[u64; 4], String> {
    if let Some(sizes) = record.bet_sizes {
        return Ok(sizes);
    }
    match (record.variant, record.small_bet, record.big_bet) {
        (Variant::Fl, Some(small), Some(big)) => Ok([small, small, big, big]),
        (Variant::Fl, _, _) => Err("missing field `small_bet` or `big_bet`".to_owned()),
        _ => {
            let min = record.min_bet.ok_or("missing field `min_bet`")?;
            Ok([min; 4])
        }
    }
}

fn posts(record: &Record) -> Result<Vec<Post>, String> {
    let logged: Vec<Post> = record
        .events
        .iter()
        .filter_map(|event| match event {
            Happening::Post(post) => Some(*post),
            _ => None,
        })
        .collect();
    match &record.posts {
        Some(posts) if logged.is_empty() && !posts.is_null() => {
            serde_json::from_value(posts.clone()).map_err(|error| format!("posts: {error}"))
        }
        _ => Ok(logged),
    }
}

fn forced(record: &Record) -> Result<Vec<ForcedBet>, String> {
    let mut forced = Vec::new();
    let mut push = |seat: usize, kind, amount: u64| {
        if amount > 0 {
            forced.push(ForcedBet {
                seat: Seat(seat as u8),
                kind,
                amount: Chips::new(amount),
            });
        }
    };
    let ante = if record.ante_to_main {
        ForcedKind::BigBlindAnte
    } else {
        ForcedKind::Ante
    };
    let big = match record.variant {
        Variant::Fl => record.small_bet,
        Variant::Nl | Variant::Pl => record.min_bet,
    };
    let largest = record.blinds.iter().copied().max().unwrap_or(0);
    let big = big.unwrap_or(largest).min(largest);
    // Between two players the button, seat 1, posts the small blind first.
    let heads_up = record.n == 2 && record.button == Some(1);
    let order: Vec<usize> = if heads_up {
        vec![1, 0]
    } else {
        (0..record.n).collect()
    };
    let ante_first = ante_comes_first(record);
    if ante_first {
        for (seat, &amount) in record.antes.iter().enumerate() {
            push(seat, ante, amount);
        }
    }
    for seat in order {
        let amount = record.blinds[seat];
        let kind = match amount.cmp(&big) {
            std::cmp::Ordering::Less => ForcedKind::SmallBlind,
            std::cmp::Ordering::Equal => ForcedKind::BigBlind,
            std::cmp::Ordering::Greater => ForcedKind::Straddle,
        };
        push(seat, kind, amount);
    }
    if !ante_first {
        for (seat, &amount) in record.antes.iter().enumerate() {
            push(seat, ante, amount);
        }
    }
    for post in posts(record)? {
        push(usize::from(post.seat), ForcedKind::DeadPost, post.dead);
        push(usize::from(post.seat), ForcedKind::LivePost, post.live);
    }
    Ok(forced)
}

/// An ordinary ante comes before the blinds; a big-blind ante where the record has it.
fn ante_comes_first(record: &Record) -> bool {
    let first = record.events.iter().find_map(|event| match event {
        Happening::Ante { .. } => Some(true),
        Happening::Blind { .. } => Some(false),
        _ => None,
    });
    !record.ante_to_main || first.unwrap_or(false)
}
