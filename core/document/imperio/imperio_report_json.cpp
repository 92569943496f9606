// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_report.h.
#include "core/document/imperio/imperio_report.h"

#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>

namespace sf::document {
namespace {

using imperio::Entry;
using imperio::Exact;
using imperio::exactText;
using imperio::Judgement;
using imperio::Record;
using Writer = rapidjson::PrettyWriter<rapidjson::StringBuffer>;

constexpr std::array<const char*, 2> sideKeys{"attacker", "defender"};

/// Writes the exact fraction, and the nearest number for human readers.
void member(Writer& json, const char* key, const Exact& value) {
    json.Key(key);
    json.String(exactText(value).c_str());
    json.Key((std::string(key) + "Number").c_str());
    json.Double(imperio::number(value));
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

} // namespace

QByteArray reportJson(const imperio::Record& record, const imperio::Analysis& analysis) {
    rapidjson::StringBuffer buffer;
    Writer json(buffer);
    json.SetIndent(' ', 1);
    json.StartObject();
    json.Key("evaluation");
    json.String(analysis.evaluation.c_str());
    member(json, "start", analysis.start);
    member(json, "end", analysis.end);
    member(json, "revision", analysis.revision);
    member(json, "withoutLuck", analysis.withoutLuck());
    json.Key("sides");
    json.StartObject();
    for (const imperio::Side side : imperio::sides) {
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

} // namespace sf::document
