#!/usr/bin/env bash
# Benchmarks, with the flags that players get and no others. Arguments go to the harness.
source "$(dirname "$0")/env.sh"
compgen -G "benches/*.rs" >/dev/null || { say "No benchmarks yet: they live in benches/."; exit 0; }
cargo bench --locked --no-default-features --features tools --profile tools "$@"
