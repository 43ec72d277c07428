#!/usr/bin/env bash
# How much of the rule book is covered, and what is missing.
source "$(dirname "$0")/env.sh"
cargo run --locked -q --no-default-features --features tools --bin rules
