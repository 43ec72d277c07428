//! The lines of a spot by their keywords.

use super::read::Reader;
use crate::school::part::Part;

/// The keywords of the notation.
const KEYWORDS: [&str; 16] = [
    "game", "table", "stacks", "start", "options", "hole", "board", "posts", "play", "at", "pots",
    "back", "shows", "best", "wins", "net",
];

/// The lines of a spot; a line that goes on begins with white space or `|`.
#[derive(Debug, Default)]
pub(super) struct Lines<'a>(Vec<(&'a str, Vec<Part<'a>>)>);

impl<'a> Lines<'a> {
    /// Sorts the lines of a text by their keywords.
    pub(super) fn read(reader: &mut Reader<'_>, text: Part<'a>) -> Self {
        let mut lines: Vec<(&'a str, Vec<Part<'a>>)> = Vec::new();
        for line in text.lines().filter(|line| !line.text.trim().is_empty()) {
            let goes_on = line.text.starts_with([' ', '\t', '|']);
            match lines.last_mut() {
                Some((_, parts)) if goes_on => parts.push(line.trim()),
                _ => {
                    let (keyword, rest) = line.first_word();
                    let known = KEYWORDS.contains(&keyword.text);
                    if !known {
                        reader.notation(keyword, &KEYWORDS.join(", "));
                        continue;
                    }
                    lines.push((keyword.text, vec![rest]));
                }
            }
        }
        Self(lines)
    }

    /// The first line with this keyword, without what goes on below it.
    pub(super) fn one(&self, keyword: &str) -> Option<Part<'a>> {
        self.all(keyword).next()?.first().copied()
    }

    /// All lines with this keyword; each is itself and the lines that go on below it.
    pub(super) fn all(&self, keyword: &str) -> impl Iterator<Item = &[Part<'a>]> {
        let named = self.0.iter().filter(move |(name, _)| *name == keyword);
        named.map(|(_, parts)| parts.as_slice())
    }
}
