// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/odds/forecast.h"

#include <QStringList>

namespace sf::battle {
struct Battle;
}

/// An SMM forecast in words: for its labels, for the clipboard and for screen readers.
namespace sf::ui {

/// A term, short enough for a narrow column: "Average of 9 others", "Over the Left".
QString briefTerm(const smm::Term& term, const battle::Stack& stack);
/// "65 %"; never rounded to 0 or 100.
QString chanceText(double chance);
/// "to hit: 1d20 + 10 against 10 + 8, so 8 or more"
QString hitText(const smm::Exchange& exchange);
/// "to hit: 8 or more on 1d20"
QString briefHitText(const smm::Exchange& exchange);
/// "A hit: 20 damage, 3 of 6 croak"; for the answer "Their answer: 35 %, 9 damage, nobody croaks".
QString briefDamageText(const smm::Exchange& exchange);
QString briefAnswerText(const smm::Exchange& exchange);
/// "A hit: 22 damage"
QString damageText(const smm::Exchange& exchange);
/// "32 − 10"
QString damageTermsText(const smm::Exchange& exchange);
/// "Kess joins on 18 or more (15 %)"; only where the d20 is thrown.
QString joinText(const smm::Exchange& exchange, const battle::Battle& battle);
/// "on its Left", "Right against its Left", "shot at its Front"
QString meansText(smm::Means means, const smm::Exchange& exchange);
/// "34 %", "34 ± 1 %" when it was simulated.
QString estimateText(const smm::Estimate& chance);
/// "4.2", "4.2 ± 0.1", "may never be"
QString roundsText(const std::optional<smm::Estimate>& rounds);

/// The whole forecast, a line each. `isWhole`: the expected rounds are known.
QStringList forecastLines(const smm::Forecast& forecast, const battle::Battle& battle,
                          const battle::Stack& attacker, const battle::Stack& target, bool isWhole);

} // namespace sf::ui
