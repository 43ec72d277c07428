//! The room in which a spot is laid: any stacks, cards, board, button, house rules and actions so
//! far. The engine plays what stands there; what it refuses is said in words.

use leptos::prelude::*;

use super::spot_fields::{Chairs, Fields};
use super::stage;
use crate::bots::Level;
use crate::engine::cards::Seed;
use crate::engine::hand::{Action, Hand, HoleCards, Turn};
use crate::engine::seat::Seat;
use crate::platform;
use crate::school::fault::Fault;
use crate::school::people;
use crate::school::spot::{
    MOST_LETTERS, Move, Spot, SpotForm, SpotLinkError, from_link, place_of, to_link,
};
use crate::text::{Args, Id};
use crate::ui::chair::Chair;
use crate::ui::hero::Hero;
use crate::ui::rooms::betting::Betting;
use crate::ui::rooms::front::Front;
use crate::ui::rooms::new_game::LevelRow;
use crate::ui::rooms::top::Top;
use crate::ui::snapshot::{Phase, YOU};
use crate::ui::zone::Zone;

/// What decides about the cards that a spot leaves open, while it is laid.
const SEED: Seed = Seed::new([0; 32]);

/// What stands in the room: a handle.
#[derive(Clone, Copy)]
pub(super) struct Laying {
    pub form: RwSignal<SpotForm>,
    /// The spot of the form, or what is wrong with it.
    pub spot: Memo<Result<Spot, Vec<Fault>>>,
    /// What the address says is wrong, until something is changed.
    wrong_link: RwSignal<Option<SpotLinkError>>,
    level: RwSignal<Level>,
}

impl Laying {
    fn new(link: Option<String>) -> Self {
        let found = link.map(|link| {
            let text = from_link(&link)?;
            read(&text).map_err(SpotLinkError::Faults)
        });
        let (form, wrong) = match found {
            None => (SpotForm::default(), None),
            Some(Ok(spot)) => (SpotForm::of(&spot), None),
            Some(Err(error)) => (SpotForm::default(), Some(error)),
        };
        let form = RwSignal::new(form);
        Self {
            form,
            spot: Memo::new(move |_| read(&form.with(SpotForm::text))),
            wrong_link: RwSignal::new(wrong),
            level: RwSignal::new(Level::default()),
        }
    }

    /// The hand after all actions of the form.
    fn hand(self) -> Option<Hand> {
        self.spot.with(|spot| {
            let spot = spot.as_ref().ok()?;
            spot.hand_after(spot.moves().len())
        })
    }

    /// The spot as the end of an address.
    fn link(self) -> Result<String, SpotLinkError> {
        match &*self.spot.read() {
            Ok(_) => to_link(&self.form.with(SpotForm::text)),
            Err(faults) => Err(SpotLinkError::Faults(faults.clone())),
        }
    }

    fn act(self, action: Action) {
        let turn = untrack(|| self.hand()).and_then(|hand| {
            let seat = hand.turn().seat()?;
            Some((hand.state().street, seat))
        });
        if let Some((street, seat)) = turn {
            self.form.update(|form| {
                form.moves.push(Move {
                    street,
                    seat,
                    action,
                });
            });
        }
    }
}

fn read(text: &str) -> Result<Spot, Vec<Fault>> {
    Spot::by_itself(text, SEED)
}

impl Front {
    /// What is wrong with a spot or the link to it, each thing in a sentence.
    fn wrong_spot(self, error: &SpotLinkError) -> Vec<String> {
        match error {
            SpotLinkError::Form { .. } => vec![self.text(Id("spot-link-form"))],
            SpotLinkError::Damaged { letter } => {
                let args = Args::new().with("letter", *letter as u64);
                vec![
                    self.words
                        .with(|words| words.with(Id("spot-link-damaged"), &args)),
                ]
            }
            SpotLinkError::TooLong { letters } => {
                let args = Args::new()
                    .with("letters", *letters as u64)
                    .with("most", MOST_LETTERS as u64);
                vec![
                    self.words
                        .with(|words| words.with(Id("spot-link-too-long"), &args)),
                ]
            }
            SpotLinkError::Faults(faults) => self.words.with(|words| {
                let said = faults.iter().map(|fault| words.lesson_fault(fault));
                said.collect()
            }),
        }
    }
}

