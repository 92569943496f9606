// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/systems/battle_systems.h"

#include "core/rules/multiplier/multiplier_system.h"
#include "core/rules/smm/fight/smm_system.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace sf::battle {

std::span<const System* const> systems() {
    // A line for each system.
    static const std::array table{
        &smm::system(),
        &multiplier::system(),
    };
    return table;
}

const System& systemOf(RuleSystem id) {
    const auto found = std::ranges::find(systems(), id, &System::id);
    return found == systems().end() ? *systems().front() : **found;
}

const System* systemOf(std::string_view key) {
    const auto found = std::ranges::find(systems(), key, &System::key);
    return found == systems().end() ? nullptr : *found;
}

const Option* findOption(std::string_view name) {
    for (const System* system : systems())
        if (const Option* found = findOption(*system, name))
            return found;
    return nullptr;
}

const Special* findSpecial(std::string_view written) {
    for (const System* system : systems())
        if (const Special* found = find(system->specials(), written))
            return found;
    return nullptr;
}

EventKind findEvent(std::string_view word) {
    const auto found = [&](std::span<const EventType* const> kinds) {
        const auto place = std::ranges::find(kinds, word, &EventType::word);
        return place == kinds.end() ? nullptr : *place;
    };
    const EventType* kind = found(events::all);
    for (const System* system : systems())
        kind = kind ? kind : found(system->events());
    return kind ? EventKind(*kind) : events::unknown;
}

std::vector<std::string> unknownSpecials(const Battle& battle) {
    std::vector<std::string> unknown;
    std::unordered_set<std::string_view> seen;
    const auto collect = [&](const std::vector<std::string>& specials) {
        for (const std::string& special : specials)
            if (seen.insert(special).second && !findSpecial(special))
                unknown.push_back(special);
    };
    for (const UnitKind& kind : *battle.kinds)
        if (kind.traits.specials)
            collect(*kind.traits.specials);
    for (const StackPointer& stack : battle.stacks)
        for (const Unit& unit : *stack->units)
            if (unit.own && unit.own->specials)
                collect(*unit.own->specials);
    return unknown;
}

} // namespace sf::battle
