#!/bin/sh
# Plays a whole game against bots with curl and a little sed; it always gives the first answer.
#
# BAUMEISTER_TOKEN=bm_… sh play.sh http://127.0.0.1:8000 [game] [level of the bots]
set -eu

api=$1/api/v1
game=${2:-kheops}
level=${3:-beginner}

# ask PATH [DATA]: get something, or post it; whoever is told to wait does so and tries again.
ask() {
  if [ $# -gt 1 ]; then set -- "$1" --data "$2"; fi
  path=$1
  shift
  curl --silent --show-error --fail-with-body --retry 5 --retry-connrefused \
    -H "Authorization: Bearer $BAUMEISTER_TOKEN" -H 'Content-Type: application/json' \
    "$@" "$api$path"
}

# field NAME: the first number or text of this name in what comes in.
field() {
  sed -n 's/.*"'"$1"'":"\{0,1\}\([^",}]*\).*/\1/p' | head -n 1
}

# Seats for the fewest players: me, and bots on all others.
seats='{"kind":"me"}'
fewest=$(ask "/games/$game" | field fewest)
while [ "$fewest" -gt 1 ]; do
  seats="$seats,{\"kind\":\"bot\",\"level\":\"$level\"}"
  fewest=$((fewest - 1))
done
table=$(ask /tables "{\"game\":\"$game\",\"seats\":[$seats]}" | field table)

# The table comes as one line whenever something has happened. What matters here stands before the
# events and the board: version, seat, legal, over.
folder=$(mktemp -d)
mkfifo "$folder/lines"
curl --silent --no-buffer -H "Authorization: Bearer $BAUMEISTER_TOKEN" \
  "$api/tables/$table/stream" > "$folder/lines" &
trap 'kill $!; rm -r "$folder"' EXIT
while read -r seen; do
  head=${seen%%,\"anew\":*}
  case $head in
    *'"over":true'*)
      printf 'points: %s\n' "$(printf '%s' "$head" | sed 's/.*"points":\(\[[^]]*\]\).*/\1/')"
      exit 0
      ;;
    *'"legal":[{'*)
      version=$(printf '%s' "$head" | field version)
      seat=$(printf '%s' "$head" | field seat)
      answer=$(printf '%s' "$head" | sed 's/.*"legal":\[{"answer":"\([^"]*\)".*/\1/')
      ask "/tables/$table/answer" \
        "{\"seat\":$seat,\"answer\":\"$answer\",\"version\":$version}" > /dev/null || :
      ;;
  esac
done < "$folder/lines"
echo 'The line broke; the table goes on when somebody comes.' >&2
exit 1