/// The room; `link` is the spot with which it opens.
#[component]
pub(super) fn SpotRoom(link: Option<String>) -> impl IntoView {
    let front = Front::get();
    let asked = link.as_ref().map(|link| ["#/spot/", link].concat());
    let laying = Laying::new(link);
    // The address keeps what stands here: a reload does not lose it, and it can be passed on.
    Effect::new(move |before: Option<()>| {
        let link = laying.link();
        if before.is_some() {
            laying.wrong_link.set(None);
            if let Ok(link) = link
                && platform::on_stage(super::practice::STAGE)
            {
                platform::set_hash(&["/spot?of=", &link].concat());
            }
        }
    });
    let faults = Memo::new(move |_| {
        let from_link = laying.wrong_link.get();
        let error = from_link.or_else(|| laying.link().err());
        error.map_or_else(Vec::new, |error| front.wrong_spot(&error))
    });
    let told = move || {
        let told = faults.get();
        (!told.is_empty()).then(|| {
            let each = told.into_iter().map(|fault| view! { <li>{fault}</li> });
            view! { <ol class="faults">{each.collect_view()}</ol> }
        })
    };
    let no_such = move || {
        let wrong = laying.wrong_link.with(Option::is_some);
        asked.clone().filter(|_| wrong)
    };
    let ready = Memo::new(move |_| laying.spot.with(Result::is_ok));
    view! {
        <div class="pg spot-pg" data-screen="spot">
            <Top title=front.t("spot-title") />
            <main class="laying">
                <p class="note-s">{front.t("spot-lead")}</p>
                {move || ready.get().then(|| view! { <Picture laying /> })}
                <div role="alert" data-faults="" data-no-such=no_such>
                    {told}
                </div>
                <Line laying />
                <div class="go-row">
                    <Go laying />
                </div>
                <Chairs laying />
                <Fields laying />
                <LevelRow
                    level=laying.level
                    pick=Callback::new(move |level| laying.level.set(level))
                />
                <AsText laying />
            </main>
        </div>
    }
}

/// The table as it stands after the last action.
#[component]
fn Picture(laying: Laying) -> impl IntoView {
    let front = Front::get();
    let shown = move || {
        laying.spot.with(|spot| {
            let spot = spot.as_ref().ok()?;
            let chairs = spot.chairs();
            let first = spot
                .you()
                .or(spot.setup().players.first().map(|of| of.seat))?;
            let turned = spot.turned_to(first);
            let hand = turned.hand_after(turned.moves().len())?;
            let mut table = turned.table_after(hand.events());
            for player in &mut table.seats {
                if let HoleCards::Known(cards) = player.hole {
                    player.hole = HoleCards::Up(cards);
                }
            }
            let phase = match hand.turn() {
                Turn::Act(YOU) => Phase::Yours,
                Turn::Act(seat) => Phase::Bot(seat),
                Turn::ShowOrMuck(_) | Turn::Over => Phase::Moving,
            };
            let mut names = vec![String::new(); usize::from(chairs)];
            for player in &spot.setup().players {
                let place = place_of(player.seat, first, chairs).index();
                if let Some(name) = names
                    .get_mut(place)
                    .filter(|_| spot.you() != Some(player.seat))
                {
                    people::name(player.seat).clone_into(name);
                }
            }
            Some(stage::snapshot(table, hand.turn(), phase, names))
        })
    };
    let first = untrack(shown).unwrap_or_else(stage::Stage::first_snapshot);
    let chair = Chair::new(first, front.words);
    provide_context(chair);
    Effect::new(move || {
        if let Some(snap) = shown() {
            chair.snap.set(snap);
        }
    });
    view! {
        <div class="tbl lesson-tbl" inert data-table="" data-motion="off">
            <div class="lesson-felt felt">
                <Zone role="group" />
                <Hero />
            </div>
        </div>
    }
}

