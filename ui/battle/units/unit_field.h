// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QString>
#include <QVariant>
#include <variant>
#include <vector>

/// The keys of a unit (SMM-1, MUL-1) as columns and form fields: how each is called, shown, read and changed.
namespace sf::ui {

struct UnitField {
    enum class What : std::uint8_t { Letter, Name, HitsLeft, Number, Kind, Flag, Specials };

    What what = What::Letter;
    battle::Number number = battle::Number::Attack; ///< for What::Number
    battle::Flag flag = battle::Flag::Warlord;      ///< for What::Flag
    bool operator==(const UnitField&) const = default;
};

/// All fields, those of the usual columns first.
const std::vector<UnitField>& unitFields();
/// Whether the field is a column before anybody chose columns.
bool isUsual(const UnitField& field);
/// "attackPower", "name" ...: what settings remember of the field.
QString fieldKey(const UnitField& field);
/// "AP" for a column, "Attack power" for a form, menu or screen reader.
QString heading(const UnitField& field);
QString fullName(const UnitField& field);

/// What a cell shows; flags are empty, a letter is the caller's.
QString shownValue(const UnitField& field, const battle::Unit& unit);
/// What an editor of the cell begins with: names, kinds and specials as they are saved.
QString typedValue(const UnitField& field, const battle::Unit& unit);
/// Whether the unit says nothing of its own about the field, so that its kind or SMM-1 does.
bool isInherited(const UnitField& field, const battle::Unit& unit);
/// Where the value comes from: "its own", "from the kind Stabber", "not given, so as attack (SMM-1)".
QString origin(const UnitField& field, const battle::Unit& unit, const battle::Battle& battle);

/// The unit with the field as typed, or why it cannot be read. Numbers also take "3/4" for hits left. What
/// has a range is checked by the rules when the edit is performed.
using Edited = std::variant<battle::Unit, QString>;
Edited edited(const battle::Unit& unit, const UnitField& field, const QVariant& value,
              const battle::Battle& battle);
/// The unit without a value of its own in the field.
battle::Unit withoutOwn(const battle::Unit& unit, const UnitField& field, const battle::Battle& battle);

/// "swift, ranged 3" to its names, trimmed, without empty ones and repetitions.
std::vector<std::string> specialsFrom(const QString& text);
QString specialsText(const std::vector<std::string>& specials);

} // namespace sf::ui
