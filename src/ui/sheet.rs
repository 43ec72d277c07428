//! Sheets: one at a time, from the edge near the thumb. The focus stays inside and comes back.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::desk::{Desk, Notice, Sheet};
use super::keys::KeysSheet;
use super::margin::Story;
use super::parts::Icon;
use super::why_sheet::WhySheet;
use crate::engine::hand::Action;
use crate::engine::table::{Prompt, Question};
use crate::platform::{self, Timeout};
use crate::text::Id;

/// What the program of a tournament adds to the table: a line in the bar, and a sheet that it opens.
#[cfg(feature = "tournament")]
#[derive(Clone, Copy)]
pub(super) struct More {
    /// The line.
    pub line: Signal<String>,
    /// What opens the sheet is called.
    pub label: Signal<String>,
    /// The sheet.
    pub sheet: fn() -> AnyView,
}

/// The sheet that is open, if one is.
#[component]
pub(super) fn Sheets() -> impl IntoView {
    let desk = Desk::get();
    let back = StoredValue::new_local(None::<HtmlElement>);
    let moving = StoredValue::new_local(None::<Timeout>);
    // The focus goes into the sheet, and back to where it was. Both a moment later, when the
    // sheet is drawn and the table can be reached again.
    Effect::new(move |was_open: Option<bool>| {
        let open = desk.sheet.with(Option::is_some);
        let was_open = was_open.unwrap_or(false);
        if open && !was_open {
            let focus = platform::focus().and_then(|element| element.dyn_into().ok());
            back.set_value(focus);
        }
        let then = move || {
            if open {
                platform::set_focus("[data-sheet] [data-first]");
                return;
            }
            let before = back.try_update_value(Option::take).flatten();
            let there =
                before.filter(|element| element.is_connected() && element.tag_name() != "BODY");
            if let Some(element) = there {
                let _ = element.focus();
            }
            if platform::focus_is_idle("[data-sheet]") {
                platform::set_focus("[data-referee]");
            }
        };
        if open || was_open {
            moving.set_value(Timeout::after(0, then));
        }
        open
    });
    move || {
        desk.sheet.get().map(|sheet| {
            let inner = match sheet {
                Sheet::Why(why) => view! { <WhySheet why /> }.into_any(),
                Sheet::Keys => {
                    desk.want_more();
                    view! { <KeysSheet /> }.into_any()
                }
                Sheet::Log => view! { <LogSheet /> }.into_any(),
                Sheet::FreeFold => view! { <FreeFold /> }.into_any(),
                Sheet::Notices => {
                    desk.want_more();
                    view! { <Notices /> }.into_any()
                }
                Sheet::Asked(question) => view! { <Asked question /> }.into_any(),
                #[cfg(feature = "tournament")]
                Sheet::More => {
                    use_context::<More>().map_or_else(|| ().into_any(), |more| (more.sheet)())
                }
            };
            view! {
                <div class="scrim" on:click=move |_| close(desk)></div>
                {inner}
            }
        })
    }
}

/// Closes the sheet. What it told once is told.
pub(super) fn close(desk: Desk) {
    if desk
        .sheet
        .with_untracked(|sheet| *sheet == Some(Sheet::Notices))
    {
        desk.notices.set(Vec::new());
    }
    desk.sheet.set(None);
}

/// Keeps the Tab key inside of the sheet.
fn trap(event: &KeyboardEvent) {
    if event.key() != "Tab" {
        return;
    }
    let stops = platform::tab_stops("[data-sheet]");
    let (Some(first), Some(last)) = (stops.first(), stops.last()) else {
        return;
    };
    let focus = platform::focus();
    let at = |stop: &HtmlElement| focus.as_ref() == Some(stop.as_ref());
    let inside = stops.iter().any(at);
    let wrapped = match event.shift_key() {
        true if at(first) || !inside => Some(last),
        false if at(last) || !inside => Some(first),
        _ => None,
    };
    if let Some(stop) = wrapped {
        event.prevent_default();
        let _ = stop.focus();
    }
}

/// The frame of every sheet: title, close, content.
#[component]
pub(super) fn SheetFrame(
    #[prop(into)] title: Signal<String>,
    #[prop(default = "sheet")] class: &'static str,
    /// The name of the sheet for tools.
    name: &'static str,
    children: Children,
) -> impl IntoView {
    let desk = Desk::get();
    view! {
        <section
            class=class
            role="dialog"
            aria-modal="true"
            aria-labelledby="sheet-title"
            data-sheet=name
            on:keydown=move |event| trap(&event)
        >
            <div class="grip"></div>
            <div class="sheet-head">
                <h2 id="sheet-title">{move || title.get()}</h2>
                <button
                    class="ibtn"
                    aria-label=desk.t("ui-close")
                    data-first=""
                    data-close=""
                    on:click=move |_| close(desk)
                >
                    <Icon name="close" />
                </button>
            </div>
            {children()}
        </section>
    }
}

/// The question before a fold where a check is free.
#[component]
fn FreeFold() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <SheetFrame title=desk.t("ui-free-fold") name="free-fold">
            <p class="says">{desk.t("ui-free-fold-about")}</p>
            <div class="linkrow">
                <button
                    class="btn fill"
                    data-check-instead=""
                    on:click=move |_| {
                        desk.sheet.set(None);
                        desk.stay();
                    }
                >
                    {desk.t("ui-check")}
                </button>
                <button
                    class="btn"
                    data-fold-anyway=""
                    on:click=move |_| {
                        desk.sheet.set(None);
                        desk.act(Action::Fold);
                    }
                >
                    {desk.t("ui-fold-anyway")}
                </button>
            </div>
        </SheetFrame>
    }
}

/// What the player is asked before a hand: to post a blind, whether to straddle.
#[component]
fn Asked(question: Question) -> impl IntoView {
    let desk = Desk::get();
    let Question {
        prompt, because, ..
    } = question;
    let (title, yes, no) = if prompt == Prompt::Straddle {
        (
            Id("ui-asks-straddle"),
            Id("ui-straddle"),
            Id("ui-no-straddle"),
        )
    } else {
        (Id("ui-asks-blind"), Id("ui-post"), Id("ui-sit-out"))
    };
    let text = move || {
        let names = desk.names();
        desk.words
            .with(|words| words.explain(&because, &names).text)
    };
    view! {
        <SheetFrame title=desk.t_id(title) name="asked">
            <p class="says">{text}</p>
            <div class="linkrow">
                <button
                    class="btn fill"
                    data-answer="yes"
                    on:click=move |_| desk.answer(prompt, true)
                >
                    {desk.t_id(yes)}
                </button>
                <button class="btn" data-answer="no" on:click=move |_| desk.answer(prompt, false)>
                    {desk.t_id(no)}
                </button>
            </div>
        </SheetFrame>
    }
}

/// What the player should know once.
#[component]
fn Notices() -> impl IntoView {
    let desk = Desk::get();
    let told = move || {
        desk.words.with(|words| {
            let one = |notice: &Notice| words.has_more().then(|| words.notice(notice));
            desk.notices
                .with(|notices| notices.iter().filter_map(one).collect::<Vec<_>>())
        })
    };
    view! {
        <SheetFrame title=desk.t("ui-notices") name="notices">
            {move || {
                told().into_iter().map(|text| view! { <p class="says">{text}</p> }).collect_view()
            }}
        </SheetFrame>
    }
}

/// What has happened in this hand, with reasons.
#[component]
fn LogSheet() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <SheetFrame title=desk.t("ui-log") class="sheet tall" name="log">
            <div class="story">
                <Story />
            </div>
        </SheetFrame>
    }
}
