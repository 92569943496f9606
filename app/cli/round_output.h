// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/round.h"

#include <QByteArray>

/// What `round` answers about a battle round, for scripts and for people.
namespace sf::cli {

/// `document` is the state after the round as its file holds it.
QByteArray roundAsJson(const std::vector<smm::Event>& events, const QByteArray& document);
/// A line an event, with its dice and rule.
QByteArray roundAsText(const std::vector<smm::Event>& events, const battle::Battle& battle);

} // namespace sf::cli
