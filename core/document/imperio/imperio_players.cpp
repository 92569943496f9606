// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_players.h"

#include "core/players/imperio/weights.h"
#include "resources/resources.h"

#include <QFile>

namespace sf::document {

namespace {

/// The file is built in, and a test reads it, so it is always valid.
imperio::Weights learnedWeights() {
    openResources();
    QFile file(QStringLiteral(":/squarefront/imperio/weights.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return imperio::handWeights();
    const auto weights = imperio::readWeights(file.readAll().toStdString());
    const auto* read = std::get_if<imperio::Weights>(&weights);
    return read ? *read : imperio::handWeights();
}

} // namespace

imperio::Player imperioPlayer(imperio::Level level, std::uint64_t seed) {
    static const imperio::Weights learned = learnedWeights();
    return {level, learned, seed};
}

} // namespace sf::document
