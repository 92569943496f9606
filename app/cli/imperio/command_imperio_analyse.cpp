// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in app/cli/command.h.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/imperio/imperio_record.h"
#include "core/document/imperio/imperio_report.h"
#include "core/rules/limits.h"
#include "core/text/figures.h"
#include "core/text/imperio_report.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

using imperio::Analysis;
using imperio::Record;
using imperio::Replay;

int runImperioAnalyse(const QCommandLineParser& line) {
    const QString format = line.value(formatOption);
    if (format != QLatin1String("markdown") && format != QLatin1String("bbcode"))
        return usageError(
            QCoreApplication::translate("sf::cli", "--format: expected markdown or bbcode, found “%1”")
                .arg(format));
    const auto replay = replayOf(line);
    if (!replay)
        return replay.status;
    const Record& record = replay->record;
    if (record.entries.size() > std::size_t{limits::analysedActions})
        return inputError(QCoreApplication::translate(
                              "sf::cli", "%1: expected a game of at most %2 actions to analyse, found %3")
                              .arg(line.positionalArguments().first(), text::figure(limits::analysedActions),
                                   text::figure(static_cast<qint64>(record.entries.size()))));
    const Analysis analysis = imperio::report(record);
    if (line.isSet(jsonOption))
        return printJson(document::reportJson(record, analysis));
    const text::Markup markup =
        format == QLatin1String("bbcode") ? text::Markup::BBCode : text::Markup::Markdown;
    return print(text::imperioReport(record, analysis, markup).toUtf8());
}

} // namespace

Command imperioAnalyseCommand() {
    return {.name = QStringLiteral("imperio analyse"),
            .usage =
                QStringLiteral("RECORD [--format markdown | bbcode] [--seed TEXT | --dice N,N,...] [--json]"),
            .summary = QT_TRANSLATE_NOOP(
                "sf::cli", "Report a game: values, luck and skill of each side, the costliest decisions."),
            .options = recordOptions() +
                       QList<Option>{{formatOption,
                                      QT_TRANSLATE_NOOP(
                                          "sf::cli", "Format of the report: markdown (default) or bbcode."),
                                      "NAME", "markdown"}},
            .run = runImperioAnalyse};
}

} // namespace sf::cli
