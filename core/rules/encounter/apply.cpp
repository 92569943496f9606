// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/apply.h"

#include "core/rules/encounter/editor.h"

#include <iterator>

namespace sf::encounter {

const char* key(What what) {
    constexpr const char* words[] = {"damageRolled",     "magicResisted", "armorRolled",
                                     "noArmor",          "hpLost",        "statusRolled",
                                     "statusGained",     "died",          "dropRolled",
                                     "dropped",          "killGained",    "xpGained",
                                     "answerNotAllowed", "answers",       "encounterBegan",
                                     "encounterEnded",   "turnedMelee",   "turnedRanged",
                                     "hoursPassed",      "dayBegan",      "postOpened",
                                     "postInactive",     "levelChanged",  "wielded",
                                     "putAway",          "putOn",         "tookOff",
                                     "tookItem",         "droppedItem",   "monsterDrawn",
                                     "monsterAdded",     "edited",        "added",
                                     "removed"};
    static_assert(std::size(words) == static_cast<std::size_t>(What::Removed) + 1);
    return words[static_cast<std::size_t>(what)];
}

Outcome apply(const Dungeon& dungeon, const Action& action, dice::Source& source) {
    Editor editor(dungeon);
    if (auto refused =
            std::visit([&](const auto& particular) { return carryOut(editor, particular, source); }, action))
        return *refused;
    return editor.finish();
}

void edit(Dungeon& dungeon, const Action& action) {
    dice::Script none({});
    const Outcome outcome = apply(dungeon, action, none);
    if (const auto* applied = std::get_if<Applied>(&outcome))
        carryOut(dungeon, applied->changes);
}

std::optional<Refusal> check(const Dungeon& dungeon, const Action& action) {
    dice::Script lowest({});
    const Outcome outcome = apply(dungeon, action, lowest);
    const auto* refusal = std::get_if<Refusal>(&outcome);
    return refusal ? std::optional(*refusal) : std::nullopt;
}

bool throwsDice(const Action& action) {
    return std::holds_alternative<Attack>(action) || std::holds_alternative<DrawMonster>(action);
}

} // namespace sf::encounter
