// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in app/cli/command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/battle/commander_options.h"
#include "app/cli/battle/simulate_output.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/players/battle/conflict_forecast.h"
#include "core/players/battle/nearest.h"
#include "core/players/battle/obstacle.h"
#include "core/players/battle/trials.h"
#include "core/rules/smm/odds/simulation.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/commander_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

const QString claimsOption = QStringLiteral("claims");
const QString conflictOption = QStringLiteral("conflict");

/// The battle of a file, if it isn't too large to be fought many times; nothing after an error line.
std::optional<battle::Battle> battleToFight(const QString& path, std::string_view rules = {}) {
    std::optional<battle::Battle> battle = readBattle(path, rules);
    if (const auto problem = battle ? sizeProblem(*battle, path) : std::nullopt) {
        inputError(*problem);
        battle.reset();
    }
    return battle;
}

int examine(const QCommandLineParser& line, int battles, int threads) {
    const QString seed = line.isSet(seedOption) ? line.value(seedOption) : QStringLiteral("claims");
    const std::vector<smm::Claim> claims =
        smm::examineClaims({.battles = line.isSet(battlesOption) ? battles : smm::ClaimSettings().battles,
                            .seed = seedNumber(seed),
                            .threads = threads});
    return line.isSet(jsonOption) ? printJson(claimsAsJson(claims)) : print(claimsAsText(claims));
}

int answer(const QCommandLineParser& line, const battle::Tally& tally, const battle::Battle& battle) {
    return line.isSet(jsonOption) ? printJson(tallyAsJson(tally, battle)) : print(tallyAsText(tally, battle));
}

/// The battle prepared for play; nothing if that is impossible, after printing an error line.
std::optional<battle::Battle> playedBattle(const QString& path, const battle::Battle& battle) {
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side) {
        const auto obstacle = players::obstacleOf(battle, side);
        const bool isFatal = obstacle && *obstacle != players::Obstacle::NoStacks;
        if (isFatal || (obstacle && battle.sides.size() <= 2)) {
            inputError(text::labelled(path, text::obstacle(*obstacle, battle, side)));
            return std::nullopt;
        }
    }
    auto played = players::asPlayed(battle);
    if (const auto* refusal = std::get_if<battle::Refusal>(&played)) {
        inputError(text::labelled(path, text::caption(*refusal, battle).text()));
        return std::nullopt;
    }
    return std::get<battle::Battle>(std::move(played));
}

/// From the option, otherwise the file's seed.
std::uint64_t seedOf(const QCommandLineParser& line, const battle::Battle& battle) {
    return seedNumber(line.isSet(seedOption) ? line.value(seedOption) : QString::fromStdString(battle.seed));
}

/// The stacks of the Conflict with this one; empty after an error line.
std::vector<battle::StackId> conflictOf(const battle::Battle& battle, const QString& path,
                                        const QString& id) {
    const battle::StackPointer stack = battle.stacks.find(battle::StackId(id.toStdString()));
    if (!stack) {
        inputError(QCoreApplication::translate("sf::cli", "%1: --conflict: there is no stack “%2”")
                       .arg(path, text::displayName(id)));
        return {};
    }
    for (const smm::ConflictTurns& conflict : players::comingConflicts(battle))
        if (std::ranges::count(conflict.stacks, stack->id) > 0)
            return conflict.stacks;
    inputError(QCoreApplication::translate(
                   "sf::cli",
                   "%1: --conflict: there is no Conflict with %2 in it, and no order makes one this round")
                   .arg(path, text::stackName(*stack)));
    return {};
}

/// Only the Conflict of a stack is fought, to its end.
int forecastConflict(const QCommandLineParser& line, const PlayerNames& names, players::Trials trials) {
    const QString path = line.positionalArguments().first();
    const std::optional<battle::Battle> battle = battleToFight(path, "smm");
    if (!battle)
        return statusBadInput;
    trials.seed = seedOf(line, *battle);
    auto policies = policiesOf(line, names, battle->sides.size(), trials.seed);
    if (!policies)
        return statusBadUsage;
    const std::vector<battle::StackId> stacks = conflictOf(*battle, path, line.value(conflictOption));
    if (stacks.empty())
        return statusBadInput;
    for (players::Policy& policy : *policies)
        policy = players::keepingOrders(std::move(policy));
    const battle::Battle alone = players::conflictAlone(*battle, stacks);
    return answer(line, players::playTrials(alone, *policies, trials), alone);
}

