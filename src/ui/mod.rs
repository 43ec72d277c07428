//! The page: the table screen and its parts, and the rooms around it ([`rooms`]), in Leptos.
//!
//! It knows the engine only through views and events: one snapshot drives the table, events are
//! motion, voice and log ([`desk`]).

#![allow(
    unreachable_pub,
    reason = "the properties that Leptos makes of a component are public whatever it is"
)]

mod actions;
mod address;
mod amount;
mod app;
mod bar;
mod chair;
mod desk;
mod hero;
mod keys;
mod live;
mod margin;
mod pace;
mod parts;
pub mod rooms;
mod saved;
pub mod school;
mod seat;
mod settings;
mod sheet;
mod snapshot;
mod table;
#[cfg(feature = "tournament")]
pub mod tournament;
mod tray;
mod voice;
mod why_sheet;
mod words;
mod zone;

pub use app::run;

/// Puts a program into the element of the page that is its own, for as long as the page lives.
fn mount<V: leptos::prelude::IntoView + 'static>(name: &str, view: impl FnOnce() -> V + 'static) {
    match crate::platform::stage(name) {
        Some(stage) => leptos::mount::mount_to(stage, view).forget(),
        None => crate::platform::fail("the page has no place for this program"),
    }
}
