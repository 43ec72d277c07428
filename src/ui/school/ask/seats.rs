//! Seats as answers: on the felt or by their names.

use leptos::prelude::*;

use super::TakeBack;
use crate::engine::seat::Seat;
use crate::school::question::Answer;
use crate::ui::school::answers;
use crate::ui::school::player::Player;

/// A seat by its name.
#[component]
fn SeatButton(
    seat: Seat,
    /// What stands before the name, such as the place in an order.
    #[prop(into)]
    mark: Signal<Option<String>>,
    #[prop(into)] on_press: Callback<Seat>,
) -> impl IntoView {
    let player = Player::get();
    let you = player.you();
    let name = move || {
        player
            .front
            .words
            .with(|words| answers::seat(words, seat, you))
    };
    view! {
        <button
            class="ans seatname"
            data-answer-seat=(seat.0 + 1).to_string()
            disabled=move || player.solved.get() || mark.with(Option::is_some)
            on:click=move |_| on_press.run(seat)
        >
            <b>{mark}</b>
            <span>{name}</span>
        </button>
    }
}

/// One seat.
#[component]
pub(super) fn AskSeat(nobody: bool) -> impl IntoView {
    let player = Player::get();
    let none = Signal::stored(None::<String>);
    let seats = player.chairs().into_iter().map(|seat| {
        let press = move |seat| {
            player.answer(Answer::Seat(seat));
        };
        view! { <SeatButton seat mark=none on_press=press /> }
    });
    player.stage.on_seat(Some(Callback::new(move |seat| {
        player.answer(Answer::Seat(seat));
    })));
    let nobody = nobody.then(|| {
        view! {
            <button
                class="ans seatname"
                data-answer-seat="nobody"
                disabled=move || player.solved.get()
                on:click=move |_| player.answer(Answer::Nobody)
            >
                <span>{player.front.t("school-nobody")}</span>
            </button>
        }
    });
    view! {
        <div class="answers seats" role="group" aria-label=player.front.t("school-seats")>
            {seats.collect_view()}
            {nobody}
        </div>
    }
}

/// Seats one after the other.
#[component]
pub(super) fn AskOrder(length: usize) -> impl IntoView {
    let player = Player::get();
    let order = RwSignal::new(Vec::<Seat>::new());
    let choose = move |seat: Seat| {
        if player.solved.get_untracked() || order.with_untracked(|order| order.contains(&seat)) {
            return;
        }
        order.update(|order| order.push(seat));
        let all = order.get_untracked();
        if all.len() == length {
            order.set(Vec::new());
            player.answer(Answer::Order(all));
        }
    };
    player.stage.on_seat(Some(Callback::new(choose)));
    let seats = player.chairs().into_iter().map(|seat| {
        let mark = Signal::derive(move || {
            let place = order.with(|order| order.iter().position(|other| *other == seat));
            place.map(|place| [&(place + 1).to_string(), "."].concat())
        });
        view! { <SeatButton seat mark on_press=choose /> }
    });
    view! {
        <div class="answers seats" role="group" aria-label=player.front.t("school-seats-in-order")>
            {seats.collect_view()}
        </div>
        <TakeBack
            any=Signal::derive(move || order.with(|order| !order.is_empty()))
            on_press=move |()| order.update(|order| {
                order.pop();
            })
        />
    }
}
