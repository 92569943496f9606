// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/multiplier/conversion_to_turns.h"

#include "core/rules/smm/square/specials.h"

#include <algorithm>

namespace sf::document {
namespace {

using battle::Flag;
using Note = ConversionNote;

/// Warlords command (MUL-4), and units with a shooting special are ranged (MUL-10).
void adaptToTurns(battle::Traits& traits) {
    if (traits[Flag::Warlord] && !traits[Flag::Commander])
        traits[Flag::Commander] = traits[Flag::Warlord];
    if (traits.specials && !traits[Flag::Ranged] &&
        std::ranges::count(*traits.specials, smm::rangedSpecial.word) > 0)
        traits[Flag::Ranged] = true;
}

std::vector<Note> notesOnMoveToTurns(const battle::Profile& before) {
    std::vector<Note> result;
    if (before[Flag::Warlord] && !before[Flag::Commander] && !before[Flag::ChiefWarlord])
        result.push_back(Note::WarlordsCommand);
    if (before.hasSpecial(smm::rangedSpecial.word) && !before[Flag::Ranged])
        result.push_back(Note::RangedFlag);
    return result;
}

} // namespace

const UnitConversion& conversionToTurns() {
    static constexpr UnitConversion conversion{RuleSystem::Multiplier, adaptToTurns, notesOnMoveToTurns};
    return conversion;
}

} // namespace sf::document
