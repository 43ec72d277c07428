//! One way for all types of this module to appear in JSON: as the text a person would write.

/// Gives a type with `Display` and `FromStr` the serde form of a string.
///
/// What is read is parsed, so a saved game cannot bring in a card that does not exist.
macro_rules! serde_as_text {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse()
                    .map_err(<D::Error as ::serde::de::Error>::custom)
            }
        }
    };
}

pub(super) use serde_as_text;
