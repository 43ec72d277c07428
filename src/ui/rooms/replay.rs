//! A hand that was played, step by step, through the eyes of any of its players.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::KeyboardEvent;

use super::export::{Export, Which};
use super::front::Front;
use super::keeping::Keeping;
use super::what_if::{Lines, OtherLines};
use super::why::{BotDeed, Why, WhyBot, bot_deeds};
use crate::engine::chips::Chips;
use crate::engine::hand::{Event, Hand, HandState, SeatState, Status};
use crate::engine::seat::Seat;
use crate::history::{PlayedHand, seen_through};
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

/// Where the film of a hand stands.
#[derive(Clone, Copy)]
struct Film {
    /// How many events there are.
    steps: Memo<usize>,
    step: RwSignal<usize>,
    runs: RwSignal<bool>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Film {
    /// Of so many events, at the end.
    fn new(steps: Memo<usize>) -> Self {
        Self {
            steps,
            step: RwSignal::new(steps.get_untracked()),
            runs: RwSignal::new(false),
            timer: StoredValue::new_local(None),
        }
    }

    fn stop(self) {
        self.runs.set(false);
        self.timer.set_value(None);
    }

    fn go(self, to: usize) {
        self.stop();
        self.step.set(to.min(self.steps.get_untracked()));
    }

    fn play_or_stop(self) {
        if self.runs.get_untracked() {
            self.stop();
            return;
        }
        if self.step.get_untracked() >= self.steps.get_untracked() {
            self.step.set(0);
        }
        self.runs.set(true);
        self.run();
    }

    /// The arrows move the film wherever the focus is, but where they move something else.
    fn key(self, event: &KeyboardEvent) {
        let taken = event.ctrl_key() || event.alt_key() || event.meta_key();
        if taken || platform::has_focus_in("input, textarea, select") {
            return;
        }
        let step = self.step.get_untracked();
        match event.key().as_str() {
            "ArrowLeft" => self.go(step.saturating_sub(1)),
            "ArrowRight" => self.go(step + 1),
            "Home" => self.go(0),
            "End" => self.go(self.steps.get_untracked()),
            _ => return,
        }
        event.prevent_default();
    }

    /// Goes on by one step after a while, as long as the film runs.
    fn run(self) {
        let timer = Timeout::after(STEP_MS, move || {
            if self.runs.try_get_untracked() != Some(true) {
                return;
            }
            self.step.update(|step| *step += 1);
            if self.step.get_untracked() < self.steps.get_untracked() {
                self.run();
            } else {
                self.runs.set(false);
            }
        });
        self.timer.set_value(timer);
    }
}

/// The hand with its controls.
#[component]
pub(super) fn Replay(
    /// Under which name the hand is kept on this device; others are not.
    id: Option<String>,
    hand: PlayedHand,
) -> impl IntoView {
    let front = Front::get();
    let you = hand.you;
    let mut called = hand.names.clone();
    if called.iter().all(|(seat, _)| *seat != you) {
        called.push((you, String::new()));
    }
    called.sort_by_key(|(seat, _)| *seat);
    let called = StoredValue::new(called);
    let unit = hand.file.as_ref().and_then(|file| {
        let currency = file.currency.clone()?;
        (file.decimals == 2).then_some(currency)
    });
    let keeping = Keeping::new(front, id, hand);
    let Some(lines) = Lines::new(keeping, called) else {
        // Whoever opens it has played it before.
        return ().into_any();
    };
    let played = Memo::new(move |_| lines.hand());
    let film = Film::new(Memo::new(move |_| {
        played.with(|played| played.events().len())
    }));
    // Another line, or more of it, is looked at from its end.
    Effect::new(move |before: Option<usize>| {
        let steps = film.steps.get();
        if before.is_some_and(|before| before != steps) {
            film.go(steps);
        }
        steps
    });
    let keys = StoredValue::new_local(platform::on_key(move |event| film.key(&event)));
    on_cleanup(move || {
        film.timer.dispose();
        keys.dispose();
    });
    let known = Memo::new(move |_| lines.known());
    let name = move |seat: Seat| {
        let name = called.with_value(|called| {
            let found = called.iter().find(|(named, _)| *named == seat);
            found.map(|(_, name)| name.clone())
        });
        name.filter(|name| !name.is_empty())
            .unwrap_or_else(|| front.text(Id("ui-you")))
    };
    let eyes = RwSignal::new(Eyes::Of(you));
    let now = Memo::new(move |_| {
        let all = known.with(|known| match eyes.get() {
            // Cards of a file that nobody knows are made up: they are not shown.
            Eyes::Of(seat) => known.iter().copied().filter(|own| *own == seat).collect(),
            Eyes::All => known.clone(),
        });
        played.with(|played| seen(played, &all, film.step.get()))
    });
    let unit = move || {
        let currency = unit.clone()?;
        Some(front.said(Id("records-unit"), &Args::new().with("currency", currency)))
    };
    let check = keeping
        .with(|hand| hand.record.seed.is_some())
        .then(|| keeping.id())
        .flatten()
        .map(|id| {
            view! {
                <a class="btn" href=["#/verify/", &id].concat()>
                    {front.t("records-verify-link")}
                </a>
            }
        });
    let told = sentences(lines, now);
    let why = Why::new(lines);
    view! {
        <main
            class="replay"
            data-steps=move || film.steps.get().to_string()
            data-step=move || film.step.get().to_string()
        >
            <section class="felt-card felt stage">
                {move || view! { <Felt state=now.get().0 name=Callback::new(name) /> }}
            </section>
            <Controls film />
            <div class="film">
                {move || view! { <Viewers known=known.get() eyes name=Callback::new(name) /> }}
                <CopyLink hand=keeping.with(Clone::clone) />
                {check}
                {keeping.id().map(|_| view! { <Remarks keeping /> })}
            </div>
            <p class="note-s">{unit}</p>
            <OtherLines lines step=film.step />
            <Told told why />
            <Export which=Which::One(keeping) />
        </main>
    }
    .into_any()
}

/// Step by step, or as a film.
#[component]
fn Controls(film: Film) -> impl IntoView {
    let front = Front::get();
    let Film {
        steps, step, runs, ..
    } = film;
    let play = move || {
        front.text(if runs.get() {
            Id("ui-pause")
        } else {
            Id("rooms-replay-play")
        })
    };
    let icon = move || {
        if runs.get() {
            view! { <Icon name="pause" /> }
        } else {
            view! { <Icon name="play" /> }
        }
    };
    view! {
        <div class="film" role="group" aria-label=front.t("rooms-replay-steps")>
            <button
                class="ibtn"
                data-step-first=""
                aria-label=front.t("rooms-replay-first")
                on:click=move |_| film.go(0)
            >
                <Icon name="first" />
            </button>
            <button
                class="ibtn"
                data-step-back=""
                aria-label=front.t("rooms-replay-back")
                on:click=move |_| film.go(step.get_untracked().saturating_sub(1))
            >
                <Icon name="back" />
            </button>
            <button
                class="ibtn"
                data-step-play=""
                aria-label=play
                on:click=move |_| film.play_or_stop()
            >
                {icon}
            </button>
            <button
                class="ibtn"
                data-step-on=""
                aria-label=front.t("rooms-replay-on")
                on:click=move |_| film.go(step.get_untracked() + 1)
            >
                <Icon name="fwd" />
            </button>
            <button
                class="ibtn"
                data-step-last=""
                aria-label=front.t("rooms-replay-last")
                on:click=move |_| film.go(steps.get_untracked())
            >
                <Icon name="last" />
            </button>
            <input
                type="range"
                min="0"
                max=move || steps.get().to_string()
                aria-label=front.t("rooms-replay-steps")
                prop:value=move || step.get().to_string()
                on:input:target=move |event| film.go(event.target().value().parse().unwrap_or(usize::MAX))
            />
        </div>
    }
}

/// Whose eyes can be chosen.
#[component]
fn Viewers(known: Vec<Seat>, eyes: RwSignal<Eyes>, name: Callback<Seat, String>) -> impl IntoView {
    let front = Front::get();
    let one = move |viewer: Eyes| {
        let (value, text) = match viewer {
            Eyes::Of(seat) => (seat.0.to_string(), Signal::derive(move || name.run(seat))),
            Eyes::All => ("all".to_owned(), front.t("rooms-replay-everyone")),
        };
        view! {
            <option value=value selected=move || eyes.get() == viewer>
                {text}
            </option>
        }
    };
    let viewers = known.into_iter().map(Eyes::Of).chain([Eyes::All]);
    view! {
        <label class="eyes">
            {front.t("rooms-replay-eyes")} " "
            <select
                data-eyes=""
                on:change:target=move |event| {
                    let seat = event.target().value().parse().map(Seat);
                    eyes.set(seat.map_or(Eyes::All, Eyes::Of));
                }
            >
                {viewers.map(one).collect_view()}
            </select>
        </label>
    }
}

/// The hand as a link.
#[component]
fn CopyLink(hand: PlayedHand) -> impl IntoView {
    let front = Front::get();
    let link = RwSignal::new(String::new());
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let (page, _) = platform::page_address();
        let text = [&page, "#/hand/", &hand.to_link()].concat();
        link.set(text.clone());
        spawn_local(async move {
            let done = platform::copy(&text).await.is_ok();
            let _ = copied.try_set(done);
            platform::select("[data-link]");
        });
    };
    let said = move || {
        if copied.get() {
            front.text(Id("rooms-hand-copied"))
        } else {
            front.text(Id("rooms-hand-copy-about"))
        }
    };
    let field = move || {
        let shown = link.get();
        (!shown.is_empty()).then(|| {
            view! {
                <div class="note-of">
                    <span class="note-s" role="status">
                        {said}
                    </span>
                    <input readonly="" aria-label=front.t("rooms-hand-copy-about") data-link="" prop:value=shown />
                </div>
            }
        })
    };
    view! {
        <button class="btn" data-copy-link="" on:click=copy>
            {front.t("rooms-hand-copy")}
        </button>
        {field}
    }
}

