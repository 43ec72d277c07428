//! A list of hands with what they can be looked for by.

use leptos::prelude::*;

use super::front::Front;
use super::listed::{Kind, Listed, Wanted, Way};
use crate::engine::chips::Chips;
use crate::engine::position::Position;
use crate::odds::{Range, RangeError};
use crate::stats::PLACES;
use crate::text::{Args, Id};
use crate::ui::parts::{CardView, Icon, Side};
use crate::ui::snapshot::Light;

/// How many hands are shown, and how many more at a time.
const PAGE: usize = 100;

/// What is looked for, as it is chosen.
#[derive(Clone, Copy)]
struct Search {
    way: RwSignal<Way>,
    position: RwSignal<Option<Position>>,
    kind: RwSignal<Kind>,
    range: RwSignal<String>,
    /// The range, if it can be read; none: any cards.
    read: Memo<Result<Option<Range>, RangeError>>,
}

impl Search {
    fn new() -> Self {
        let range = RwSignal::new(String::new());
        let read = Memo::new(move |_| {
            let text = range.get();
            match text.trim() {
                "" => Ok(None),
                text => text.parse().map(Some),
            }
        });
        Self {
            way: RwSignal::new(Way::All),
            position: RwSignal::new(None),
            kind: RwSignal::new(Kind::Any),
            range,
            read,
        }
    }

    fn wanted(self) -> Wanted {
        Wanted {
            way: self.way.get(),
            position: self.position.get(),
            kind: self.kind.get(),
            // What cannot be read yet, for it is being typed, looks for nothing.
            range: self.read.get().ok().flatten(),
        }
    }
}

/// The hands that are looked for.
#[component]
pub(super) fn HandList(
    hands: RwSignal<Vec<Listed>>,
    /// Whether all hands are there.
    #[prop(into)]
    done: Signal<bool>,
    /// What stands in place of a list without a hand.
    none: Id,
    /// Which of the hands are shown now, by their links.
    shown: RwSignal<Vec<String>>,
) -> impl IntoView {
    let front = Front::get();
    let search = Search::new();
    let limit = RwSignal::new(PAGE);
    let found = Memo::new(move |_| {
        let wanted = search.wanted();
        hands.with(|hands| {
            let found = hands.iter().filter(|listed| wanted.has(listed));
            let net: i64 = found.clone().map(|listed| listed.figures.net).sum();
            let links: Vec<String> = found.map(|listed| listed.link.clone()).collect();
            (links, net)
        })
    });
    Effect::new(move || shown.set(found.with(|(links, _)| links.clone())));
    let visible = Memo::new(move |_| {
        let wanted = search.wanted();
        hands.with(|hands| {
            let found = hands.iter().filter(|listed| wanted.has(listed));
            found.take(limit.get()).cloned().collect::<Vec<_>>()
        })
    });
    let count = move || {
        let (count, net) = found.with(|(links, net)| (links.len() as u64, *net));
        let args = Args::new().with("count", count).with("net", front.net(net));
        match (count, hands.with(Vec::is_empty), done.get()) {
            (0, _, false) => front.text(Id("rooms-history-loading")),
            (0, true, true) => front.said(none, &args),
            (0, false, true) => front.text(Id("records-list-none")),
            _ => front.said(Id("rooms-history-count"), &args),
        }
    };
    let more = move || {
        let left = found.with(|(links, _)| links.len() > limit.get());
        left.then(|| {
            view! {
                <button
                    class="btn"
                    data-more=""
                    on:click=move |_| limit.update(|limit| *limit += PAGE)
                >
                    {front.t("records-list-more")}
                </button>
            }
        })
    };
    view! {
        <Looking search />
        <p class="note-s" role="status" data-done=move || done.get().to_string()>
            {count}
        </p>
        <ul class="played">
            {move || visible.get().into_iter().map(|listed| view! { <Line listed /> }).collect_view()}
        </ul>
        {more}
    }
}

