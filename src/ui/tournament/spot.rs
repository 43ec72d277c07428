//! What the table of a spot has beside the hand: the way back to its fields.

use leptos::prelude::*;

use crate::school::spot::{SpotGame, to_link};
use crate::ui::desk::Desk;
use crate::ui::sheet::SheetFrame;

/// Whether it is the table of a spot.
pub(super) fn is(desk: Desk) -> bool {
    desk.snap.track();
    desk.with_session(|_: &SpotGame| ()).is_some()
}

/// The sheet.
#[component]
pub(super) fn SpotSheet() -> impl IntoView {
    let desk = Desk::get();
    let change = move || {
        let link = desk.with_session(|game: &SpotGame| to_link(game.text()).ok());
        ["#/spot?of=", &link.flatten().unwrap_or_default()].concat()
    };
    view! {
        <SheetFrame title=desk.t("tournament-spot") class="sheet" name="spot">
            <p>{desk.t("tournament-spot-about")}</p>
            <p>
                <a class="btn fill" href=change data-change="">
                    {desk.t("tournament-spot-change")}
                </a>
            </p>
        </SheetFrame>
    }
}
