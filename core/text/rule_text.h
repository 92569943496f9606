// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

class QString;

namespace sf::text {

/// Appends the rule number, before a final full stop: "Nothing would change (SMM-19)." Without a rule the
/// text stays as it is.
QString withRule(const QString& text, Rule rule);

} // namespace sf::text
