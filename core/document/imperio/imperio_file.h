// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_document.h"
#include "core/document/io/load_error.h"

/// Games of Imperio Bellum as files and journal lines. Beyond what formats.md fixes, a game that is still
/// being set up has the member `setup` instead of a record that has come to "play": {"stage":
/// "defenderDeploys" | "attackerDeploys" | "defenderAlters", "names": [attacker, defender], "roles": "...",
/// "rules": "...", "attacker" and "defender": {"rows": [two lines], "reserve": [knights, archers, pikemen,
/// footsoldiers]}, "alterations": [[what, square, other square, kind, new kind]]} with what 0 move or swap, 1
/// add, 2 remove, 3 replace, 4 to 6 the same in reserve; squares 0 to 80 in reading order, 81 for none; kinds
/// 0 knight, archer, pikeman, footsoldier, base, 5 headquarters.
namespace sf::document {

QByteArray imperioJson(const ImperioDocument::Contents& contents, const Journal& journal);

struct LoadedGame {
    ImperioDocument::Contents contents;
    Journal journal;
};
/// Loads the game from a document's bytes. Its record is replayed, so only legal games load.
std::variant<LoadedGame, LoadError> loadImperio(std::string_view bytes);
/// Returns whether the bytes look like a text record rather than JSON.
bool isRecord(const QByteArray& bytes);
/// Creates a document from a text record. It has no title or seed.
std::variant<std::unique_ptr<Document>, LoadError> loadRecord(const QByteArray& bytes);

/// {"clock": {...}}, for recovery.
QByteArray clockNote(const GameClock& clock);

// Journal lines: {"n":1,"do":"setup","game":{...}}, {"n":2,"do":"play","line":"1a R2C4-R3C4"},
// {"n":3,"do":"comment","after":1,"text":"..."}, {"n":4,"do":"branch","after":1,"text":"#> branch: ..."},
// {"n":5,"do":"branch","number":0,"text":"..."}, {"n":6,"undo":5}; see gameLines().

} // namespace sf::document
