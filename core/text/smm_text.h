// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/stats.h"
#include "core/rules/smm/square/value.h"

#include <QString>

/// Translated texts for the codes of Stack Management Mechanics.
namespace sf::text {

QString stat(smm::Stat stat);                                    ///< "AP", "DP", "Dmg", "DR", "Init", "Move"
QString statInFull(smm::Stat stat);                              ///< "Attack power" ...
QString term(const smm::Term& term, const battle::Stack& stack); ///< "average of 9 others, rounded up"
QString valueStep(smm::ValueStep step);                          ///< "higher upkeep"

} // namespace sf::text
