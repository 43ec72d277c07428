//! What is kept on the device.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Desk, Notice};
use crate::platform;
use crate::ui::saved;

impl Desk {
    pub(super) fn save(self) {
        let kept = self
            .driver
            .with_value(|driver| saved::keep(&*driver.game, &driver.origin, driver.shelf));
        self.kept(kept);
    }

    /// Keeps the hand for the history, if it is over.
    pub(super) fn keep_played(self) {
        let played = self.driver.with_value(|driver| driver.game.played());
        if let Some(text) = played {
            spawn_local(async move { self.kept(saved::keep_played(&text).await) });
        }
    }

    /// Says once that nothing is kept on this device.
    fn kept(self, kept: platform::Kept) {
        let told = self.driver.try_update_value(|driver| {
            let tell = kept == platform::Kept::InPage && !driver.told_not_kept;
            driver.told_not_kept |= tell;
            tell
        });
        if told == Some(true) {
            self.notices.update(|notices| notices.push(Notice::NotKept));
        }
    }
}
