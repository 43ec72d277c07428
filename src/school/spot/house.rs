//! House rules as people write them: `minRaise = one big blind, always`.

use super::read::Reader;
use crate::engine::house::{HouseRules, OptionKey};
use crate::school::fault::Problem;
use crate::school::part::Part;

/// Sets the options of a line, `name = value; name = value`.
pub(super) fn set(reader: &mut Reader<'_>, rules: &mut HouseRules, line: Part<'_>) {
    for setting in line.split(&[';']) {
        let Some((name, value)) = setting.halves('=') else {
            reader.notation(setting, "option = value");
            continue;
        };
        let named = |option: &&OptionKey| option.name() == name.text;
        let Some(&option) = OptionKey::ALL.iter().find(named) else {
            let found = name.text.to_owned();
            reader.fault(name, Problem::OptionName { found });
            continue;
        };
        let written = value_named(option, value.text);
        if let Err(error) = rules.set(option, written.unwrap_or(value.text)) {
            let problem = Problem::OptionValue {
                option: option.name().to_owned(),
                found: value.text.to_owned(),
                allowed: error.listed(),
            };
            reader.fault(value, problem);
        }
    }
}

/// The value whose words stand in the text in their order, if there is only one: the rule book
/// says `last aggressor of the whole hand` where saved rules have `last-aggressor-of-hand`.
fn value_named(option: OptionKey, text: &str) -> Option<&'static str> {
    let text = text.to_lowercase().replace('\'', "");
    let words: Vec<&str> = text
        .split(|sign: char| !sign.is_alphanumeric())
        .flat_map(|word| match word {
            "bb" => vec!["big", "blind"],
            "yes" if option.values().iter().any(|value| value.name == "on") => vec!["on"],
            "no" if option.values().iter().any(|value| value.name == "off") => vec!["off"],
            word => vec![word],
        })
        .filter(|word| !word.is_empty())
        .collect();
    let mut named = option.values().iter().filter(|value| {
        let mut rest = words.iter();
        let mut parts = value.name.split('-');
        parts.all(|part| rest.any(|word| *word == part))
    });
    let first = named.next()?;
    named.next().is_none().then_some(first.name)
}
