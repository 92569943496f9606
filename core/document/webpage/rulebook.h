// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QString>

namespace sf::document {

/// A page of the help, in the user's language if there is a translation; empty if there is no such page.
QString helpPage(const QString& name);
/// The name of the page whose heading begins with the rule's number; empty if there is none.
QString helpPageOf(Rule rule);
/// What the rulebook says about the rule, heading included, as plain text; empty if it says nothing.
QString ruleText(Rule rule);

} // namespace sf::document
