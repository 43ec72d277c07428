//! Numbers as they are written.

use super::language::Language;

/// How a number is written on the screen; a page may put the browser's own formatter here.
pub type NumberFormat = fn(Language, u64) -> String;

/// Between thousands: as thin as a thin space, but a line does not break there.
const THIN: char = '\u{202F}';

/// A number with a thin space between thousands, as the language wants it.
#[must_use]
pub fn grouped(language: Language, number: u64) -> String {
    let digits = number.to_string();
    if digits.len() < language.group_from() {
        return digits;
    }
    let mut written = String::with_capacity(digits.len() + digits.len());
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            written.push(THIN);
        }
        written.push(digit);
    }
    written
}

/// Hundredths of a percent as a percentage without its sign: 250 is 2.5.
pub(super) fn percent(language: Language, hundredths: u64) -> String {
    let whole = hundredths / 100;
    let rest = hundredths % 100;
    let decimal = language.decimal();
    if rest == 0 {
        whole.to_string()
    } else if rest.is_multiple_of(10) {
        format!("{whole}{decimal}{}", rest / 10)
    } else {
        format!("{whole}{decimal}{rest:02}")
    }
}

/// Tenths as a figure without a sign: 33 is "3.3", 40 is "4".
#[must_use]
pub fn tenths(language: Language, tenths: u64) -> String {
    let whole = grouped(language, tenths / 10);
    match tenths % 10 {
        0 => whole,
        rest => [whole, language.decimal().to_string(), rest.to_string()].concat(),
    }
}

/// Tenths with their sign, as a figure that may go either way: 123 is "+12.3".
#[must_use]
pub fn signed_tenths(language: Language, tenths: i64) -> String {
    let sign = match tenths {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let size = tenths.unsigned_abs();
    let whole = grouped(language, size / 10);
    format!("{sign}{whole}{}{}", language.decimal(), size % 10)
}
