// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of units, out of a battle and into it.
// Declared in app/cli/command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/document/battle/battle_document.h"
#include "core/document/lists/battle_tables.h"
#include "core/document/lists/list_file.h"
#include "core/document/lists/unit_list.h"
#include "core/document/lists/unit_names.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::cli {
namespace {

const QString listedStack = QStringLiteral("stack");
const QString wantedTable = QStringLiteral("what");
const QString listedSheet = QStringLiteral("sheet");
const QString importOutput = QStringLiteral("o");

int unknownStack(const QString& path, const QString& id) {
    return inputError(
        QCoreApplication::translate("sf::cli", "%1: stacks: expected one with the id “%2”, found none")
            .arg(path, id));
}

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

/// The sheet of that name, or the first that has rows; null if there is none.
const document::TextSheet* sheetOf(const std::vector<document::TextSheet>& sheets,
                                   const std::optional<QString>& name) {
    const auto found = std::ranges::find_if(
        sheets, [&](const document::TextSheet& sheet) { return !name || sheet.name == *name; });
    return found == sheets.end() ? nullptr : &*found;
}

/// The units of the list, or one line for the first cell that can't be read.
std::variant<std::vector<battle::Unit>, QString>
unitsFrom(const QString& path, const std::optional<QString>& sheetName, const battle::Battle& battle) {
    const document::ReadList list = document::readListFile(path);
    if (const auto* error = std::get_if<document::LoadError>(&list))
        return error->text(path);
    const document::TextSheet* sheet = sheetOf(std::get<std::vector<document::TextSheet>>(list), sheetName);
    if (!sheet && sheetName)
        return QCoreApplication::translate("sf::cli", "%1: expected a sheet “%2” with rows, found none")
            .arg(path, *sheetName);
    document::ListedUnits listed;
    const document::ListForm form = sheet ? document::proposedForm(sheet->rows) : document::ListForm();
    if (sheet)
        listed = document::unitsOf(sheet->rows, form, battle);
    if (form.rowNumbers)
        warn(QCoreApplication::translate("sf::cli", "%1: %2: “%3” only numbers the rows, so it isn't used")
                 .arg(path, document::placeIn(*sheet, sheet->rows[form.heading], *form.rowNumbers),
                      text::displayName(
                          sheet->rows[form.heading].cells.value(static_cast<qsizetype>(*form.rowNumbers)))));
    if (!listed.problems.empty()) {
        const document::CellProblem& first = listed.problems.front();
        return QCoreApplication::translate("sf::cli", "%1: %2: %3")
            .arg(path, document::placeIn(*sheet, sheet->rows[first.row], first.column), first.text);
    }
    if (listed.units.empty())
        return QCoreApplication::translate("sf::cli", "%1: expected a row with a unit, found none").arg(path);
    return std::move(listed.units);
}

int runListImport(const QCommandLineParser& line) {
    const QString path = line.positionalArguments().first();
    const QString list = line.positionalArguments().last();
    if (!line.isSet(listedStack) || !line.isSet(importOutput))
        return usageError(QCoreApplication::translate("sf::cli", "import needs --stack ID and -o OUT"));
    const std::unique_ptr<document::BattleDocument> document = readBattleDocument(path);
    if (!document)
        return statusBadInput;
    const battle::StackPointer stack =
        document->battle().stacks.find(battle::StackId(line.value(listedStack).toStdString()));
    if (!stack)
        return unknownStack(path, line.value(listedStack));
    auto units =
        unitsFrom(list, line.isSet(listedSheet) ? std::optional(line.value(listedSheet)) : std::nullopt,
                  document->battle());
    if (const auto* problem = std::get_if<QString>(&units))
        return inputError(*problem);
    const auto count = static_cast<int>(std::get<std::vector<battle::Unit>>(units).size());
    const auto outcome = document->perform(
        document::addition(*document, *stack, std::get<std::vector<battle::Unit>>(std::move(units))));
    if (outcome.refusal)
        return inputError(text::labelled(path, text::refusal(*outcome.refusal, document->battle())));
    const QString output = line.value(importOutput);
    if (const int status = report(writeDocument(output, document->serialised())); status != statusDone)
        return status;
    return print(QCoreApplication::translate("sf::cli", "%n unit(s) added to %1", nullptr, count)
                         .arg(text::stackName(*stack))
                         .toUtf8() +
                     '\n',
                 output);
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

Command importCommand() {
    return {
        .name = QStringLiteral("import"),
        .usage = QStringLiteral("FILE LIST --stack ID [--sheet NAME] -o OUT"),
        .summary = QT_TRANSLATE_NOOP(
            "sf::cli", "Add the units of a list, such as a spreadsheet, CSV or a wiki's table, to a stack."),
        .arguments = 2,
        .options = {{listedStack, QT_TRANSLATE_NOOP("sf::cli", "The stack that gets them."), "ID"},
                    {listedSheet,
                     QT_TRANSLATE_NOOP("sf::cli",
                                       "The sheet of the spreadsheet, if not the first that has rows."),
                     "NAME"},
                    {importOutput, QT_TRANSLATE_NOOP("sf::cli", "Write the document to this file."), "OUT"}},
        .run = runListImport};
}

} // namespace sf::cli
