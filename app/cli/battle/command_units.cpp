// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of units out of a battle.
// Declared in app/cli/command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/document/battle/battle_document.h"
#include "core/document/lists/battle_tables.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::cli {
namespace {

const QString listedStack = QStringLiteral("stack");
const QString wantedTable = QStringLiteral("what");

/// Columns of equal width, with two blanks between them, but for the few long cells.
QByteArray inColumns(const document::WrittenTable& rows) {
    constexpr qsizetype widest = 100;
    std::vector<qsizetype> widths(static_cast<std::size_t>(rows.front().size()));
    for (const QStringList& row : rows)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], std::min(widest, row[static_cast<qsizetype>(i)].size()));
    QString text;
    for (const QStringList& row : rows) {
        QString line;
        for (std::size_t i = 0; i < widths.size(); ++i)
            line += row[static_cast<qsizetype>(i)].leftJustified(widths[i] + 2);
        text += line.trimmed() + u'\n';
    }
    return text.toUtf8();
}

/// The table of that name; nothing if there is none.
std::optional<document::BattleTable> tableCalled(const QString& name) {
    for (int i = 0; i < document::battleTables; ++i)
        if (const auto table = static_cast<document::BattleTable>(i); key(table) == name)
            return table;
    return std::nullopt;
}

int runUnits(const QCommandLineParser& line) {
    const QString path = line.positionalArguments().first();
    const QString named = line.value(wantedTable);
    const auto what = named.isEmpty() ? document::BattleTable::Units : tableCalled(named);
    if (!what)
        return usageError(QCoreApplication::translate(
                              "sf::cli", "--what: expected units, stacks, casualties or attacks, found %1")
                              .arg(named));
    if (line.isSet(listedStack) && *what == document::BattleTable::Attacks)
        return usageError(QCoreApplication::translate("sf::cli", "--stack doesn't apply to attacks"));
    const std::unique_ptr<document::BattleDocument> document = readBattleDocument(path);
    if (!document)
        return statusBadInput;
    battle::Battle battle = document->seenBy({});
    if (line.isSet(listedStack)) {
        const QString wanted = line.value(listedStack);
        const battle::StackPointer stack = battle.stacks.find(battle::StackId(wanted.toStdString()));
        if (!stack)
            return unknownStack(path, wanted);
        battle.stacks = {};
        battle.stacks.insert(0, stack);
    }
    const document::WrittenTable table = tableOf(*what, battle, document->log(), document->remembered());
    if (const QString problem = document::whyTooLarge(table); !problem.isEmpty())
        return inputError(text::labelled(path, problem));
    if (line.isSet(markdownOption))
        return print(document::asMarkdown(table).toUtf8());
    return print(line.isSet(csvOption) ? document::asCsv(table).replace("\r\n", "\n") : inColumns(table));
}

} // namespace

Command unitsCommand() {
    return {.name = QStringLiteral("units"),
            .usage = QStringLiteral("FILE [--what WHAT] [--stack ID] [--csv or --markdown]"),
            .summary =
                QT_TRANSLATE_NOOP("sf::cli", "List the units of a battle with their numbers, or its stacks, "
                                             "casualties or attacks."),
            .options = {{wantedTable,
                         QT_TRANSLATE_NOOP("sf::cli", "What to list: units, stacks, casualties or attacks."),
                         "WHAT"},
                        {listedStack, QT_TRANSLATE_NOOP("sf::cli", "Only the stack with this id."), "ID"},
                        {csvOption, QT_TRANSLATE_NOOP("sf::cli", "Print CSV.")},
                        {markdownOption, QT_TRANSLATE_NOOP("sf::cli", "Print a Markdown table.")}},
            .run = runUnits};
}

} // namespace sf::cli
