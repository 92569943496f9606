// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

class QString;

namespace sf::text {

/// Appends the number of the rule, and of a second one, before a final full stop: "Nothing would change
/// (SMM-19)." Without a rule the text stays as it is.
QString withRule(const QString& text, Rule rule, Rule also = {});

} // namespace sf::text
