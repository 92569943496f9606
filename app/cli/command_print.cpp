// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in page_options.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/number_option.h"
#include "app/cli/page_options.h"
#include "core/document/battle/battle_document.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/imperio/imperio_document.h"
#include "core/text/lists.h"
#include "ui/paint/sheets/board/imperio_sheet.h"
#include "ui/paint/sheets/printables.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace sf::cli {
namespace {

/// The options for maps and tokens; nothing if one is malformed, after printing an error line.
std::optional<paint::PrintValues> valuesOf(const QCommandLineParser& line) {
    paint::PrintValues values;
    if (line.isSet(QStringLiteral("hex"))) {
        const auto hex = numberOf(line, QStringLiteral("hex"), static_cast<int>(paint::smallestHex),
                                  static_cast<int>(paint::largestHex), 20);
        if (!hex)
            return std::nullopt;
        values[QStringLiteral("size")] = {1};
        values[QStringLiteral("hex")] = {*hex};
    }
    if (line.isSet(QStringLiteral("colours")))
        values[QStringLiteral("colours")] = {1};
    if (!line.isSet(QStringLiteral("region")))
        return values;
    static const QRegularExpression form(QStringLiteral("^(\\d{1,4}),(\\d{1,4})-(\\d{1,4}),(\\d{1,4})$"));
    const QRegularExpressionMatch match = form.match(line.value(QStringLiteral("region")));
    if (!match.hasMatch()) {
        usageError(
            QCoreApplication::translate("sf::cli", "--region: expected COLUMN,ROW-COLUMN,ROW, found “%1”")
                .arg(line.value(QStringLiteral("region"))));
        return std::nullopt;
    }
    const char* keys[] = {"fromColumn", "fromRow", "toColumn", "toRow"};
    for (int i = 0; i < 4; ++i)
        values[QLatin1String(keys[i])] = {match.captured(i + 1).toInt()};
    values[QStringLiteral("part")] = {1};
    return values;
}

/// What the document can print; nothing if it cannot be read, after printing an error line.
std::vector<paint::Printable> printablesOf(const QString& path, paint::PageSetup& setup) {
    const std::unique_ptr<document::Document> document = readDocument(path);
    if (!document)
        return {};
    if (const auto* battle = dynamic_cast<const document::BattleDocument*>(document.get())) {
        setup = described(setup, battle->battle());
        return paint::battlePrintables(battle->battle());
    }
    setup = described(setup, document->title());
    if (const auto* game = dynamic_cast<const document::ImperioDocument*>(document.get()))
        return paint::imperioPrintables(paint::imperioSheet(*game));
    if (const auto* dungeon = dynamic_cast<const document::EncounterDocument*>(document.get()))
        return paint::encounterPrintables(dungeon->dungeon());
    wrongKind(path, *document, QCoreApplication::translate("sf::cli", "“battle”, “imperio” or “encounter”"));
    return {};
}

QString listed(const std::vector<paint::Printable>& printables) {
    QStringList keys;
    for (const paint::Printable& printable : printables)
        keys << printable.key;
    return text::listed(keys);
}

int runPrint(const QCommandLineParser& line) {
    const std::optional<PageJob> job = pageJobOf(line);
    const auto values = job ? valuesOf(line) : std::nullopt;
    if (!values)
        return statusBadUsage;
    const QString path = line.positionalArguments().first();
    paint::PageSetup setup = job->setup;
    const std::vector<paint::Printable> printables = printablesOf(path, setup);
    if (printables.empty())
        return statusBadInput;
    const QString what =
        line.isSet(QStringLiteral("what")) ? line.value(QStringLiteral("what")) : printables.front().key;
    const paint::Printable* printable = paint::find(printables, what);
    if (!printable)
        return usageError(QCoreApplication::translate("sf::cli", "--what: expected %1, found “%2”")
                              .arg(listed(printables), what));
    if (job->turns && printable->isWide && printable->isWide(*values))
        setup.paper.transpose();
    const auto pages = printable->pages(setup, *values);
    if (pages->count() == 0)
        return inputError(text::labelled(path, printable->nothing));
    return writeOut(*pages, *job);
}

} // namespace

Command printCommand() {
    return {.name = QStringLiteral("print"),
            .usage = QStringLiteral("FILE -o OUT.pdf [--what KIND] [--hex MM] "
                                    "[--region C,R-C,R] [--colours] [--dpi N] ") +
                     pageUsage(),
            .summary = QT_TRANSLATE_NOOP("sf::cli", "Print maps, boards, tokens, references and records."),
            .options =
                outputOptions() +
                QList<Option>{
                    {QStringLiteral("what"),
                     QT_TRANSLATE_NOOP(
                         "sf::cli",
                         "For a battle: sheets (default), map, tokens, blank, reference; for a game "
                         "of Imperio: position (default), board, pieces, record, scoresheet, blank, rules, "
                         "reference; for a "
                         "dungeon: party (default), monsters, posts."),
                     "KIND"},
                    {QStringLiteral("hex"),
                     QT_TRANSLATE_NOOP("sf::cli", "Hex width on the map, over as many pages as needed; "
                                                  "by default the map is fitted to one page."),
                     "MM"},
                    {QStringLiteral("region"),
                     QT_TRANSLATE_NOOP("sf::cli",
                                       "Only the part of the map from one hex to another, such as 0,0-9,5."),
                     "C,R-C,R"},
                    {QStringLiteral("colours"),
                     QT_TRANSLATE_NOOP("sf::cli", "Print the map in colours instead of black and white.")}} +
                pageOptions(),
            .run = runPrint,
            .paints = true};
}

} // namespace sf::cli
