//! Every browser interface behind a small safe wrapper: nothing here panics, and what a browser
//! refuses (storage in a sandboxed frame) is replaced or left out.

mod dom;
mod hands;
mod location;
mod random;
mod storage;
mod texts;
mod timer;

pub use dom::{
    Listener, chosen_text, elapsed, fail, focus, focus_is_idle, has_focus_in, hovers, now, on_key,
    on_stage, on_visible, page_hidden, press, root_attribute, scroll_to_end, set_focus, stage,
    tab_stops,
};
pub use hands::{KeptHand, keep_hand, newest_hands, one_hand, replace_hand};
pub use location::{go, hash, languages, on_hash, set_hash};
pub use random::random_bytes;
pub use storage::{Kept, Storage};
pub use texts::{load_text, upper};
pub use timer::Timeout;
