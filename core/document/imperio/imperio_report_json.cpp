// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_report.h.
#include "core/document/imperio/imperio_report.h"
#include "core/document/io/json_layout.h"
#include "core/document/io/json_writer.h"

namespace sf::document {
namespace {

using imperio::Entry;
using imperio::Exact;
using imperio::exactText;
using imperio::Judgement;
using imperio::Record;

constexpr std::array<const char*, 2> sideKeys{"attacker", "defender"};

/// Writes the exact fraction, and the nearest number for human readers.
void writeExact(JsonWriter& json, const std::string& key, const Exact& value) {
    json.member(key, exactText(value)).member(key + "Number", imperio::number(value));
}

void writeJudgement(JsonWriter& json, const Record& record, const Judgement& judgement) {
    const Entry& entry = record.entries[judgement.entry];
    json.object()
        .member("turn", turnText(entry.turn, entry.side))
        .member("action", actionText(entry.action, entry.side, entry.dice))
        .member("best", actionText(judgement.best, entry.side));
    writeExact(json, "before", judgement.before);
    writeExact(json, "chosenValue", judgement.valueChosen);
    writeExact(json, "bestValue", judgement.valueBest);
    writeExact(json, "after", judgement.after);
    writeExact(json, "luck", judgement.luck());
    writeExact(json, "skill", judgement.skill());
    writeExact(json, "revision", judgement.revision());
    if (const auto& planned = judgement.planned) {
        json.key("plan").object().member("best", actionText(planned->best, judgement.side));
        writeExact(json, "bestValue", planned->valueBest);
        writeExact(json, "chosenValue", planned->valueChosen);
        json.endObject();
    }
    json.endObject();
}

void writeJudgements(JsonWriter& json, const char* key, const Record& record,
                     const std::vector<Judgement>& judgements) {
    json.key(key).list();
    for (const Judgement& judgement : judgements)
        writeJudgement(json, record, judgement);
    json.endList();
}

} // namespace

QByteArray reportJson(const imperio::Record& record, const imperio::Analysis& analysis) {
    std::string out;
    JsonWriter json(out);
    json.object().member("evaluation", analysis.evaluation);
    writeExact(json, "start", analysis.start);
    writeExact(json, "end", analysis.end);
    writeExact(json, "revision", analysis.revision);
    writeExact(json, "withoutLuck", analysis.withoutLuck());
    json.key("sides").object();
    for (const imperio::Side side : imperio::sides) {
        json.key(sideKeys[indexOf(side)]).object();
        writeExact(json, "luck", analysis.luck[indexOf(side)]);
        writeExact(json, "skill", analysis.skill[indexOf(side)]);
        writeJudgements(json, "costliest", record, analysis.costliest(side, 3));
        json.endObject();
    }
    json.endObject();
    writeJudgements(json, "decisions", record, analysis.judgements);
    json.endObject();
    return laidOut(out);
}

} // namespace sf::document
