//! The live region: what a screen reader says without being asked.

use leptos::prelude::*;

use crate::platform::Timeout;

/// How long sentences are gathered before they are spoken together: a region whose text is
/// replaced too fast loses sentences.
const GATHER_MS: u32 = 80;

/// The two voices of the live region.
#[derive(Clone, Copy)]
pub(super) struct Voices {
    /// In turn: what happens.
    polite: RwSignal<(bool, String)>,
    /// At once: the player's turn, and what is refused.
    urgent: RwSignal<(bool, String)>,
    waiting: StoredValue<Vec<String>>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Voices {
    pub(super) fn new() -> Self {
        Self {
            polite: RwSignal::default(),
            urgent: RwSignal::default(),
            waiting: StoredValue::default(),
            timer: StoredValue::new_local(None),
        }
    }

    /// Says something after what is being said.
    pub(super) fn say(self, text: String) {
        self.waiting.update_value(|waiting| waiting.push(text));
        if self.timer.with_value(Option::is_none) {
            let timer = Timeout::after(GATHER_MS, move || self.flush());
            self.timer.set_value(timer);
        }
    }

    /// Says something at once.
    pub(super) fn say_now(self, text: String) {
        self.urgent.update(|said| *said = (!said.0, text));
    }

    fn flush(self) {
        self.timer.set_value(None);
        let text = self
            .waiting
            .try_update_value(std::mem::take)
            .unwrap_or_default()
            .join(" ");
        let _ = self.polite.try_update(|said| *said = (!said.0, text));
    }
}

/// Two places a voice, filled by turns: a sentence that comes again is a change, too.
#[component]
pub(super) fn LiveRegion(voices: Voices) -> impl IntoView {
    let part = |said: RwSignal<(bool, String)>, place: bool| {
        move || {
            said.with(|(at, text)| {
                if *at == place {
                    text.clone()
                } else {
                    String::new()
                }
            })
        }
    };
    view! {
        <div class="vh" data-announce="" aria-live="polite">
            <span>{part(voices.polite, false)}</span>
            <span>{part(voices.polite, true)}</span>
        </div>
        <div class="vh" data-announce="now" aria-live="assertive">
            <span>{part(voices.urgent, false)}</span>
            <span>{part(voices.urgent, true)}</span>
        </div>
    }
}
