//! The time that an answer takes. It is measured silently, and not while nobody sees the page.

use leptos::prelude::*;

use crate::platform;

/// A clock: a handle.
#[derive(Clone, Copy)]
pub(super) struct Clock {
    /// Since when it runs; not at all while the page is hidden.
    since: StoredValue<Option<f64>>,
    before: StoredValue<u32>,
}

impl Clock {
    pub(super) fn new() -> Self {
        let clock = Self {
            since: StoredValue::new(None),
            before: StoredValue::new(0),
        };
        let listener = StoredValue::new_local(platform::on_visible(move || clock.see()));
        on_cleanup(move || listener.dispose());
        clock
    }

    /// From the beginning.
    pub(super) fn restart(self) {
        self.before.set_value(0);
        self.since
            .set_value((!platform::page_hidden()).then(platform::now));
    }

    /// The milliseconds so far; it rests from now on.
    pub(super) fn stop(self) -> u32 {
        let running = self.since.get_value().map_or(0, platform::elapsed);
        self.since.set_value(None);
        let all = self.before.get_value().saturating_add(running);
        self.before.set_value(all);
        all
    }

    fn see(self) {
        if platform::page_hidden() {
            self.stop();
        } else {
            self.since.set_value(Some(platform::now()));
        }
    }
}
