//! The question of a step: one way to answer for each kind.

mod cards;
mod pots;
mod seats;

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use self::cards::AskFive;
use self::pots::{AskAward, AskPots};
use self::seats::{AskOrder, AskSeat, AskSeats};
use super::answers;
use super::pupil::{Asked, Asking, Pupil};
use super::rich::rich;
use crate::school::question::{Answer, Payout, Right, Slip, Verb, Verbs};
use crate::ui::actions::ActionButtons;
use crate::ui::snapshot::Phase;
use crate::ui::tray::DecisionTray;

/// What the learner answers with.
#[component]
pub(super) fn Ask(asked: Asked) -> impl IntoView {
    let question = asked.question.clone();
    Asking::provide(asked);
    match question.right {
        Right::Act(_) => view! { <AskAct /> }.into_any(),
        Right::Buttons(_) => view! { <AskButtons /> }.into_any(),
        Right::Number { .. } => view! { <AskNumber /> }.into_any(),
        Right::Seat(right) => {
            let slip = |slip: &Slip| *slip == Slip::Exactly(Answer::Nobody);
            let nobody = question
                .foreseen
                .iter()
                .any(|foreseen| slip(&foreseen.slip));
            view! { <AskSeat nobody=nobody || right.is_empty() /> }.into_any()
        }
        Right::Seats(_) => view! { <AskSeats /> }.into_any(),
        Right::Order(order) => view! { <AskOrder length=order.len() /> }.into_any(),
        Right::Sort(order) => view! { <AskSort count=order.len() /> }.into_any(),
        Right::Pick { choice, .. } => view! { <AskPick right=choice /> }.into_any(),
        Right::Five { cards, .. } => view! { <AskFive cards /> }.into_any(),
        Right::Pots(_) => view! { <AskPots /> }.into_any(),
        Right::Award(payouts) => {
            let sum = |payout: &Payout| payout.iter().map(|(_, share)| *share).sum();
            let amounts = payouts.iter().map(sum).collect();
            view! { <AskAward amounts /> }.into_any()
        }
    }
}

/// The ordinary action bar.
#[component]
fn AskAct() -> impl IntoView {
    let pupil = Pupil::get();
    let chair = pupil.chair;
    let yours = Memo::new(move |_| chair.snap.with(|snap| snap.phase == Phase::Yours));
    view! {
        <div class="lesson-bar">
            {move || yours.get().then(|| view! { <DecisionTray /> })}
            <nav class="acts" aria-label=chair.t("ui-actions") data-acts="" tabindex="-1">
                <ActionButtons />
            </nav>
        </div>
    }
}

/// A button that hands the answer in.
#[component]
fn HandIn(ready: Signal<bool>, #[prop(into)] on_press: Callback<()>) -> impl IntoView {
    let pupil = Pupil::get();
    view! {
        <button
            class="btn fill"
            data-hand-in=""
            disabled=move || !ready.get() || pupil.solved.get()
            on:click=move |_| on_press.run(())
        >
            {pupil.front.t("school-hand-in")}
        </button>
    }
}

/// Which of the five buttons are there?
#[component]
fn AskButtons() -> impl IntoView {
    let pupil = Pupil::get();
    let marked = RwSignal::new(Verbs::EMPTY);
    let toggles = Verb::ALL.map(|verb| {
        let pressed = move || {
            if marked.with(|marked| marked.contains(verb)) {
                "true"
            } else {
                "false"
            }
        };
        view! {
            <button
                class="toggle"
                data-mark=verb.name()
                aria-pressed=pressed
                disabled=move || pupil.solved.get()
                on:click=move |_| {
                    marked.update(|marked| *marked = marked.with(verb, !marked.contains(verb)));
                }
            >
                <i></i>
                {pupil.front.t_id(answers::verb(verb))}
            </button>
        }
    });
    let hand_in = move |()| pupil.answer(Answer::Buttons(marked.get_untracked()));
    view! {
        <div class="marks" role="group" aria-label=pupil.front.t("school-mark-buttons")>
            {toggles.into_iter().collect_view()}
        </div>
        <HandIn ready=Signal::stored(true) on_press=hand_in />
    }
}

