// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/number_option.h"
#include "app/cli/page_options.h"
#include "app/cli/replayed.h"
#include "core/document/battle/battle_document.h"
#include "core/document/io/safe_file.h"
#include "core/text/lists.h"
#include "ui/paint/web/web_export.h"

#include <QCoreApplication>

#include <climits>

namespace sf::cli {
namespace {

const QString fromOption = QStringLiteral("from");
const QString toOption = QStringLiteral("to");
const QString pageOutput = QStringLiteral("output");

/// Returns whether the side is one of the document's. Prints an error if it isn't.
bool hasSide(const document::Document& document, const QString& path, std::optional<int> side) {
    const auto* battle = dynamic_cast<const document::BattleDocument*>(&document);
    if (!battle || !side || *side < static_cast<int>(battle->battle().sides.size()))
        return true;
    inputError(QCoreApplication::translate("sf::cli", "%1: --side: expected at most %2, found %3")
                   .arg(path, QString::number(battle->battle().sides.size() - 1), QString::number(*side)));
    return false;
}

/// Writes a web page.
int writePage(const QCommandLineParser& line, std::optional<int> side) {
    const QString out = line.value(pageOutput);
    if (!out.endsWith(QLatin1String(".html"), Qt::CaseInsensitive) &&
        !out.endsWith(QLatin1String(".htm"), Qt::CaseInsensitive))
        return usageError(
            QCoreApplication::translate("sf::cli", "-o: expected a name that ends in .html, found “%1”")
                .arg(out));
    if (line.isSet(QStringLiteral("after")) || line.isSet(jsonOption))
        return usageError(
            QCoreApplication::translate("sf::cli", "-o can't be combined with --after or --json"));
    const std::optional<int> from = numberOf(line, fromOption, 0, INT_MAX, 0);
    const std::optional<int> to = from ? numberOf(line, toOption, 0, INT_MAX, INT_MAX) : std::nullopt;
    if (!to)
        return statusBadUsage;
    if (*to < *from)
        return usageError(QCoreApplication::translate("sf::cli", "--to: expected at least %1, found %2")
                              .arg(QString::number(*from), QString::number(*to)));
    const QString path = line.positionalArguments().first();
    const std::unique_ptr<document::Document> document = readWithSealed(path);
    if (!document || !hasSide(*document, path, side))
        return statusBadInput;
    const auto page = paint::webPageOf(*document, {*from, *to, side});
    if (const auto* problem = std::get_if<QString>(&page))
        return inputError(text::labelled(path, *problem));
    return report(document::writeSafely(out, std::get<QByteArray>(page)));
}

int runReplay(const QCommandLineParser& line) {
    const std::optional<int> after = numberOf(line, QStringLiteral("after"), 0, INT_MAX, INT_MAX);
    const std::optional<int> side =
        after ? numberOf(line, QStringLiteral("side"), 0, battle::largestSideCount - 1, 0) : std::nullopt;
    if (!side)
        return statusBadUsage;
    if (line.isSet(pageOutput))
        return writePage(line, line.isSet(QStringLiteral("side")) ? side : std::nullopt);
    if (line.isSet(fromOption) || line.isSet(toOption))
        return usageError(QCoreApplication::translate("sf::cli", "--from and --to need -o PAGE.html"));
    const QString path = line.positionalArguments().first();
    const std::unique_ptr<document::Document> document = readWithSealed(path);
    if (!document)
        return statusBadInput;
    const bool isWhole = !line.isSet(QStringLiteral("after"));
    const auto viewer = line.isSet(QStringLiteral("side")) ? side : std::nullopt;
    const std::optional<Replayed> shown = replayed(*document, path, isWhole ? std::nullopt : after, viewer);
    if (!shown)
        return statusBadInput;
    return line.isSet(jsonOption) ? printJson(replayedAsJson(*shown)) : print(replayedAsText(*shown));
}

} // namespace

Command replayCommand() {
    return {
        .name = QStringLiteral("replay"),
        .usage = QStringLiteral("FILE [--after N] [--json] [-o PAGE.html [--from N] [--to N]] [--side S]"),
        .summary = QT_TRANSLATE_NOOP(
            "sf::cli",
            "Tell what has happened in a document or a game record, scene by scene, or write a web "
            "page on which it can be watched."),
        .options = {{QStringLiteral("after"),
                     QT_TRANSLATE_NOOP("sf::cli",
                                       "Only so many events of a battle, or actions of a game or a dungeon."),
                     "N"},
                    {QStringLiteral("side"),
                     QT_TRANSLATE_NOOP("sf::cli",
                                       "Show what this side of a battle could see; sides count from 0."),
                     "S"},
                    {jsonOption, QT_TRANSLATE_NOOP(
                                     "sf::cli", "Print who stands where then, with how many hits, as JSON.")},
                    {.name = pageOutput,
                     .words = QT_TRANSLATE_NOOP("sf::cli", "The web page to write: one HTML file."),
                     .value = "PAGE.html",
                     .letter = "o"},
                    {fromOption,
                     QT_TRANSLATE_NOOP("sf::cli",
                                       "The page begins after so many events or actions, as for --after."),
                     "N"},
                    {toOption, QT_TRANSLATE_NOOP("sf::cli", "The page ends after so many."), "N"}},
        .run = runReplay,
        .paints = true};
}

} // namespace sf::cli
