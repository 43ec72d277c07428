//! Seats as answers: on the felt or by their names.

use leptos::prelude::*;

use super::{HandIn, TakeBack};
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::question::Answer;
use crate::ui::school::pupil::{Asking, Pupil};

/// A seat by its name.
#[component]
fn SeatButton(
    seat: Seat,
    /// What stands before the name, such as the place in an order.
    #[prop(into)]
    mark: Signal<Option<String>>,
    #[prop(into)] on_press: Callback<Seat>,
) -> impl IntoView {
    let pupil = Pupil::get();
    let name = Asking::get().name(seat);
    view! {
        <button
            class="ans seatname"
            data-answer-seat=seat.number().to_string()
            disabled=move || pupil.solved.get() || mark.with(Option::is_some)
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
    let pupil = Pupil::get();
    let none = Signal::stored(None::<String>);
    let chairs = Asking::get().of(|asked| asked.chairs.clone());
    let seats = chairs.into_iter().map(|seat| {
        let press = move |seat| {
            pupil.answer(Answer::Seat(seat));
        };
        view! { <SeatButton seat mark=none on_press=press /> }
    });
    pupil.stage.on_seat(Some(Callback::new(move |seat| {
        pupil.answer(Answer::Seat(seat));
    })));
    let nobody = nobody.then(|| {
        view! {
            <button
                class="ans seatname"
                data-answer-seat="nobody"
                disabled=move || pupil.solved.get()
                on:click=move |_| pupil.answer(Answer::Nobody)
            >
                <span>{pupil.front.t("school-nobody")}</span>
            </button>
        }
    });
    view! {
        <div class="answers seats" role="group" aria-label=pupil.front.t("school-seats")>
            {seats.collect_view()}
            {nobody}
        </div>
    }
}

/// All seats, or hands laid side by side, that fit.
#[component]
pub(super) fn AskSeats() -> impl IntoView {
    let pupil = Pupil::get();
    let asking = Asking::get();
    let marked = RwSignal::new(SeatSet::EMPTY);
    let toggle = move |seat: Seat| {
        if pupil.solved.get_untracked() {
            return;
        }
        marked.update(|marked| {
            let others = marked.iter().filter(|other| *other != seat);
            let added = (!marked.contains(seat)).then_some(seat);
            *marked = others.chain(added).collect();
        });
    };
    pupil.stage.on_seat(Some(Callback::new(toggle)));
    let seats = asking.of(|asked| asked.chairs.clone());
    let seats = seats.into_iter().map(|seat| {
        let pressed = move || {
            if marked.with(|marked| marked.contains(seat)) {
                "true"
            } else {
                "false"
            }
        };
        view! {
            <button
                class="toggle"
                data-answer-seat=seat.number().to_string()
                aria-pressed=pressed
                disabled=move || pupil.solved.get()
                on:click=move |_| toggle(seat)
            >
                <i></i>
                {asking.name(seat)}
            </button>
        }
    });
    view! {
        <div class="answers marks" role="group" aria-label=pupil.front.t("school-choices")>
            {seats.collect_view()}
        </div>
        <HandIn
            ready=Signal::derive(move || marked.with(|marked| !marked.is_empty()))
            on_press=move |()| pupil.answer(Answer::Seats(marked.get_untracked()))
        />
    }
}

/// Seats one after the other.
#[component]
pub(super) fn AskOrder(length: usize) -> impl IntoView {
    let pupil = Pupil::get();
    let order = RwSignal::new(Vec::<Seat>::new());
    let choose = move |seat: Seat| {
        if pupil.solved.get_untracked() || order.with_untracked(|order| order.contains(&seat)) {
            return;
        }
        order.update(|order| order.push(seat));
        let all = order.get_untracked();
        if all.len() == length {
            order.set(Vec::new());
            pupil.answer(Answer::Order(all));
        }
    };
    pupil.stage.on_seat(Some(Callback::new(choose)));
    let chairs = Asking::get().of(|asked| asked.chairs.clone());
    let seats = chairs.into_iter().map(|seat| {
        let mark = Signal::derive(move || {
            let place = order.with(|order| order.iter().position(|other| *other == seat));
            place.map(|place| [&(place + 1).to_string(), "."].concat())
        });
        view! { <SeatButton seat mark on_press=choose /> }
    });
    view! {
        <div class="answers seats" role="group" aria-label=pupil.front.t("school-seats-in-order")>
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
