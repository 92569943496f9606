#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# window-figures.sh [PRESET]: counts over all pages, docks and dialogs what trips people who use them; every figure should
# be 0. The tests that count are a part of test.sh; this says each figure by itself. Takes about two minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."
preset=${1:-dev}
export QT_QPA_PLATFORM=offscreen ASAN_OPTIONS=detect_leaks=0
cmake --preset "$preset" >/dev/null
cmake --build --preset "$preset" --target test_app test_ui_battle >/dev/null
failed=0

# figure WORDS PATTERN PROGRAM CLASS FUNCTIONS...: how many lines with the pattern the functions print, each once, and how
# often they tried.
figure() {
    local words=$1 pattern=$2 output count pages
    shift 2
    output=$("build/$preset/tests/$1" "${@:2}" 2>&1 || true)
    count=$({ grep -E "$pattern" <<<"$output" || true; } | sed -E 's/^.*(QWARN|FAIL!) *: [^)]*\) *//' | sort -u | wc -l)
    pages=$(grep -cE '^(PASS|FAIL!)' <<<"$output" || true)
    pages=$((pages > 2 ? pages - 2 : 0)) # without those for setting up and clearing away
    [ "$count" -eq 0 ] && grep -q '^Totals: .* 0 failed' <<<"$output" || failed=1
    printf '%-66s %3d in %2d tries\n' "$words" "$count" "$pages"
}

figure "Lists and boxes that the wheel changes" 'changed by the wheel' test_app TestPseudoLanguage pages
figure "Fields whose text a command loses" '^FAIL!' test_app TestPageCommands nothingTypedIsLost aRefusedTextKeepsTheWindow
figure "Letters that stand for two things" ' twice: ' test_app TestWindowLayout noTwoLettersAreTheSame
figure "Buttons after which the board doesn't have the keys" 'leaves the keys' test_app TestPageCommands theBoardKeepsTheKeys
figure "Widgets wider than the screen, 1024 x 700 and 1280 x 800 at 150 %" ' of [0-9]+ pixels|needs [0-9]+ x' \
    test_app TestWindowLayout everythingFitsTheScreen
figure "Postures and rotations that take more than one click in play" '^FAIL!' \
    test_ui_battle TestPlayWindow rotationsAndPosturesAreOrdered_BAT4
figure "More than one click back to the start page" '^FAIL!' test_app TestMainWindowDocuments theStartPageIsOneClickAway
exit $failed
