// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/variants/lab_study.h"
#include "core/players/battle/exchange_rate.h"

/// Output of `lab`, as JSON and text.
namespace sf::cli {

QByteArray labAsJson(const std::vector<document::LabRow>& cells, const battle::Battle& battle);
/// What a unit kind is worth.
QByteArray exchangeAsJson(const players::ExchangeQuestion& question, const players::ExchangeRate& rate);
QByteArray labAsText(const std::vector<document::LabRow>& cells, const battle::Battle& battle);

} // namespace sf::cli
