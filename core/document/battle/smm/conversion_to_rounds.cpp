// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/conversion_to_rounds.h"

#include "core/rules/smm/square/specials.h"

#include <algorithm>

namespace sf::document {
namespace {

using battle::Flag;
using Note = ConversionNote;

/// Commanders lead (SMM-13), and ranged units get a shooting special (SMM-28).
void adaptToRounds(battle::Traits& traits) {
    const bool commands =
        traits[Flag::Commander].value_or(false) || traits[Flag::ChiefWarlord].value_or(false);
    if (commands && !traits[Flag::Warlord])
        traits[Flag::Warlord] = true;
    if (traits[Flag::Ranged].value_or(false)) {
        std::vector<std::string> specials = traits.specials.value_or(std::vector<std::string>{});
        if (std::ranges::count(specials, smm::rangedSpecial.word) == 0)
            specials.emplace_back(smm::rangedSpecial.word);
        traits.specials = std::move(specials);
    }
}

std::vector<Note> notesOnMoveToRounds(const battle::Profile& before) {
    std::vector<Note> result;
    const bool commands = before[Flag::Commander] || before[Flag::ChiefWarlord];
    if (commands && !before[Flag::Warlord])
        result.push_back(Note::CommandersLead);
    if (before[Flag::Ranged] && !before.hasSpecial(smm::rangedSpecial.word))
        result.push_back(Note::RangedSpecial);
    if (before[Flag::Mounted])
        result.push_back(Note::Mounts);
    if (before[Flag::Scout])
        result.push_back(Note::Scouts);
    return result;
}

} // namespace

const UnitConversion& conversionToRounds() {
    static constexpr UnitConversion conversion{RuleSystem::Smm, adaptToRounds, notesOnMoveToRounds};
    return conversion;
}

} // namespace sf::document
