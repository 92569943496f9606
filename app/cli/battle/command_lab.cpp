// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/battle_file.h"
#include "app/cli/battle/commander_options.h"
#include "app/cli/battle/lab_output.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/document/io/safe_file.h"
#include "core/players/battle/lab.h"
#include "core/players/battle/obstacle.h"
#include "core/text/battle_text.h"
#include "core/text/commander_text.h"
#include "core/text/rule_text.h"

#include <QCoreApplication>
#include <QThread>

namespace sf::cli {
namespace {

const QString varyOption = QStringLiteral("vary");
const QString widthOption = QStringLiteral("width");
const QString battlesOption = QStringLiteral("battles");
const QString threadsOption = QStringLiteral("threads");
const QString ordersOption = QStringLiteral("orders");
const QString csvOption = QStringLiteral("csv");

template<class Number>
std::optional<Number> numberOf(const QCommandLineParser& line, const QString& option, Number standard,
                               Number least, Number most) {
    if (!line.isSet(option))
        return standard;
    bool isNumber = false;
    const double number = line.value(option).toDouble(&isNumber);
    const auto result = static_cast<Number>(number);
    const bool isWhole = static_cast<double>(result) == number;
    return isNumber && isWhole && result >= least && result <= most ? std::optional(result) : std::nullopt;
}

/// The grid of the options; nothing after an error line.
std::optional<std::vector<std::vector<document::Setting>>> gridOf(const QCommandLineParser& line) {
    std::vector<document::Variation> variations;
    for (const QString& text : line.values(varyOption)) {
        auto read = document::readVariation(text);
        if (const auto* problem = std::get_if<QString>(&read)) {
            usageError(QStringLiteral("--vary: ") + *problem);
            return std::nullopt;
        }
        variations.push_back(std::get<document::Variation>(std::move(read)));
    }
    if (variations.empty()) {
        usageError(QCoreApplication::translate("sf::cli", "lab needs --vary PLACE=RANGE"));
        return std::nullopt;
    }
    auto grid = document::gridOf(variations);
    if (!grid)
        usageError(QCoreApplication::translate("sf::cli", "--vary: expected at most %1 cells")
                       .arg(document::mostVariants));
    return grid;
}

/// Why a variant can't be played.
std::optional<QString> problemOf(const battle::Battle& battle) {
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side)
        if (const auto obstacle = players::obstacleOf(battle, side);
            obstacle && (battle.sides.size() <= 2 || *obstacle != players::Obstacle::NoStacks))
            return text::obstacle(*obstacle, battle, side);
    return std::nullopt;
}

/// The variant as it is played; nothing after an error line.
std::optional<battle::Battle> playedVariant(const QString& path, const QByteArray& document,
                                            const std::vector<document::Setting>& settings) {
    auto read = document::variantOf(document, settings);
    if (const auto* error = std::get_if<document::LoadError>(&read)) {
        inputError(error->text(path));
        return std::nullopt;
    }
    const auto& battle = std::get<battle::Battle>(read);
    auto played = players::asPlayed(battle);
    if (const auto* refusal = std::get_if<battle::Refusal>(&played)) {
        inputError(path + QStringLiteral(": ") +
                   text::withRule(text::refusal(*refusal, battle), refusal->rule));
        return std::nullopt;
    }
    if (const auto problem = problemOf(battle)) {
        inputError(path + QStringLiteral(": ") + *problem);
        return std::nullopt;
    }
    return std::get<battle::Battle>(std::move(played));
}

int answer(const QCommandLineParser& line, const std::vector<LabCell>& cells, const battle::Battle& battle) {
    const QString csv = line.value(csvOption);
    if (line.isSet(csvOption))
        if (const int status = report(document::writeSafely(csv, labAsCsv(cells, battle)));
            status != statusDone)
            return status;
    return line.isSet(jsonOption) ? printJson(labAsJson(cells, battle), csv)
                                  : print(labAsText(cells, battle), csv);
}

int study(const QCommandLineParser& line, const PlayerNames& names, players::LabSettings settings) {
    const auto grid = gridOf(line);
    if (!grid)
        return statusBadUsage;
    const QString path = line.positionalArguments().first();
    const std::unique_ptr<document::BattleDocument> document = readBattleDocument(path);
    if (!document)
        return statusBadInput;
    const battle::Battle seen = document->seenBy(std::nullopt);
    settings.seed =
        seedNumber(line.isSet(seedOption) ? line.value(seedOption) : QString::fromStdString(seen.seed));
    const auto policies = names.policies(seen.sides.size(), settings.seed);
    if (!policies)
        return usageError(
            QCoreApplication::translate("sf::cli", "--orders: expected one name or %1, found “%2”")
                .arg(seen.sides.size())
                .arg(line.value(ordersOption)));
    const QByteArray bytes = document::BattleDocument(seen).serialised();
    std::vector<battle::Battle> variants;
    for (const std::vector<document::Setting>& cell : *grid) {
        auto variant = playedVariant(path, bytes, cell);
        if (!variant)
            return statusBadInput;
        variants.push_back(*std::move(variant));
    }
    const std::vector<smm::Tally> tallies = players::playLab(variants, *policies, settings);
    std::vector<LabCell> cells;
    for (std::size_t cell = 0; cell < grid->size(); ++cell)
        cells.push_back({(*grid)[cell], tallies[cell]});
    return answer(line, cells, seen);
}

int runLab(const QCommandLineParser& line) {
    const auto width = numberOf<double>(line, widthOption, 0.1, 0.001, 1);
    if (!width)
        return usageError(QCoreApplication::translate("sf::cli", "--width: expected 0.001 to 1, found “%1”")
                              .arg(line.value(widthOption)));
    const auto battles = numberOf<int>(line, battlesOption, 100'000, 1, 1'000'000'000);
    if (!battles)
        return usageError(
            QCoreApplication::translate("sf::cli", "--battles: expected 1 to 1000000000, found “%1”")
                .arg(line.value(battlesOption)));
    const auto threads = numberOf<int>(line, threadsOption, std::max(1, QThread::idealThreadCount()), 1, 256);
    if (!threads)
        return usageError(QCoreApplication::translate("sf::cli", "--threads: expected 1 to 256, found “%1”")
                              .arg(line.value(threadsOption)));
    const auto names =
        playerNames(line.isSet(ordersOption) ? line.value(ordersOption) : QStringLiteral("nearest"));
    if (!names)
        return usageError(QCoreApplication::translate(
                              "sf::cli", "--orders: expected “nearest” or “commander:1” to “commander:3”, "
                                         "found “%1”")
                              .arg(line.value(ordersOption)));
    players::LabSettings settings;
    settings.battles = *battles;
    settings.width = *width;
    settings.threads = *threads;
    return study(line, *names, settings);
}

} // namespace

