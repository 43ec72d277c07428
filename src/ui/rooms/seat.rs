//! The player's own seat at his cash table: more chips, sitting out, the straddle, leaving. All of
//! it counts between two hands.

use leptos::prelude::*;

use super::front::Front;
use super::new_game::{Row, answer};
use super::top::Top;
use crate::engine::chips::Chips;
use crate::engine::hand::Turn;
use crate::engine::house::{MissedBlind, Straddle};
use crate::engine::table::Straddling;
use crate::game::{Game, GameError, Wish};
use crate::platform;
use crate::text::{Args, Id};
use crate::ui::{amount, saved};

/// The seat: a handle.
#[derive(Clone, Copy)]
struct Sitting {
    game: RwSignal<Game>,
    /// What was refused, in a sentence.
    wrong: RwSignal<Option<String>>,
}

impl Sitting {
    /// Changes the game and keeps it; what is refused is said.
    fn change(self, change: impl FnOnce(&mut Game) -> Result<(), GameError>) {
        let front = Front::get();
        let mut game = self.game.get_untracked();
        match change(&mut game) {
            Ok(()) => {
                let _ = saved::keep_own(&game);
                self.game.set(game);
                self.wrong.set(None);
            }
            Err(error) => {
                let said = front.words.with_untracked(|words| words.game_error(&error));
                self.wrong.set(Some(said));
            }
        }
    }

    fn stack(self) -> Chips {
        self.game.with(|game| {
            let place = game.table().place(game.setup().you);
            place.map_or(Chips::ZERO, |place| place.stack)
        })
    }

    /// Whether the house lets somebody who comes back wait for the big blind.
    fn may_wait(self) -> bool {
        let rules = self.game.with(|game| game.setup().rules);
        rules.missed_blind == MissedBlind::PayOrWait
    }

    fn sits_out(self) -> bool {
        self.game.with(|game| {
            let place = game.table().place(game.setup().you);
            place.is_some_and(|place| place.sitting_out)
        })
    }
}

/// The room.
#[component]
pub(super) fn SeatRoom() -> impl IntoView {
    let front = Front::get();
    let content = match saved::own() {
        Some(game) if game.turn() == Turn::Over => {
            let sitting = Sitting {
                game: RwSignal::new(game),
                wrong: RwSignal::new(None),
            };
            view! { <Between sitting /> }.into_any()
        }
        Some(_) => {
            view! { <p class="notice" data-in-hand="">{front.t("seat-in-hand")}</p> }.into_any()
        }
        None => view! { <p class="notice">{front.t("seat-none")}</p> }.into_any(),
    };
    view! {
        <div class="pg" data-screen="seat">
            <Top title=front.t("seat-title") />
            <main class="laying">
                {content}
                <div class="go-row">
                    <a class="btn go" href="#/play">
                        {front.t("rooms-home-go-on")}
                    </a>
                </div>
            </main>
        </div>
    }
}

/// What can be decided between two hands.
#[component]
fn Between(sitting: Sitting) -> impl IntoView {
    let front = Front::get();
    let stack = move || {
        let args = Args::new().with("amount", sitting.stack());
        front.said(Id("seat-stack"), &args)
    };
    let presence = move || {
        let back = [
            (front.t("seat-sit-in"), Wish::SitIn, "in"),
            (front.t("seat-sit-in-wait"), Wish::SitInOnBigBlind, "wait"),
        ];
        let out = [(front.t("seat-sit-out"), Wish::SitOut, "out")];
        let choices = if sitting.sits_out() {
            // Where whoever comes back has to pay, there is nothing to wait for.
            let waits = sitting.may_wait();
            back[..=usize::from(waits)].to_vec()
        } else {
            out.to_vec()
        };
        let choice = |(text, wish, name)| {
            view! {
                <button
                    class="btn"
                    data-sit=name
                    on:click=move |_| sitting.change(|game| game.wish(wish))
                >
                    {text}
                </button>
            }
        };
        choices.into_iter().map(choice).collect_view()
    };
    // Two cannot play when one of them sits out.
    let many = sitting.game.with_untracked(|game| game.setup().seats > 2);
    let straddles = sitting
        .game
        .with_untracked(|game| game.setup().rules.straddle != Straddle::Off);
    let leave = move |_| {
        saved::forget_own();
        platform::go("/home");
    };
    view! {
        <p class="says" role="status" data-stack="">
            {stack}
        </p>
        <p class="wrong" role="alert">
            {move || sitting.wrong.get()}
        </p>
        <TopUp sitting />
        {many
            .then(|| {
                view! {
                    <fieldset class="pick">
                        <legend>{front.t("seat-sit")}</legend>
                        <p class="note-s">{front.t("seat-sit-about")}</p>
                        {presence}
                    </fieldset>
                }
            })}
        {straddles.then(|| view! { <StraddleRow sitting /> })}
        <fieldset class="pick">
            <legend>{front.t("seat-leave")}</legend>
            <p class="note-s">{front.t("seat-leave-about")}</p>
            <button class="btn" data-leave="" on:click=leave>
                {front.t("seat-leave-go")}
            </button>
        </fieldset>
    }
}

/// More chips, up to the usual buy-in or any amount that the rules allow (BUYIN-7, BUYIN-10).
#[component]
fn TopUp(sitting: Sitting) -> impl IntoView {
    let front = Front::get();
    let missing = move || {
        let buy_in = sitting.game.with(|game| game.setup().buy_in);
        buy_in.saturating_sub(sitting.stack())
    };
    let typed = RwSignal::new(untrack(missing).to_string());
    let add = move |_| {
        let chips = amount::parse(&typed.get_untracked()).unwrap_or(Chips::ZERO);
        sitting.change(|game| game.add_chips(chips));
        typed.set(untrack(missing).to_string());
    };
    view! {
        <fieldset class="pick" data-top-up="">
            <legend>{front.t("seat-top-up")}</legend>
            <div class="chair-of linkrow">
                <label class="field">
                    <span class="note-s">{front.t("seat-amount")}</span>
                    <input
                        inputmode="numeric"
                        autocomplete="off"
                        data-field="amount"
                        prop:value=typed
                        on:input:target=move |event| typed.set(event.target().value())
                    />
                </label>
                <button class="btn" data-add="" on:click=add>
                    {front.t("seat-add")}
                </button>
            </div>
        </fieldset>
    }
}

#[component]
fn StraddleRow(sitting: Sitting) -> impl IntoView {
    let front = Front::get();
    let chosen = move || {
        sitting.game.with(|game| {
            let place = game.table().place(game.setup().you);
            place.map(|place| place.straddle)
        })
    };
    let choices = [
        (Straddling::Ask, Wish::AskStraddle, Id("seat-straddle-ask")),
        (
            Straddling::Never,
            Wish::Straddle(false),
            Id("seat-straddle-never"),
        ),
        (
            Straddling::Always,
            Wish::Straddle(true),
            Id("seat-straddle-always"),
        ),
    ];
    let choices = choices.map(|(straddling, wish, id)| {
        let pick = move || sitting.change(|game| game.wish(wish));
        answer(front.t_id(id), move || chosen() == Some(straddling), pick)
    });
    view! { <Row name="straddle" title=front.t("seat-straddle") choices=choices.to_vec() /> }
}
