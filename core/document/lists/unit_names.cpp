// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/unit_names.h"

#include "core/document/battle/battle_document.h"

namespace sf::document {

std::unordered_set<std::string> unitNames(const battle::Stack& stack) {
    std::unordered_set<std::string> names;
    for (const auto& unit : *stack.units)
        names.insert(unit.name);
    return names;
}

std::string freeName(const std::string& stem, int number, std::unordered_set<std::string>& taken) {
    for (;; ++number)
        if (const auto [name, isNew] = taken.insert(stem + std::to_string(number)); isNew)
            return *name;
}

std::string nameLike(const std::string& name, std::unordered_set<std::string>& taken) {
    const auto lastOther = name.find_last_not_of("0123456789");
    const bool isNumbered = lastOther != std::string::npos && lastOther + 1 < name.size();
    return freeName(isNumbered ? name.substr(0, lastOther + 1) : name + ' ', 2, taken);
}

battle::AddUnits addition(const BattleDocument& document, const battle::Stack& stack,
                          std::vector<battle::Unit> units) {
    std::unordered_set<std::string> taken = unitNames(stack);
    const std::vector<battle::UnitId> ids = document.freshUnitIds(static_cast<int>(units.size()));
    for (std::size_t i = 0; i < units.size(); ++i) {
        units[i].id = ids[i];
        if (!units[i].name.empty() && !taken.insert(units[i].name).second)
            units[i].name = nameLike(units[i].name, taken);
    }
    return {stack.id, std::move(units)};
}

} // namespace sf::document
