//! Chance.

/// 32 bytes that nobody can foresee, for the seed of a game.
#[must_use]
pub fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    if let Some(crypto) = web_sys::window().and_then(|window| window.crypto().ok()) {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}
