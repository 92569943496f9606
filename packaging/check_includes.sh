#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Who may include what, where no link line says so: shared code doesn't know the rule systems, and the libraries of
# one folder look only down (docs/design.md). The compiler resolves the includes of all sources, and finds one #error
# instead of each header that they must not see. It compiles nothing, so this takes seconds and needs no build.
set -euo pipefail
cd "$(dirname "$0")/.."
above=build/includes
failed=0
files=$(git ls-files -- core ui app | grep -E '\.(h|cpp)$')

# The files of each rule system: a line for each.
declare -A systems=(
    ["Stack Management Mechanics"]='^core/rules/smm/|^core/document/battle/smm/|^core/text/(systems/)?smm_|^ui/battle/smm/|^ui/paint/sheets/square/'
    ["Multiplier combat"]='^core/rules/multiplier/|^core/document/battle/multiplier/|^core/text/(systems/)?multiplier_|^ui/battle/multiplier/|^ui/paint/sheets/multiplier/'
)
# Registries, with a line for each system.
exempt='^core/rules/systems/|^core/text/systems/|^core/document/battle/system_codecs\.|^ui/battle/battle_modes\.|^ui/paint/sheets/battle_printables\.'
# Converting a battle from one system into the other.
exempt+='|^core/document/battle/[a-z]+/conversion_to_'
# Computer players, what they say, and who plays for them in the window: a step of theirs is an action of one system.
exempt+='|^core/players/|^core/text/commander_text\.|^ui/battle/players/commander_controller\.'
# Games by post: the commands in a post are those of one system.
exempt+='|^core/post/|^core/document/post/|^core/text/post/|^ui/post/'

# look WHO SOURCES HEADERS: the files that match SOURCES include no header that matches HEADERS, unless they are exempt.
look() {
    local who=$1 sources=$2 headers=$3 file
    rm -rf "$above"
    sed -nE "s#/[^/]*\$##; s#^#$above/#p" <<<"$files" | sort -u | xargs mkdir -p
    while read -r file; do
        if [[ $file =~ $exempt ]]; then
            : >"$above/$file"
        elif [[ $file =~ $headers ]]; then
            echo "#error $who must not include this header" >"$above/$file"
        fi
    done <<<"$files"
    # One unit, which reads each header once. -MG: headers of Qt and the like needn't be there.
    grep -E "$sources" <<<"$files" | grep -vE "$headers|$exempt" | sed 's/.*/#include "&"/' |
        c++ -std=c++20 -M -MG -nostdinc -fno-diagnostics-show-caret -D 'QT_VERSION_CHECK(...)=0' -I "$above" -I . -o /dev/null -x c++ - ||
        failed=1
}

# order FOLDER LIBRARY...: libraries of a folder, each as a pattern of its files, the lowest first.
order() {
    local folder=$1 higher i
    local -a libraries=("${@:2}")
    for ((i = 0; i + 1 < ${#libraries[@]}; ++i)); do
        higher=$(printf "|^$folder%s" "${libraries[@]:i+1}")
        exempt='^$' look "$folder${libraries[i]}" "^$folder${libraries[i]}" "${higher#|}"
    done
}

# others SYSTEM: those of all systems but this one.
others() {
    local other patterns=
    for other in "${!systems[@]}"; do
        [[ $other == "$1" ]] || patterns+="|${systems[$other]}"
    done
    echo "${patterns#|}"
}
look "Shared code" '^(core|ui|app/window)/' "$(others "")"
for system in "${!systems[@]}"; do
    look "$system" "${systems[$system]}" "$(others "$system")"
done
order core/rules/battle/ '([^/]*$|play/play\.)' 'play/(missing|phases|sealed|victory)' '(apply|removals\.)'
order ui/battle/ state/ mode/ layer/ drag/ map/ film/ log/ forecast/ units/ stack/ editor/ players/ play/ lab/ smm/ multiplier/ page/
exit $failed
