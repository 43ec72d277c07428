//! The actions: three places that never move. Give up · stay · push.

use leptos::prelude::*;
use web_sys::MouseEvent;

use super::chair::Chair;
use super::desk::{Desk, Why};
use super::parts::Icon;
use super::snapshot::{Phase, Snapshot};
#[cfg(feature = "tournament")]
use super::tournament::refuse;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Action, Call, Wager, WagerKind};
use crate::platform;
use crate::text::{Args, Id};

/// For how long a button does nothing after its price has changed.
const DISARMED_MS: u32 = 900;

/// What the row offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// Fold, check or call, bet or raise.
    Play,
    /// Show or muck a beaten hand.
    Show,
    /// Hurry to the end of a hand the player is out of.
    Hurry,
    /// The next hand.
    Next,
    /// Go on after a pause.
    Paused,
}

/// Whether an action can be taken now.
#[derive(Clone, Debug, PartialEq)]
enum State {
    Ready,
    /// It is not the player's turn.
    Resting,
    /// The price has just changed under the pointer.
    Waiting,
    Refused(Citation),
}

/// The second place: check or call.
#[derive(Clone, Debug, PartialEq)]
struct Stay {
    action: &'static str,
    word: Id,
    pay: Option<Chips>,
    state: State,
}

/// The third place: bet or raise.
#[derive(Clone, Debug, PartialEq)]
struct Push {
    action: &'static str,
    word: Id,
    wager: Option<Wager>,
    state: State,
}

fn mode(desk: Desk) -> Mode {
    if desk.paused.get() {
        return Mode::Paused;
    }
    desk.snap.with(|snap| match snap.phase {
        Phase::Over => Mode::Next,
        Phase::ShowOrMuck => Mode::Show,
        _ if snap.folded() => Mode::Hurry,
        _ => Mode::Play,
    })
}

fn stay(snap: &Snapshot, price: Chips, waits: bool) -> Stay {
    let legal = snap
        .view
        .legal
        .as_ref()
        .filter(|_| snap.phase == Phase::Yours);
    let ready = if waits { State::Waiting } else { State::Ready };
    let check = |state| Stay {
        action: "check",
        word: Id("ui-check"),
        pay: None,
        state,
    };
    let call = |pay: Chips, all_in: bool, state| Stay {
        action: "call",
        word: if all_in {
            Id("ui-call-all-in")
        } else {
            Id("ui-call")
        },
        pay: Some(pay),
        state,
    };
    match legal.map(|legal| (&legal.check, &legal.call)) {
        Some((Ok(_), _)) => check(ready),
        Some((_, Ok(Call { pay, all_in, .. }))) => call(*pay, *all_in, ready),
        Some((_, Err(refused))) => check(State::Refused(*refused)),
        None if price.is_zero() => check(State::Resting),
        None => {
            let all = snap.view.own_seat().is_some_and(|own| own.stack == price);
            call(price, all, State::Resting)
        }
    }
}

fn push(snap: &Snapshot, waits: bool) -> Push {
    let raises = !snap.view.hand.betting.bet.is_zero();
    let make = |raises: bool, wager: Option<Wager>, state| Push {
        action: if raises { "raise" } else { "bet" },
        word: match (raises, wager.is_some()) {
            (true, true) => Id("ui-raise-to"),
            (true, false) => Id("ui-raise"),
            (false, _) => Id("ui-bet"),
        },
        wager,
        state,
    };
    let legal = snap
        .view
        .legal
        .as_ref()
        .filter(|_| snap.phase == Phase::Yours);
    match legal.map(|legal| &legal.wager) {
        None => make(raises, None, State::Resting),
        Some(Err(refused)) => make(raises, None, State::Refused(*refused)),
        Some(Ok(wager)) => {
            let state = if waits { State::Waiting } else { State::Ready };
            make(wager.kind == WagerKind::Raise, Some(*wager), state)
        }
    }
}

