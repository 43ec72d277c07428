//! What the amounts of a file count, and amounts as text.

use serde::{Deserialize, Serialize};

use crate::engine::chips::Chips;

/// What a chip of a hand is worth, for writing it back as it was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// Digits after the decimal point: a chip is 10^-decimals of what the file counts in.
    pub decimals: u8,
    /// The currency by its ISO 4217 code; none for chips of no value in money.
    pub currency: Option<String>,
}

/// Symbols that stand before amounts, and their currencies.
const SYMBOLS: [(&str, &str); 9] = [
    ("C$", "CAD"),
    ("A$", "AUD"),
    ("$", "USD"),
    ("€", "EUR"),
    ("£", "GBP"),
    ("¥", "CNY"),
    ("₹", "INR"),
    ("kr", "SEK"),
    ("zł", "PLN"),
];

/// Digits after the point while a file is being read; the hand is brought to what it needs later.
pub(in crate::history) const READING: u8 = 8;

impl Unit {
    /// The unit in which a file is read before its amounts are known.
    pub(in crate::history) fn reading() -> Self {
        Self {
            decimals: READING,
            currency: None,
        }
    }

    /// The currency that a symbol stands for.
    #[must_use]
    pub fn currency_of(symbol: &str) -> Option<&'static str> {
        let known = SYMBOLS.iter().find(|(own, _)| *own == symbol);
        known.map(|&(_, code)| code)
    }

    /// The symbol of the currency, where it has a usual one.
    #[must_use]
    pub fn symbol(&self) -> Option<&'static str> {
        let code = self.currency.as_deref()?;
        let known = SYMBOLS.iter().find(|(_, own)| *own == code);
        known.map(|&(symbol, _)| symbol)
    }

    /// An amount without its symbol: whole units bare, others with all decimals.
    #[must_use]
    pub fn number(&self, amount: Chips) -> String {
        let one = 10_u64.pow(u32::from(self.decimals.min(READING)));
        let (whole, part) = (amount.get() / one, amount.get() % one);
        if part == 0 {
            whole.to_string()
        } else {
            let width = usize::from(self.decimals);
            format!("{whole}.{part:0width$}")
        }
    }

    /// An amount with its symbol before it.
    #[must_use]
    pub fn money(&self, amount: Chips) -> String {
        let number = self.number(amount);
        match self.symbol() {
            Some(symbol) => format!("{symbol}{number}"),
            None => number,
        }
    }

    /// Takes a currency symbol off the front.
    pub(in crate::history) fn split_symbol(text: &str) -> (Option<&'static str>, &str) {
        for (symbol, code) in SYMBOLS {
            if let Some(rest) = text.strip_prefix(symbol) {
                return (Some(code), rest.trim_start());
            }
        }
        (None, text)
    }
}

/// An amount as a file writes it, in 10^-[`READING`]: `1234`, `0.25`, `1,500`, `1_500`, `1e3`.
pub(in crate::history) fn amount(text: &str) -> Option<Chips> {
    let text = text.strip_prefix('+').unwrap_or(text);
    if let Some((number, power)) = text.split_once(['e', 'E']) {
        let power: i32 = power.parse().ok()?;
        return with_power(number, power);
    }
    with_power(text, 0)
}

fn with_power(text: &str, power: i32) -> Option<Chips> {
    let (whole, part) = match text.split_once('.') {
        Some((_, "")) => return None,
        Some(parts) => parts,
        // A single comma before one or two last digits is a decimal comma.
        None => match text.split_once(',') {
            Some((whole, part)) if matches!(part.len(), 1 | 2) => (whole, part),
            _ => (text, ""),
        },
    };
    if whole.is_empty() || !groups_fit(whole) || !part.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let mut digits: Vec<u8> = whole.bytes().filter(u8::is_ascii_digit).collect();
    digits.extend(part.bytes());
    let mut places = i32::try_from(part.len()).ok()?.checked_sub(power)?;
    // Zeros at the end say nothing.
    while places > i32::from(READING) && digits.last() == Some(&b'0') {
        digits.pop();
        places -= 1;
    }
    let missing = u32::try_from(i32::from(READING).checked_sub(places)?).ok()?;
    let number = digits.iter().try_fold(0_u64, |number, digit| {
        number.checked_mul(10)?.checked_add(u64::from(digit - b'0'))
    })?;
    let scaled = number.checked_mul(10_u64.checked_pow(missing)?)?;
    Some(Chips::new(scaled))
}

/// Digits, alone or in groups of three.
fn groups_fit(whole: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let Some(separator) = whole
        .chars()
        .find(|sign| matches!(sign, ',' | '_' | '\'' | ' '))
    else {
        return digits(whole);
    };
    let mut groups = whole.split(separator);
    let first = groups.next().unwrap_or("");
    let size = if separator == '_' { 1..=19 } else { 3..=3 };
    digits(first) && groups.all(|group| digits(group) && size.contains(&group.len()))
}
