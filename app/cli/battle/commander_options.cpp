// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/commander_options.h"

#include "core/text/commander_text.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace sf::cli {
namespace {

const QString nearest = QStringLiteral("nearest");

std::optional<int> number(const QString& text, int least, int largest) {
    bool isNumber = false;
    const int found = text.toInt(&isNumber);
    return isNumber && found >= least && found <= largest ? std::optional(found) : std::nullopt;
}

/// The number after the colon, or the lowest level without one; nothing if it is invalid.
std::optional<int> levelOf(const QString& text) {
    const qsizetype colon = text.indexOf(u':');
    return colon < 0 ? std::optional(players::lowestLevel)
                     : number(text.mid(colon + 1), players::lowestLevel, players::highestLevel);
}

QString beforeColon(const QString& text) {
    return text.section(u':', 0, 0);
}

} // namespace

std::uint64_t seedNumber(const QString& text) {
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    return qFromBigEndian<std::uint64_t>(hash.constData());
}

bool PlayerNames::areAllNearest() const {
    return names.count(nearest) == names.size();
}

std::optional<players::Policies> PlayerNames::policies(std::size_t sides, std::uint64_t seed) const {
    if (names.size() != 1 && static_cast<std::size_t>(names.size()) != sides)
        return std::nullopt;
    players::Policies policies;
    for (std::size_t side = 0; side < sides; ++side) {
        const QString& name = names.size() == 1 ? names.first() : names[static_cast<qsizetype>(side)];
        policies.push_back(name == nearest
                               ? players::nearestPolicy()
                               : players::policyOf({levelOf(name).value_or(players::lowestLevel), seed}));
    }
    return policies;
}

std::optional<PlayerNames> playerNames(const QString& text) {
    PlayerNames players{text.split(u',')};
    for (const QString& name : players.names)
        if (name != nearest && (beforeColon(name) != commanderOption || !levelOf(name)))
            return std::nullopt;
    return players;
}

std::optional<std::vector<CommandedSide>> commandedSides(const QStringList& texts) {
    std::vector<CommandedSide> sides;
    for (const QString& text : texts) {
        const auto side = number(beforeColon(text), 0, 1'000'000'000);
        const auto level = levelOf(text);
        if (!side || !level)
            return std::nullopt;
        sides.push_back({*side, *level});
    }
    return sides;
}

std::optional<QString> commanderProblem(const battle::Battle& battle, const std::vector<CommandedSide>& sides,
                                        const QString& path) {
    for (const CommandedSide& commanded : sides)
        if (const auto obstacle = players::obstacleOf(battle, commanded.side))
            return path + QStringLiteral(": --commander: ") +
                   text::obstacle(*obstacle, battle, commanded.side);
    return std::nullopt;
}

} // namespace sf::cli
