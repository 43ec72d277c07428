//! Hands between files of other programs and the hands that a player keeps: what goes over between
//! the page and its program for files, as text.

use serde::{Deserialize, Serialize};

use super::file::{
    self, Expected, Format, OpenedHand, Place, Problem, Trouble, Unsupported, Verdict,
};
use super::logged::{LoggedHand, Moment, PlayError, Reason, Unit};
use super::played::{FromFile, PlayedHand};
use crate::engine::cards::Card;
use crate::engine::hand::{SetupError, Viewer};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;

/// A file of hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opened {
    /// The hands of a file in a format, by its name in [`Format::name`], each as a kept one or
    /// what is wrong with it.
    Hands(String, Vec<Result<Found, Fault>>),
    /// It has no format that can be read.
    Nothing(Fault),
}

/// What is wrong with a hand of a file: a [`Trouble`] without the figures of the rules, whose code
/// would be a quarter of the page's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// Where: the line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What.
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wrong {
    /// Something else should stand there: what, and what stands there, shortened.
    Expected(Expected, String),
    /// Something that this program does not play.
    NotSupported(Unsupported),
    /// The hand is told, but cannot have been played so: which deed stopped it, counted from 0, if
    /// one did, and why.
    Play(Option<usize>, Why),
}

/// Why a hand cannot have been played as it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// So many players cannot be dealt.
    Players(usize),
    /// A player without chips.
    EmptyStack(Seat),
    /// Something else is wrong before the first card.
    CannotBegin,
    /// A card is there twice.
    Repeated(Card),
    /// A deed is against this rule.
    Refused(RuleId),
    /// Who acted, and who was to act, if anybody was.
    OutOfTurn(Seat, Option<Seat>),
    /// So many community cards are told, and so many are needed.
    BoardTooShort(usize, usize),
    /// An amount is too large to count with.
    TooLarge,
}

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Self {
        let wrong = match trouble.problem {
            Problem::Expected { expected, found } => Wrong::Expected(expected, found),
            Problem::NotSupported(what) => Wrong::NotSupported(what),
            Problem::Play(error) => Wrong::Play(error.deed, error.reason.into()),
        };
        Self {
            line: trouble.line,
            column: trouble.column,
            wrong,
        }
    }
}

impl From<Reason> for Why {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Setup(
                SetupError::TooFewPlayers { players } | SetupError::TooManyPlayers { players, .. },
            ) => Self::Players(players),
            Reason::Setup(SetupError::EmptyStack { seat }) => Self::EmptyStack(seat),
            Reason::Setup(_) => Self::CannotBegin,
            Reason::Repeated { card } => Self::Repeated(card),
            Reason::Refused(refusal) => Self::Refused(refusal.because.rule()),
            Reason::OutOfTurn { seat, turn } => Self::OutOfTurn(seat, turn.seat()),
            Reason::BoardTooShort { told, needed } => Self::BoardTooShort(told, needed),
            Reason::TooLarge => Self::TooLarge,
        }
    }
}

/// A hand of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// The hand, to be kept.
    pub hand: PlayedHand,
    /// Whether it ends otherwise than its file says.
    pub differs: bool,
}

/// A file that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Written {
    /// The usual ending of its name, and its text. So many hands cannot be written in it.
    File(String, String, usize),
    /// No hand can be written.
    Nothing,
}

/// Opens a file; [`Opened`] as JSON.
#[must_use]
pub fn open(bytes: &[u8]) -> String {
    let opened = match file::open(bytes) {
        Err(trouble) => Opened::Nothing(trouble.into()),
        Ok(opened) => {
            let hands = opened.hands.into_iter().zip(1..).map(|(hand, number)| {
                let hand = hand?;
                let Place { line, column } = hand.place;
                found(hand, number).map_err(|error| Fault {
                    line,
                    column,
                    wrong: Wrong::Play(error.deed, error.reason.into()),
                })
            });
            Opened::Hands(opened.format.name().to_owned(), hands.collect())
        }
    };
    serde_json::to_string(&opened).unwrap_or_default()
}

/// Writes hands, a JSON list of kept ones, in the format of that name; [`Written`] as JSON.
#[must_use]
pub fn write(format: &str, hands: &str) -> String {
    let hands: Vec<PlayedHand> = serde_json::from_str(hands).unwrap_or_default();
    let format = Format::ALL.into_iter().find(|own| own.name() == format);
    let written = format.map_or(Written::Nothing, |format| {
        let logged: Vec<LoggedHand> = hands.iter().filter_map(logged).collect();
        // A hand that cannot be written does not cost the others.
        let able = |hand: &LoggedHand| file::write(format, core::slice::from_ref(hand)).is_ok();
        let logged: Vec<LoggedHand> = logged.into_iter().filter(able).collect();
        match file::write(format, &logged) {
            Ok(text) if !logged.is_empty() => {
                let left_out = hands.len() - logged.len();
                Written::File(format.extension(logged.len()).to_owned(), text, left_out)
            }
            _ => Written::Nothing,
        }
    });
    serde_json::to_string(&written).unwrap_or_default()
}

