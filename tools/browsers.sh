#!/usr/bin/env bash
# The same hundred hands in three browsers, and nothing that differs. `tools/browsers.sh firefox`
# takes some of them. Not part of `make test`, which needs Chromium only: what is missing is named,
# with what installs it on Debian. geckodriver may lie where setup.sh keeps what it compiles:
#   cargo install --locked --root ~/.cache/cards-speak/tools/geckodriver-0.37.1 geckodriver@0.37.1
source "$(dirname "$0")/env.sh"
for place in "$tools"/geckodriver-*/bin; do PATH=$place:$PATH; done
node e2e/three_browsers.mjs "$@"
