#!/usr/bin/env bash
# Builds the game, serves it with Trunk's own server and opens it; rebuilds when a source changes.
source "$(dirname "$0")/env.sh"
port=${PORT:-8080}

node -e '
  const server = require("node:net").createServer();
  server.on("error", (error) => process.exit(error.code === "EADDRINUSE" ? 1 : 0));
  server.listen(+process.argv[1], "127.0.0.1", () => server.close());
' "$port" || die "Port $port is taken. Another one: make play PORT=$((port + 1))"

open=()
if [ -z "${CI:-}" ] && { [ "$(uname)" = Darwin ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }; then
  open=(--open)
fi
say "Building the game; the first time takes about two minutes, later seconds."
say "Then it is at http://localhost:$port/ (stop: Ctrl-C)."
# Its own folder: the server leaves its reload script in the page.
bundle serve --release --dist target/play --port "$port" ${open[@]+"${open[@]}"}
