//! Bytes in an address: base64url (RFC 4648, section 5), without padding.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as letters that an address may have, at the end of a text.
pub(crate) fn encode(bytes: &[u8], to: &mut String) {
    for group in bytes.chunks(3) {
        let byte = |place: usize| u32::from(group.get(place).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..=group.len() {
            let six = bits >> (18 - 6 * place) & 63;
            to.push(char::from(LETTERS[six as usize]));
        }
    }
}

/// The bytes of a text; the error is the place, from 0, of a letter that cannot be there.
pub(crate) fn decode(text: &str) -> Result<Vec<u8>, usize> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut bits, mut held) = (0_u32, 0);
    for (place, sign) in text.bytes().enumerate() {
        let six = LETTERS
            .iter()
            .position(|&known| known == sign)
            .ok_or(place)?;
        bits = (bits << 6 | six as u32) & 0xffff;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held & 0xff) as u8);
        }
    }
    Ok(bytes)
}
