// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attack/loss_buckets.h"

#include "core/text/figures.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace sf::ui {
namespace {

constexpr double tooRare = 1e-7;

/// The first number from `least` whose chance of at least that loss is below the limit.
std::int64_t firstBelow(const encounter::LossOdds& odds, double limit) {
    std::int64_t low = odds.least();
    std::int64_t high = odds.most() + 1;
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        if (odds.atLeast(middle) < limit)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

} // namespace

std::vector<LossBucket> lossBuckets(const encounter::LossOdds& odds, int most) {
    const std::int64_t begin = std::max(odds.least(), firstBelow(odds, 1 - tooRare) - 1);
    const std::int64_t end = std::clamp(firstBelow(odds, tooRare), begin + 1, odds.most() + 1);
    const std::int64_t width = (end - begin + most - 1) / most;
    std::vector<LossBucket> buckets;
    for (std::int64_t from = begin; from < end; from += width) {
        const bool isLast = from + width >= end;
        const std::int64_t first = buckets.empty() ? odds.least() : from;
        const std::int64_t last = isLast ? odds.most() : from + width - 1;
        const double orMore = odds.atLeast(first);
        const double beyond = isLast ? 0 : odds.atLeast(last + 1);
        buckets.push_back({first, last, std::max(0.0, orMore - beyond), orMore,
                           QString::fromStdString(odds.atLeastText(first))});
    }
    return buckets;
}

QString percentText(double chance) {
    const double percent = 100 * chance;
    if (percent > 0 && percent < 0.005)
        return QCoreApplication::translate("sf::ui::LossBuckets", "under 0.01 %");
    if (percent > 99.995 && percent < 100)
        return QCoreApplication::translate("sf::ui::LossBuckets", "over 99.99 %");
    return QCoreApplication::translate("sf::ui::LossBuckets", "%1 %")
        .arg(QLocale().toString(percent, 'f', 2));
}

QString rangeText(const LossBucket& bucket) {
    if (bucket.from == bucket.to)
        return text::figure(bucket.from);
    return QStringLiteral("%1\u2013%2").arg(text::figure(bucket.from), text::figure(bucket.to));
}

} // namespace sf::ui
