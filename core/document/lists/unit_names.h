// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"

#include <QStringList>

#include <unordered_set>

/// Names for new units of a stack that already has units of such names, and of kinds.
namespace sf::document {

class BattleDocument;

/// The names of the stack's units.
std::unordered_set<std::string> unitNames(const battle::Stack& stack);
/// The stem with the first number from this one on that makes a name of its own, which is taken then.
std::string freeName(const std::string& stem, int number, std::unordered_set<std::string>& taken);
/// Such a name that isn't taken yet: "Stabber 4" for "Stabber 1" if 2 and 3 are taken. It is taken then.
std::string nameLike(const std::string& name, std::unordered_set<std::string>& taken);
/// Adds the units with ids and, as far as they have any, names of their own.
battle::AddUnits addition(const BattleDocument& document, const battle::Stack& stack,
                          std::vector<battle::Unit> units);
/// The word and the singulars that it may be the plural of, in the program's language: “stabbers” is also
/// “stabber”. In lower case.
QStringList singularsOf(const QString& word);

} // namespace sf::document
