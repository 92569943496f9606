// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of units into a battle.
// Declared in app/cli/command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/number_option.h"
#include "core/document/battle/battle_document.h"
#include "core/document/lists/list_file.h"
#include "core/document/lists/list_report.h"
#include "core/document/lists/unit_list.h"
#include "core/document/lists/unit_names.h"
#include "core/rules/limits.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::cli {
namespace {

using document::Doubt;
using document::ListField;
using document::ListForm;
using Thousands = document::FigureStyle::Thousands;

const QString importStack = QStringLiteral("stack");
const QString importOutput = QStringLiteral("o");
const QString listSheet = QStringLiteral("sheet");
const QString listColumns = QStringLiteral("columns");
const QString listHeading = QStringLiteral("heading");
const QString listThousands = QStringLiteral("thousands");
const QString listHits = QStringLiteral("hits");
const QString listKinds = QStringLiteral("kinds");
const QString firstNumber = QStringLiteral("first-number");
const QString skipBad = QStringLiteral("skip-bad");

/// How the command line says that the list is read.
struct ImportOptions {
    std::optional<QString> sheet;
    std::optional<std::vector<ListField>> columns;
    std::optional<int> heading; ///< the line or row, 0 for none
    ListForm form;              ///< figures, hits and kinds
    bool skipsBad = false;
};

/// Which of these words the option's value is; nothing, after an error, if it is another.
std::optional<int> wordOf(const QCommandLineParser& line, const QString& option, const QStringList& words,
                          int standard) {
    if (!line.isSet(option))
        return standard;
    const auto at = static_cast<int>(words.indexOf(line.value(option)));
    if (at >= 0)
        return at;
    usageError(QCoreApplication::translate("sf::cli", "--%1: expected one of %2, found “%3”")
                   .arg(option, text::listed(words), line.value(option)));
    return std::nullopt;
}

/// "name,hits,-,attackPower"; nothing, after an error, if one isn't a column.
std::optional<std::vector<ListField>> columnsOf(const QString& value) {
    const std::vector<ListField>& fields = document::listFields();
    std::vector<ListField> columns;
    for (const QString& word : value.split(u',')) {
        const auto field = std::ranges::find(fields, word.trimmed(), &document::fieldKey);
        if (field != fields.end()) {
            columns.push_back(*field);
            continue;
        }
        QStringList keys;
        std::ranges::transform(fields, std::back_inserter(keys), &document::fieldKey);
        usageError(QCoreApplication::translate("sf::cli", "--%1: expected some of %2, found “%3”")
                       .arg(listColumns, text::listed(keys), word));
        return std::nullopt;
    }
    return columns;
}

std::optional<ImportOptions> importOptions(const QCommandLineParser& line) {
    ImportOptions options;
    if (line.isSet(listSheet))
        options.sheet = line.value(listSheet);
    if (line.isSet(listColumns) && !(options.columns = columnsOf(line.value(listColumns))))
        return std::nullopt;
    const auto heading = numberOf(line, listHeading, 0, INT_MAX, 0);
    const auto hits = numberOf(line, listHits, 1, battle::largestNumber, 1);
    const auto thousands = wordOf(
        line, listThousands, {QStringLiteral("comma"), QStringLiteral("point"), QStringLiteral("none")}, -1);
    const auto kinds = wordOf(line, listKinds, {QStringLiteral("known"), QStringLiteral("new")}, 0);
    if (!heading || !hits || !thousands || !kinds)
        return std::nullopt;
    if (line.isSet(listHeading))
        options.heading = heading;
    if (line.isSet(listHits))
        options.form.hits = hits;
    options.form.figures = {static_cast<Thousands>(*thousands + 1), line.isSet(firstNumber)};
    options.form.makesKinds = *kinds == 1;
    options.skipsBad = line.isSet(skipBad);
    return options;
}

/// The form of the list, or why it can't have the one that is asked for.
std::variant<ListForm, QString> formFor(const std::vector<document::TextRow>& rows,
                                        const ImportOptions& options, const battle::Battle& battle) {
    std::optional<std::size_t> heading;
    if (options.heading.value_or(0) > 0) {
        heading = std::ranges::find(rows, *options.heading, &document::TextRow::line) - rows.begin();
        if (*heading == rows.size())
            return QCoreApplication::translate("sf::cli", "expected a heading in row %1, which is empty")
                .arg(*options.heading);
    }
    ListForm form = options.heading ? formOf(rows, heading, battle) : proposedForm(rows, battle);
    if (options.columns) {
        if (options.columns->size() > form.columns.size())
            return QCoreApplication::translate("sf::cli", "expected %1 columns, found %2")
                .arg(form.columns.size())
                .arg(options.columns->size());
        std::ranges::fill(form.columns, ListField());
        std::ranges::copy(*options.columns, form.columns.begin());
    }
    form.figures = options.form.figures;
    form.hits = options.form.hits;
    form.makesKinds = options.form.makesKinds;
    return form;
}

/// What is wrong with the cell, and the option that helps.
QString cellProblem(const document::TextSheet& sheet, const document::CellProblem& problem) {
    QString text = problem.text;
    if (problem.doubt == Doubt::Words)
        text = QCoreApplication::translate("sf::cli", "%1 With --%2 only the number counts.")
                   .arg(text, firstNumber);
    else if (problem.doubt != Doubt::None)
        text = QCoreApplication::translate("sf::cli",
                                           "%1 Say what separates thousands: --%2 comma, point or none.")
                   .arg(text, listThousands);
    return text::labelled(document::placeIn(sheet, sheet.rows[problem.row], problem.column), text);
}

/// The first problem that refuses the list; those of rows that are left out become warnings.
QString refusalOf(const document::TextSheet& sheet, const document::ListedUnits& listed, const QString& path,
                  bool skipsBad) {
    if (listed.lacksHits)
        return QCoreApplication::translate("sf::cli",
                                           "No column gives full hits. Name one with --%1, or give all --%2.")
            .arg(listColumns, listHits);
    if (!skipsBad && !listed.problems.empty())
        return cellProblem(sheet, listed.problems.front());
    std::optional<std::size_t> last;
    for (const document::CellProblem& problem : listed.problems)
        if (std::exchange(last, problem.row) != problem.row)
            warn(QCoreApplication::translate("sf::cli", "%1: Row left out: %2")
                     .arg(path, cellProblem(sheet, problem)));
    if (listed.units.empty())
        return QCoreApplication::translate("sf::cli", "expected a row with a unit, found none");
    if (!listed.otherKind.isEmpty())
        warn(QCoreApplication::translate("sf::cli", "%1: “%2” isn't a unit kind of this battle. --%3 new "
                                                    "makes the kinds that are missing.")
                 .arg(path, text::displayName(listed.otherKind), listKinds));
    return {};
}

/// A list as it was read.
struct ReadUnits {
    document::ListedUnits listed;
    QString columns; ///< what was used and what wasn't
};

/// The units of the list, or one line that says why not.
std::variant<ReadUnits, QString> unitsFrom(const QString& path, const ImportOptions& options,
                                           const battle::Battle& battle) {
    document::ReadList list = document::readListFile(path);
    if (const auto* error = std::get_if<document::LoadError>(&list))
        return error->text(path);
    auto& sheets = std::get<std::vector<document::TextSheet>>(list);
    if (options.sheet)
        std::erase_if(sheets, [&](const document::TextSheet& sheet) { return sheet.name != *options.sheet; });
    const QStringList hidden = options.sheet ? QStringList() : document::takeHidden(sheets);
    if (options.sheet && sheets.empty())
        return QCoreApplication::translate("sf::cli", "%1: expected a sheet “%2” with rows, found none")
            .arg(path, *options.sheet);
    if (sheets.empty() && !hidden.isEmpty())
        return QCoreApplication::translate("sf::cli", "%1: expected a sheet that is shown, found only %2")
            .arg(path, text::listed(hidden));
    const document::TextSheet sheet = sheets.empty() ? document::TextSheet() : std::move(sheets.front());
    auto form = formFor(sheet.rows, options, battle);
    if (const auto* problem = std::get_if<QString>(&form))
        return text::labelled(path, *problem);
    const auto& columns = std::get<ListForm>(form);
    ReadUnits read{unitsOf(sheet.rows, columns, battle), {}};
    if (const QString refusal = refusalOf(sheet, read.listed, path, options.skipsBad); !refusal.isEmpty())
        return text::labelled(path, refusal);
    const QString used = text::listed(document::usedColumns(sheet, columns));
    const QStringList unused = document::unusedParts(sheet, columns, read.listed) + hidden;
    read.columns = unused.isEmpty() ? QCoreApplication::translate("sf::cli", "Used: %1").arg(used)
                                    : QCoreApplication::translate("sf::cli", "Used: %1. Not used: %2")
                                          .arg(used, text::listed(unused));
    return read;
}

int runListImport(const QCommandLineParser& line) {
    const QString path = line.positionalArguments().first();
    const QString list = line.positionalArguments().last();
    if (!line.isSet(importStack) || !line.isSet(importOutput))
        return usageError(QCoreApplication::translate("sf::cli", "import needs --stack ID and -o OUT"));
    const auto options = importOptions(line);
    if (!options)
        return statusBadUsage;
    const std::unique_ptr<document::BattleDocument> document = readBattleDocument(path);
    if (!document)
        return statusBadInput;
    const battle::StackPointer stack =
        document->battle().stacks.find(battle::StackId(line.value(importStack).toStdString()));
    if (!stack)
        return unknownStack(path, line.value(importStack));
    auto read = unitsFrom(list, *options, document->battle());
    if (const auto* problem = std::get_if<QString>(&read))
        return inputError(*problem);
    auto& [listed, columns] = std::get<ReadUnits>(read);
    const auto count = static_cast<int>(listed.units.size());
    std::vector<battle::Action> actions = document::kindsToAdd(listed);
    actions.emplace_back(document::addition(*document, *stack, std::move(listed.units)));
    const QString added = QCoreApplication::translate("sf::cli", "%n unit(s) added to %1", nullptr, count)
                              .arg(text::stackName(*stack));
    const auto outcome =
        document->perform(actions, QCoreApplication::translate("sf::cli", "Add %n unit(s)", nullptr, count));
    if (outcome.refusal)
        return inputError(text::labelled(path, text::refusal(*outcome.refusal, document->battle())));
    const QString output = line.value(importOutput);
    if (const int status = report(writeDocument(output, document->serialised())); status != statusDone)
        return status;
    return print((added + u'\n' + columns + u'\n').toUtf8(), output);
}

} // namespace

