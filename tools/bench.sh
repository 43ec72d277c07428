#!/usr/bin/env bash
# Benchmarks: ours and the peers with the same flags, in wasm those that players get.
# An argument goes to the native program: part of a contest's name.
source "$(dirname "$0")/env.sh"
CARGO_TARGET_DIR=target/peers/native cargo run --locked -q --release --manifest-path benches/peers/Cargo.toml -- "$@"
# Below this project's package.json wherever cargo builds: it makes the script a module.
out=target/peers
target=wasm32-unknown-unknown
cargo build --locked -q --profile worker --no-default-features --features worker --target "$target" --example peers-wasm
wasm-bindgen --target web --out-dir "$out" "${CARGO_TARGET_DIR:-target}/$target/worker/examples/peers-wasm.wasm"
node benches/wasm/run.mjs "$out"
# The solver, and the decisions of the levels that use it, as their worker has them.
cargo build --locked -q --profile deep --no-default-features --features worker,solver --target "$target" --example solver-wasm
wasm-bindgen --target web --out-dir "$out" "${CARGO_TARGET_DIR:-target}/$target/deep/examples/solver-wasm.wasm"
node benches/wasm/solver.mjs "$out"
