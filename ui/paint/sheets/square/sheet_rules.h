// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/square.h"
#include "core/rules/smm/square/stats.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace sf::paint {

class Paper;

/// A stack as a sheet shows it.
struct SheetStack {
    const battle::Battle& battle;
    const battle::Stack& stack;
    smm::Square square;
    std::optional<smm::StackStats> stats; ///< none when nobody lives

    SheetStack(const battle::Battle& itsBattle, const battle::Stack& itsStack);
};

/// A reminder of a rule with the figures of this stack.
struct RuleLine {
    Rule rule;
    QString text;
};
using RuleLines = std::vector<RuleLine>;
RuleLines rulesFor(const SheetStack& sheet);

/// The box with the reminders in one or two columns; texts that are too long go on in a second line.
double rulesHeight(const RuleLines& lines, double width, int columns);
void paintRules(Paper& paper, const QRectF& area, const QString& title, const RuleLines& lines, int columns);

} // namespace sf::paint
