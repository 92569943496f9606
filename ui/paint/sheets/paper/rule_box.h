// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QRectF>
#include <QString>

#include <vector>

/// Headings and reminder boxes that name rules on paper.
namespace sf::paint {

class Paper;

/// A part's heading with its rules at the right. Returns the area below it.
QRectF paintPartHead(Paper& paper, const QRectF& area, const QString& title, const QString& rules);

/// A reminder of a rule.
struct RuleLine {
    Rule rule;
    QString text;
};
using RuleLines = std::vector<RuleLine>;
/// `count` of them from `first`.
RuleLines rulesPart(const RuleLines& lines, int first, int count);

/// The box with the reminders in one or two columns; texts that are too long go on in a second line.
double rulesHeight(const RuleLines& lines, double width, int columns);
void paintRules(Paper& paper, const QRectF& area, const QString& title, const RuleLines& lines, int columns);

} // namespace sf::paint