/// A hand of a file as one that is kept.
fn found(opened: OpenedHand, number: u64) -> Result<Found, PlayError> {
    let OpenedHand { hand, verdict, .. } = opened;
    let told = hand.circumstances.number.as_deref();
    let number = told.and_then(|told| told.parse().ok()).unwrap_or(number);
    let record = hand.record(number)?;
    let seen = hand
        .players
        .iter()
        .filter(|player| player.hole.iter().all(Option::is_some));
    let known: Vec<Seat> = seen.map(|player| player.seat).collect();
    let first = hand.players.first().map_or(Seat(0), |player| player.seat);
    let you = hand.hero.or(known.first().copied()).unwrap_or(first);
    let others = hand
        .players
        .iter()
        .filter(|player| hand.hero != Some(player.seat));
    let names = others.map(|player| (player.seat, hand.name(player.seat)));
    let at = milliseconds(&hand.circumstances.began);
    let mut played = PlayedHand::new(record, you, names.collect(), at);
    let Unit { decimals, currency } = hand.unit.clone();
    played.file = Some(FromFile {
        own: hand.hero.is_some(),
        known,
        decimals,
        currency,
        phh: file::write(Format::Phh, &[hand])?,
    });
    Ok(Found {
        hand: played,
        differs: matches!(verdict, Verdict::Differs(_)),
    })
}

/// A kept hand as a file tells it.
fn logged(hand: &PlayedHand) -> Option<LoggedHand> {
    if let Some(from) = &hand.file {
        let opened = file::open(from.phh.as_bytes()).ok()?;
        return opened
            .hands
            .into_iter()
            .next()?
            .ok()
            .map(|opened| opened.hand);
    }
    let played = hand.record.replay().ok()?;
    let mut logged = LoggedHand::of(&played, Viewer::Seat(hand.you));
    for player in &mut logged.players {
        let name = hand.names.iter().find(|(seat, _)| *seat == player.seat);
        let own = (player.seat == hand.you).then_some("Hero");
        player.name = own
            .or(name.map(|(_, name)| name.as_str()))
            .map(str::to_owned);
    }
    logged.circumstances.site = Some("Cards Speak".to_owned());
    logged.circumstances.number = Some(hand.record.number.to_string());
    logged.circumstances.began = moment(hand.at);
    Some(logged)
}

const DAY_MS: u64 = 86_400_000;

/// The time in milliseconds since 1970, by the clock of the file; 0 where it is not told.
fn milliseconds(began: &Moment) -> u64 {
    let Some((year, month, day)) = began.date else {
        return 0;
    };
    let (hour, minute, second) = began.time.unwrap_or_default();
    let seconds = (u64::from(hour) * 60 + u64::from(minute)) * 60 + u64::from(second);
    days_before(u64::from(year), u64::from(month), u64::from(day)) * DAY_MS + seconds * 1000
}

/// The date of a time, in UTC.
fn moment(at: u64) -> Moment {
    let (days, rest) = (at / DAY_MS, at % DAY_MS / 1000);
    // A year has at most 366 days: the search begins at or before the right one.
    let mut year = 1970 + days / 366;
    while days_before(year + 1, 1, 1) <= days {
        year += 1;
    }
    let month = (1..=12)
        .rev()
        .find(|&month| days_before(year, month, 1) <= days);
    let month = month.unwrap_or(1);
    let day = days - days_before(year, month, 1) + 1;
    Moment {
        date: Moment::date_of(year, month, day),
        time: Moment::time_of(rest / 3600, rest / 60 % 60, rest % 60),
        zone: Some("UTC".to_owned()),
    }
}

/// How many days lie between the first of 1970 and a day of the Gregorian calendar; none before.
fn days_before(year: u64, month: u64, day: u64) -> u64 {
    const BEFORE: [u64; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let whole = year.saturating_sub(1);
    let leaps = |year: u64| year / 4 - year / 100 + year / 400;
    let years = year.saturating_sub(1970) * 365 + leaps(whole).saturating_sub(leaps(1969));
    let months = BEFORE.get(month.saturating_sub(1) as usize).unwrap_or(&0);
    let leap_day = u64::from(leap && month > 2);
    if year < 1970 {
        0
    } else {
        years + months + leap_day + day.saturating_sub(1)
    }
}
