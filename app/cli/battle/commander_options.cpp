// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/commander_options.h"

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/number_option.h"
#include "core/rules/limits.h"
#include "core/text/commander_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QThread>

namespace sf::cli {
namespace {

std::optional<int> number(const QString& text, int least, int largest) {
    bool isNumber = false;
    const int found = text.toInt(&isNumber);
    return isNumber && found >= least && found <= largest ? std::optional(found) : std::nullopt;
}

} // namespace

std::optional<std::vector<CommandedSide>> commandedSides(const QStringList& texts) {
    std::vector<CommandedSide> sides;
    for (const QString& text : texts) {
        const auto side = number(text.section(u':', 0, 0), 0, 1'000'000'000);
        const auto level = document::levelOf(text);
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
            return text::labelled(path, text::labelled(QStringLiteral("--commander"),
                                                       text::obstacle(*obstacle, battle, commanded.side)));
    return std::nullopt;
}

std::optional<int> battlesOf(const QCommandLineParser& line, int standard) {
    return numberOf(line, battlesOption, 1, 1'000'000'000, standard);
}

std::optional<int> threadsOf(const QCommandLineParser& line) {
    return numberOf(line, threadsOption, 1, 256, std::max(1, QThread::idealThreadCount()));
}

std::optional<PlayerNames> playersOf(const QCommandLineParser& line) {
    auto names =
        document::playerNames(line.isSet(ordersOption) ? line.value(ordersOption) : document::nearestName);
    if (!names)
        usageError(
            QCoreApplication::translate(
                "sf::cli", "--orders: expected “nearest” or “commander:1” to “commander:3”, found “%1”")
                .arg(line.value(ordersOption)));
    return names;
}

std::optional<players::Policies> policiesOf(const QCommandLineParser& line, const PlayerNames& names,
                                            std::size_t sides, std::uint64_t seed) {
    auto policies = names.policies(sides, seed);
    if (!policies)
        usageError(QCoreApplication::translate("sf::cli", "--orders: expected one name or %1, found “%2”")
                       .arg(QString::number(sides), line.value(ordersOption)));
    return policies;
}

std::optional<QString> sizeProblem(const battle::Battle& battle, const QString& path) {
    if (const std::int64_t units = battle::unitsIn(battle); units > limits::commandedUnits)
        return QCoreApplication::translate(
                   "sf::cli",
                   "%1: units: expected at most %2 units in a battle that is fought many times, found %3")
            .arg(path, text::figure(limits::commandedUnits), text::figure(units));
    if (battle.stacks.size() <= static_cast<std::size_t>(limits::simulatedStacks))
        return std::nullopt;
    return QCoreApplication::translate(
               "sf::cli",
               "%1: stacks: expected at most %2 stacks in a battle that is fought many times, found %3")
        .arg(path, text::figure(limits::simulatedStacks),
             text::figure(static_cast<qint64>(battle.stacks.size())));
}

} // namespace sf::cli
