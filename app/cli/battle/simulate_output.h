// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/tally.h"
#include "core/rules/smm/odds/claims.h"

#include <QByteArray>

/// Output of `simulate`, as JSON and text.
namespace sf::cli {

QByteArray tallyAsJson(const battle::Tally& tally, const battle::Battle& battle);
QByteArray tallyAsText(const battle::Tally& tally, const battle::Battle& battle);
QByteArray claimsAsJson(const std::vector<smm::Claim>& claims);
QByteArray claimsAsText(const std::vector<smm::Claim>& claims);

} // namespace sf::cli
