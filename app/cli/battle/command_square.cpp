// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in app/cli/command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/battle/square_output.h"
#include "app/cli/command.h"
#include "app/cli/console.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

/// The stack that --stack names, or all stacks; nothing if no stack has that id.
std::optional<std::vector<battle::StackPointer>> chosenStacks(const battle::Battle& battle,
                                                              const QCommandLineParser& line) {
    if (!line.isSet(QStringLiteral("stack")))
        return std::vector<battle::StackPointer>(battle.stacks.begin(), battle.stacks.end());
    const battle::StackId id(line.value(QStringLiteral("stack")).toStdString());
    if (const battle::StackPointer stack = battle.stacks.find(id))
        return std::vector{stack};
    return std::nullopt;
}

int runSquare(const QCommandLineParser& line) {
    const QString path = line.positionalArguments().first();
    const std::optional<battle::Battle> battle = readBattle(path);
    if (!battle)
        return statusBadInput;
    const auto stacks = chosenStacks(*battle, line);
    if (!stacks)
        return unknownStack(path, line.value(QStringLiteral("stack")));
    if (line.isSet(jsonOption))
        return printJson(squaresAsJson(*battle, *stacks));
    for (const battle::StackPointer& stack : *stacks) // one by one: a million units are a long text
        if (const int status = print(squareAsText(*battle, *stack)); status != statusDone)
            return status;
    return statusDone;
}

} // namespace

Command squareCommand() {
    return {.name = QStringLiteral("square"),
            .usage = QStringLiteral("FILE [--stack ID] [--json]"),
            .summary = QT_TRANSLATE_NOOP(
                "sf::cli", "Show the Square of each stack: cells, stats with their terms, damage orders."),
            .options = {{QStringLiteral("stack"),
                         QT_TRANSLATE_NOOP("sf::cli", "Only the stack with this id."), "ID"},
                        oneJsonValue},
            .run = runSquare};
}

} // namespace sf::cli
