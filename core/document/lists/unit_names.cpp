// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/unit_names.h"

#include "core/document/battle/battle_document.h"

#include <QCoreApplication>

#include <unordered_map>

namespace sf::document {

std::unordered_set<std::string> unitNames(const battle::Stack& stack) {
    std::unordered_set<std::string> names;
    for (const auto& unit : *stack.units)
        names.insert(unit.name);
    return names;
}

namespace {

/// The first number from this one on that makes a name of its own with the stem, which is taken then.
int takeNumber(const std::string& stem, int number, std::unordered_set<std::string>& taken) {
    while (!taken.insert(stem + std::to_string(number)).second)
        ++number;
    return number;
}

/// "Stabber " of "Stabber 4" and of "Stabber".
std::string stemOfName(const std::string& name) {
    const auto lastOther = name.find_last_not_of("0123456789");
    const bool isNumbered = lastOther != std::string::npos && lastOther + 1 < name.size();
    return isNumbered ? name.substr(0, lastOther + 1) : name + ' ';
}

} // namespace

std::string freeName(const std::string& stem, int number, std::unordered_set<std::string>& taken) {
    return stem + std::to_string(takeNumber(stem, number, taken));
}

std::string nameLike(const std::string& name, std::unordered_set<std::string>& taken) {
    return freeName(stemOfName(name), 2, taken);
}

battle::AddUnits addition(const BattleDocument& document, const battle::Stack& stack,
                          std::vector<battle::Unit> units) {
    std::unordered_set<std::string> taken = unitNames(stack);
    const std::vector<battle::UnitId> ids = document.freshUnitIds(static_cast<int>(units.size()));
    std::unordered_map<std::string, int> numbers; // the last taken, so that none is tried again for each unit
    for (std::size_t i = 0; i < units.size(); ++i) {
        units[i].id = ids[i];
        if (units[i].name.empty() || taken.insert(units[i].name).second)
            continue;
        const std::string stem = stemOfName(units[i].name);
        int& number = numbers.try_emplace(stem, 1).first->second;
        number = takeNumber(stem, number + 1, taken);
        units[i].name = stem + std::to_string(number);
    }
    return {stack.id, std::move(units)};
}

QStringList singularsOf(const QString& word) {
    //: Endings of plurals, each with that of a singular it may stand for: “Stabbers” is a kind “Stabber”.
    const QString endings = QCoreApplication::translate("sf::document", "ies=y es= s= men=man ves=f ves=fe");
    QStringList result{word};
    for (const QString& each : endings.split(u' ')) {
        const QString plural = each.section(u'=', 0, 0);
        if (!plural.isEmpty() && word.endsWith(plural))
            result << word.chopped(plural.size()) + each.section(u'=', 1);
    }
    return result;
}

} // namespace sf::document
