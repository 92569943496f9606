// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/exchange.h"

#include <QByteArray>

/// Output of `exchange`, the result of an attack, as JSON and text.
namespace sf::cli {

QByteArray exchangeAsJson(const smm::Exchange& exchange, const battle::Stack& attacker);
QByteArray exchangeAsText(const smm::Exchange& exchange, const battle::Stack& attacker);

} // namespace sf::cli
