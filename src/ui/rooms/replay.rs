//! A hand that was played, step by step, through the eyes of any of its players.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::front::Front;
use crate::engine::chips::Chips;
use crate::engine::hand::{Event, Hand, HandState, SeatState, Status};
use crate::engine::seat::Seat;
use crate::history::{PlayedHand, known_afterwards, seen_through};
use crate::platform::{self, Timeout};
use crate::text::{Args, Id};
use crate::ui::parts::{CardView, Icon, Side};
use crate::ui::snapshot::Light;

/// Between two steps of the film, in milliseconds.
const STEP_MS: u32 = 900;

/// Through whose eyes the hand is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Eyes {
    Of(Seat),
    /// Of everybody whose cards may be looked up (SHOW-18).
    All,
}

/// What has happened up to a step, as somebody saw it.
fn seen(hand: &Hand, eyes: &[Seat], steps: usize) -> (HandState, Vec<Event>) {
    let mut events = seen_through(hand, eyes);
    events.truncate(steps);
    let mut state = HandState::before(hand.setup());
    for event in &events {
        state.fold(event);
    }
    (state, events)
}

/// The hand with its controls.
#[component]
pub(super) fn Replay(hand: PlayedHand) -> impl IntoView {
    let front = Front::get();
    let you = hand.you;
    let Ok(played) = hand.record.replay() else {
        // The list has played it before.
        return ().into_any();
    };
    let steps = played.events().len();
    let known = known_afterwards(&played, you);
    let played = StoredValue::new(played);
    let mut names = hand.names.clone();
    names.push((you, String::new()));
    names.sort_by_key(|(seat, _)| *seat);
    let names = StoredValue::new(names);
    let starred = RwSignal::new(hand.starred);
    let note = RwSignal::new(hand.note.clone());
    let id = hand.id();
    let hand = StoredValue::new(hand);
    let step = RwSignal::new(steps);
    let eyes = RwSignal::new(Eyes::Of(you));
    let film = StoredValue::new_local(None::<Timeout>);
    let runs = RwSignal::new(false);

    let stop = move || {
        runs.set(false);
        film.set_value(None);
    };
    let go = move |to: usize| {
        stop();
        step.set(to.min(steps));
    };
    let play = move || {
        if runs.get_untracked() {
            stop();
            return;
        }
        if step.get_untracked() >= steps {
            step.set(0);
        }
        runs.set(true);
        run(step, steps, runs, film);
    };
    on_cleanup(move || film.dispose());

    let keep = move || {
        let text = hand.try_update_value(|hand| {
            hand.starred = starred.get_untracked();
            hand.note = note.get_untracked();
            hand.to_text()
        });
        let id = id.clone();
        spawn_local(async move {
            platform::replace_hand(&id, &text.unwrap_or_default()).await;
        });
    };
    let keep_note = keep.clone();

    let all = known.clone();
    let now = Memo::new(move |_| {
        let all = match eyes.get() {
            Eyes::Of(seat) => vec![seat],
            Eyes::All => all.clone(),
        };
        played.with_value(|played| seen(played, &all, step.get()))
    });
    let name = move |seat: Seat| {
        let name = names.with_value(|names| {
            let found = names.iter().find(|(named, _)| *named == seat);
            found.map(|(_, name)| name.clone())
        });
        name.filter(|name| !name.is_empty())
            .unwrap_or_else(|| front.text(Id("ui-you")))
    };
    let viewers = known.into_iter().map(Eyes::Of).chain([Eyes::All]);
    let eyes_of = move |viewer: Eyes| {
        let (value, text) = match viewer {
            Eyes::Of(seat) => (seat.0.to_string(), Signal::derive(move || name(seat))),
            Eyes::All => ("all".to_owned(), front.t("rooms-replay-everyone")),
        };
        view! {
            <option value=value selected=move || eyes.get() == viewer>
                {text}
            </option>
        }
    };
    view! {
        <main class="replay" data-steps=steps.to_string() data-step=move || step.get().to_string()>
            <section class="felt-card felt stage">
                {move || view! { <Felt state=now.get().0 name=Callback::new(name) /> }}
            </section>
            <div class="film" role="group" aria-label=front.t("rooms-replay-steps")>
                <button class="ibtn" data-step-first="" aria-label=front.t("rooms-replay-first") on:click=move |_| go(0)>
                    <Icon name="first" />
                </button>
                <button
                    class="ibtn"
                    data-step-back=""
                    aria-label=front.t("rooms-replay-back")
                    on:click=move |_| go(step.get_untracked().saturating_sub(1))
                >
                    <Icon name="back" />
                </button>
                <button
                    class="ibtn"
                    data-step-play=""
                    aria-label=move || {
                        front.text(if runs.get() { Id("ui-pause") } else { Id("rooms-replay-play") })
                    }
                    on:click=move |_| play()
                >
                    {move || {
                        if runs.get() {
                            view! { <Icon name="pause" /> }
                        } else {
                            view! { <Icon name="play" /> }
                        }
                    }}
                </button>
                <button
                    class="ibtn"
                    data-step-on=""
                    aria-label=front.t("rooms-replay-on")
                    on:click=move |_| go(step.get_untracked() + 1)
                >
                    <Icon name="fwd" />
                </button>
                <button class="ibtn" data-step-last="" aria-label=front.t("rooms-replay-last") on:click=move |_| go(steps)>
                    <Icon name="last" />
                </button>
                <input
                    type="range"
                    min="0"
                    max=steps.to_string()
                    aria-label=front.t("rooms-replay-steps")
                    prop:value=move || step.get().to_string()
                    on:input:target=move |event| go(event.target().value().parse().unwrap_or(steps))
                />
            </div>
            <div class="film">
                <label class="eyes">
                    {front.t("rooms-replay-eyes")} " "
                    <select
                        data-eyes=""
                        on:change:target=move |event| {
                            let seat = event.target().value().parse().map(Seat);
                            eyes.set(seat.map_or(Eyes::All, Eyes::Of));
                        }
                    >
                        {viewers.map(eyes_of).collect_view()}
                    </select>
                </label>
                <button
                    class="btn"
                    data-star=""
                    aria-pressed=move || if starred.get() { "true" } else { "false" }
                    on:click=move |_| {
                        starred.update(|starred| *starred = !*starred);
                        keep();
                    }
                >
                    {move || if starred.get() { "★ " } else { "☆ " }}
                    {front.t("rooms-history-star")}
                </button>
            </div>
            <label class="note-of">
                <span class="note-s">{front.t("rooms-history-note")}</span>
                <textarea
                    rows="2"
                    maxlength="2000"
                    data-note=""
                    prop:value=note
                    on:change:target=move |event| {
                        note.set(event.target().value());
                        keep_note();
                    }
                ></textarea>
            </label>
            <ol class="told" data-told="">
                {move || {
                    let (_, events) = now.get();
                    let said = front.words.with(|words| {
                        names.with_value(|names| words.told(&events, names, you))
                    });
                    let last = said.len();
                    said.into_iter()
                        .enumerate()
                        .map(|(place, (text, rule))| {
                            view! {
                                <li class:now=place + 1 == last>
                                    {text} " "
                                    <a class="rule-id" href=["#/rules/", rule].concat()>
                                        {rule}
                                    </a>
                                </li>
                            }
                        })
                        .collect_view()
                }}
            </ol>
        </main>
    }
    .into_any()
}

