//! The page: the table screen and its parts, in Leptos.
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
mod desk;
mod hero;
mod keys;
mod live;
mod margin;
mod pace;
mod parts;
mod saved;
mod seat;
mod settings;
mod settings_sheet;
mod sheet;
mod snapshot;
mod table;
mod tray;
mod voice;
mod why_sheet;
mod words;
mod zone;

pub use app::run;
