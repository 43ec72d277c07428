//! Plural categories of whole numbers, as the Unicode CLDR has them.

/// The form a noun takes beside a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PluralCategory {
    /// 1 karta.
    One,
    /// 2 karty.
    Few,
    /// 5 kart in Polish.
    Many,
    /// 5 karet in Czech; in Polish fractions only.
    Other,
}

impl PluralCategory {
    /// Its name, the key of a variant in a text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Few => "few",
            Self::Many => "many",
            Self::Other => "other",
        }
    }
}

/// How a language counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PluralRule {
    /// One, and all else: English.
    OneOther,
    /// One, two to four, and all else: Czech and Slovak.
    OneFewOther,
    /// One; ending in two to four but not in the teens; all else: Polish.
    OneFewMany,
}

impl PluralRule {
    /// The category of a number.
    #[must_use]
    pub const fn category(self, number: u64) -> PluralCategory {
        match (self, number) {
            (_, 1) => PluralCategory::One,
            (Self::OneFewOther, 2..=4) => PluralCategory::Few,
            (Self::OneOther | Self::OneFewOther, _) => PluralCategory::Other,
            (Self::OneFewMany, _) => match (number % 10, number % 100) {
                (_, 12..=14) => PluralCategory::Many,
                (2..=4, _) => PluralCategory::Few,
                _ => PluralCategory::Many,
            },
        }
    }

    /// The categories that whole numbers can have; a text that counts needs them all.
    #[must_use]
    pub const fn categories(self) -> &'static [PluralCategory] {
        use PluralCategory::{Few, Many, One, Other};
        match self {
            Self::OneOther => &[One, Other],
            Self::OneFewOther => &[One, Few, Other],
            Self::OneFewMany => &[One, Few, Many],
        }
    }
}
