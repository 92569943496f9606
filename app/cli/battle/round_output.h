// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/event.h"

#include <QByteArray>

/// Output of `round`, the result of a battle round, as JSON and text.
namespace sf::cli {

/// `document` is the state after the round, in file format; `commanders` what computer players decided.
QByteArray roundAsJson(const std::vector<battle::Event>& events, const QByteArray& document,
                       const QByteArray& commanders = "[]");
/// One line per event, with its dice and rule.
QByteArray roundAsText(const std::vector<battle::Event>& events, const battle::Battle& battle);

} // namespace sf::cli