/// The row of actions.
#[component]
pub(super) fn Actions() -> impl IntoView {
    let desk = Desk::get();
    let mode = Memo::new(move |_| mode(desk));
    view! {
        <nav class="acts" aria-label=desk.t("ui-actions") data-acts="" tabindex="-1">
            {move || match mode.get() {
                Mode::Play => view! { <PlayActions /> }.into_any(),
                Mode::Show => view! { <ShowActions /> }.into_any(),
                Mode::Hurry => view! { <HurryAction /> }.into_any(),
                Mode::Next => view! { <NextAction /> }.into_any(),
                Mode::Paused => view! { <PausedAction /> }.into_any(),
            }}
        </nav>
    }
}

/// The three buttons of a decision, for whatever table.
#[component]
pub(super) fn ActionButtons() -> impl IntoView {
    view! { <PlayActions /> }
}

#[component]
fn PlayActions() -> impl IntoView {
    let chair = Chair::get();
    let staying = Memo::new(move |_| {
        let price = chair.price();
        chair.snap.with(|snap| stay(snap, price, chair.waits.get()))
    });
    let pushing = Memo::new(move |_| chair.snap.with(|snap| push(snap, chair.waits.get())));
    let resting = Memo::new(move |_| chair.snap.with(|snap| snap.phase != Phase::Yours));

    // A price that changes under the pointer disarms the row for a moment.
    let changed = StoredValue::new(0.0_f64);
    Effect::new(move |before: Option<(Stay, bool)>| {
        let now = staying.get();
        let armed = now.state == State::Ready;
        let Some((old, was_armed)) = before else {
            return (now, armed);
        };
        if (old.action, old.pay) != (now.action, now.pay) {
            changed.set_value(platform::now());
        } else if was_armed {
            return (now, armed);
        }
        let since = platform::elapsed(changed.get_value());
        let quick = chair.is_quick();
        let waits = chair.waits.get_untracked();
        if armed && since < DISARMED_MS && !quick && !waits && platform::hovers(".acts") {
            chair.disarm(DISARMED_MS - since);
        }
        (now, armed)
    });

    // The second click of a double click must not hit an action that has only just come.
    let clicked = StoredValue::new(("", None::<Chips>));
    let double = move |event: &MouseEvent, what: (&'static str, Option<Chips>)| {
        let before = clicked.get_value();
        clicked.set_value(what);
        event.detail() > 1 && before != what
    };
    let on_fold = move |event: MouseEvent| {
        if !double(&event, ("fold", None)) {
            chair.fold();
        }
    };
    let on_stay = move |event: MouseEvent| {
        let what = staying.with_untracked(|stay| (stay.action, stay.pay));
        if !double(&event, what) {
            chair.stay();
        }
    };
    let on_push = move |event: MouseEvent| {
        let action = pushing.with_untracked(|push| push.action);
        if !double(&event, (action, None)) {
            chair.push();
        }
    };
    let waits = move || chair.waits.get();
    let waiting = move || chair.waits.get().then_some("true");
    let bound = move |pick: fn(&Wager) -> Chips| {
        move || pushing.with(|push| push.wager.as_ref().map(|wager| pick(wager).to_string()))
    };
    let push_amount = move || {
        let wager = pushing.with(|push| push.wager.is_some());
        chair.typed().filter(|_| wager).map(|to| to.to_string())
    };
    view! {
        <button
            class="act quiet p1"
            class:wait=waits
            aria-disabled=waiting
            data-action="fold"
            disabled=move || resting.get()
            on:click=on_fold
        >
            {chair.t("ui-fold")}
        </button>
        <button
            class="act p2"
            class:wait=waits
            aria-disabled=waiting
            data-action=move || staying.with(|stay| stay.action)
            data-amount=move || staying.with(|stay| stay.pay.map(|pay| pay.to_string()))
            disabled=move || staying.with(|stay| is_off(&stay.state))
            on:click=on_stay
        >
            {move || {
                let (word, pay) = staying.with(|stay| (stay.word, stay.pay));
                labelled(chair, word, pay.map(|pay| chair.figure(pay)))
            }}
        </button>
        <button
            class="act p3"
            class:wait=waits
            aria-disabled=waiting
            data-action=move || pushing.with(|push| push.action)
            data-amount=push_amount
            data-min=bound(|wager| wager.min)
            data-max=bound(|wager| wager.max)
            disabled=move || pushing.with(|push| is_off(&push.state))
            on:click=on_push
        >
            {move || {
                let (word, state, wager) = pushing
                    .with(|push| (push.word, push.state.clone(), push.wager));
                if let State::Refused(because) = state {
                    let short = move || chair.words.with(|words| words.refused_short(&because));
                    view! {
                        {chair.t_id(word)}
                        <small class="because">{short}</small>
                    }
                        .into_any()
                } else {
                    let all_in = wager
                        .as_ref()
                        .is_some_and(|wager| wager.max_all_in && chair.typed() == Some(wager.max));
                    let figure = wager
                        .map(|_| match chair.typed() {
                            Some(to) => chair.figure(to),
                            None => "?".to_owned(),
                        });
                    labelled(chair, if all_in { Id("ui-all-in") } else { word }, figure)
                }
            }}
        </button>
        {move || {
            let refused = |state: &State| match state {
                State::Refused(because) => Some(*because),
                _ => None,
            };
            let places = [
                ("whynot p2", staying.with(|stay| refused(&stay.state))),
                ("whynot p3", pushing.with(|push| refused(&push.state))),
            ];
            places
                .into_iter()
                .filter_map(|(class, because)| {
                    because.map(|because| view! { <WhyNot class because /> })
                })
                .collect_view()
        }}
    }
}

