//! A piece of a file that still knows where it stands.

/// A piece of text with the place of its first character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part<'a> {
    pub(super) text: &'a str,
    /// From 1.
    pub(super) line: usize,
    /// In characters, from 1.
    pub(super) column: usize,
}

impl<'a> Part<'a> {
    /// A whole text that begins at a line.
    pub(super) const fn at(text: &'a str, line: usize, column: usize) -> Self {
        Self { text, line, column }
    }

    /// What is left from this byte on, in the same line.
    fn rest_at(self, byte: usize) -> Self {
        let (before, rest) = self.text.split_at(byte);
        Self {
            text: rest,
            column: self.column + before.chars().count(),
            ..self
        }
    }

    /// Without white space around it.
    pub(super) fn trim(self) -> Self {
        let start = self.text.len() - self.text.trim_start().len();
        let rest = self.rest_at(start);
        Self {
            text: rest.text.trim_end(),
            ..rest
        }
    }

    /// The pieces between these characters, trimmed; empty ones are left out.
    pub(super) fn split(self, separators: &'static [char]) -> impl Iterator<Item = Part<'a>> {
        let mut rest = Some(self);
        let pieces = std::iter::from_fn(move || {
            let part = rest?;
            match part.text.find(separators) {
                None => rest = None,
                Some(byte) => {
                    let sign = part.text[byte..].chars().next().map_or(1, char::len_utf8);
                    rest = Some(part.rest_at(byte + sign));
                    return Some(Part {
                        text: &part.text[..byte],
                        ..part
                    });
                }
            }
            Some(part)
        });
        pieces.map(Part::trim).filter(|part| !part.text.is_empty())
    }

    /// The words.
    pub(super) fn words(self) -> impl Iterator<Item = Part<'a>> {
        self.split(&[' ', '\t'])
    }

    /// The first word, and what follows.
    pub(super) fn first_word(self) -> (Self, Self) {
        let part = self.trim();
        match part.text.find([' ', '\t']) {
            None => (part, part.rest_at(part.text.len())),
            Some(byte) => {
                let first = Part {
                    text: &part.text[..byte],
                    ..part
                };
                (first, part.rest_at(byte).trim())
            }
        }
    }

    /// What follows a word at the beginning.
    pub(super) fn after(self, word: &str) -> Option<Self> {
        let (first, rest) = self.first_word();
        (first.text == word).then_some(rest)
    }

    /// The two sides of the first such sign.
    pub(super) fn halves(self, sign: char) -> Option<(Self, Self)> {
        let byte = self.text.find(sign)?;
        let first = Part {
            text: &self.text[..byte],
            ..self
        };
        Some((first.trim(), self.rest_at(byte + sign.len_utf8()).trim()))
    }

    /// The lines.
    pub(super) fn lines(self) -> impl Iterator<Item = Part<'a>> {
        let Self { line, column, .. } = self;
        let lines = self.text.split('\n').enumerate();
        lines.map(move |(number, text)| Part {
            text: text.strip_suffix('\r').unwrap_or(text),
            line: line + number,
            column: if number == 0 { column } else { 1 },
        })
    }
}
