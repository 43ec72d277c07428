//! How the review is set: how much is to be still known, whether it is seen, that it is deleted.

use leptos::prelude::*;

use super::kept;
use crate::school::review::Wanted;
use crate::text::{Args, Id};
use crate::ui::rooms::front::Front;
use crate::ui::rooms::new_game::{Row, answer};

/// The settings, below everything else.
#[component]
pub(super) fn Settings(
    /// What is shown is to be drawn again: all of it is gone.
    begun: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let front = Front::get();
    let deck = kept::load(front);
    let wanted = RwSignal::new(deck.wanted);
    let hidden = RwSignal::new(deck.hidden);
    let choices = Wanted::ALL.map(|choice| {
        let label = Signal::derive(move || {
            let id = match choice {
                Wanted::Fewer => Id("review-wanted-fewer"),
                Wanted::Usual => Id("review-wanted-usual"),
                Wanted::More => Id("review-wanted-more"),
            };
            let args = Args::new().with("percent", u64::from(choice.percent()));
            front.words.with(|words| words.with(id, &args))
        });
        let pick = move || {
            wanted.set(choice);
            kept::change(front, |deck| deck.wanted = choice);
        };
        answer(label, move || wanted.get() == choice, pick)
    });
    let shown = [(false, Id("review-shown")), (true, Id("review-hidden"))];
    let shown = shown.map(|(choice, id)| {
        let pick = move || {
            hidden.set(choice);
            kept::change(front, |deck| deck.hidden = choice);
        };
        answer(front.t_id(id), move || hidden.get() == choice, pick)
    });
    view! {
        <details class="check" data-review-settings="">
            <summary>{front.t("review-settings")}</summary>
            <Row name="wanted" title=front.t("review-wanted") choices=choices.to_vec() />
            <Row name="shown" title=front.t("review-where") choices=shown.to_vec() />
            <Delete what=Id("review-delete") sure=Id("review-delete-sure") delete=move || {
                kept::forget();
                begun();
            } />
        </details>
    }
}

/// A button that deletes something after a question.
#[component]
pub(super) fn Delete(
    what: Id,
    sure: Id,
    delete: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let front = Front::get();
    let asking = RwSignal::new(false);
    let asked = move || {
        if asking.get() {
            view! {
                <p>{front.t_id(sure)}</p>
                <div class="linkrow">
                    <button class="btn" data-delete-yes="" on:click=move |_| delete()>
                        {front.t("review-delete-yes")}
                    </button>
                    <button class="btn" data-delete-no="" on:click=move |_| asking.set(false)>
                        {front.t("review-delete-no")}
                    </button>
                </div>
            }
            .into_any()
        } else {
            view! {
                <button class="btn" data-delete="" on:click=move |_| asking.set(true)>
                    {front.t_id(what)}
                </button>
            }
            .into_any()
        }
    };
    view! { <div role="status">{asked}</div> }
}
