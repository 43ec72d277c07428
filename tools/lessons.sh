#!/usr/bin/env bash
# Checks every lesson: its file against the engine, its texts in every language.
source "$(dirname "$0")/env.sh"
cargo run --locked -q --no-default-features --features tools --bin lessons
