//! A file of the school on this device: read as far as it can be, what cannot be read set aside.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::platform::{Kept, Storage};
use crate::school::read_kept;
use crate::text::Id;
use crate::ui::rooms::front::Front;

/// So many pieces of a file that could not be read are held on to, the last ones.
const ASIDE: usize = 8;

/// A file as it was read or written last.
#[derive(Clone)]
pub(super) struct File<T> {
    name: &'static str,
    front: Front,
    text: Option<String>,
    /// What it holds.
    pub held: T,
}

impl<T: Default + Serialize + DeserializeOwned> File<T> {
    /// The file of this name. The learner is told if something of it cannot be read.
    pub(super) fn open(front: Front, name: &'static str) -> Self {
        let mut file = Self {
            name,
            front,
            text: None,
            held: T::default(),
        };
        file.look();
        file
    }

    /// Reads it again, if another page has written it since.
    pub(super) fn look(&mut self) -> &mut T {
        let text = Storage::get(self.name);
        if text != self.text {
            let (held, aside) = text.as_deref().map(read_kept).unwrap_or_default();
            self.held = held;
            self.text = text;
            if let Some(aside) = aside {
                self.set_aside(&aside);
            }
        }
        &mut self.held
    }

    /// Keeps it.
    pub(super) fn keep(&mut self) {
        let Ok(text) = serde_json::to_string(&self.held) else {
            return;
        };
        if Storage::set(self.name, &text) == Kept::InPage {
            self.front.notice.set(Some(Id("ui-notice-not-kept-about")));
        }
        self.text = Some(text);
    }

    /// Puts what cannot be read under another name, and keeps the rest without it.
    pub(super) fn set_aside(&mut self, aside: &str) {
        let name = [self.name, "/damaged"].concat();
        let before = Storage::get(&name).unwrap_or_default();
        let mut pieces: Vec<&str> = before.lines().chain(aside.lines()).collect();
        pieces.drain(..pieces.len().saturating_sub(ASIDE));
        if Storage::set(&name, &pieces.join("\n")) == Kept::OnDevice {
            self.keep();
        }
        self.front.notice.set(Some(Id("school-not-read")));
    }
}
