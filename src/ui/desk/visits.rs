//! Where the player comes from and goes to: addresses, other tabs, other programs of the page, other
//! settings and languages.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Desk, Notice};
use crate::text::{Id, Language};
use crate::ui::address::{Place, Wanted, Wrong};
use crate::ui::saved::{self, Opened};
use crate::ui::settings::Settings;
use crate::ui::words::Words;

impl Desk {
    /// The address has changed.
    pub(in crate::ui) fn go(self, place: &Place, wrong: Vec<Wrong>) {
        self.notices
            .set(wrong.into_iter().map(Notice::Wrong).collect());
        // Before the game of the address is shown, which may begin with a question.
        self.sheet.set(None);
        let came_back = self.come_back(place);
        match place {
            Place::Table => {}
            Place::Game(wanted) => {
                self.wanted_speed.set(wanted.speed);
                if wanted.is_game() && !came_back {
                    self.replace(wanted);
                } else {
                    self.pump();
                }
            }
        }
    }

    /// The player comes back from another program, which may have changed the settings or laid a
    /// new table: the game of the address is shown, the one that is here or as it was left.
    fn come_back(self, place: &Place) -> bool {
        let Some(paused) = self.away.get_value() else {
            return false;
        };
        self.away.set_value(None);
        self.settings_changed();
        let settings = self.settings.get_untracked();
        let here = self.driver.with_value(|driver| driver.origin.clone());
        let origin = match place {
            Place::Table => String::new(),
            Place::Game(wanted) if wanted.is_game() => saved::origin(wanted),
            Place::Game(_) => here.clone(),
        };
        let other = origin != here
            || self
                .driver
                .with_value(|driver| saved::is_other(&*driver.game, &driver.origin, driver.shelf));
        let opened = match place {
            _ if !other => None,
            Place::Game(wanted) if wanted.is_game() => Some(self.shelf().open(wanted, &settings)),
            Place::Table => Some(self.shelf().open(&Wanted::default(), &settings)),
            Place::Game(_) => self.shelf().load(&origin).map(|game| Opened {
                game,
                origin,
                trouble: None,
            }),
        };
        if let Some(opened) = opened {
            self.continue_with(opened);
        } else {
            self.paused.set(paused || self.elsewhere.get_untracked());
            self.took_focus();
            self.pump();
        }
        true
    }

    fn replace(self, wanted: &Wanted) {
        self.continue_with(
            self.settings
                .with_untracked(|settings| self.shelf().fresh(wanted, settings)),
        );
    }

    /// Takes up another game.
    fn continue_with(self, opened: Opened) {
        let Opened {
            game,
            origin,
            trouble,
        } = opened;
        self.notices
            .update(|notices| notices.extend(trouble.map(Notice::Trouble)));
        self.driver.update_value(|driver| {
            driver.game = game;
            driver.origin = origin;
            driver.epoch += 1;
            driver.queue.clear();
            driver.held = None;
            driver.timer = None;
        });
        self.paused.set(false);
        self.elsewhere.set(false);
        self.chosen.set(None);
        self.fast.set(false);
        self.sit_down();
    }

    /// Another program of the page is shown: nothing happens here until the player comes back.
    pub(in crate::ui) fn leave(self) {
        if self.away.get_value().is_none() {
            self.away.set_value(Some(self.paused.get_untracked()));
            self.paused.set(true);
            self.driver.update_value(|driver| driver.timer = None);
        }
    }

    /// Another tab has gone on with the game `name`: nothing more happens here, lest the two
    /// write over each other.
    pub(in crate::ui) fn overtaken(self, name: &str) {
        let same = self
            .driver
            .with_value(|driver| saved::is_kept_as(&driver.origin, name, driver.shelf));
        if same {
            self.elsewhere.set(true);
            self.paused.set(true);
            self.live.say(
                self.words
                    .with_untracked(|words| words.of(Id("ui-elsewhere"))),
            );
            self.driver.update_value(|driver| driver.timer = None);
        }
    }

    /// Goes on here with the game as the other tab has left it.
    pub(super) fn take_over(self) {
        self.elsewhere.set(false);
        let origin = self.driver.with_value(|driver| driver.origin.clone());
        match self.shelf().load(&origin) {
            Some(game) => self.continue_with(Opened {
                game,
                origin,
                trouble: None,
            }),
            // The other tab's game is gone or cannot be read: the one that is here goes on.
            None => self.pause(),
        }
    }

    /// The settings were changed elsewhere: in the rooms, in another tab, by the page around.
    pub(in crate::ui) fn settings_changed(self) {
        let settings = Settings::load();
        let language = settings.language();
        self.settings.set(settings);
        if self.words.with_untracked(Words::language) != language {
            self.load_words(language);
        }
    }

    /// The texts of the sheets that few open: the keys, and what is wrong with a link.
    pub(in crate::ui) fn want_more(self) {
        let (language, parts) = self
            .words
            .with_untracked(|words| (words.language(), words.parts()));
        if parts.is_empty() {
            self.load_parts(language, &["more"]);
        }
    }

    fn load_words(self, language: Language) {
        self.load_parts(language, self.words.with_untracked(Words::parts));
    }

    fn load_parts(self, language: Language, parts: &'static [&'static str]) {
        spawn_local(async move {
            match Words::load_parts(language, parts).await {
                Ok(words) => {
                    // The player may have chosen another one in the meantime.
                    let wanted = self.settings.try_with_untracked(Settings::language);
                    if wanted == Some(language) {
                        let _ = self.words.try_set(words);
                    }
                }
                Err(_) => {
                    let _ = self
                        .notices
                        .try_update(|notices| notices.push(Notice::NoTexts));
                }
            }
        });
    }
}
