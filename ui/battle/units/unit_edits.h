// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "ui/battle/units/unit_field.h"

namespace sf::document {
class BattleDocument;
}

/// The commands of the unit table as units and actions; nothing is changed yet.
namespace sf::ui {

/// A whole unit of the kind; of no kind, with one hit, when the document has none.
battle::Unit freshUnit(const document::BattleDocument& document, const std::string& kind);

/// Copies of these units for the same stack, each with an id and, if it has a name, a name of its own.
battle::AddUnits duplicates(const document::BattleDocument& document, const battle::Stack& stack,
                            const std::vector<battle::UnitId>& units);

/// Those of the units that the value changes, as changed; or why it cannot be read.
using EditedUnits = std::variant<std::vector<battle::Unit>, FieldProblem>;
EditedUnits editedUnits(const battle::Battle& battle, const battle::Stack& stack,
                        const std::vector<battle::UnitId>& units, const UnitField& field,
                        const QString& text);

/// Those of the units that say something of their own in the field, without it.
std::vector<battle::Unit> unitsWithoutOwn(const battle::Battle& battle, const battle::Stack& stack,
                                          const std::vector<battle::UnitId>& units, const UnitField& field);

} // namespace sf::ui
