#!/usr/bin/env bash
# fuzz.sh SECONDS [TARGET…]: looks for input that breaks the game, so long for each target.
#
# Needs `cargo install cargo-fuzz` and flags that a stable compiler only takes with
# RUSTC_BOOTSTRAP=1. That is why neither `make test` nor CI runs it; the wild tests
# (tests/it/wild.rs) stand in there: the same attempts with dice from fixed seeds.
# What is found lies in fuzz/artifacts/TARGET; it becomes a test with the right value.
source "$(dirname "$0")/env.sh"
cargo fuzz --version >/dev/null 2>&1 || die "The fuzzer is missing: cargo install cargo-fuzz"
export RUSTC_BOOTSTRAP=1
seconds=${1:-60}
shift || true
targets=("$@")
[ ${#targets[@]} -gt 0 ] || mapfile -t targets < <(cargo fuzz list)
for target in "${targets[@]}"; do
  say "== $target, $seconds s"
  cargo fuzz run "$target" -- -max_total_time="$seconds" -timeout=10 -max_len=4096 -print_final_stats=1
done
