// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QByteArray>
#include <QString>

#include <set>

namespace sf::document {

/// Text as HTML, also for the value of an attribute() or between double quotes: names are never markup.
/// UTF-8.
QByteArray html(const QString& text);
/// A space and a link to the rule in the glossary, for which it adds the rule to `rules`; nothing if there is
/// no rule.
QByteArray ruleLink(Rule rule, std::set<Rule>& rules);
/// ` name="value"`; the quotes are left out where HTML needs none. `value` is HTML already.
QByteArray attribute(const char* name, const QByteArray& value);

} // namespace sf::document
