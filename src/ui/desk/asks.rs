//! What can be asked at the table: why, the price, the finished hand; and what the helper beside it
//! has to know.

use leptos::prelude::*;

use super::{Desk, Line, Sheet, Why};
use crate::engine::hand::What;
use crate::platform;
use crate::ui::saved;
use crate::ui::snapshot::{Entry, Phase};

impl Desk {
    /// What the referee's line can be asked.
    pub(in crate::ui) fn why_now(self) -> Option<Why> {
        match self.line.get() {
            Line::Silent => None,
            Line::Event(event) => Some(Why::Event(event)),
            Line::Refused(refusal) => Some(Why::Because(refusal.because)),
            Line::Turn | Line::Price => {
                let legal = self.legal()?;
                let because = match (legal.wager, legal.call, legal.check) {
                    (Ok(wager), _, _) => wager.because_min,
                    (_, Ok(call), _) => call.because,
                    (_, _, Ok(check)) => check,
                    (Err(refused), ..) => refused,
                };
                Some(Why::Because(because))
            }
        }
    }

    /// Opens the sheet for what was last said.
    pub(in crate::ui) fn ask(self) {
        if !self.notices.with_untracked(Vec::is_empty) {
            self.sheet.set(Some(Sheet::Notices));
        } else if let Some(why) = untrack(|| self.why_now()) {
            self.sheet.set(Some(Sheet::Why(why)));
        }
    }

    /// Says what a call costs and what it plays for, in the referee's line and aloud.
    pub(in crate::ui) fn ask_price(self) {
        let said = self
            .snap
            .with_untracked(|snap| self.words.with_untracked(|words| words.price_spoken(snap)));
        if let Some(said) = said {
            self.line.set(Line::Price);
            self.live.say_now(said);
        }
    }

    /// Opens the finished hand where other lines of it can be tried.
    pub(in crate::ui) fn look_back(self) {
        let id = self
            .driver
            .with_value(|driver| driver.game.played().map(|text| saved::id_of(&text)));
        if let Some(id) = id {
            platform::go(&["/history/", &id].concat());
        }
    }

    /// Whether the helper sits beside the table: as the player has set it, else where a school
    /// has laid the table.
    pub(in crate::ui) fn helps(self) -> bool {
        #[cfg(feature = "tournament")]
        let school = crate::ui::address::is_spot(&platform::hash());
        #[cfg(not(feature = "tournament"))]
        let school = false;
        let set = self.settings.with(|settings| settings.helper);
        set.unwrap_or(school)
    }

    /// What the helper has to know beside the view: whether the player is to act, or which rules
    /// decided the hand that is over.
    pub(in crate::ui) fn stage(self, phase: Phase) -> String {
        match phase {
            Phase::Yours => "act".to_owned(),
            Phase::Over => self.log.with_untracked(|log| {
                let mut rules: Vec<&str> = Vec::new();
                for Entry { event, .. } in log {
                    let decides = matches!(
                        event.what,
                        What::Returned { .. }
                            | What::Shown { .. }
                            | What::Mucked { .. }
                            | What::PlayedBoard { .. }
                            | What::Raked { .. }
                            | What::Awarded { .. }
                    );
                    let because = event.because.rules().iter().filter(|_| decides);
                    for rule in because.map(|rule| rule.id()) {
                        if !rules.contains(&rule) {
                            rules.push(rule);
                        }
                    }
                }
                rules.join(" ")
            }),
            _ => String::new(),
        }
    }
}
