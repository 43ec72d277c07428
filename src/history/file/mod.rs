//! Files of hands: which format it is, every hand or what is wrong with it, and writing them.

mod posts;
mod settle;
mod trouble;

use crate::engine::chips::Chips;
use crate::engine::hand::Hand;
use crate::engine::seat::Seat;
use crate::history::{LoggedHand, PlayError, ohh, phh, stars};

pub(in crate::history) use posts::{Posted, Posts, kind_named, name_of_kind};
pub use settle::{Difference, Verdict};
pub(in crate::history) use settle::{Draft, Marks, Told};
pub use trouble::{Expected, Place, Problem, Trouble, Unsupported};

/// The formats that can be read and written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Poker Hand History, the University of Toronto's standard, a kind of TOML.
    Phh,
    /// Open Hand History, JSON.
    Ohh,
    /// The text of the `PokerStars` client.
    Stars,
}

/// A file that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedFile {
    /// Its format.
    pub format: Format,
    /// The hands in the order of the file; what is wrong with one does not touch the others.
    pub hands: Vec<Result<OpenedHand, Trouble>>,
}

/// A hand of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedHand {
    /// Where it begins.
    pub place: Place,
    /// What the file tells.
    pub hand: LoggedHand,
    /// The hand played again.
    pub played: Hand,
    /// Whether it ends as the file says.
    pub verdict: Verdict,
    /// The stacks after the hand, by seat. A rake that was taken from several pots in parts of
    /// the site's own can make them differ from those of the hand played again by a few chips.
    pub stacks: Vec<(Seat, Chips)>,
}

/// Opens a file in any of the formats. Never fails as a whole but where no format fits.
pub fn open(bytes: &[u8]) -> Result<OpenedFile, Trouble> {
    let text = text_of(bytes)?;
    let format = Format::of(&text).ok_or_else(|| {
        let first = text.lines().find(|line| !line.trim().is_empty());
        let at = first.map_or(0, |line| line.as_ptr() as usize - text.as_ptr() as usize);
        Trouble::expected(Place::of(&text, at), Expected::Hand, first.unwrap_or(""))
    })?;
    let hands = match format {
        Format::Phh => phh::read(&text),
        Format::Ohh => ohh::read(&text),
        Format::Stars => stars::read(&text),
    };
    Ok(OpenedFile { format, hands })
}

/// Writes hands in a format; the first that cannot be played stops it.
pub fn write(format: Format, hands: &[LoggedHand]) -> Result<String, PlayError> {
    match format {
        Format::Phh => phh::write(hands),
        Format::Ohh => ohh::write(hands),
        Format::Stars => stars::write(hands),
    }
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Phh, Self::Ohh, Self::Stars];

    /// Its name among those of this program.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Phh => "phh",
            Self::Ohh => "ohh",
            Self::Stars => "stars",
        }
    }

    /// What it is called.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Phh => "Poker Hand History",
            Self::Ohh => "Open Hand History",
            Self::Stars => "PokerStars",
        }
    }

    /// The usual ending of a file's name.
    #[must_use]
    pub const fn extension(self, hands: usize) -> &'static str {
        match self {
            Self::Phh if hands == 1 => "phh",
            Self::Phh => "phhs",
            Self::Ohh => "ohh",
            Self::Stars => "txt",
        }
    }

    /// The format of a text by its first words.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        if text.lines().any(stars::is_header) {
            return Some(Self::Stars);
        }
        let start = text.trim_start();
        if start.starts_with('{') || start.starts_with("[{") || start.contains("\"ohh\"") {
            return Some(Self::Ohh);
        }
        let is_key = |line: &str| {
            let line = line.trim_start();
            let key = line.split(['=', ' ', '\t']).next().unwrap_or("");
            let named = line.contains('=') && phh::FIELDS.contains(&key);
            named || phh::is_hand_header(line)
        };
        text.lines().any(is_key).then_some(Self::Phh)
    }
}

/// UTF-8 with or without a byte order mark, UTF-16 with one, or Latin-1 as old clients wrote it.
fn text_of(bytes: &[u8]) -> Result<String, Trouble> {
    let not_text = |byte: usize| {
        let valid = String::from_utf8_lossy(&bytes[..byte.min(bytes.len())]);
        Trouble::expected(Place::of(&valid, valid.len()), Expected::Text, "")
    };
    if let Some(rest) = bytes.strip_prefix(&[0xFF, 0xFE]) {
        return utf16(rest, u16::from_le_bytes).ok_or_else(|| not_text(0));
    }
    if let Some(rest) = bytes.strip_prefix(&[0xFE, 0xFF]) {
        return utf16(rest, u16::from_be_bytes).ok_or_else(|| not_text(0));
    }
    let bytes = bytes.strip_prefix(&[0xEF, 0xBB, 0xBF]).unwrap_or(bytes);
    if let Some(byte) = bytes.iter().position(|&byte| byte == 0) {
        return Err(not_text(byte));
    }
    Ok(match core::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&byte| windows_1252(byte)).collect(),
    })
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let units: Vec<u16> = bytes
        .chunks_exact(2)
        .map(|pair| unit([pair[0], pair[1]]))
        .collect();
    String::from_utf16(&units).ok()
}

/// The letters of old Windows clients; only the euro sign matters beside Latin-1.
fn windows_1252(byte: u8) -> char {
    match byte {
        0x80 => '€',
        other => char::from(other),
    }
}
