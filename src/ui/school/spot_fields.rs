//! The fields of a spot: the chairs, the game, the cards, the house rules.

use leptos::prelude::*;

use super::spot::Laying;
use crate::engine::hand::Street;
use crate::engine::house::{HouseRules, Preset};
use crate::engine::seat::Seat;
use crate::school::people;
use crate::school::spot::{ChairForm, SpotForm};
use crate::text::{Args, Id};
use crate::ui::rooms::front::Front;
use crate::ui::rooms::house;
use crate::ui::rooms::new_game::{Row, STRUCTURES, answer};

const STREETS: [(Street, Id); 4] = [
    (Street::Preflop, Id("spot-preflop")),
    (Street::Flop, Id("spot-flop")),
    (Street::Turn, Id("spot-turn")),
    (Street::River, Id("spot-river")),
];

/// The chairs: who sits there, with what.
#[component]
pub(super) fn Chairs(laying: Laying) -> impl IntoView {
    let front = Front::get();
    let chairs = Memo::new(move |_| laying.form.with(|form| form.chairs.len()));
    let rows = move || {
        let all = (0..chairs.get()).filter_map(|chair| u8::try_from(chair).ok());
        all.map(|chair| view! { <ChairRow laying seat=Seat(chair) /> })
            .collect_view()
    };
    view! {
        <section class="chairs" aria-label=front.t("spot-chairs")>
            <h2>{front.t("spot-chairs")}</h2>
            <p class="note-s">{front.t("spot-cards-about")}</p>
            {rows}
        </section>
    }
}

#[component]
fn ChairRow(laying: Laying, seat: Seat) -> impl IntoView {
    let front = Front::get();
    let form = laying.form;
    let chair =
        move || form.with(|form| form.chairs.get(seat.index()).cloned().unwrap_or_default());
    let taken = Memo::new(move |_| chair().taken);
    let name = move || {
        let args = Args::new()
            .with("number", u64::from(seat.number()))
            .with("name", people::name(seat));
        front
            .words
            .with(|words| words.with(Id("school-seat"), &args))
    };
    let later = Memo::new(move |_| form.with(|form| form.street != Street::Preflop));
    let takes = move |_| {
        form.update(|form| {
            if let Some(chair) = form.chairs.get_mut(seat.index()) {
                chair.taken = !chair.taken;
                if chair.stack.is_empty() {
                    chair.stack = String::from("200");
                }
            }
        });
    };
    let field =
        move |name: &'static str, text: Signal<String>, of: fn(&mut ChairForm) -> &mut String| {
            let value = move || {
                let mut chair = chair();
                core::mem::take(of(&mut chair))
            };
            let write = move |typed: String| {
                form.update(|form| {
                    if let Some(chair) = form.chairs.get_mut(seat.index()) {
                        *of(chair) = typed;
                    }
                });
            };
            view! { <TextField name text value=Signal::derive(value) write=Callback::new(write) /> }
        };
    let rest = move || {
        taken.get().then(|| {
            let put_in = later
                .get()
                .then(|| field("put-in", front.t("spot-put-in"), |chair| &mut chair.put_in));
            view! {
                <div class="chair-of">
                    {field("stack", front.t("spot-stack"), |chair| &mut chair.stack)} {put_in}
                    {field("cards", front.t("spot-cards"), |chair| &mut chair.cards)}
                </div>
            }
        })
    };
    let you = move || form.with(|form| form.you == Some(seat));
    let button = move || form.with(|form| form.button == seat);
    view! {
        <fieldset class="pick chair" data-chair=seat.number().to_string()>
            <legend class="vh">{name}</legend>
            <div class="chips">
                <label>
                    <input type="checkbox" data-taken="" prop:checked=taken on:change=takes />
                    <span>{name}</span>
                </label>
                <label>
                    <input
                        type="radio"
                        name="you"
                        data-you=""
                        prop:checked=you
                        on:change=move |_| form.update(|form| form.you = Some(seat))
                    />
                    <span>{front.t("spot-you")}</span>
                </label>
                <label>
                    <input
                        type="radio"
                        name="button"
                        data-button=""
                        prop:checked=button
                        on:change=move |_| form.update(|form| form.button = seat)
                    />
                    <span>{front.t("spot-button")}</span>
                </label>
            </div>
            {rest}
        </fieldset>
    }
}

