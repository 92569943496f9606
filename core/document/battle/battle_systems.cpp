// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_systems.h"

#include "core/rules/multiplier/multiplier_system.h"
#include "core/rules/smm/fight/smm_system.h"
#include "core/rules/smm/square/house_rules.h"

#include <algorithm>
#include <array>
#include <span>

namespace sf::document {
namespace {

struct Entry {
    RuleSystem id;
    std::string_view key;
    const battle::System& (*system)();
    std::span<const smm::Option> (*options)();
};
constexpr std::array entries{
    Entry{RuleSystem::Smm, "smm", smm::system, smm::options},
    Entry{RuleSystem::Multiplier, "multiplier", multiplier::system,
          [] { return std::span<const smm::Option>(); }},
};

const Entry& entry(RuleSystem id) {
    const auto* found = std::ranges::find(entries, id, &Entry::id);
    return found == entries.end() ? entries.front() : *found;
}

const smm::Option* optionOf(const Entry& entry, std::string_view name) {
    const std::span<const smm::Option> options = entry.options();
    const auto found = std::ranges::find(options, name, &smm::Option::name);
    return found == options.end() ? nullptr : &*found;
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
    const battle::System& rules = system(battle.rules);
    return {*battle.map, stack.hex, rules.flies(stack), rules.moveOf(stack)};
}

const smm::Option* option(std::string_view name) {
    for (const Entry& entry : entries)
        if (const smm::Option* found = optionOf(entry, name))
            return found;
    return nullptr;
}

bool knowsOption(RuleSystem system, std::string_view option) {
    return optionOf(entry(system), option) != nullptr;
}

bool acceptsOption(std::string_view option, std::string_view value) {
    return std::ranges::all_of(entries, [&](const Entry& entry) {
        return optionOf(entry, option) == nullptr || !entry.system().mayRule(option, value);
    });
}

} // namespace sf::document
