//! The hands that were played: a list with filters, and each of them step by step.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::front::Front;
use super::replay::Replay;
use super::top::Top;
use crate::engine::chips::Chips;
use crate::game::Game;
use crate::history::{Figures, PlayedHand};
use crate::platform::{self, KeptHand};
use crate::text::{Args, Id};
use crate::ui::parts::{CardView, Icon, Side};
use crate::ui::snapshot::Light;

/// As many hands as the list shows.
const NEWEST: u32 = 500;

/// A hand of the list.
#[derive(Clone, Debug)]
struct Listed {
    id: String,
    hand: PlayedHand,
    figures: Figures,
}

/// What the list shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Filter {
    All,
    Won,
    Lost,
    /// A pot of forty big blinds or more.
    Big,
    Showdown,
    Starred,
}

impl Filter {
    const ALL: [(Self, Id); 6] = [
        (Self::All, Id("rooms-history-all")),
        (Self::Won, Id("rooms-history-won")),
        (Self::Lost, Id("rooms-history-lost")),
        (Self::Big, Id("rooms-history-big")),
        (Self::Showdown, Id("rooms-history-showdown")),
        (Self::Starred, Id("rooms-history-starred")),
    ];

    fn shows(self, listed: &Listed) -> bool {
        let Listed { hand, figures, .. } = listed;
        match self {
            Self::All => true,
            Self::Won => figures.net > 0,
            Self::Lost => figures.net < 0,
            Self::Big => {
                let big_blind = hand.record.setup.min_bets[0].get();
                figures.pot.get() >= 40 * big_blind
            }
            Self::Showdown => figures.showdown,
            Self::Starred => hand.starred,
        }
    }
}

impl Listed {
    /// Reads a hand that was kept: the table keeps the game that ended with it, and what has been
    /// marked or written about is kept as a [`PlayedHand`].
    fn read(kept: &KeptHand) -> Option<Self> {
        let hand = PlayedHand::from_text(&kept.text).ok().or_else(|| {
            let game = Game::load(&kept.text).ok()?;
            let you = game.setup().you;
            let others = game.players().iter().filter(|player| player.seat != you);
            let names = others.map(|player| (player.seat, player.name.clone()));
            Some(PlayedHand::new(
                game.record()?,
                you,
                names.collect(),
                kept.at,
            ))
        })?;
        let figures = hand.figures().ok()?;
        Some(Self {
            id: kept.id.clone(),
            hand,
            figures,
        })
    }
}

/// The history, open at a hand or at the list.
#[component]
pub(super) fn History(open: Option<String>) -> impl IntoView {
    let front = Front::get();
    let (title, back) = match open {
        Some(_) => (front.t("rooms-history-hand"), "#/history"),
        None => (front.t("rooms-history"), "#/home"),
    };
    let content = match open {
        Some(id) => view! { <OneHand id /> }.into_any(),
        None => view! { <AllHands /> }.into_any(),
    };
    view! {
        <div class="pg" data-screen="history">
            <Top title back />
            {content}
        </div>
    }
}

/// What is said while hands are looked for, or if there is none.
pub(super) fn status(text: Signal<String>) -> AnyView {
    view! {
        <p class="note-s pad" role="status">
            {text}
        </p>
    }
    .into_any()
}

#[component]
fn OneHand(id: String) -> impl IntoView {
    let front = Front::get();
    let found = RwSignal::new(None::<Option<Listed>>);
    spawn_local(async move {
        let kept = platform::one_hand(&id).await;
        let _ = found.try_set(Some(kept.as_ref().and_then(Listed::read)));
    });
    move || match found.get() {
        None => status(front.t("rooms-history-loading")),
        Some(None) => status(front.t("rooms-history-no-such")),
        Some(Some(Listed { id, hand, .. })) => view! { <Replay id=Some(id) hand /> }.into_any(),
    }
}

#[component]
fn AllHands() -> impl IntoView {
    let front = Front::get();
    let hands = RwSignal::new(None::<Vec<Listed>>);
    let unreadable = RwSignal::new(0_u64);
    spawn_local(async move {
        let kept = platform::newest_hands(NEWEST).await;
        let listed: Vec<Listed> = kept.iter().filter_map(Listed::read).collect();
        let _ = unreadable.try_set((kept.len() - listed.len()) as u64);
        let _ = hands.try_set(Some(listed));
    });
    move || {
        if hands.with(Option::is_some) {
            view! { <List hands unreadable /> }.into_any()
        } else {
            status(front.t("rooms-history-loading"))
        }
    }
}

#[component]
fn List(hands: RwSignal<Option<Vec<Listed>>>, unreadable: RwSignal<u64>) -> impl IntoView {
    let front = Front::get();
    let filter = RwSignal::new(Filter::All);
    let choices = Filter::ALL.map(|(of, id)| {
        view! {
            <label>
                <input
                    type="radio"
                    name="filter"
                    prop:checked=move || filter.get() == of
                    on:change=move |_| filter.set(of)
                />
                <span>{front.t_id(id)}</span>
            </label>
        }
    });
    let shown = move || {
        hands.with(|hands| {
            let hands = hands.iter().flatten();
            hands
                .filter(|listed| filter.get().shows(listed))
                .cloned()
                .collect::<Vec<_>>()
        })
    };
    let count = move || {
        let shown = shown();
        let net: i64 = shown.iter().map(|listed| listed.figures.net).sum();
        let args = Args::new()
            .with("count", shown.len() as u64)
            .with("net", front.net(net));
        front
            .words
            .with(|words| words.with(Id("rooms-history-count"), &args))
    };
    view! {
        <main class="history">
            <fieldset class="pick" data-pick="filter">
                <legend class="vh">{front.t("rooms-history-filter")}</legend>
                <div class="chips">{choices.into_iter().collect_view()}</div>
            </fieldset>
            <p class="note-s" role="status">
                {count}
            </p>
            {move || {
                let wrong = unreadable.get();
                (wrong > 0)
                    .then(|| {
                        let args = Args::new().with("count", wrong);
                        let text = front.words.with(|words| words.with(Id("rooms-history-unreadable"), &args));
                        view! { <p class="notice" role="alert">{text}</p> }
                    })
            }}
            <ul class="played">
                {move || shown().into_iter().map(|listed| view! { <Line listed /> }).collect_view()}
            </ul>
        </main>
    }
}

#[component]
fn Line(listed: Listed) -> impl IntoView {
    let front = Front::get();
    let Listed { id, hand, figures } = listed;
    let (number, pot, net) = (hand.record.number, figures.pot, figures.net);
    let about = move || {
        let args = Args::new().with("hand", number).with("pot", pot);
        front
            .words
            .with(|words| words.with(Id("rooms-history-line"), &args))
    };
    let cards = figures.hole.into_iter().flatten().chain(figures.board);
    let cards = cards.enumerate().map(|(place, card)| {
        let side = Signal::stored(Side::Face(card, Light::Plain));
        let extra = if place == 2 { " gap" } else { "" };
        view! { <CardView side extra /> }
    });
    view! {
        <li data-hand-id=id.clone()>
            <a href=["#/history/", &id].concat()>
                <span class="mini">{cards.collect_view()}</span>
                <span class="what">
                    {about}
                    {hand.starred.then_some(" ★")}
                    {(!hand.note.is_empty()).then(|| view! { <em>{hand.note.clone()}</em> })}
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