/// A figure.
#[component]
fn AskNumber() -> impl IntoView {
    let pupil = Pupil::get();
    let written = RwSignal::new(String::new());
    let figure = Memo::new(move |_| written.with(|text| text.parse().ok()));
    let hand_in = move |()| {
        if let Some(figure) = figure.get_untracked() {
            pupil.answer(Answer::Number(figure));
        }
    };
    let enter = move |event: KeyboardEvent| {
        if event.key() == "Enter" && !event.is_composing() && !pupil.solved.get_untracked() {
            event.prevent_default();
            hand_in(());
        }
    };
    let (name, sign) = Asking::get().of(|asked| asked.figure);
    view! {
        <div class="numbers">
            <input
                class="amount"
                inputmode="decimal"
                autocomplete="off"
                aria-label=pupil.front.t_id(name)
                data-number=""
                prop:value=move || written.get()
                disabled=move || pupil.solved.get()
                on:input=move |event| written.set(event_target_value(&event))
                on:keydown=enter
            />
            <span aria-hidden="true">{sign}</span>
            <HandIn
                ready=Signal::derive(move || figure.with(Option::is_some))
                on_press=hand_in
            />
        </div>
    }
}

/// A text with its cards and rules.
fn worded(pupil: Pupil, text: Signal<String>) -> impl Fn() -> AnyView + Clone {
    move || {
        let words = pupil.front.words;
        words.with(|words| text.with(|text| rich(words, text)))
    }
}

/// One of several statements.
#[component]
fn AskPick(right: u8) -> impl IntoView {
    let pupil = Pupil::get();
    let choices = Asking::get().of(|asked| asked.choices.clone());
    let choices = choices.into_iter().map(|(choice, text)| {
        let state = move || {
            pupil.given.with(|given| {
                let picked = *given.as_ref()? == Answer::Pick(choice);
                match (pupil.solved.get(), choice == right) {
                    (true, true) => Some("right"),
                    _ if picked => Some("wrong"),
                    (true, false) => Some("rest"),
                    (false, _) => None,
                }
            })
        };
        let text = worded(pupil, text);
        view! {
            <button
                class="ans"
                data-choice=choice.to_string()
                data-state=state
                disabled=move || pupil.solved.get()
                on:click=move |_| pupil.answer(Answer::Pick(choice))
            >
                <span>{text}</span>
            </button>
        }
    });
    view! {
        <div class="answers" role="group" aria-label=pupil.front.t("school-choices")>
            {choices.collect_view()}
        </div>
    }
}

/// Statements one after the other.
#[component]
fn AskSort(count: usize) -> impl IntoView {
    let pupil = Pupil::get();
    let sorted = RwSignal::new(Vec::<u8>::new());
    let choose = move |choice: u8| {
        sorted.update(|sorted| sorted.push(choice));
        let all = sorted.get_untracked();
        if all.len() == count {
            sorted.set(Vec::new());
            pupil.answer(Answer::Sort(all));
        }
    };
    let choices = Asking::get().of(|asked| asked.choices.clone());
    let choices = choices.into_iter().map(|(choice, text)| {
        let place = move || {
            let place = sorted.with(|sorted| sorted.iter().position(|other| *other == choice));
            place.map(|place| (place + 1).to_string())
        };
        let text = worded(pupil, text);
        view! {
            <button
                class="ans sort"
                data-choice=choice.to_string()
                disabled=move || pupil.solved.get() || place().is_some()
                on:click=move |_| choose(choice)
            >
                <b>{place}</b>
                <span>{text}</span>
            </button>
        }
    });
    view! {
        <div class="answers" role="group" aria-label=pupil.front.t("school-choices")>
            {choices.collect_view()}
        </div>
        <TakeBack
            any=Signal::derive(move || sorted.with(|sorted| !sorted.is_empty()))
            on_press=move |()| sorted.update(|sorted| {
                sorted.pop();
            })
        />
    }
}

/// Takes the last pick back.
#[component]
fn TakeBack(any: Signal<bool>, #[prop(into)] on_press: Callback<()>) -> impl IntoView {
    let pupil = Pupil::get();
    view! {
        <button
            class="btn"
            data-take-back=""
            disabled=move || !any.get() || pupil.solved.get()
            on:click=move |_| on_press.run(())
        >
            {pupil.front.t("school-take-back")}
        </button>
    }
}
