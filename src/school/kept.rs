//! What the school keeps on a device, read as far as it can be: one entry that cannot be read
//! costs none of the others.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// Reads what was kept. What cannot be read comes beside it, in the same form, to be set aside: of
/// a field that is a list or a map only the entries that cannot be read.
///
/// ```
/// use std::collections::BTreeMap;
///
/// #[derive(Default, serde::Deserialize)]
/// #[serde(default)]
/// struct Kept {
///     points: BTreeMap<String, u8>,
/// }
///
/// let (kept, aside) = cards_speak::school::read_kept::<Kept>(r#"{"points":{"a":1,"b":"?"}}"#);
/// assert_eq!(kept.points["a"], 1);
/// assert_eq!(aside.as_deref(), Some(r#"{"points":{"b":"?"}}"#));
/// ```
#[must_use]
pub fn read_kept<T: Default + DeserializeOwned>(text: &str) -> (T, Option<String>) {
    if let Ok(kept) = serde_json::from_str(text) {
        return (kept, None);
    }
    let Ok(Value::Object(fields)) = serde_json::from_str(text) else {
        return (T::default(), Some(text.to_owned()));
    };
    let (mut good, mut bad) = (Map::new(), Map::new());
    for (name, field) in fields {
        let (read, aside) = parted(field, |part| {
            let alone = Map::from_iter([(name.clone(), part.clone())]);
            serde_json::from_value::<T>(Value::Object(alone)).is_ok()
        });
        good.extend(read.map(|read| (name.clone(), read)));
        bad.extend(aside.map(|aside| (name, aside)));
    }
    let kept = serde_json::from_value(Value::Object(good)).unwrap_or_default();
    (kept, Some(Value::Object(bad).to_string()))
}

/// What of a field can be read, and what cannot.
fn parted(field: Value, fits: impl Fn(&Value) -> bool) -> (Option<Value>, Option<Value>) {
    if fits(&field) {
        return (Some(field), None);
    }
    match field {
        Value::Object(entries) => {
            let alone = |(name, entry): (&String, &Value)| {
                Value::Object(Map::from_iter([(name.clone(), entry.clone())]))
            };
            let (good, bad): (Map<_, _>, Map<_, _>) = entries
                .into_iter()
                .partition(|(name, entry)| fits(&alone((name, entry))));
            (Some(Value::Object(good)), Some(Value::Object(bad)))
        }
        Value::Array(entries) => {
            let alone = |entry: &Value| Value::Array(vec![entry.clone()]);
            let (good, bad) = entries.into_iter().partition(|entry| fits(&alone(entry)));
            (Some(Value::Array(good)), Some(Value::Array(bad)))
        }
        other => (None, Some(other)),
    }
}
