#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| cards_speak_fuzz::spot_link(bytes));
