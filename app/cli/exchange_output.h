// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/exchange.h"

#include <QByteArray>

/// What `exchange` answers about an attack, for scripts and for people.
namespace sf::cli {

QByteArray exchangeAsJson(const smm::Exchange& exchange, const battle::Stack& attacker);
QByteArray exchangeAsText(const smm::Exchange& exchange, const battle::Stack& attacker);

} // namespace sf::cli
