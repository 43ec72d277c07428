#!/usr/bin/env bash
# Builds the bundle twice from a clean clone of what is committed, in two folders with nothing of
# one another, and compares every byte. `tools/reproducible.sh DIST` builds once and compares with it.
source "$(dirname "$0")/env.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

build() {
  git clone -q --no-hardlinks "$root" "$work/$1"
  ln -s "$root/node_modules" "$work/$1/node_modules"
  say "Building in a clean folder, some minutes …"
  CARGO_TARGET_DIR=$work/$1/target "$work/$1/tools/dist.sh" >"$work/$1.log" 2>&1 ||
    { tail -n 20 "$work/$1.log" >&2; die "The build failed."; }
}
sums() { (cd "$1" && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum); }

build first
if [ $# -gt 0 ]; then other=$1; else build a-second-one-elsewhere; other=$work/a-second-one-elsewhere/dist; fi
if diff <(sums "$work/first/dist") <(sums "$other"); then
  say "The same $(sums "$other" | wc -l) files, byte for byte: $(sums "$other" | sha256sum | cut -c1-16)"
else
  die "The two bundles differ in the files above."
fi
