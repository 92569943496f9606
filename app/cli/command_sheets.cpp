// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/number_option.h"
#include "app/cli/page_options.h"
#include "ui/paint/sheets/printables.h"

#include <QCoreApplication>

#include <numeric>

namespace sf::cli {
namespace {

/// 1, 2 or 4; nothing for any other value, after printing an error line.
std::optional<int> perPageOf(const QCommandLineParser& line) {
    const auto number = numberOf(line, QStringLiteral("per-page"), 1, 4, 1);
    if (number != 3)
        return number;
    usageError(QCoreApplication::translate("sf::cli", "--per-page: expected 1, 2 or 4, found “3”"));
    return std::nullopt;
}

/// The positions of the chosen stacks; nothing if there are none, after printing an error line.
std::vector<int> stacksOf(const QCommandLineParser& line, const battle::Battle& battle) {
    const QString path = line.positionalArguments().first();
    std::vector<int> stacks(line.isSet(QStringLiteral("stack")) ? 0 : battle.stacks.size());
    std::iota(stacks.begin(), stacks.end(), 0);
    for (const QString& id : line.values(QStringLiteral("stack"))) {
        const std::size_t position = battle.stacks.position(battle::StackId(id.toStdString()));
        if (position == battle.stacks.size()) {
            inputError(
                QCoreApplication::translate("sf::cli", "%1: --stack: expected the id of a stack, found “%2”")
                    .arg(path, id));
            return {};
        }
        stacks.push_back(static_cast<int>(position));
    }
    if (stacks.empty())
        inputError(QCoreApplication::translate("sf::cli", "%1: stacks: expected at least one, found none")
                       .arg(path));
    return stacks;
}

int runSheets(const QCommandLineParser& line) {
    const std::optional<PageJob> job = pageJobOf(line);
    const auto perPage = job ? perPageOf(line) : std::nullopt;
    const auto blank =
        perPage ? numberOf(line, QStringLiteral("blank"), 1, paint::mostBlankUnits, 0) : std::nullopt;
    if (!blank)
        return statusBadUsage;
    const std::optional<battle::Battle> battle = readBattle(line.positionalArguments().first());
    if (!battle)
        return statusBadInput;
    const paint::PageSetup setup = described(job->setup, *battle);
    const std::vector<paint::Printable> printables = paint::battlePrintables(*battle);
    const auto write = [&](const QString& key, const paint::PrintValues& values) {
        const paint::Printable* printable = paint::find(printables, key);
        return printable ? writeOut(*printable->pages(setup, values), *job)
                         : inputError(QCoreApplication::translate(
                                          "sf::cli", "%1: rules: these have no sheets of this kind")
                                          .arg(line.positionalArguments().first()));
    };
    if (*blank > 0)
        return write(QStringLiteral("blank"), {{QStringLiteral("units"), {*blank}}});
    const std::vector<int> stacks = stacksOf(line, *battle);
    return stacks.empty() ? statusBadInput
                          : write(QStringLiteral("sheets"), {{QStringLiteral("stacks"), stacks},
                                                             {QStringLiteral("perPage"), {*perPage / 2}}});
}

} // namespace

Command sheetsCommand() {
    return {
        .name = QStringLiteral("sheets"),
        .usage = QStringLiteral("FILE -o OUT.pdf [--stack ID] [--blank N] [--per-page 1/2/4] ") + pageUsage(),
        .summary = QT_TRANSLATE_NOOP("sf::cli", "Print a sheet for each stack of a battle."),
        .options = outputOptions() +
                   QList<Option>{
                       {QStringLiteral("stack"),
                        QT_TRANSLATE_NOOP("sf::cli", "Only this stack; can be given several times."), "ID"},
                       {QStringLiteral("blank"),
                        QT_TRANSLATE_NOOP("sf::cli",
                                          "Print an empty sheet for 1 to N units instead, N at most 400."),
                        "N"},
                       {QStringLiteral("per-page"),
                        QT_TRANSLATE_NOOP("sf::cli", "How many stacks per page: 1, 2 or 4."), "N"}} +
                   pageOptions(),
        .run = runSheets,
        .paints = true};
}

} // namespace sf::cli
