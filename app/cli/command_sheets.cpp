// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/page_options.h"
#include "ui/paint/sheets/square/blank_pages.h"
#include "ui/paint/sheets/square/sheet_pages.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

/// 1, 2 or 4; nothing, with the line already printed, for anything else.
std::optional<int> perPageOf(const QCommandLineParser& line) {
    const auto number = numberOf(line, QStringLiteral("per-page"), 1, 4, 1);
    if (number != 3)
        return number;
    usageError(QCoreApplication::translate("sf::cli", "--per-page: expected 1, 2 or 4, found “3”"));
    return std::nullopt;
}

/// The stacks that are asked for; nothing, with the line already printed, when there are none.
std::vector<battle::StackId> stacksOf(const QCommandLineParser& line, const battle::Battle& battle) {
    const QString path = line.positionalArguments().first();
    std::vector<battle::StackId> stacks = paint::allStacks(battle);
    if (line.isSet(QStringLiteral("stack"))) {
        stacks.clear();
        for (const QString& id : line.values(QStringLiteral("stack"))) {
            stacks.emplace_back(id.toStdString());
            if (!battle.stacks.find(stacks.back())) {
                inputError(QCoreApplication::translate("sf::cli",
                                                       "%1: --stack: expected the id of a stack, found “%2”")
                               .arg(path, id));
                return {};
            }
        }
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
    if (*blank > 0)
        return writeOut(*paint::blankPages(*blank, setup), *job);
    const std::vector<battle::StackId> stacks = stacksOf(line, *battle);
    return stacks.empty() ? statusBadInput
                          : writeOut(*paint::sheetPages(*battle, stacks, *perPage, setup), *job);
}

} // namespace

Command sheetsCommand() {
    return {
        .name = QStringLiteral("sheets"),
        .usage = QStringLiteral("FILE -o OUT.pdf [--stack ID] [--blank N] [--per-page 1/2/4] ") + pageUsage(),
        .summary = QCoreApplication::translate("sf::cli", "Print the Square sheets of a battle."),
        .options =
            outputOptions() +
            QList<QCommandLineOption>{
                {QStringLiteral("stack"),
                 QCoreApplication::translate("sf::cli", "Only this stack; can be given several times."),
                 QStringLiteral("ID")},
                {QStringLiteral("blank"),
                 QCoreApplication::translate("sf::cli",
                                             "Print an empty sheet for 1 to N units instead, N at most 400."),
                 QStringLiteral("N")},
                {QStringLiteral("per-page"),
                 QCoreApplication::translate("sf::cli", "How many stacks per page: 1, 2 or 4."),
                 QStringLiteral("N")}} +
            pageOptions(),
        .run = runSheets,
        .paints = true};
}

} // namespace sf::cli
