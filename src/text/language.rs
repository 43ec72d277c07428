//! The languages of the game.

use super::plural::PluralRule;

/// A language the game speaks. A new one is a variant, a row of the table below and a folder of texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Czech.
    Cs,
    /// Slovak.
    Sk,
    /// Polish.
    Pl,
}

/// What the program must know of a language; all else stands in its texts.
struct Row {
    language: Language,
    /// Its code (BCP 47), also the name of its folder under `public/locales`.
    code: &'static str,
    /// Its own name for itself.
    name: &'static str,
    plural: PluralRule,
    /// From how many digits on thousands are set apart.
    group_from: usize,
    /// Between whole and fraction.
    decimal: char,
}

const ENGLISH: Row = Row {
    language: Language::En,
    code: "en",
    name: "English",
    plural: PluralRule::OneOther,
    group_from: 4,
    decimal: '.',
};

const CZECH: Row = Row {
    language: Language::Cs,
    code: "cs",
    name: "Čeština",
    plural: PluralRule::OneFewOther,
    group_from: 4,
    decimal: ',',
};

const SLOVAK: Row = Row {
    language: Language::Sk,
    code: "sk",
    name: "Slovenčina",
    plural: PluralRule::OneFewOther,
    group_from: 4,
    decimal: ',',
};

const POLISH: Row = Row {
    language: Language::Pl,
    code: "pl",
    name: "Polski",
    plural: PluralRule::OneFewMany,
    group_from: 5,
    decimal: ',',
};

const ROWS: &[Row] = &[ENGLISH, CZECH, SLOVAK, POLISH];

impl Language {
    /// All of them, the default first.
    pub const ALL: &[Self] = &[Self::En, Self::Cs, Self::Sk, Self::Pl];

    const fn row(self) -> &'static Row {
        match self {
            Self::En => &ENGLISH,
            Self::Cs => &CZECH,
            Self::Sk => &SLOVAK,
            Self::Pl => &POLISH,
        }
    }

    /// Its code, such as `cs`; also the name of its folder of texts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// Its own name for itself, for a list of languages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// How it counts.
    #[must_use]
    pub const fn plural(self) -> PluralRule {
        self.row().plural
    }

    pub(super) const fn group_from(self) -> usize {
        self.row().group_from
    }

    /// What stands between whole and fraction.
    #[must_use]
    pub const fn decimal(self) -> char {
        self.row().decimal
    }

    /// The language of a code; a region (`cs-CZ`) does not matter, nor do capitals.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_']).next()?;
        ROWS.iter()
            .find(|row| row.code.eq_ignore_ascii_case(primary))
            .map(|row| row.language)
    }

    /// The first of the wanted languages that the game speaks, else English.
    #[must_use]
    pub fn negotiate(wanted: &[&str]) -> Self {
        wanted
            .iter()
            .find_map(|code| Self::from_code(code))
            .unwrap_or_default()
    }
}