fn is_off(state: &State) -> bool {
    matches!(state, State::Resting | State::Refused(_))
}

/// A small word and a large figure; the word alone is large.
fn labelled(chair: Chair, word: Id, figure: Option<String>) -> AnyView {
    match figure {
        None => chair.text(word).into_any(),
        Some(figure) => view! {
            <small>{chair.text(word)}</small>
            " "
            <b>{figure}</b>
        }
        .into_any(),
    }
}

/// A refused action can be asked Why: this lies over it.
#[component]
fn WhyNot(class: &'static str, because: Citation) -> impl IntoView {
    let chair = Chair::get();
    let reason = because;
    let name = move || {
        chair.words.with(|words| {
            let reason = words.refused_short(&reason);
            words.with(Id("ui-why-not"), &Args::new().with("reason", reason))
        })
    };
    view! {
        <button
            class=class
            data-why=""
            aria-haspopup="dialog"
            aria-label=name
            on:click=move |_| chair.wonder(Why::Because(because))
        ></button>
    }
}

#[component]
fn ShowActions() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <button class="act quiet p1" data-action="muck" on:click=move |_| desk.act(Action::Muck)>
            {desk.t("ui-muck")}
        </button>
        <button class="act span2" data-action="show" on:click=move |_| desk.act(Action::Show)>
            {desk.t("ui-show")}
        </button>
    }
}

#[component]
fn HurryAction() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <button
            class="act span2 row"
            data-hurry=""
            disabled=move || desk.fast.get()
            on:click=move |_| desk.hurry()
        >
            <Icon name="ff" />
            {desk.t("ui-hurry")}
        </button>
    }
}

#[component]
fn NextAction() -> impl IntoView {
    let desk = Desk::get();
    let rebuy = Memo::new(move |_| desk.snap.with(|snap| snap.rebuy));
    let label = move || match rebuy.get() {
        None => desk.text(Id("ui-next-hand")),
        Some(amount) => {
            let args = Args::new().with("amount", amount);
            desk.words.with(|words| words.with(Id("ui-rebuy"), &args))
        }
    };
    view! {
        {refuse(desk)}
        <button
            class="act go span2"
            data-next-hand=""
            data-rebuy=move || rebuy.get().map(|amount| amount.to_string())
            on:click=move |_| desk.next_hand()
        >
            {label}
        </button>
    }
}

/// Whoever loses all at a cash game buys in again or leaves.
#[cfg(not(feature = "tournament"))]
const fn refuse(_: Desk) {}

#[component]
fn PausedAction() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <button class="act go span2" data-go-on="" on:click=move |_| desk.pause()>
            {desk.t("ui-go-on")}
        </button>
    }
}