/// The actions so far, and the next one.
#[component]
fn Line(laying: Laying) -> impl IntoView {
    let front = Front::get();
    let act = Callback::new(move |action: Action| laying.act(action));
    let names = move || {
        let you = laying.form.with(|form| form.you);
        let name = |seat: Seat| {
            let name = if Some(seat) == you {
                ""
            } else {
                people::name(seat)
            };
            (seat, name.to_owned())
        };
        laying.form.with(|form| {
            let all = form.taken().map(|(seat, _)| name(seat));
            all.collect::<Vec<(Seat, String)>>()
        })
    };
    let hand = Memo::new(move |_| laying.hand());
    let told = move || {
        let you = laying.form.with(|form| form.you);
        let since = laying.spot.with(|spot| {
            let spot = spot.as_ref().ok()?;
            Some(spot.events_before())
        });
        let events = hand.with(|hand| {
            let hand = hand.as_ref()?;
            Some(hand.events()[since?.min(hand.events().len())..].to_vec())
        });
        let told = front
            .words
            .with(|words| words.told(&events.unwrap_or_default(), &names(), you));
        let line = |(text, _): (String, &'static str)| view! { <li>{text}</li> };
        told.into_iter().map(line).collect_view()
    };
    let turn = move || {
        hand.with(|hand| {
            let hand = hand.as_ref()?;
            let you = laying.form.with(|form| form.you).unwrap_or(Seat(u8::MAX));
            Some(match hand.turn() {
                Turn::Act(_) => front.words.with(|words| words.turn_of(hand, &names(), you)),
                Turn::ShowOrMuck(_) | Turn::Over => front.text(Id("spot-over")),
            })
        })
    };
    let buttons = move || {
        hand.with(|hand| {
            let legal = hand.as_ref()?.legal()?;
            Some(view! { <Betting legal act /> })
        })
    };
    let none = move || laying.form.with(|form| form.moves.is_empty());
    view! {
        <section class="line-so-far" aria-label=front.t("spot-line") data-line="">
            <h2>{front.t("spot-line")}</h2>
            <ol class="told">{told}</ol>
            <p role="status">{turn}</p>
            {buttons}
            <div class="linkrow">
                <button
                    class="btn"
                    data-take-back=""
                    disabled=none
                    on:click=move |_| {
                        laying.form.update(|form| {
                            form.moves.pop();
                        });
                    }
                >
                    {front.t("school-take-back")}
                </button>
                <button
                    class="btn"
                    data-clear=""
                    disabled=none
                    on:click=move |_| laying.form.update(|form| form.moves.clear())
                >
                    {front.t("spot-clear")}
                </button>
            </div>
        </section>
    }
}

/// Playing on, and the link.
#[component]
fn Go(laying: Laying) -> impl IntoView {
    let front = Front::get();
    let link = Memo::new(move |_| laying.link().ok());
    let said = RwSignal::new(None::<Id>);
    let place = move || {
        link.get().map(|link| {
            let level = laying.level.get();
            if level == Level::default() {
                ["/spot/", &link].concat()
            } else {
                ["/spot/", &link, "?level=", &level.to_string()].concat()
            }
        })
    };
    let play = move |_| {
        if let Some(place) = untrack(place) {
            platform::go(&place);
        }
    };
    let copy = move |_| {
        let Some(place) = untrack(place) else { return };
        let (page, _) = platform::page_address();
        Front::copy([&page, "#", &place].concat(), said);
    };
    view! {
        <button class="btn go" data-play-on="" disabled=move || link.get().is_none() on:click=play>
            {front.t("spot-play")}
        </button>
        <div class="linkrow">
            <button
                class="btn"
                data-copy-link=""
                disabled=move || link.get().is_none()
                on:click=copy
            >
                {front.t("spot-copy-link")}
            </button>
            <span class="note-s" role="status">
                {move || said.get().map(|id| front.text(id))}
            </span>
        </div>
        <input
            class="vh"
            readonly=""
            tabindex="-1"
            aria-hidden="true"
            data-link=""
            prop:value=move || place().unwrap_or_default()
        />
    }
}

/// The notation, to be copied into a lesson file or to be laid from.
#[component]
fn AsText(laying: Laying) -> impl IntoView {
    let front = Front::get();
    let typed = RwSignal::new(String::new());
    let told = RwSignal::new(Vec::<String>::new());
    let said = RwSignal::new(None::<Id>);
    Effect::new(move || typed.set(laying.form.with(SpotForm::text)));
    let lay = move |_| match read(&typed.get_untracked()) {
        Ok(spot) => {
            told.set(Vec::new());
            laying.form.set(SpotForm::of(&spot));
        }
        Err(faults) => told.set(front.wrong_spot(&SpotLinkError::Faults(faults))),
    };
    let copy = move |_| Front::copy(laying.form.with_untracked(SpotForm::lesson_text), said);
    let faults = move || {
        let each = told.get().into_iter();
        each.map(|fault| view! { <li>{fault}</li> }).collect_view()
    };
    view! {
        <section class="line-of">
            <label>
                <b>{front.t("spot-text")}</b>
                <textarea
                    rows="9"
                    spellcheck="false"
                    data-text=""
                    prop:value=typed
                    on:input:target=move |event| typed.set(event.target().value())
                ></textarea>
            </label>
            <ol class="faults" role="alert">
                {faults}
            </ol>
            <div class="linkrow">
                <button class="btn" data-lay-text="" on:click=lay>
                    {front.t("spot-text-lay")}
                </button>
                <button class="btn" data-copy-text="" on:click=copy>
                    {front.t("spot-text-copy")}
                </button>
                <span class="note-s" role="status">
                    {move || said.get().map(|id| front.text(id))}
                </span>
            </div>
        </section>
    }
}
