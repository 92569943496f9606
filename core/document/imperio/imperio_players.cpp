// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_players.h"

#include "core/document/imperio/imperio_document.h"
#include "core/players/imperio/player.h"
#include "core/players/imperio/weights.h"
#include "core/text/display_text.h"
#include "resources/resources.h"

#include <QFile>

namespace sf::document {

namespace {

constexpr std::string_view personWord = "person";
constexpr std::string_view enginePrefix = "engine:";
constexpr std::size_t longestName = 80;

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

std::string playerWord(const SidePlayer& player) {
    if (player.level)
        return std::string(levelName(*player.level));
    return player.engine.empty() ? std::string(personWord) : std::string(enginePrefix) + player.engine;
}

std::optional<SidePlayer> sidePlayer(std::string_view word) {
    if (word == personWord)
        return SidePlayer{};
    if (const auto level = imperio::levelOf(word))
        return SidePlayer{level, {}};
    if (!word.starts_with(enginePrefix))
        return std::nullopt;
    word.remove_prefix(enginePrefix.size());
    if (word.empty() || word.size() > longestName)
        return std::nullopt;
    return SidePlayer{{}, std::string(word)};
}

QString playerText(const SidePlayer& player) {
    if (!player.engine.empty())
        return ImperioDocument::tr("Engine: %1").arg(text::displayName(player.engine));
    if (!player.level)
        return ImperioDocument::tr("Person");
    switch (*player.level) {
    case imperio::Level::Random:
        return ImperioDocument::tr("Computer 1, beginner");
    case imperio::Level::Greedy:
        return ImperioDocument::tr("Computer 2, easy");
    case imperio::Level::Planner:
        return ImperioDocument::tr("Computer 3, medium");
    case imperio::Level::Replier:
        return ImperioDocument::tr("Computer 4, hard");
    case imperio::Level::Learned:
        return ImperioDocument::tr("Computer 5, hardest");
    }
    return {};
}

imperio::Player imperioPlayer(imperio::Level level, std::uint64_t seed) {
    static const imperio::Weights learned = learnedWeights();
    return {level, learned, seed};
}

} // namespace sf::document
