// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/variants/player_names.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace sf::document {

std::uint64_t seedNumber(const QString& text) {
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    return qFromBigEndian<std::uint64_t>(hash.constData());
}

std::optional<int> levelOf(const QString& name) {
    const qsizetype colon = name.indexOf(u':');
    if (colon < 0)
        return players::lowestLevel;
    bool isNumber = false;
    const int level = name.mid(colon + 1).toInt(&isNumber);
    return isNumber && level >= players::lowestLevel && level <= players::highestLevel ? std::optional(level)
                                                                                       : std::nullopt;
}

std::optional<players::Policies> PlayerNames::policies(std::size_t sides, std::uint64_t seed,
                                                       const std::stop_token& stop) const {
    if (names.size() != 1 && static_cast<std::size_t>(names.size()) != sides)
        return std::nullopt;
    players::Policies policies;
    for (std::size_t side = 0; side < sides; ++side) {
        const QString& name = names.size() == 1 ? names.first() : names[static_cast<qsizetype>(side)];
        policies.push_back(
            name == nearestName
                ? players::nearestPolicy()
                : players::policyOf({levelOf(name).value_or(players::lowestLevel), seed}, stop));
    }
    return policies;
}

std::optional<PlayerNames> playerNames(const QString& text) {
    PlayerNames players{text.split(u',')};
    for (const QString& name : players.names)
        if (name != nearestName && (name.section(u':', 0, 0) != commanderName || !levelOf(name)))
            return std::nullopt;
    return players;
}

} // namespace sf::document
