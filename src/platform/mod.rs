//! Every browser interface behind a small safe wrapper: nothing here panics, and what a browser
//! refuses (storage in a sandboxed frame) is replaced or left out.

mod beside;
mod dom;
mod files;
mod hands;
mod location;
mod random;
mod storage;
mod texts;
mod timer;

pub use beside::beside;
pub use dom::{
    Listener, build_id, chosen_text, copy, elapsed, fail, focus, focus_is_idle, has_focus_in,
    hovers, now, on_key, on_stage, on_visible, page_hidden, press, print, report, root_attribute,
    scroll_to_end, select, set_focus, stage, tab_stops, tell_panics, time, today,
};
pub use files::{open_hands, read_files, save_file, write_hands};
pub use hands::{KeptHand, clear_hands, each_hand, keep_hand, one_hand, put_hands, replace_hand};
pub use location::{back, begin_anew, go, hash, languages, on_hash, page_address, query, set_hash};
pub use random::random_bytes;
pub use storage::{Kept, Storage};
pub use texts::{load_text, upper};
pub use timer::{Timeout, breathe};