/// What the hands can be looked for by.
#[component]
fn Looking(search: Search) -> impl IntoView {
    let front = Front::get();
    let ways = Way::ALL.map(|(of, id)| {
        view! {
            <label>
                <input
                    type="radio"
                    name="filter"
                    prop:checked=move || search.way.get() == of
                    on:change=move |_| search.way.set(of)
                />
                <span>{front.t_id(id)}</span>
            </label>
        }
    });
    let kinds = Kind::ALL.map(|(of, id)| {
        view! {
            <label>
                <input
                    type="radio"
                    name="cards"
                    prop:checked=move || search.kind.get() == of
                    on:change=move |_| search.kind.set(of)
                />
                <span>{front.t_id(id)}</span>
            </label>
        }
    });
    let places = PLACES.iter().enumerate().map(|(number, &position)| {
        let name = move || front.words.with(|words| words.position_name(position));
        view! { <option value=number.to_string()>{name}</option> }
    });
    let wrong = move || {
        let error = search.read.get().err()?;
        let args = Args::new().with("at", error.at as u64 + 1);
        Some(front.said(Id("records-cards-wrong"), &args))
    };
    view! {
        <fieldset class="pick" data-pick="filter">
            <legend class="vh">{front.t("rooms-history-filter")}</legend>
            <div class="chips">{ways.into_iter().collect_view()}</div>
        </fieldset>
        <fieldset class="pick looking" data-pick="cards">
            <legend class="vh">{front.t("records-cards")}</legend>
            <div class="chips">
                {kinds.into_iter().collect_view()} <label class="field">
                    <span class="vh">{front.t("records-cards-range")}</span>
                    <input
                        type="text"
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        placeholder=front.t("records-cards-range")
                        data-range=""
                        aria-invalid=move || search.read.get().is_err().to_string()
                        prop:value=search.range
                        on:input:target=move |event| search.range.set(event.target().value())
                    />
                </label> <label class="field">
                    <span class="vh">{front.t("records-position")}</span>
                    <select
                        data-position=""
                        on:change:target=move |event| {
                            let place: Option<usize> = event.target().value().parse().ok();
                            search.position.set(place.and_then(|place| PLACES.get(place)).copied());
                        }
                    >
                        <option value="">{front.t("records-position-any")}</option>
                        {places.collect_view()}
                    </select>
                </label>
            </div>
            <p class="note-s" role="status">
                {wrong}
            </p>
        </fieldset>
    }
}

#[component]
fn Line(listed: Listed) -> impl IntoView {
    let front = Front::get();
    let Listed {
        link,
        number,
        figures,
        starred,
        note,
        ..
    } = listed;
    let (pot, net) = (figures.pot, figures.net);
    let about = move || {
        let args = Args::new().with("hand", number).with("pot", pot);
        front.said(Id("rooms-history-line"), &args)
    };
    let own = figures.hole.map_or_else(
        || vec![Side::Back; 2],
        |cards| {
            let face = |card| Side::Face(card, Light::Plain);
            cards.into_iter().map(face).collect()
        },
    );
    let board = figures.board.into_iter();
    let board = board.map(|card| Side::Face(card, Light::Plain));
    let cards = own.into_iter().chain(board).enumerate();
    let cards = cards.map(|(place, side)| {
        let side = Signal::stored(side);
        let extra = if place == 2 { " gap" } else { "" };
        view! { <CardView side extra /> }
    });
    let id = link.rsplit('/').next().unwrap_or_default().to_owned();
    view! {
        <li data-hand-id=id>
            <a href=["#/", &link].concat()>
                <span class="mini">{cards.collect_view()}</span>
                <span class="what">
                    {about} {starred.then_some(" ★")}
                    {(!note.is_empty()).then(|| view! { <em>{note}</em> })}
                </span>
                <b class="net" class:up={net > 0} class:down={net < 0}>
                    {move || front.net(net)}
                </b>
                <Icon name="fwd" />
            </a>
        </li>
    }
}

impl Front {
    /// A gain or loss with its sign.
    pub(super) fn net(self, net: i64) -> String {
        let amount = self
            .words
            .with(|words| words.chips(Chips::new(net.unsigned_abs())));
        match net {
            0 => amount,
            1.. => ["+", &amount].concat(),
            _ => ["−", &amount].concat(),
        }
    }
}
