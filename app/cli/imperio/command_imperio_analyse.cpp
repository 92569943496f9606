// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/imperio/imperio_record.h"
#include "core/text/imperio_report.h"

#include <QCoreApplication>

#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>

namespace sf::cli {
namespace {

using namespace imperio;
using Writer = rapidjson::PrettyWriter<rapidjson::StringBuffer>;

const QString formatOption = QStringLiteral("format");
constexpr std::array<const char*, 2> sideKeys{"attacker", "defender"};

/// Writes the exact fraction, and the nearest number for human readers.
void member(Writer& json, const char* key, const Exact& value) {
    json.Key(key);
    json.String(exactText(value).c_str());
    json.Key((std::string(key) + "Number").c_str());
    json.Double(number(value));
}

void writeJudgement(Writer& json, const Record& record, const Judgement& judgement) {
    const Entry& entry = record.entries[judgement.entry];
    json.StartObject();
    json.Key("turn");
    json.String(turnText(entry.turn, entry.side).c_str());
    json.Key("action");
    json.String(actionText(entry.action, entry.side, entry.dice).c_str());
    json.Key("best");
    json.String(actionText(judgement.best, entry.side).c_str());
    member(json, "before", judgement.before);
    member(json, "chosenValue", judgement.valueChosen);
    member(json, "bestValue", judgement.valueBest);
    member(json, "after", judgement.after);
    member(json, "luck", judgement.luck());
    member(json, "skill", judgement.skill());
    member(json, "revision", judgement.revision());
    json.EndObject();
}

void writeJudgements(Writer& json, const char* key, const Record& record,
                     const std::vector<Judgement>& judgements) {
    json.Key(key);
    json.StartArray();
    for (const Judgement& judgement : judgements)
        writeJudgement(json, record, judgement);
    json.EndArray();
}

QByteArray asJson(const Record& record, const Analysis& analysis) {
    rapidjson::StringBuffer buffer;
    Writer json(buffer);
    json.SetIndent(' ', 1);
    json.StartObject();
    json.Key("evaluation");
    json.String(evaluationName);
    member(json, "start", analysis.start);
    member(json, "end", analysis.end);
    member(json, "revision", analysis.revision);
    member(json, "withoutLuck", analysis.withoutLuck());
    json.Key("sides");
    json.StartObject();
    for (const Side side : sides) {
        json.Key(sideKeys[indexOf(side)]);
        json.StartObject();
        member(json, "luck", analysis.luck[indexOf(side)]);
        member(json, "skill", analysis.skill[indexOf(side)]);
        writeJudgements(json, "costliest", record, analysis.costliest(side, 3));
        json.EndObject();
    }
    json.EndObject();
    writeJudgements(json, "decisions", record, analysis.judgements);
    json.EndObject();
    return QByteArray(buffer.GetString(), static_cast<qsizetype>(buffer.GetSize())) + '\n';
}

int runImperioAnalyse(const QCommandLineParser& line) {
    const QString format = line.value(formatOption);
    if (format != QLatin1String("markdown") && format != QLatin1String("bbcode"))
        return usageError(
            QCoreApplication::translate("sf::cli", "--format: expected markdown or bbcode, found “%1”")
                .arg(format));
    const auto replay = replayOf(line);
    if (const int* status = std::get_if<int>(&replay))
        return *status;
    const Record& record = std::get<Replay>(replay).record;
    const Analysis analysis = analyse(record);
    if (line.isSet(jsonOption))
        return printJson(asJson(record, analysis));
    const text::Markup markup =
        format == QLatin1String("bbcode") ? text::Markup::BBCode : text::Markup::Markdown;
    return print(text::imperioReport(record, analysis, markup).toUtf8());
}

} // namespace

Command imperioAnalyseCommand() {
    return {.name = QStringLiteral("imperio analyse"),
            .usage =
                QStringLiteral("RECORD [--format markdown | bbcode] [--seed TEXT | --dice N,N,...] [--json]"),
            .summary = QCoreApplication::translate(
                "sf::cli", "Report a game: values, luck and skill of each side, the costliest decisions."),
            .options = recordOptions() +
                       QList<QCommandLineOption>{
                           {formatOption,
                            QCoreApplication::translate("sf::cli", "How the report is marked up (markdown)."),
                            QStringLiteral("NAME"), QStringLiteral("markdown")}},
            .run = runImperioAnalyse};
}

} // namespace sf::cli
