# Sourced by every script here: works in the root of the project, with the tools on the PATH.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD

# The versions this project is built with. rust-toolchain.toml has Rust's,
# package.json the ones from npm, and Cargo.lock decides wasm-bindgen's.
rust=$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)
wasm_bindgen=$(sed -n '/^name = "wasm-bindgen"$/{n;s/version = "\(.*\)"/\1/p;}' Cargo.lock)
trunk=0.21.14
nextest=0.9.143

# tools/bin has wasm-opt. Compiled tools live outside the clone, so that the next clone finds them.
tools=${CARDS_SPEAK_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/cards-speak/tools}
PATH=$root/tools/bin:$tools/trunk-$trunk/bin:$tools/wasm-bindgen-$wasm_bindgen/bin:$tools/nextest-$nextest/bin:$PATH
export PATH

say() { printf '%s\n' "$*"; }
die() { printf '\n%s\n' "$*" >&2; exit 1; }

# has PROGRAM VERSION: the program on the PATH is of that version.
has() { [[ "$("$1" --version 2>/dev/null | head -n 1)" =~ (^|[^0-9.])"$2"([^0-9.]|$) ]]; }

# The wanted Rust may be installed under another name, such as `stable`.
if ! has rustc "$rust" && command -v rustup >/dev/null; then
  for name in $(rustup toolchain list 2>/dev/null | cut -d' ' -f1); do
    if [[ "$(rustup run "$name" rustc --version 2>/dev/null)" == "rustc $rust "* ]]; then
      export RUSTUP_TOOLCHAIN=$name
      break
    fi
  done
fi

# bundle COMMAND…: runs Trunk, set up so that no path of this machine gets into the wasm.
bundle() {
  local flags=() separator=$'\x1f' cargo=${CARGO_HOME:-$HOME/.cargo} crates
  flags+=("--remap-path-prefix=$HOME=home" "--remap-path-prefix=$cargo=cargo")
  for crates in "$cargo"/registry/src/*; do flags+=("--remap-path-prefix=$crates=crates"); done
  flags+=("--remap-path-prefix=$(rustc --print sysroot)=rust" "--remap-path-prefix=$root=.")
  # Leptos: one type for all views instead of one for each, a tenth of the app's wasm less.
  flags+=(--cfg erase_components)
  # SHA-256 in a loop: it hashes a few seeds, 6 kB of code would make it no faster to wait for.
  flags+=(--cfg 'sha2_backend_soft="compact"')
  local IFS=$separator
  export CARGO_ENCODED_RUSTFLAGS="${flags[*]}"
  # Trunk stumbles over the usual NO_COLOR=1.
  if [ -n "${NO_COLOR:-}" ]; then export NO_COLOR=true; fi
  trunk "$@"
}
