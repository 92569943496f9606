// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

#include <QStringList>

#include <variant>

/// Units as people type them: "12 Stabbers, 1 Warlord".
namespace sf::ui {

struct UnitCount {
    int count = 0;
    std::string kind;
    bool operator==(const UnitCount&) const = default;
};
/// So many units can be asked for in one line.
inline constexpr int mostUnitsTyped = 1000;

/// What the line means by the battle's unit kinds, in the order typed; or one sentence that says what it does
/// not understand. Singular and plural, upper and lower case are the same; a number left out is 1.
std::variant<std::vector<UnitCount>, QString> readUnits(const QString& line, const battle::Battle& battle);
/// How kinds may be typed after a number: "Stabbers", "Warlord" ...
QStringList kindNames(const battle::Battle& battle);
/// New whole units of the battle's kinds, with fresh ids and names such as "Stabber 3", numbered on from
/// those of the stack.
std::vector<battle::Unit> makeUnits(const std::vector<UnitCount>& counts,
                                    const document::BattleDocument& document, const battle::Stack* stack);

} // namespace sf::ui
