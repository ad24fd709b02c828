#!/bin/sh
# The steps of the Dockerfile in a folder of their own, where there is no daemon: builds the wheels,
# installs them into an empty environment, starts the server as the image does and asks for its health.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
steps() { # the commands of a part of the Dockerfile, with our own paths
    sed -n "/^# steps: $1\$/,/^# steps: end\$/s/^RUN //p" "$here/deploy/Dockerfile" |
        sed "s#/wheels#$folder/wheels#g; s#^\(.*\)python -m pip#\1$folder/venv/bin/python -m pip#"
}
"${PYTHON:-python3}" -m venv "$folder/venv"
cd "$here"
sh -euxc "$(steps build)"
cd "$folder"
sh -euxc "$(steps install)"
CHEESEBOARD_PORT=${PORT:-8765} CHEESEBOARD_DATABASE="$folder/tables.sqlite3" \
    "$folder/venv/bin/cheeseboard" serve --no-browser &
server=$!
trap 'kill $server 2>/dev/null || true; rm -rf "$folder"' EXIT
for _ in $(seq 60); do
    sleep 1
    if "$folder/venv/bin/python" -c "import urllib.request as r; r.urlopen('http://127.0.0.1:${PORT:-8765}/readyz', timeout=2)" 2>/dev/null; then
        "$folder/venv/bin/cheeseboard" doctor | head -5
        kill -TERM $server && wait $server || true
        echo "The image's steps work."
        exit 0
    fi
done
echo "The server did not become ready." >&2
exit 1
