// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_edits.h"

#include "core/document/battle/battle_document.h"

#include <algorithm>

namespace sf::ui {

namespace {

/// "Stabber 4" after "Stabber 1" if 2 and 3 are taken, so that copies have distinct names.
std::string freeName(const std::string& name, std::vector<std::string>& taken) {
    const auto lastOther = name.find_last_not_of("0123456789");
    const bool numbered = lastOther != std::string::npos && lastOther + 1 < name.size();
    const std::string stem = numbered ? name.substr(0, lastOther + 1) : name + ' ';
    for (int number = 2;; ++number) {
        std::string candidate = stem + std::to_string(number);
        if (std::find(taken.begin(), taken.end(), candidate) == taken.end()) {
            taken.push_back(candidate);
            return candidate;
        }
    }
}

} // namespace

battle::Unit freshUnit(const document::BattleDocument& document, const std::string& kind) {
    const auto& kinds = *document.battle().kinds;
    battle::Unit unit;
    unit.kind = kind.empty() && !kinds.empty() ? kinds.front().name : kind;
    if (unit.kind.empty()) {
        battle::Traits traits;
        traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = 1;
        unit.own = std::make_shared<const battle::Traits>(traits);
    }
    unit.id = document.freshUnitId();
    battle::resolve(unit, document.battle().kind(unit.kind));
    unit.hitsLeft = unit[battle::Number::Hits];
    return unit;
}

battle::AddUnits duplicates(const document::BattleDocument& document, const battle::Stack& stack,
                            const std::vector<battle::UnitId>& units) {
    std::vector<std::string> taken;
    for (const auto& unit : *stack.units)
        taken.push_back(unit.name);
    const auto ids = document.freshUnitIds(static_cast<int>(units.size()));
    battle::AddUnits action{stack.id, {}};
    for (std::size_t index = 0; index < units.size(); ++index) {
        battle::Unit copy = *stack.find(units[index]);
        copy.id = ids[index];
        if (!copy.name.empty())
            copy.name = freeName(copy.name, taken);
        action.units.push_back(std::move(copy));
    }
    return action;
}

EditedUnits editedUnits(const battle::Battle& battle, const battle::Stack& stack,
                        const std::vector<battle::UnitId>& units, const UnitField& field,
                        const QString& text) {
    std::vector<battle::Unit> changed;
    for (const auto& id : units) {
        const auto& unit = *stack.find(id);
        auto outcome = edited(unit, field, text, battle);
        if (const auto* problem = std::get_if<FieldProblem>(&outcome))
            return *problem;
        if (!(std::get<battle::Unit>(outcome) == unit))
            changed.push_back(std::get<battle::Unit>(std::move(outcome)));
    }
    return changed;
}

std::vector<battle::Unit> unitsWithoutOwn(const battle::Battle& battle, const battle::Stack& stack,
                                          const std::vector<battle::UnitId>& units, const UnitField& field) {
    std::vector<battle::Unit> changed;
    for (const auto& id : units)
        if (const auto& unit = *stack.find(id); !isInherited(field, unit))
            changed.push_back(withoutOwn(unit, field, battle));
    return changed;
}

} // namespace sf::ui
