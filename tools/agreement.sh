#!/usr/bin/env bash
# Plays a thousand hands in wasm under Node and compares them with the native ones.
source "$(dirname "$0")/env.sh"
# Below this project's package.json wherever cargo builds: it makes the script a module.
out=target/agreement
cargo build --locked -q --release --no-default-features --features worker --target wasm32-unknown-unknown --bin agreement
wasm-bindgen --target web --out-dir "$out" "${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/release/agreement.wasm"
node tests/wasm/agreement.mjs "$out"
