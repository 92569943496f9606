// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/odds.h"

#include <QString>

#include <vector>

namespace sf::ui {

/// One bar of the distribution of HP lost: `from` to `to` of them.
struct LossBucket {
    std::int64_t from = 0;
    std::int64_t to = 0;
    double chance = 0; ///< to lose one of these numbers
    double orMore = 0; ///< to lose `from` or more
    QString fraction;  ///< of `orMore`; empty when it is not exact
};

/// The whole distribution in at most `most` bars of equal width. Tails below one in ten million are merged
/// into one bar with their neighbours.
std::vector<LossBucket> lossBuckets(const encounter::LossOdds& odds, int most);
/// "12.5 %", and for what is neither certain nor impossible never 0 or 100.
QString percentText(double chance);
/// "3", or "10–19".
QString rangeText(const LossBucket& bucket);

} // namespace sf::ui
