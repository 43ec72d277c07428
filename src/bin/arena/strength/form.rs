//! How much is played.

/// How much is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Next to nothing: to try the program itself.
    Trial,
    /// Some minutes on two cores.
    Short,
    /// An hour and more: what is published.
    Full,
}

impl Form {
    pub(super) fn named(name: &str) -> Result<Self, String> {
        match name {
            "trial" => Ok(Self::Trial),
            "short" => Ok(Self::Short),
            "full" => Ok(Self::Full),
            _ => Err(format!("no form {name:?}: short or full")),
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Trial => "trial",
            Self::Short => "short",
            Self::Full => "full",
        }
    }

    const fn of(self, trial: u64, short: u64, full: u64) -> u64 {
        match self {
            Self::Trial => trial,
            Self::Short => short,
            Self::Full => full,
        }
    }

    /// Hands of a match between two; fewer where the level that reckons hands out plays.
    pub(super) const fn heads_up(self, deep: bool) -> u64 {
        self.of(4, if deep { 200 } else { 1_000 }, 40_000)
    }

    /// Hands of a match at a table of six.
    pub(super) const fn six_handed(self, deep: bool) -> u64 {
        self.of(6, if deep { 120 } else { 300 }, 60_000)
    }

    /// Hands against the adversary who knows the strategy.
    pub(super) const fn adversary(self) -> u64 {
        self.of(2, 100, 40_000)
    }

    /// Hands for the style of one character.
    pub(super) const fn style(self) -> u64 {
        self.of(12, 2_000, 100_000)
    }

    /// Hands of all kinds in which every decision is looked at.
    pub(super) const fn conduct(self) -> u64 {
        self.of(40, 1_000, 1_000_000)
    }

    /// Up to which level the litmus spots are asked.
    pub(super) const fn litmus(self) -> u8 {
        match self {
            Self::Trial => 2,
            Self::Short | Self::Full => 8,
        }
    }

    /// Levels that play against all the simple players.
    pub(super) const fn levels(self) -> &'static [u8] {
        match self {
            Self::Trial => &[8],
            Self::Short => &[4, 8],
            Self::Full => &[1, 2, 3, 4, 5, 6, 7, 8],
        }
    }

    /// The same at a table of six.
    pub(super) const fn levels_of_six(self) -> &'static [u8] {
        match self {
            Self::Trial | Self::Short => &[8],
            Self::Full => &[4, 8],
        }
    }

    /// Levels that meet the adversary.
    pub(super) const fn levels_known(self) -> &'static [u8] {
        match self {
            Self::Trial | Self::Short => &[8],
            Self::Full => &[4, 8],
        }
    }

    /// Levels whose characters are measured.
    pub(super) const fn levels_of_style(self) -> &'static [u8] {
        match self {
            Self::Trial => &[8],
            Self::Short | Self::Full => &[4, 8],
        }
    }
}