/// The player's mark and note, kept at once.
#[component]
fn Remarks(keeping: Keeping) -> impl IntoView {
    let front = Front::get();
    let (starred, note) = keeping.with(|hand| (hand.starred, hand.note.clone()));
    let starred = RwSignal::new(starred);
    let note = RwSignal::new(note);
    view! {
        <button
            class="btn"
            data-star=""
            aria-pressed=move || if starred.get() { "true" } else { "false" }
            on:click=move |_| {
                starred.update(|starred| *starred = !*starred);
                keeping.change(|hand| hand.starred = !hand.starred);
            }
        >
            {move || if starred.get() { "★ " } else { "☆ " }}
            {front.t("rooms-history-star")}
        </button>
        <label class="note-of">
            <span class="note-s">{front.t("rooms-history-note")}</span>
            <textarea
                rows="2"
                maxlength="2000"
                data-note=""
                prop:value=note
                on:input:target=move |event| {
                    let text = event.target().value();
                    let _ = note.try_set(text.clone());
                    keeping.change(|hand| hand.note = text);
                }
            ></textarea>
        </label>
    }
}

/// What has happened, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sentence {
    text: String,
    rule: &'static str,
    /// What a bot did, where that can be explained.
    deed: Option<BotDeed>,
}

/// What has happened in a hand, as it is seen now.
fn sentences(lines: Lines, now: Memo<(HandState, Vec<Event>)>) -> Memo<Vec<Sentence>> {
    let front = Front::get();
    let deeds = StoredValue::new(bot_deeds(lines));
    Memo::new(move |_| {
        // A line that was tried has no "why?": its bots have decided with another luck.
        let explains = lines.is_as_played();
        let deed = |step: usize| {
            let found = |deeds: &Vec<BotDeed>| deeds.iter().find(|deed| deed.step == step).copied();
            deeds.with_value(found).filter(|_| explains)
        };
        let sentence = |(step, event): (usize, &Event)| {
            let event = std::slice::from_ref(event);
            let said = front.words.with(|words| {
                lines
                    .names
                    .with_value(|names| words.told(event, names, lines.listener()))
            });
            let (text, rule) = said.into_iter().next()?;
            let deed = deed(step);
            Some(Sentence { text, rule, deed })
        };
        now.with(|(_, events)| events.iter().enumerate().filter_map(sentence).collect())
    })
}

/// What has happened so far, with the rule behind each sentence.
#[component]
fn Told(told: Memo<Vec<Sentence>>, why: Why) -> impl IntoView {
    let lines = move || {
        let told = told.get();
        let last = told.len();
        let line = |(place, Sentence { text, rule, deed }): (usize, Sentence)| {
            view! {
                <li class:now=place + 1 == last>
                    {text} " "
                    <a class="rule-id" href=["#/rules/", rule].concat()>
                        {rule}
                    </a>
                    {deed.map(|deed| view! { " " <WhyBot why deed /> })}
                </li>
            }
        };
        told.into_iter().enumerate().map(line).collect_view()
    };
    view! {
        <ol class="told" data-told="">
            {lines}
        </ol>
    }
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
                <span class="wager">{(!bet.is_zero()).then_some(move || chips(bet))}</span>
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
