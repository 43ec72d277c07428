//! All tests in one program.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

mod agreement;
mod arena;
mod arrows;
#[path = "../../src/bin/arena/litmus/mod.rs"]
mod asked;
mod bots;
mod cards;
mod cash;
mod conformance;
mod coverage;
#[path = "../../src/bin/rules/coverage.rs"]
mod covered;
mod dealer;
#[path = "../../src/bin/rules/decides.rs"]
mod decides;
mod drills;
mod entries;
mod examples;
#[path = "coverage/exercised.rs"]
mod exercised;
mod files;
mod floor;
mod game;
mod hand;
#[path = "../../src/bin/lessons/check.rs"]
mod lessons;
mod litmus;
mod odds;
mod played;
mod positions;
mod practised;
mod properties;
mod records;
mod review;
mod school;
mod solver;
mod stats;
mod strength;
mod support;
mod table;
mod text;
mod thoughts;
mod tournament;
mod tournament_game;
mod what_if;
mod wild;
mod worker;
