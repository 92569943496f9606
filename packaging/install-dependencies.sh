#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the packages of packaging/dependencies.txt that are missing, and says so.
set -euo pipefail
list=$(dirname "$0")/dependencies.txt

if ! command -v dpkg-query >/dev/null; then
    echo "There is no dpkg, so this is not Debian. What packaging/dependencies.txt lists must be installed already."
    for tool in cmake ninja c++; do
        command -v "$tool" >/dev/null || { echo "$tool is missing. Please install it." >&2; exit 1; }
    done
    exit 0
fi

mapfile -t packages < <(sed -nE 's/^([a-z0-9][^ ]*).*/\1/p' "$list")
installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${packages[@]}" 2>/dev/null | sed -n 's/^installed //p') || true
missing=()
for package in "${packages[@]}"; do
    [[ $'\n'$installed$'\n' = *$'\n'$package$'\n'* ]] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo)
    if ! command -v sudo >/dev/null; then
        echo "Packages are missing, and only root can install them. As root, run:" >&2
        echo "  apt-get install --no-install-recommends ${missing[*]}" >&2
        exit 1
    fi
fi
command -v apt-get >/dev/null || { echo "Packages are missing, and there is no apt-get to install them: ${missing[*]}" >&2; exit 1; }

echo "Installing ${#missing[@]} packages with apt-get, which takes a few minutes: ${missing[*]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt_get() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o Acquire::Retries=3 "$@" \
        </dev/null >>"$log" 2>&1 && return
    cat "$log" >&2
    echo "apt-get $1 failed; the reason is above. Is this computer online? Packages that are missing: ${missing[*]}" >&2
    exit 1
}
apt_get update
apt_get install -y --no-install-recommends "${missing[@]}"
