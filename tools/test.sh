#!/usr/bin/env bash
# Everything that must hold before a change goes in. Format and lints stop at the first
# fault; the tests all run, and each runner's own totals close its part.
source "$(dirname "$0")/env.sh"

step() { say; say "== $*"; }
failed=()
check() { local name=$1; shift; step "$name"; "$@" || failed+=("$name"); }

step "format"
cargo fmt --check
for package in benches/peers fuzz; do cargo fmt --check --manifest-path "$package/Cargo.toml"; done

step "lints"
lint() { cargo clippy --locked -q --no-default-features "$@" -- -D warnings; }
lint --all-targets
lint --all-targets --features tools
lint --target wasm32-unknown-unknown --features ui
lint --target wasm32-unknown-unknown --features tournament
lint --target wasm32-unknown-unknown --features worker
RUSTDOCFLAGS="-D warnings" cargo doc --locked -q --no-deps --lib --no-default-features
say "no warnings"

step "bundle"
tools/dist.sh

check "sizes" node tools/size.mjs

hands=(tests/data/*.jsonl.xz ../shared/corpus/{oracle,eval7,real-phh,real-acpc}.jsonl.xz)
present=()
for file in "${hands[@]}"; do if [ -f "$file" ]; then present+=("$file"); fi; done
conform() { cargo run --locked -q --release --no-default-features --features tools --bin conformance -- "$@"; }
if [ ${#present[@]} -gt 0 ]; then check "conformance" conform "${present[@]}"; fi

check "the same hands in wasm" tools/agreement.sh

check "examples in the documentation" cargo test --locked -q --no-default-features --doc

check "rust tests" cargo nextest run --locked --no-default-features --features tools --no-fail-fast --status-level fail

check "browser tests" node --test --test-concurrency=1 --test-timeout=600000 --test-reporter=spec e2e/*.test.mjs

if [ ${#failed[@]} -gt 0 ]; then
  printf 'Failed: %s\n' "${failed[@]}" >&2
  exit 1
fi
