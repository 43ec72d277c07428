//! House rules as text: one generic way for all options keeps the program small.

use core::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{HouseRules, OptionKey};

impl Serialize for HouseRules {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut changed = self.sheet();
        changed.retain(|line| !line.is_default);
        // Exactly as long as it says: not every form can do without the length.
        to.collect_map(
            changed
                .into_iter()
                .map(|line| (line.option.name(), line.value)),
        )
    }
}

impl<'de> Deserialize<'de> for HouseRules {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Options)
    }
}

struct Options;

impl<'de> Visitor<'de> for Options {
    type Value = HouseRules;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("options of the house rules and their values, such as \"raiseCap\": \"4\"")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<HouseRules, M::Error> {
        let mut rules = HouseRules::default();
        while let Some((name, value)) = map.next_entry::<String, String>()? {
            let option = OptionKey::named(&name).ok_or_else(|| {
                M::Error::custom(format_args!("there is no house rule named {name:?}"))
            })?;
            rules.set(option, &value).map_err(M::Error::custom)?;
        }
        Ok(rules)
    }
}
