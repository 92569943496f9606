// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/removals.h"

#include <QStringList>

namespace sf::text {

/// A victory condition as people read it: "Reds wins when ...".
QString victoryCondition(const battle::Battle& battle, const battle::VictoryCondition& condition);
/// The text of an undo step that removes more than it names, with a line end: the history shows what stands
/// before it, the Edit menu what follows.
QString stepText(const QString& action, const QStringList& removals);
/// One sentence for each removal from this battle, with its rule. Of very many, only the first ones and how
/// many more there are.
QStringList removals(const std::vector<battle::Removal>& removals, const battle::Battle& battle);

} // namespace sf::text
