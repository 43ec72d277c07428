//! Values of a link that are none.

/// A parameter whose value is none of those allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The parameter.
    pub parameter: String,
    /// Its value, as the link has it.
    pub value: String,
    /// What would be allowed.
    pub allowed: Allowed,
}

/// What a parameter may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// A whole number within these.
    Number {
        /// The least.
        from: u32,
        /// The greatest.
        to: u32,
    },
    /// A level, or a range of them.
    Levels,
    /// 1 to 64 hexadecimal digits.
    Seed,
    /// Names from this list, separated by commas.
    Names(Vec<&'static str>),
    /// One of these words.
    Word(Vec<&'static str>),
    /// At most 64 letters, digits and `-._`.
    Mark,
    /// Nothing: what the link leads to has no such thing.
    Nothing,
}
