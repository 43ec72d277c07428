//! Pots as answers: built, and given away.

use leptos::prelude::*;

use super::HandIn;
use crate::engine::chips::Chips;
use crate::engine::hand::Pot;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::question::{Answer, Payout};
use crate::text::{Args, Id};
use crate::ui::amount;
use crate::ui::school::pupil::{Asking, Pupil};

/// A pot that is being built.
#[derive(Clone, Copy)]
struct Draft {
    amount: RwSignal<String>,
    seats: RwSignal<SeatSet>,
}

impl Draft {
    fn new() -> Self {
        Self {
            amount: RwSignal::new(String::new()),
            seats: RwSignal::new(SeatSet::EMPTY),
        }
    }

    fn pot(self) -> Option<Pot> {
        Some(Pot {
            amount: self.amount.with(|text| amount::parse(text))?,
            seats: self.seats.get(),
        })
    }
}

fn toggled(chosen: SeatSet, seat: Seat) -> SeatSet {
    let without: SeatSet = chosen.iter().filter(|other| *other != seat).collect();
    if chosen.contains(seat) {
        return without;
    }
    chosen.iter().chain([seat]).collect()
}

/// Seats that can be in a pot.
#[component]
fn Seats(pot: usize, chosen: RwSignal<SeatSet>) -> impl IntoView {
    let pupil = Pupil::get();
    let asking = Asking::get();
    let players = asking.of(|asked| asked.players.clone());
    let each = players.into_iter().map(move |seat| {
        let name = asking.name(seat);
        let pressed = move || {
            if chosen.with(|set| set.contains(seat)) {
                "true"
            } else {
                "false"
            }
        };
        view! {
            <button
                class="toggle"
                data-pot-seat=format!("{pot} {}", seat.number())
                aria-pressed=pressed
                disabled=move || pupil.solved.get()
                on:click=move |_| chosen.update(|set| *set = toggled(*set, seat))
            >
                <i></i>
                {name}
            </button>
        }
    });
    view! { <div class="potseats">{each.collect_view()}</div> }
}

/// Main pot and side pots, each with its sum and the seats that can win it.
#[component]
pub(super) fn AskPots() -> impl IntoView {
    let pupil = Pupil::get();
    let drafts = RwSignal::new(vec![Draft::new()]);
    let name = move |place: usize| pupil.front.words.with(|words| words.pot_name(place));
    let rows = move || {
        let drafts = drafts.get();
        let row = |(place, draft): (usize, Draft)| {
            let label = move || {
                let args = Args::new().with("pot", name(place));
                pupil
                    .front
                    .words
                    .with(|words| words.with(Id("school-pot-sum"), &args))
            };
            view! {
                <fieldset class="potrow">
                    <legend>{move || name(place)}</legend>
                    <input
                        class="amount"
                        inputmode="numeric"
                        autocomplete="off"
                        aria-label=label
                        data-pot-sum=place.to_string()
                        prop:value=move || draft.amount.get()
                        disabled=move || pupil.solved.get()
                        on:input=move |event| draft.amount.set(event_target_value(&event))
                    />
                    <Seats pot=place chosen=draft.seats />
                </fieldset>
            }
        };
        drafts.into_iter().enumerate().map(row).collect_view()
    };
    let built = move || {
        drafts.with(|drafts| {
            drafts
                .iter()
                .map(|draft| draft.pot())
                .collect::<Option<Vec<Pot>>>()
        })
    };
    let hand_in = move |()| {
        if let Some(pots) = untrack(built) {
            pupil.answer(Answer::Pots(pots));
        }
    };
    view! {
        {rows}
        <div class="potacts">
            <button
                class="btn"
                data-more-pots=""
                disabled=move || pupil.solved.get() || drafts.with(|drafts| drafts.len() > 4)
                on:click=move |_| drafts.update(|drafts| drafts.push(Draft::new()))
            >
                {pupil.front.t("school-more-pots")}
            </button>
            <button
                class="btn"
                data-fewer-pots=""
                disabled=move || pupil.solved.get() || drafts.with(|drafts| drafts.len() < 2)
                on:click=move |_| drafts.update(|drafts| {
                    drafts.pop();
                })
            >
                {pupil.front.t("school-fewer-pots")}
            </button>
            <HandIn ready=Signal::derive(move || built().is_some()) on_press=hand_in />
        </div>
    }
}

/// Who gets a pot: one takes it all, several share it as the learner writes.
#[derive(Clone, Copy)]
struct Giving {
    amount: Chips,
    to: RwSignal<SeatSet>,
    shares: RwSignal<Vec<(Seat, String)>>,
}

impl Giving {
    fn share(self, seat: Seat) -> String {
        let own = self.shares.with(|shares| {
            let own = shares.iter().find(|(other, _)| *other == seat);
            own.map(|(_, share)| share.clone())
        });
        own.unwrap_or_default()
    }

    fn payout(self) -> Option<Payout> {
        let to = self.to.get();
        if to.is_empty() {
            return None;
        }
        if to.len() == 1 {
            return Some(to.iter().map(|seat| (seat, self.amount)).collect());
        }
        let share = |seat| Some((seat, amount::parse(&self.share(seat))?));
        to.iter().map(share).collect()
    }
}

/// Each pot to its winners.
#[component]
pub(super) fn AskAward(
    /// What each pot holds, the main pot first.
    amounts: Vec<Chips>,
) -> impl IntoView {
    let pupil = Pupil::get();
    let givings: Vec<Giving> = amounts
        .into_iter()
        .map(|amount| Giving {
            amount,
            to: RwSignal::new(SeatSet::EMPTY),
            shares: RwSignal::new(Vec::new()),
        })
        .collect();
    let rows = givings.iter().copied().enumerate().map(|(place, giving)| {
        let title = move || {
            pupil.front.words.with(|words| {
                let args = Args::new()
                    .with("pot", words.pot_name(place))
                    .with("amount", giving.amount);
                words.with(Id("school-pot-title"), &args)
            })
        };
        view! {
            <fieldset class="potrow">
                <legend>{title}</legend>
                <Seats pot=place chosen=giving.to />
                {move || (giving.to.get().len() > 1).then(|| view! { <Shares place giving /> })}
            </fieldset>
        }
    });
    let rows = rows.collect_view();
    let givings = StoredValue::new(givings);
    let given = move || {
        givings.with_value(|givings| {
            givings
                .iter()
                .map(|giving| giving.payout())
                .collect::<Option<Vec<Payout>>>()
        })
    };
    let hand_in = move |()| {
        if let Some(payouts) = untrack(given) {
            pupil.answer(Answer::Award(payouts));
        }
    };
    view! {
        {rows}
        <HandIn ready=Signal::derive(move || given().is_some()) on_press=hand_in />
    }
}

/// How much each of several winners gets.
#[component]
fn Shares(place: usize, giving: Giving) -> impl IntoView {
    let pupil = Pupil::get();
    let asking = Asking::get();
    let each = giving.to.get_untracked().iter().map(|seat| {
        let name = asking.name(seat);
        let write = move |text: String| {
            giving.shares.update(|shares| {
                shares.retain(|(other, _)| *other != seat);
                shares.push((seat, text));
            });
        };
        view! {
            <label class="share">
                <span>{name}</span>
                <input
                    class="amount"
                    inputmode="numeric"
                    autocomplete="off"
                    data-pot-share=format!("{place} {}", seat.number())
                    prop:value=move || giving.share(seat)
                    disabled=move || pupil.solved.get()
                    on:input=move |event| write(event_target_value(&event))
                />
            </label>
        }
    });
    view! { <div class="shares">{each.collect_view()}</div> }
}