/// The game, the cards, the house rules.
#[component]
pub(super) fn Fields(laying: Laying) -> impl IntoView {
    let front = Front::get();
    let form = laying.form;
    let structures = STRUCTURES.map(|(structure, id)| {
        let checked = move || form.with(|form| form.structure == structure);
        let pick = move || {
            form.update(|form| {
                form.structure = structure;
                form.rules.structure = structure;
            });
        };
        answer(front.t_id(id), checked, pick)
    });
    let kinds = [(false, Id("spot-cash")), (true, Id("spot-tournament"))];
    let kinds = kinds.map(|(tournament, id)| {
        let checked = move || form.with(|form| form.tournament == tournament);
        let pick = move || form.update(|form| form.tournament = tournament);
        answer(front.t_id(id), checked, pick)
    });
    let streets = STREETS.map(|(street, id)| {
        let checked = move || form.with(|form| form.street == street);
        let pick = move || {
            form.update(|form| {
                form.street = street;
                // What was done on another street makes no sense here.
                form.moves.clear();
            });
        };
        answer(front.t_id(id), checked, pick)
    });
    let preflop = Memo::new(move |_| form.with(|form| form.street == Street::Preflop));
    let field = move |name: &'static str, id: Id, of: fn(&mut SpotForm) -> &mut String| {
        let value = move || {
            let mut now = form.get();
            core::mem::take(of(&mut now))
        };
        let write = move |typed: String| form.update(|form| *of(form) = typed);
        view! {
            <TextField
                name
                text=front.t_id(id)
                value=Signal::derive(value)
                write=Callback::new(write)
            />
        }
    };
    let before_the_flop = move || {
        preflop.get().then(|| {
            view! {
                {field("ante", Id("spot-ante"), |form| &mut form.ante)}
                {field("straddle", Id("spot-straddle"), |form| &mut form.straddle)}
            }
        })
    };
    view! {
        <Row name="street" title=front.t("spot-street") choices=streets.to_vec() />
        <fieldset class="pick" data-pick="sizes">
            <legend>{front.t("spot-sizes")}</legend>
            <div class="chair-of">
                {field("board", Id("spot-board"), |form| &mut form.board)}
                {field("small", Id("spot-small"), |form| &mut form.small_blind)}
                {field("big", Id("spot-big"), |form| &mut form.big_blind)} {before_the_flop}
            </div>
        </fieldset>
        <Row name="structure" title=front.t("rooms-new-structure") choices=structures.to_vec() />
        <Row name="kind" title=front.t("spot-kind") choices=kinds.to_vec() />
        <Rules laying />
    }
}

/// The house rules: those of a preset, or the sheet as it was left.
#[component]
fn Rules(laying: Laying) -> impl IntoView {
    let front = Front::get();
    let form = laying.form;
    let set = move |rules: HouseRules| {
        form.update(|form| {
            form.rules = HouseRules {
                structure: form.structure,
                ..rules
            };
        });
    };
    let is_like = move |other: HouseRules| {
        form.with(|form| {
            // The structure, the small blind and the straddle stand in fields of their own.
            form.rules
                == HouseRules {
                    structure: form.rules.structure,
                    small_blind_amount: form.rules.small_blind_amount,
                    straddle: form.rules.straddle,
                    ..other
                }
        })
    };
    let is = move |preset: Preset| is_like(preset.rules());
    let presets = Preset::ALL.into_iter().map(|preset| {
        let text = move || front.words.with(|words| words.preset_name(preset));
        answer(
            Signal::derive(text),
            move || is(preset),
            move || set(preset.rules()),
        )
    });
    let usual = answer(
        front.t("spot-rules-usual"),
        move || is_like(HouseRules::default()),
        move || set(HouseRules::default()),
    );
    let own = answer(
        front.t("spot-rules-own"),
        move || !is_like(HouseRules::default()) && !Preset::ALL.into_iter().any(is),
        move || set(house::draft()),
    );
    view! {
        <Row
            name="rules"
            title=front.t("rooms-new-rules")
            choices=[usual].into_iter().chain(presets).chain([own]).collect()
        />
        <p>
            <a href="#/house">{front.t("rooms-new-rules-all")}</a>
        </p>
    }
}

#[component]
fn TextField(
    /// For tools.
    name: &'static str,
    text: Signal<String>,
    value: Signal<String>,
    write: Callback<String>,
) -> impl IntoView {
    view! {
        <label class="field">
            <span class="note-s">{text}</span>
            <input
                autocomplete="off"
                spellcheck="false"
                data-field=name
                prop:value=value
                on:input:target=move |event| write.run(event.target().value())
            />
        </label>
    }
}
