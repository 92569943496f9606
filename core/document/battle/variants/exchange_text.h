// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/exchange_rate.h"

#include <QString>

/// What a unit kind is worth, in words for the window and the command line.
namespace sf::document {

/// "8 units of “Piker” are worth 5.3 of “Knight” (95 % interval 5.1 to 5.6)."
QString exchangeText(const players::ExchangeQuestion& question, const players::ExchangeRate& rate);
QString exchangeFaultText(const players::ExchangeQuestion& question, players::ExchangeFault fault);

} // namespace sf::document
