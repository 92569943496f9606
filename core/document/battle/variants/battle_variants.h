// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/load_error.h"
#include "core/rules/battle/battle.h"

#include <QByteArray>
#include <QStringList>

#include <variant>
#include <vector>

/// Variants of a battle document for the lab: the same file with some values replaced, read by the document's
/// own reader, so that every rule and limit of the file format applies.
namespace sf::document {

/// A value at a place of the document. The place is written as in error messages, an entry of a list by its
/// index or id: "unitKinds.Stabber.attack", "stacks[r1].posture", "houseRules.attackDie". "count" of a stack
/// is the number of its units; more of them are like the last one.
struct Setting {
    QString place;
    QString value;
};

/// Returns the battle with these settings, without its journal. An error names the place, also one that names
/// nothing a battle has.
std::variant<battle::Battle, LoadError> variantOf(const QByteArray& document,
                                                  const std::vector<Setting>& settings);

/// What one place is varied over.
struct Variation {
    QString place;
    QStringList values;
};
inline constexpr qint64 mostVariants = 10'000;

/// Reads "PLACE=1..10", "PLACE=1..10:3" or "PLACE=a,b,c". Returns what is wrong with it: a range that is
/// empty, backwards or too long.
std::variant<Variation, QString> readVariation(const QString& text);
/// Every combination of the values, the last variation's changing fastest; nothing if there are more than
/// mostVariants.
std::optional<std::vector<std::vector<Setting>>> gridOf(const std::vector<Variation>& variations);

} // namespace sf::document