Command labCommand() {
    return {
        .name = QStringLiteral("lab"),
        .usage =
            QStringLiteral("FILE --vary PLACE=RANGE... [--width W] [--battles N] [--orders WHO[,WHO...]] "
                           "[--threads T] [--seed TEXT] [--csv OUT] [--json]"),
        .summary = QCoreApplication::translate(
            "sf::cli", "Play variants of a battle and say what the numbers that you vary do."),
        .options = {{varyOption,
                     QCoreApplication::translate(
                         "sf::cli", "What to vary, such as unitKinds.Stabber.attack=3..7, "
                                    "stacks[r1].count=4,9,16 or houseRules.attackDie=6..20:2; several make a "
                                    "grid of at most 10,000 cells."),
                     QStringLiteral("PLACE=RANGE")},
                    {widthOption,
                     QCoreApplication::translate("sf::cli", "Stop a cell when the 95 % interval of the first "
                                                            "side's share of wins is this narrow; 0.1 by "
                                                            "default."),
                     QStringLiteral("W")},
                    {battlesOption,
                     QCoreApplication::translate("sf::cli", "Battles of a cell at most; 100,000 by default."),
                     QStringLiteral("N")},
                    {ordersOption,
                     QCoreApplication::translate("sf::cli", "Who gives the orders, for all sides or one for "
                                                            "each side: “nearest”, the default, or "
                                                            "“commander:LEVEL”."),
                     QStringLiteral("WHO")},
                    {threadsOption,
                     QCoreApplication::translate(
                         "sf::cli", "How many threads to use; the result is the same for any number."),
                     QStringLiteral("T")},
                    {seedOption, QCoreApplication::translate("sf::cli", "Roll the dice from this seed."),
                     QStringLiteral("TEXT")},
                    {csvOption, QCoreApplication::translate("sf::cli", "Write the table to this file."),
                     QStringLiteral("OUT")},
                    {jsonOption, QCoreApplication::translate("sf::cli", "Print one JSON value.")}},
        .run = runLab};
}

} // namespace sf::cli