/// Computer players play the battle to its end by the rules of play.
int playByPlayers(const QCommandLineParser& line, const PlayerNames& names, players::Trials trials) {
    const QString path = line.positionalArguments().first();
    const std::optional<battle::Battle> battle = battleToFight(path);
    if (!battle)
        return statusBadInput;
    trials.seed = seedOf(line, *battle);
    const std::optional<players::Policies> policies =
        policiesOf(line, names, battle->sides.size(), trials.seed);
    if (!policies)
        return statusBadUsage;
    const std::optional<battle::Battle> start = playedBattle(path, *battle);
    return start ? answer(line, players::playTrials(*start, *policies, trials), *start) : statusBadInput;
}

/// Uses the orders of the file, or lets everybody attack the nearest opponent.
int simulate(const QCommandLineParser& line, const players::Trials& trials, const smm::OrderPolicy& policy) {
    const QString path = line.positionalArguments().first();
    const std::optional<battle::Battle> battle = battleToFight(path, "smm");
    if (!battle)
        return statusBadInput;
    smm::Plan plan;
    plan.first = smm::ordersOf(*battle);
    const battle::Tally tally = smm::simulate(*battle, plan,
                                              {.battles = trials.battles,
                                               .seed = seedOf(line, *battle),
                                               .threads = trials.threads,
                                               .orders = policy});
    return answer(line, tally, *battle);
}

int runSimulate(const QCommandLineParser& line) {
    const auto battles = battlesOf(line, 10'000);
    const auto threads = battles ? threadsOf(line) : std::nullopt;
    if (!threads)
        return statusBadUsage;
    if (line.isSet(claimsOption))
        return examine(line, *battles, *threads);
    const auto names = playersOf(line);
    if (!names)
        return statusBadUsage;
    if (line.positionalArguments().isEmpty())
        return usageError(QCoreApplication::translate("sf::cli", "simulate needs a FILE, or --claims"));
    const players::Trials trials{.battles = *battles, .threads = *threads};
    if (line.isSet(conflictOption))
        return forecastConflict(line, *names, trials);
    if (!names->areAllNearest())
        return playByPlayers(line, *names, trials);
    return simulate(line, trials,
                    line.isSet(ordersOption) ? smm::OrderPolicy(players::nearestOrders) : smm::OrderPolicy());
}

} // namespace

Command simulateCommand() {
    return {
        .name = QStringLiteral("simulate"),
        .usage = QStringLiteral("FILE [--battles N] [--threads T] [--seed TEXT] "
                                "[--orders WHO[,WHO...]] [--conflict STACK] [--claims] [--json]"),
        .summary = QT_TRANSLATE_NOOP("sf::cli",
                                     "Fight a battle many times: who wins, how long it takes, who croaks."),
        .arguments = 0,
        .mostArguments = 1,
        .options =
            {{battlesOption, QT_TRANSLATE_NOOP("sf::cli", "How many battles; 10,000 by default."), "N"},
             {threadsOption,
              QT_TRANSLATE_NOOP("sf::cli", "How many threads to use; the result is the same for any number."),
              "T"},
             {seedOption, QT_TRANSLATE_NOOP("sf::cli", "Roll the dice from this seed."), "TEXT"},
             {ordersOption,
              QT_TRANSLATE_NOOP(
                  "sf::cli", "Who gives the orders, for all sides or one for each side: “nearest” attacks or "
                             "advances on the nearest opponent, “commander:LEVEL” plays the battle to its "
                             "end. By default, only the orders in the file are carried out."),
              "WHO"},
             {conflictOption,
              QT_TRANSLATE_NOOP(
                  "sf::cli", "Fight only this stack's Conflict, until one alliance is left. Its stacks carry "
                             "out the orders in the file, then those of --orders, “nearest” by default."),
              "STACK"},
             {claimsOption,
              QT_TRANSLATE_NOOP("sf::cli", "Test the claims made in the rules' source; needs no FILE.")},
             oneJsonValue},
        .run = runSimulate};
}

} // namespace sf::cli
