// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in post_output.h.
#include "app/cli/post/post_output.h"
#include "core/document/io/json_writer.h"
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

QString problemText(const imperio::RecordError& problem) {
    return text::labelled(problem.rule(), text::recordError(problem));
}

std::string recordAfter(const imperio::Replay& before, const post::TypedPost& typed) {
    imperio::Record record = before.record;
    for (const post::TypedLine& line : typed.lines)
        record.entries.insert(record.entries.end(), line.entries.begin(), line.entries.end());
    return recordText(record);
}

QString problemText(const encounter::PostFault& fault) {
    return text::labelled(fault.rule(), text::postFault(fault));
}

} // namespace

QByteArray typedAsJson(const imperio::Replay& before, const post::TypedPost& typed) {
    std::string out;
    document::JsonWriter json(out);
    json.object().key("lines").list();
    for (const post::TypedLine& line : typed.lines) {
        json.object().member("line", line.line).member("text", line.text).key("problem");
        if (line.problem)
            json.value(problemText(*line.problem).toStdString());
        else
            json.raw("null");
        json.endObject();
    }
    return json.endList().member("verified", false).member("record", recordAfter(before, typed)).finish();
}

QByteArray typedAsText(const imperio::Replay& before, const post::TypedPost& typed) {
    QString text;
    for (const post::TypedLine& line : typed.lines)
        if (line.problem)
            text += QCoreApplication::translate("sf::cli", "Line %1, “%2”: %3\n")
                        .arg(QString::number(line.line), text::displayName(line.text),
                             problemText(*line.problem));
    if (typed.lines.empty())
        text += QCoreApplication::translate("sf::cli", "No line of this post is an action.\n");
    return (text + QString::fromStdString(recordAfter(before, typed))).toUtf8();
}

QByteArray attacksAsJson(const std::vector<encounter::PostedAttack>& attacks,
                         const document::EncounterDocument& after) {
    std::string out;
    document::JsonWriter json(out);
    json.object().key("lines").list();
    for (const encounter::PostedAttack& attack : attacks) {
        json.object().member("line", attack.line).member("text", attack.text);
        json.member("attacker", attack.attacker).member("attackee", attack.attackee).key("dice").list();
        for (const int die : attack.dice)
            json.value(die);
        json.endList().key("problem");
        if (attack.problem)
            json.value(problemText(*attack.problem).toStdString());
        else
            json.raw("null");
        json.endObject();
    }
    const QByteArray document = after.serialised().trimmed();
    json.endList().member("verified", false);
    return json.rawMember("document", {document.constData(), static_cast<std::size_t>(document.size())})
        .finish();
}

QByteArray attacksAsText(const std::vector<encounter::PostedAttack>& attacks) {
    QString text;
    for (const encounter::PostedAttack& attack : attacks) {
        const QString line = QString::number(attack.line);
        const QString words = text::displayName(attack.text);
        text += attack.problem ? QCoreApplication::translate("sf::cli", "Line %1, “%2”: %3\n")
                                     .arg(line, words, problemText(*attack.problem))
                               : QCoreApplication::translate("sf::cli", "Line %1: %2\n").arg(line, words);
    }
    if (attacks.empty())
        text += QCoreApplication::translate("sf::cli", "No line of this post is an attack.\n");
    return text.toUtf8();
}

} // namespace sf::cli
