#!/bin/sh
# Runs one of the programs: homeline server, homeline sandbox, homeline audit …
set -eu
root=$(dirname "$(dirname "$(readlink -f "$0")")")
program="$root/programs/${1:-server}.js"
if [ ! -f "$program" ]; then
  echo "homeline <program> [options]. Programs: server, sandbox, audit, reseal, reviews, staff, counselors-import, organisation-check, organisation-compare, organisation-publish" >&2
  exit 2
fi
[ $# -eq 0 ] || shift
node=node
[ ! -x "$root/bin/node" ] || node="$root/bin/node"
export WEB_DIR="${WEB_DIR:-$root/pages/web}"
export CONSOLE_DIR="${CONSOLE_DIR:-$root/pages/console}"
export ORGANISATIONS_DIR="${ORGANISATIONS_DIR:-$root/organisations}"
# They save memory when idle: a quarter of the default space for new objects, and no second, larger compilation of the embedded database.
exec "$node" --max-semi-space-size=4 --liftoff-only "$program" "$@"
