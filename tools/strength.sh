#!/usr/bin/env bash
# Measures the bots and writes STRENGTH.md. strength.sh short|full
source "$(dirname "$0")/env.sh"
page=$(cargo run --locked -q --profile tools --no-default-features --features tools --bin arena -- strength "$1")
printf '%s\n' "$page" >STRENGTH.md
say "STRENGTH.md is written."
