#![no_main]

// Read, whole or in part, or refused with a place: `cards_speak::history::file::open`.
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| drop(cards_speak::history::file::open(bytes)));