Command importCommand() {
    return {
        .name = QStringLiteral("import"),
        .usage = QStringLiteral("FILE LIST --stack ID [--sheet NAME] [--columns LIST] [--heading N] "
                                "[--thousands MARK] [--first-number] [--hits N] [--kinds new or known] "
                                "[--skip-bad] -o OUT"),
        .summary = QT_TRANSLATE_NOOP(
            "sf::cli", "Add the units of a list, such as a spreadsheet, CSV or a wiki's table, to a stack."),
        .arguments = 2,
        .options =
            {{importStack, QT_TRANSLATE_NOOP("sf::cli", "The stack that gets them."), "ID"},
             {listSheet,
              QT_TRANSLATE_NOOP("sf::cli",
                                "The sheet of the spreadsheet, if not the first that has rows and is shown."),
              "NAME"},
             {listColumns,
              QT_TRANSLATE_NOOP("sf::cli", "What the columns give, such as name,hits,-,attackPower: a "
                                           "number or flag as in documents, name, kind, count, hitsLeft, "
                                           "specials, or - for one that isn't used."),
              "LIST"},
             {listHeading, QT_TRANSLATE_NOOP("sf::cli", "The row that names the columns, or 0 if none does."),
              "N"},
             {listThousands, QT_TRANSLATE_NOOP("sf::cli", "What separates thousands: comma, point or none."),
              "MARK"},
             {firstNumber,
              QT_TRANSLATE_NOOP("sf::cli", "Only the number counts in cells such as “30 ft” and “7 (2d6)”.")},
             {listHits, QT_TRANSLATE_NOOP("sf::cli", "Full hits of units to which nothing gives any."), "N"},
             {listKinds,
              QT_TRANSLATE_NOOP("sf::cli", "Make a unit kind of each unknown name (new), or use "
                                           "only the kinds of the battle (known)."),
              "WHICH", "known"},
             {skipBad, QT_TRANSLATE_NOOP("sf::cli", "Leave out rows that can't be read, and name them.")},
             {importOutput, QT_TRANSLATE_NOOP("sf::cli", "Write the document to this file."), "OUT"}},
        .run = runListImport};
}

} // namespace sf::cli
