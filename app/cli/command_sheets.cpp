// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/page_options.h"
#include "ui/paint/sheets/page_files.h"
#include "ui/paint/sheets/sheet_pages.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

int run(const QCommandLineParser& line) {
    const QString out = line.value(QStringLiteral("output"));
    if (!paint::pageFormat(out))
        return usageError(QCoreApplication::translate(
                              "sf::cli", "-o: expected a name that ends in .pdf, .svg or .png, found “%1”")
                              .arg(out));
    auto setup = pageSetupOf(line);
    if (const int* status = std::get_if<int>(&setup))
        return *status;
    const QString path = line.positionalArguments().first();
    const std::optional<battle::Battle> battle = readBattle(path);
    if (!battle)
        return statusBadInput;
    describe(std::get<paint::PageSetup>(setup), *battle);
    std::vector<battle::StackId> stacks = paint::allStacks(*battle);
    if (line.isSet(QStringLiteral("stack"))) {
        const battle::StackId id(line.value(QStringLiteral("stack")).toStdString());
        if (!battle->stacks.find(id))
            return inputError(
                QCoreApplication::translate("sf::cli", "%1: --stack: expected the id of a stack, found “%2”")
                    .arg(path, line.value(QStringLiteral("stack"))));
        stacks = {id};
    }
    if (stacks.empty())
        return inputError(
            QCoreApplication::translate("sf::cli", "%1: stacks: expected at least one, found none")
                .arg(path));
    return writeOut(*paint::sheetPages(*battle, stacks, std::get<paint::PageSetup>(setup)), out);
}

} // namespace

Command sheetsCommand() {
    return {.name = QStringLiteral("sheets"),
            .usage = QStringLiteral("FILE -o OUT.pdf [--stack ID] [--blank N] ") + pageUsage(),
            .summary = QCoreApplication::translate("sf::cli", "Print Square sheets."),
            .options =
                QList<QCommandLineOption>{{{QStringLiteral("o"), QStringLiteral("output")},
                                           QCoreApplication::translate("sf::cli", "The file to write."),
                                           QStringLiteral("OUT")},
                                          {QStringLiteral("stack"),
                                           QCoreApplication::translate("sf::cli", "Only this stack."),
                                           QStringLiteral("ID")}} +
                pageOptions(),
            .run = run,
            .paints = true};
}

} // namespace sf::cli
