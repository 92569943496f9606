// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/post/signing_words.h"

#include "core/post/block/plan.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::text {
namespace {

/// The plan as it is written, cut after some actions.
QString shortPlan(const post::Block& block) {
    constexpr std::size_t longestShown = 120;
    const std::string plan = post::spacedPlan(block.value(post::Field::Plan));
    return QString::fromStdString(plan.substr(0, longestShown)) +
           (plan.size() > longestShown ? QStringLiteral("…") : QString());
}

QString turnText(const post::Block& block, const QString& number, const QString& writer) {
    const std::string_view plan = block.value(post::Field::Plan);
    if (block.has(post::Field::Plan) && plan.empty())
        return QCoreApplication::translate("sf::text", "Block %1: %2 has nothing to plan.")
            .arg(number, writer);
    if (setsOutPieces(block))
        return QCoreApplication::translate("sf::text", "Block %1: %2 deploys: %3")
            .arg(number, writer, shortPlan(block));
    if (block.has(post::Field::Plan))
        return QCoreApplication::translate("sf::text", "Block %1: %2 takes a turn: %3")
            .arg(number, writer, shortPlan(block));
    return block.has(post::Field::Seal)
               ? QCoreApplication::translate("sf::text", "Block %1: %2 seals orders.").arg(number, writer)
               : QCoreApplication::translate("sf::text", "Block %1: %2 gives open orders.")
                     .arg(number, writer);
}

} // namespace

/// It begins with a row of nine letters.
bool setsOutPieces(const post::Block& block) {
    constexpr std::size_t rowLength = 9;
    const std::string_view plan = block.value(post::Field::Plan);
    const std::string_view row = plan.substr(0, plan.find(','));
    return row.size() == rowLength &&
           std::ranges::all_of(row, [](char letter) { return letter >= 'A' && letter <= 'Z'; });
}

QString signingText(post::Signing signing) {
    switch (signing) {
    case post::Signing::None:
        return QCoreApplication::translate(
            "sf::text", "This game is unsigned: a third person can't tell who wrote which block.");
    case post::Signing::Half:
        return QCoreApplication::translate(
            "sf::text",
            "This game is half signed: only one player gave a key. A third person can't tell who wrote "
            "the other player's blocks.");
    case post::Signing::Both:
        return {};
    }
    return {};
}

QString elsewhereText() {
    return QCoreApplication::translate(
        "sf::text", "This game was taken along to another computer. Play on from only one of "
                    "them: two computers can make two versions of a block.");
}

QString timeForBlock(std::int64_t seconds) {
    constexpr int perMinute = 60;
    constexpr int perHour = 3600;
    constexpr int perDay = 86'400;
    const auto isWhole = [seconds](int unit) { return seconds > 0 && seconds % unit == 0; };
    const auto count = static_cast<int>(seconds / (isWhole(perDay)      ? perDay
                                                   : isWhole(perHour)   ? perHour
                                                   : isWhole(perMinute) ? perMinute
                                                                        : 1));
    if (isWhole(perDay))
        return QCoreApplication::translate("sf::text", "Time for each block: %n day(s)", nullptr, count);
    if (isWhole(perHour))
        return QCoreApplication::translate("sf::text", "Time for each block: %n hour(s)", nullptr, count);
    if (isWhole(perMinute))
        return QCoreApplication::translate("sf::text", "Time for each block: %n minute(s)", nullptr, count);
    return QCoreApplication::translate("sf::text", "Time for each block: %n second(s)", nullptr, count);
}

QString unprovenText(const std::vector<std::uint32_t>& numbers) {
    constexpr std::size_t mostNamed = 20;
    QStringList list;
    for (const std::uint32_t number : numbers)
        if (static_cast<std::size_t>(list.size()) < mostNamed)
            list << QString::number(number);
    if (numbers.size() > mostNamed)
        list << QStringLiteral("…");
    return list.isEmpty()
               ? QString()
               : QCoreApplication::translate(
                     "sf::text", "Nothing shows who wrote these blocks (resignations, claims and open "
                                 "orders without a signature): %1.")
                     .arg(listed(list));
}

QString blockKind(const post::Block& block) {
    switch (block.shape()) {
    case post::Shape::Invitation:
        return QCoreApplication::translate("sf::text", "an invitation");
    case post::Shape::Turn:
        return QCoreApplication::translate("sf::text", "a turn");
    case post::Shape::Last:
        return QCoreApplication::translate("sf::text", "the last block of a game");
    case post::Shape::Resignation:
        return QCoreApplication::translate("sf::text", "a resignation");
    case post::Shape::TimeClaim:
        return QCoreApplication::translate("sf::text", "a claim that time is up");
    }
    return {};
}

QString blockText(const post::PostGame& game, const post::Block& block) {
    const QString number = QString::number(block.number());
    const QString writer = displayName(game.name(block.writer()));
    const QString other = displayName(game.name(otherWriter(block.writer())));
    switch (block.shape()) {
    case post::Shape::Invitation:
        return QCoreApplication::translate("sf::text", "Block %1: %2 invites %3.").arg(number, writer, other);
    case post::Shape::Turn:
        return turnText(block, number, writer);
    case post::Shape::Last:
        return QCoreApplication::translate("sf::text",
                                           "Block %1: %2 opens the last secret. The game is over.")
            .arg(number, writer);
    case post::Shape::Resignation:
        return QCoreApplication::translate("sf::text", "Block %1: %2 resigns. %3 wins the game.")
            .arg(number, writer, other);
    case post::Shape::TimeClaim:
        return QCoreApplication::translate("sf::text", "Block %1: %2 claims that %3's time is up.")
            .arg(number, writer, other);
    }
    return {};
}

} // namespace sf::text
