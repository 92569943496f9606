// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/event.h"

#include <array>

namespace sf::battle {

std::string_view key(EventKind kind) {
    constexpr std::array<std::string_view, 48> keys{
        "conflictForms", "conflictsMerge",  "joins",        "reforms",        "rotates",
        "hits",          "misses",          "warlordJoins", "warlordStays",   "damage",
        "croaks",        "forfeits",        "cannotAct",    "holds",          "flees",
        "fleeFails",     "cannotDisengage", "disengages",   "moves",          "conflictEnds",
        "unitChanges",   "attacks",         "aims",         "strikes",        "leaves",
        "wipesOut",      "turnBegins",      "roundBegins",  "conflictFights", "othersAct",
        "takesPosture",  "namesEdge",       "waits",        "keepsOrder",     "dropsOrder",
        "inReach",       "leavesMap",       "arrives",      "sideWins",       "playDrawn",
        "concedes",      "playBegins",      "playStops",    "refereeMode",    "refereeEdits",
        "saysReady",     "merges",          "splits"};
    static_assert(keys.size() == static_cast<std::size_t>(lastSharedEvent) + 1);
    return keys[static_cast<std::size_t>(kind)];
}

} // namespace sf::battle
