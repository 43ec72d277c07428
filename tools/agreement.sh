#!/usr/bin/env bash
# Plays a thousand hands in wasm under Node and compares them with the native ones.
source "$(dirname "$0")/env.sh"
target=${CARGO_TARGET_DIR:-target}
cargo build --locked -q --release --no-default-features --features worker --target wasm32-unknown-unknown --bin agreement
wasm-bindgen --target nodejs --out-dir "$target/agreement" "$target/wasm32-unknown-unknown/release/agreement.wasm"
node tests/wasm/agreement.mjs "$target/agreement"
