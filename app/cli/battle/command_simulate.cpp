// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/battle_file.h"
#include "app/cli/battle/simulate_output.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/players/battle/nearest.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QtEndian>
#include <QThread>

namespace sf::cli {
namespace {

const QString battlesOption = QStringLiteral("battles");
const QString threadsOption = QStringLiteral("threads");
const QString claimsOption = QStringLiteral("claims");
const QString ordersOption = QStringLiteral("orders");

/// A whole number of an option; nothing when it is none, or out of range.
std::optional<int> countOf(const QCommandLineParser& line, const QString& option, int standard, int largest) {
    if (!line.isSet(option))
        return standard;
    bool isNumber = false;
    const int number = line.value(option).toInt(&isNumber);
    return isNumber && number >= 1 && number <= largest ? std::optional(number) : std::nullopt;
}

/// The stream of random numbers that the text stands for.
std::uint64_t seedNumber(const QString& text) {
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    return qFromBigEndian<std::uint64_t>(hash.constData());
}

int examine(const QCommandLineParser& line, int battles, int threads) {
    const QString seed = line.isSet(seedOption) ? line.value(seedOption) : QStringLiteral("claims");
    const std::vector<smm::Claim> claims =
        smm::examineClaims({.battles = line.isSet(battlesOption) ? battles : smm::ClaimSettings().battles,
                            .seed = seedNumber(seed),
                            .threads = threads});
    return line.isSet(jsonOption) ? printJson(claimsAsJson(claims)) : print(claimsAsText(claims));
}

/// Who gives orders in every round; null: nobody. Nothing if the option's value is malformed.
std::optional<smm::OrderPolicy> policyOf(const QCommandLineParser& line) {
    if (!line.isSet(ordersOption))
        return smm::OrderPolicy();
    if (line.value(ordersOption) == QLatin1String("nearest"))
        return smm::OrderPolicy(players::nearestOrders);
    return std::nullopt;
}

int simulate(const QCommandLineParser& line, int battles, int threads, const smm::OrderPolicy& policy) {
    const QString path = line.positionalArguments().first();
    const std::optional<battle::Battle> battle = readBattle(path, "smm");
    if (!battle)
        return statusBadInput;
    const QString seed =
        line.isSet(seedOption) ? line.value(seedOption) : QString::fromStdString(battle->seed);
    smm::Plan plan;
    plan.first = *battle->orders;
    const smm::Tally tally = smm::simulate(
        *battle, plan, {.battles = battles, .seed = seedNumber(seed), .threads = threads, .orders = policy});
    return line.isSet(jsonOption) ? printJson(tallyAsJson(tally, *battle))
                                  : print(tallyAsText(tally, *battle));
}

int runSimulate(const QCommandLineParser& line) {
    const auto battles = countOf(line, battlesOption, 10'000, 1'000'000'000);
    if (!battles)
        return usageError(
            QCoreApplication::translate("sf::cli", "--battles: expected 1 to 1000000000, found “%1”")
                .arg(line.value(battlesOption)));
    const auto threads = countOf(line, threadsOption, std::max(1, QThread::idealThreadCount()), 256);
    if (!threads)
        return usageError(QCoreApplication::translate("sf::cli", "--threads: expected 1 to 256, found “%1”")
                              .arg(line.value(threadsOption)));
    if (line.isSet(claimsOption))
        return examine(line, *battles, *threads);
    const auto policy = policyOf(line);
    if (!policy)
        return usageError(QCoreApplication::translate("sf::cli", "--orders: expected “nearest”, found “%1”")
                              .arg(line.value(ordersOption)));
    if (line.positionalArguments().isEmpty())
        return usageError(QCoreApplication::translate("sf::cli", "simulate needs a FILE, or --claims"));
    return simulate(line, *battles, *threads, *policy);
}

} // namespace

Command simulateCommand() {
    return {
        .name = QStringLiteral("simulate"),
        .usage = QStringLiteral("FILE [--battles N] [--threads T] [--seed TEXT] [--orders nearest] "
                                "[--claims] [--json]"),
        .summary = QCoreApplication::translate(
            "sf::cli", "Fight a battle many times: who wins, how long it takes, who croaks."),
        .arguments = 0,
        .mostArguments = 1,
        .options = {{battlesOption,
                     QCoreApplication::translate("sf::cli", "How many battles; 10,000 by default."),
                     QStringLiteral("N")},
                    {threadsOption,
                     QCoreApplication::translate(
                         "sf::cli", "How many threads to use; the result is the same for any number."),
                     QStringLiteral("T")},
                    {seedOption, QCoreApplication::translate("sf::cli", "Roll the dice from this seed."),
                     QStringLiteral("TEXT")},
                    {ordersOption,
                     QCoreApplication::translate(
                         "sf::cli", "Who orders all stacks in every round: “nearest” attacks or advances on "
                                    "the nearest opponent. Without it only the file's orders count."),
                     QStringLiteral("WHO")},
                    {claimsOption, QCoreApplication::translate(
                                       "sf::cli", "Test the claims of the rules' source; needs no FILE.")},
                    {jsonOption, QCoreApplication::translate("sf::cli", "Print one JSON object.")}},
        .run = runSimulate};
}

} // namespace sf::cli
