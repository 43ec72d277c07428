//! What the player has set, kept on the device.

use serde::{Deserialize, Serialize};

use super::pace::Speed;
use crate::platform::{Kept, Storage, languages, root_attribute};
use crate::text::Language;

/// All settings. What is missing in an old or damaged file takes its default.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Settings {
    /// The language; none: the browser's.
    pub lang: Option<String>,
    /// `light`, `dark`; none: the system's.
    pub theme: Option<String>,
    /// Two or four colours.
    pub deck: u8,
    /// The colour of the cloth.
    pub felt: String,
    /// The pace of the bots.
    pub speed: Speed,
    /// Whether single letters act.
    pub keys: bool,
    /// Whether to go on to the result after a fold.
    pub skip: bool,
    /// Whether to fold without a question where a check is free.
    pub free_fold: bool,
    /// Whether stacks are counted in big blinds.
    pub blinds: bool,
    /// Places at the table of the next new game.
    pub seats: u8,
    /// Whether the actions lie for the thumb of the left hand.
    pub left: bool,
    /// Whether what happens is announced in few words.
    pub terse: bool,
    /// Whether the helper sits beside the table; none: only where a school has laid it.
    pub helper: Option<bool>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: None,
            deck: 2,
            felt: "pine".to_owned(),
            speed: Speed::Normal,
            keys: true,
            skip: false,
            free_fold: false,
            blinds: false,
            seats: 6,
            left: false,
            terse: false,
            helper: None,
        }
    }
}

impl Settings {
    /// The name under which they are kept.
    pub(super) const NAME: &str = "settings/1";

    /// The settings of this device.
    pub(super) fn load() -> Self {
        Storage::get(Self::NAME)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// Keeps them.
    pub(super) fn save(&self) -> Kept {
        serde_json::to_string(self).map_or(Kept::InPage, |text| Storage::set(Self::NAME, &text))
    }

    /// The language to speak: the one that was chosen, else the browser's, else English.
    pub(super) fn language(&self) -> Language {
        let chosen = self.lang.as_deref().and_then(Language::from_code);
        chosen.unwrap_or_else(|| {
            let wanted = languages();
            let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
            Language::negotiate(&wanted)
        })
    }

    /// Shows the look on the page's root, where the style sheets read it.
    pub(super) fn show(&self) {
        root_attribute("data-theme", self.theme.as_deref());
        root_attribute("data-deck", Some(if self.deck == 4 { "4" } else { "2" }));
        // The usual cloth is the theme's own: it is darker at night.
        let felt = Some(self.felt.as_str()).filter(|felt| *felt != "pine");
        root_attribute("data-felt", felt);
        root_attribute("data-hand", self.left.then_some("left"));
    }
}
