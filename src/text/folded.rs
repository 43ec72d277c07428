//! Letters without their marks, for searching.

/// The text in small letters without the accents of the game's languages, and with plain spaces:
/// `Příhoz` is `prihoz`.
#[must_use]
pub fn folded(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        .map(plain)
        .collect()
}

const fn plain(letter: char) -> char {
    match letter {
        'á' | 'ä' | 'ą' => 'a',
        'č' | 'ć' => 'c',
        'ď' => 'd',
        'é' | 'ě' | 'ę' => 'e',
        'í' => 'i',
        'ĺ' | 'ľ' | 'ł' => 'l',
        'ň' | 'ń' => 'n',
        'ó' | 'ô' => 'o',
        'ŕ' | 'ř' => 'r',
        'š' | 'ś' => 's',
        'ť' => 't',
        'ú' | 'ů' => 'u',
        'ý' => 'y',
        'ž' | 'ź' | 'ż' => 'z',
        '\u{a0}' => ' ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn marks_do_not_matter() {
        for (text, plain) in [
            ("Příhoz je zdarma", "prihoz je zdarma"),
            ("Ľavá ruka, kôň, stĺp", "lava ruka, kon, stlp"),
            ("Zażółć gęślą jaźń", "zazolc gesla jazn"),
            ("All-in 3", "all-in 3"),
            ("s\u{a0}buttonem", "s buttonem"),
        ] {
            assert_eq!(folded(text), plain);
        }
    }
}
