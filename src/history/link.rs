//! A hand in an address: `#/hand/` and this text, which needs no server and fits everywhere.
//!
//! The first letter is the form, the rest is base64url (RFC 4648, section 5, without padding) of
//! JSON. A form is never changed: an older link must open in every later version.

use core::fmt;
use core::fmt::Write;

use serde::{Deserialize, Serialize};

use super::base64url::{decode, encode};
use super::played::PlayedHand;
use super::record::{HandRecord, ReplayError};
use crate::engine::cards::{Deck, Seed};
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::hand::{Action, ForcedBet, ForcedKind, HandSetup, Mode, PlayerSetup};
use crate::engine::house::HouseRules;
use crate::engine::seat::Seat;

/// The form that is written, and the only one so far.
const FORM: char = '1';
/// A hand of ten players who raise all the time needs a tenth of it.
const LONGEST: usize = 20_000;

/// The first form. One letter a field, for each of them costs room in the address.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form1 {
    /// The number of the hand.
    n: u64,
    /// The seed of the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    s: Option<Seed>,
    /// The deck, unless it is the one of the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    d: Option<Deck>,
    /// House rules off default.
    r: HouseRules,
    /// The mode, unless it is a cash game.
    #[serde(default, skip_serializing_if = "is_cash")]
    m: Mode,
    /// The button.
    b: Seat,
    /// The players and their stacks.
    p: Vec<(Seat, Chips)>,
    /// The forced bets.
    f: Vec<(Seat, ForcedKind, Chips)>,
    /// The minimum bets.
    l: [Chips; 4],
    /// The caps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    c: Option<[u8; 4]>,
    /// The smallest chip.
    x: Chips,
    /// The decisions: place, letter, amount; separated by commas.
    a: String,
    /// Whose hand it is.
    y: Seat,
    /// What the others are called.
    w: Vec<(Seat, String)>,
    /// When it ended.
    t: u64,
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes what it may leave out by reference"
)]
fn is_cash(mode: &Mode) -> bool {
    *mode == Mode::Cash
}

impl PlayedHand {
    /// The hand as the end of an address. Mark and note stay with the player.
    #[must_use]
    pub fn to_link(&self) -> String {
        let HandRecord {
            number,
            seed,
            setup,
            decisions,
        } = &self.record;
        let known = seed.is_some_and(|seed| Deck::shuffled(seed) == setup.deck);
        let form = Form1 {
            n: *number,
            s: *seed,
            d: (!known).then(|| setup.deck.clone()),
            r: setup.rules,
            m: setup.mode,
            b: setup.button,
            p: setup.players.iter().map(|of| (of.seat, of.stack)).collect(),
            f: (setup.forced.iter())
                .map(|bet| (bet.seat, bet.kind, bet.amount))
                .collect(),
            l: setup.min_bets,
            c: setup.caps,
            x: setup.smallest_chip,
            a: written(decisions),
            y: self.you,
            w: self.names.clone(),
            t: self.at,
        };
        let json = serde_json::to_vec(&form).unwrap_or_default();
        let mut link = String::from(FORM);
        encode(&json, &mut link);
        link
    }

    /// The hand of an address: what follows `#/hand/`. It has been played again without a fault.
    pub fn from_link(link: &str) -> Result<Self, LinkError> {
        let mut letters = link.chars();
        match letters.next() {
            Some(FORM) => {}
            Some(found) if found.is_ascii_alphanumeric() => return Err(LinkError::Form { found }),
            _ => return Err(LinkError::Damaged { letter: 1 }),
        }
        let (damaged, too_long) = (
            |letter| LinkError::Damaged { letter },
            LinkError::Damaged { letter: LONGEST },
        );
        if link.len() > LONGEST {
            return Err(too_long);
        }
        let json = decode(letters.as_str()).map_err(|at| damaged(at + 2))?;
        let form: Form1 = serde_json::from_slice(&json)
            // Four letters are three bytes; the JSON is one line.
            .map_err(|error| damaged(error.column() * 4 / 3 + 2))?;
        let deck = match (form.d, form.s) {
            (Some(deck), _) => deck,
            (None, Some(seed)) => Deck::shuffled(seed),
            (None, None) => return Err(damaged(link.len())),
        };
        let decisions = read(&form.a).ok_or(damaged(link.len()))?;
        let player = |(seat, stack)| PlayerSetup { seat, stack };
        let bet = |(seat, kind, amount)| ForcedBet { seat, kind, amount };
        let record = HandRecord {
            number: form.n,
            seed: form.s,
            setup: HandSetup {
                rules: form.r,
                mode: form.m,
                button: form.b,
                players: form.p.into_iter().map(player).collect(),
                forced: form.f.into_iter().map(bet).collect(),
                min_bets: form.l,
                caps: form.c,
                smallest_chip: form.x,
                deck,
            },
            decisions,
        };
        record.replay().map_err(LinkError::Refused)?;
        Ok(Self::new(record, form.y, form.w, form.t))
    }
}

const fn letter(action: Action) -> char {
    match action {
        Action::Fold => 'f',
        Action::Check => 'k',
        Action::Call => 'c',
        Action::Bet(_) => 'b',
        Action::Raise(_) => 'r',
        Action::Show => 's',
        Action::Muck => 'm',
        Action::PlayBoard => 'p',
    }
}

/// Decisions such as `3c,0r60,1f`.
fn written(decisions: &[(Seat, Action)]) -> String {
    let mut text = String::new();
    for (place, &(seat, action)) in decisions.iter().enumerate() {
        if place > 0 {
            text.push(',');
        }
        let amount = match action {
            Action::Bet(amount) | Action::Raise(RaiseTo(amount)) => Some(amount.get()),
            _ => None,
        };
        // Writing into a text cannot fail.
        let _ = write!(text, "{}{}", seat.0, letter(action));
        if let Some(amount) = amount {
            let _ = write!(text, "{amount}");
        }
    }
    text
}

fn read(text: &str) -> Option<Vec<(Seat, Action)>> {
    let mut decisions = Vec::new();
    for one in text.split(',').filter(|one| !one.is_empty()) {
        let at = one.find(|sign: char| !sign.is_ascii_digit())?;
        let (seat, rest) = one.split_at(at);
        let (verb, amount) = rest.split_at(1);
        let chips = || amount.parse().ok().map(Chips::new);
        let action = match verb {
            "b" => Action::Bet(chips()?),
            "r" => Action::Raise(RaiseTo(chips()?)),
            _ if !amount.is_empty() => return None,
            "f" => Action::Fold,
            "k" => Action::Check,
            "c" => Action::Call,
            "s" => Action::Show,
            "m" => Action::Muck,
            "p" => Action::PlayBoard,
            _ => return None,
        };
        decisions.push((Seat(seat.parse().ok()?), action));
    }
    Some(decisions)
}

/// Why the end of an address is no hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// Written by a newer version of the game.
    Form {
        /// The form of the link.
        found: char,
    },
    /// Cut off, or changed on its way.
    Damaged {
        /// About where, from 1.
        letter: usize,
    },
    /// It can be read, but the rules do not let it happen.
    Refused(ReplayError),
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form { found } => {
                write!(f, "a link of form {found}, this game reads form {FORM}")
            }
            Self::Damaged { letter } => write!(f, "the link is damaged at letter {letter}"),
            Self::Refused(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for LinkError {}
