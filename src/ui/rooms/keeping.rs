//! A hand that is looked at, and the place where it is kept.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::front::Front;
use crate::history::PlayedHand;
use crate::platform::{self, Kept};
use crate::text::Id;

/// A hand that is looked at, and the place where it is kept.
#[derive(Clone, Copy)]
pub(super) struct Keeping {
    front: Front,
    /// Under which name the hand is kept on this device; others are not.
    id: StoredValue<Option<String>>,
    hand: StoredValue<PlayedHand>,
}

impl Keeping {
    pub(super) fn new(front: Front, id: Option<String>, hand: PlayedHand) -> Self {
        Self {
            front,
            id: StoredValue::new(id),
            hand: StoredValue::new(hand),
        }
    }

    /// Something about the hand.
    pub(super) fn with<T>(self, read: impl FnOnce(&PlayedHand) -> T) -> T {
        self.hand.with_value(read)
    }

    /// The name under which it is kept.
    pub(super) fn id(self) -> Option<String> {
        self.id.get_value()
    }

    /// Changes what is kept with the hand, at once.
    pub(super) fn change(self, change: impl FnOnce(&mut PlayedHand)) {
        // A field that is taken out of the page may still report: there is nothing to keep then.
        let text = self.hand.try_update_value(|hand| {
            change(hand);
            hand.to_text()
        });
        let (Some(text), Some(Some(id))) = (text, self.id.try_get_value()) else {
            return;
        };
        spawn_local(async move {
            if platform::replace_hand(&id, &text).await == Kept::InPage {
                let notice = Some(Id("ui-notice-not-kept-about"));
                let _ = self.front.notice.try_set(notice);
            }
        });
    }
}
