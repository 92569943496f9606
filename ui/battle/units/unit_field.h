// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/fields/field.h"

#include <variant>
#include <vector>

/// The keys of a unit (SMM-1, MUL-1) as columns and form fields: how each is named, shown, read and changed.
namespace sf::ui {

/// A field of a unit; its title is "AP" where its name is "Attack power".
struct UnitField : Field<battle::Unit, battle::Battle> {
    QString name;         ///< for a form, menu or screen reader
    bool isFlag = false;  ///< yes or no, which a table shows as a tick
    QString missing = {}; ///< where the value comes from if neither the unit nor its kind gives it
    /// Whether traits give the value, and traits without it; null where a kind cannot give it.
    std::function<bool(const battle::Traits& traits)> isGiven = {};
    std::function<void(battle::Traits& traits)> remove = {};
};

/// The first fields, which a table shows in ways of their own. The table knows a unit's place in the order of
/// Value or in the stacking order.
enum UnitColumn { LetterColumn, NameColumn, HitsLeftColumn };

/// All fields, those of the usual columns first.
const std::vector<UnitField>& unitFields();
/// The keys of the columns that a table shows before anybody chose columns.
QStringList usualUnitColumns();
const UnitField& unitField(std::string_view key);
const UnitField& unitField(battle::Number number);
const UnitField& unitField(battle::Flag flag);
QString fieldKey(const UnitField& field);

/// Whether the unit says nothing of its own about the field, so that its kind or SMM-1 does.
bool isInherited(const UnitField& field, const battle::Unit& unit);
/// Where the value comes from: "its own", "from the kind Stabber", "not given, so the same as Attack
/// (SMM-1)".
QString origin(const UnitField& field, const battle::Unit& unit, const battle::Battle& battle);

/// The unit with the field as typed, or why it cannot be read. Numbers also take "3/4" for hits left. What
/// has a range is checked by the rules when the edit is performed.
using Edited = std::variant<battle::Unit, text::Caption>;
Edited edited(const battle::Unit& unit, const UnitField& field, const QString& text,
              const battle::Battle& battle);
/// The unit without a value of its own in the field.
battle::Unit withoutOwn(const battle::Unit& unit, const UnitField& field, const battle::Battle& battle);
/// Reads a number of traits as typed in a form, where empty means that it isn't given. Returns the problem.
std::optional<QString> readTrait(battle::Number number, const QString& text, battle::Traits& traits);

QString yesOrNo(bool yes);

} // namespace sf::ui
