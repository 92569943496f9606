// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

class QString;

namespace sf::text {

/// The text with the number of its rule, which stands before a full stop: "Nothing would change (SMM-19)."
/// Without a rule it stays as it is.
QString withRule(const QString& text, Rule rule);

} // namespace sf::text
