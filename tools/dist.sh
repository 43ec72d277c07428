#!/usr/bin/env bash
# Builds the release bundle into dist/.
source "$(dirname "$0")/env.sh"
bundle build --release --dist dist
say "dist/ is ready for any folder of any static web server."