/// Goes on by one step after a while, as long as the film runs.
fn run(
    step: RwSignal<usize>,
    steps: usize,
    runs: RwSignal<bool>,
    film: StoredValue<Option<Timeout>, LocalStorage>,
) {
    let timer = Timeout::after(STEP_MS, move || {
        if runs.try_get_untracked() != Some(true) {
            return;
        }
        step.update(|step| *step += 1);
        if step.get_untracked() < steps {
            run(step, steps, runs, film);
        } else {
            runs.set(false);
        }
    });
    film.set_value(timer);
}

/// The felt at one step.
#[component]
fn Felt(state: HandState, name: Callback<Seat, String>) -> impl IntoView {
    let front = Front::get();
    let card = |card| {
        let side = Signal::stored(Side::Face(card, Light::Plain));
        view! { <CardView side /> }
    };
    let pot = state.pot_total();
    let chips = move |amount: Chips| front.words.with(|words| words.chips(amount));
    let button = state.button;
    let seats = state.seats.iter().map(|player: &SeatState| {
        let hole = match (player.status, player.hole.cards()) {
            (_, Some(cards)) => cards.map(card).collect_view().into_any(),
            (Status::Active | Status::AllIn, None) => {
                let back = || view! { <CardView side=Signal::stored(Side::Back) /> };
                view! { {back()} {back()} }.into_any()
            }
            _ => ().into_any(),
        };
        let seat = player.seat;
        let (stack, bet) = (player.stack, player.bet);
        let out = !player.is_in();
        view! {
            <li class:out=out data-seat=seat.0.to_string() data-stack=stack.get().to_string()>
                <span class="nm">
                    {move || name.run(seat)}
                    {(seat == button).then(|| view! { <span class="dbtn">"D"</span> })}
                </span>
                <span class="mini">{hole}</span>
                <b>{move || chips(stack)}</b>
                <span class="wager">{(!bet.is_zero()).then(|| move || chips(bet))}</span>
            </li>
        }
    });
    let pot_text = move || {
        let args = Args::new().with("amount", pot);
        front
            .words
            .with(|words| words.with(Id("rooms-replay-pot"), &args))
    };
    view! {
        <div class="middle">
            <span class="mini big">{state.board.iter().map(|&of| card(of)).collect_view()}</span>
            <span class="sum-of">{(!pot.is_zero()).then_some(pot_text)}</span>
        </div>
        <ul class="places">{seats.collect_view()}</ul>
    }
}
