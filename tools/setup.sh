#!/usr/bin/env bash
# Sees to everything a build needs; `tools/setup.sh test` also to what the tests need.
# What is there in the right version is taken; the rest is installed once.
source "$(dirname "$0")/env.sh"
for_tests=${1:-}

command -v cargo >/dev/null || die "Rust is missing: install rustup from https://rustup.rs and run this again."
{ command -v node && command -v npm; } >/dev/null || die "Node.js with npm is missing: install version 20 or newer."
[ "$(node -p 'process.versions.node.split(".")[0]')" -ge 20 ] || die "Node.js $(node --version) is too old: version 20 or newer is needed."

# One set-up at a time, also from two clones.
mkdir -p "$tools"
lock=$tools/lock
until mkdir "$lock" 2>/dev/null; do
  owner=$(cat "$lock/pid" 2>/dev/null || true)
  # Left behind by one that was killed: its process is gone, or it never wrote its number.
  if { [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; } || { [ -z "$owner" ] && [ "${waited:-0}" -ge 5 ]; }; then
    rm -rf "$lock"
    continue
  fi
  [ -n "${waited:-}" ] || say "Waiting for another set-up to finish${owner:+ (process $owner)} …"
  waited=$((${waited:-0} + 1))
  sleep 1
done
echo $$ >"$lock/pid"
trap 'rm -rf "$lock"' EXIT

# Rust itself.
wasm_std() { [ -d "$(rustc --print target-libdir --target wasm32-unknown-unknown 2>/dev/null)" ]; }
parts() { [ -z "$for_tests" ] || { cargo clippy --version && cargo fmt --version; } >/dev/null 2>&1; }
if ! has rustc "$rust" || ! wasm_std || ! parts; then
  command -v rustup >/dev/null || die "Rust $rust with the target wasm32-unknown-unknown is needed (found: $(rustc --version 2>/dev/null || echo none)); rustup gets it by itself: https://rustup.rs"
  say "Rust $rust for WebAssembly: downloading, about a minute …"
  rustup toolchain install "${RUSTUP_TOOLCHAIN:-$rust}" --no-self-update --profile minimal \
    --component clippy --component rustfmt --target wasm32-unknown-unknown >"$tools/rust.log" 2>&1 ||
    { tail -n 5 "$tools/rust.log" >&2; die "Rust $rust could not be installed. Once online, run: rustup toolchain install $rust -c clippy -c rustfmt -t wasm32-unknown-unknown"; }
fi

# get NAME VERSION MINUTES CRATE [ARGUMENT…]: a program from crates.io, compiled once.
get() {
  local name=$1 version=$2 minutes=$3 crate=$4
  shift 4
  local into=$tools/$name-$version
  if cargo binstall -V >/dev/null 2>&1; then
    say "$name $version: installing with cargo binstall, about half a minute …"
    if cargo binstall --no-confirm --root "$into" "$crate@$version" >"$tools/$name.log" 2>&1; then return; fi
  fi
  say "$name $version: compiling, about $minutes minutes on two cores, this once …"
  # Without link-time optimisation: half the time, and the tool is as good.
  CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    cargo install --root "$into" --target-dir "$tools/build" "$crate@$version" "$@" >"$tools/$name.log" 2>&1 ||
    { tail -n 20 "$tools/$name.log" >&2; die "$name $version could not be compiled; the whole log is in $tools/$name.log"; }
}
has trunk "$trunk" || get trunk "$trunk" 6 trunk --locked --no-default-features
# Its own lock file names a crate that was withdrawn, so without --locked.
has wasm-bindgen "$wasm_bindgen" || get wasm-bindgen "$wasm_bindgen" 3 wasm-bindgen-cli --bin wasm-bindgen
# Any nextest from 0.9.100 on will do.
runner() { [[ "$(cargo-nextest --version 2>/dev/null)" =~ \ 0\.9\.([0-9]+) ]] && [ "${BASH_REMATCH[1]}" -ge 100 ]; }
[ -z "$for_tests" ] || runner || get nextest "$nextest" 5 cargo-nextest --locked
rm -rf "$tools/build"

# wasm-opt, and the parts of the browser tests.
if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  say "wasm-opt and test packages: npm ci, a few seconds …"
  npm ci --no-progress >"$tools/npm.log" 2>&1 || { tail -n 20 "$tools/npm.log" >&2; die "npm ci failed."; }
  touch node_modules/.package-lock.json
fi

# Crates: Trunk builds offline.
if ! cargo fetch --locked --offline -q 2>/dev/null; then
  say "Crates: downloading, a few seconds …"
  cargo fetch --locked -q || die "The crates of Cargo.lock could not be downloaded."
fi

# A real browser.
if [ -n "$for_tests" ] && ! node e2e/chromium.mjs >/dev/null; then
  if [ -z "${CHROMIUM:-}" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "Chromium: installing with apt-get, about a minute …"
    { apt-get update -q && apt-get install -q -y --no-install-recommends chromium; } >"$tools/chromium.log" 2>&1 ||
      { tail -n 20 "$tools/chromium.log" >&2; die "Chromium could not be installed."; }
  else
    die "The browser tests need Chromium or Chrome: install it, or name it in CHROMIUM=/path/to/it."
  fi
fi
