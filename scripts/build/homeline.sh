#!/bin/sh
# Runs one of the programs: homeline server, homeline audit … Settings come from the environment, then from the settings file.
set -eu
root=$(dirname "$(dirname "$(readlink -f "$0")")")
settings=${HOMELINE_SETTINGS:-/etc/homeline/homeline.env}
program="$root/programs/${1:-}.js"
if [ $# -eq 0 ] || [ ! -f "$program" ]; then
  echo "homeline <program> [options]; each but server and sandbox has --help. Programs:" >&2
  sed 's/^/  /' "$root/programs.txt" >&2
  exit 2
fi
shift
if [ -e "$settings" ] && [ ! -r "$settings" ]; then
  echo "$settings can't be read: run this as homeline (runuser -u homeline -- homeline …)" >&2
  exit 1
fi
default() {
  [ -n "$(printenv "$1")" ] || grep -qs "^$1=." "$settings" || export "$1=$2"
}
default WEB_DIR "$root/pages/web"
default CONSOLE_DIR "$root/pages/console"
default ORGANISATIONS_DIR "$root/organisations"
node=node
[ ! -x "$root/bin/node" ] || node="$root/bin/node"
from_file=--env-file="$settings"
[ -e "$settings" ] || from_file=
# They save memory when idle: a quarter of the default space for new objects, and no second, larger compilation of the embedded database.
exec "$node" ${from_file:+"$from_file"} --max-semi-space-size=4 --liftoff-only "$program" "$@"
