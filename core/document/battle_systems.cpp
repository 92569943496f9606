// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle_systems.h"

#include "core/rules/multiplier/multiplier_system.h"
#include "core/rules/smm/house_rules.h"
#include "core/rules/smm/smm_system.h"

#include <algorithm>
#include <array>

namespace sf::document {
namespace {

struct Entry {
    RuleSystem id;
    std::string_view key;
    const battle::System& (*system)();
    bool (*knows)(std::string_view option);
};
constexpr std::array entries{
    Entry{RuleSystem::Smm, "smm", smm::system, smm::isKnown},
    Entry{RuleSystem::Multiplier, "multiplier", multiplier::system, [](std::string_view) { return false; }},
};

const Entry& entry(RuleSystem id) {
    const auto* found = std::ranges::find(entries, id, &Entry::id);
    return found == entries.end() ? entries.front() : *found;
}

} // namespace

std::string_view systemKey(RuleSystem system) {
    return entry(system).key;
}

std::optional<RuleSystem> systemFromKey(std::string_view word) {
    const auto* found = std::ranges::find(entries, word, &Entry::key);
    return found == entries.end() ? std::nullopt : std::optional(found->id);
}

const battle::System& system(RuleSystem system) {
    return entry(system).system();
}

battle::Reach reachOf(const battle::Battle& battle, const battle::Stack& stack) {
    return {*battle.map, stack.hex, battle::fliesAsOne(stack), system(battle.rules).moveOf(stack)};
}

bool knowsOption(RuleSystem system, std::string_view option) {
    return entry(system).knows(option);
}

bool acceptsOption(RuleSystem system, std::string_view option, std::string_view value) {
    const Entry& found = entry(system);
    return !found.knows(option) || !found.system().mayRule(option, value);
}

} // namespace sf::document
