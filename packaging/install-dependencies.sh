#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the packages of packaging/dependencies.txt that are missing, and says so.
set -euo pipefail
list=$(dirname "$0")/dependencies.txt

missing=()
while read -r package _; do
    case $package in '' | \#*) continue ;; esac
    status=$(dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | head -n 1) || true
    [ "$status" = installed ] || missing+=("$package")
done <"$list"

if [ ${#missing[@]} -eq 0 ]; then
    echo "All packages of packaging/dependencies.txt are installed."
    exit 0
fi

echo "Installing with apt-get: ${missing[*]}"
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt_get() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o Acquire::Retries=3 "$@" \
        </dev/null >>"$log" 2>&1 || { cat "$log" >&2; echo "apt-get $1 failed." >&2; exit 1; }
}
apt_get update
apt_get install -y --no-install-recommends "${missing[@]}"
