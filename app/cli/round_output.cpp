// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/round_output.h"

#include "core/document/battle_pieces.h"
#include "core/text/words.h"

namespace sf::cli {
namespace {

using document::JsonWriter;
using smm::EventKind;

void writeDice(JsonWriter& json, const std::vector<dice::Die>& dice) {
    json.key("dice").list();
    for (const dice::Die& die : dice)
        json.object().member("sides", die.sides).member("value", die.value).endObject();
    json.endList();
}

bool hasAmount(EventKind kind) {
    return kind == EventKind::Hits || kind == EventKind::Damage || kind == EventKind::Rotates;
}

void writeDetails(JsonWriter& json, const smm::Event& event) {
    if (!event.stack.text.empty())
        json.member("stack", event.stack.text);
    if (!event.target.text.empty())
        json.member("target", event.target.text);
    if (!event.unit.text.empty())
        json.member("unit", event.unit.text);
    if (hasAmount(event.kind))
        json.member("amount", event.amount);
    if (!event.dice.empty())
        json.member("needed", event.needed);
    if (event.hex)
        document::writeHex(json.key("hex"), *event.hex);
    if (event.others.empty())
        return;
    json.key("stacks").list();
    for (const battle::StackId& id : event.others)
        json.value(id.text);
    json.endList();
}

} // namespace

QByteArray roundAsJson(const smm::Round& round, const QByteArray& document) {
    std::string out;
    JsonWriter json(out);
    json.object().line(1).key("events").list();
    for (const smm::Event& event : round.events) {
        json.line(2).object().member("event", key(event.kind)).member("rule", event.rule.text());
        writeDetails(json, event);
        writeDice(json, event.dice);
        json.endObject();
    }
    json.endList();
    const QByteArray trimmed = document.trimmed();
    json.line(1).rawMember("document", {trimmed.constData(), static_cast<std::size_t>(trimmed.size())});
    json.endObject();
    return QByteArray::fromStdString(out) + '\n';
}

QByteArray roundAsText(const smm::Round& round, const battle::Battle& battle) {
    QString text;
    for (const smm::Event& event : round.events) {
        QString dice;
        for (const dice::Die& die : event.dice)
            dice += QStringLiteral(" [%1/%2]").arg(text::figure(die.value), text::figure(die.sides));
        text += QStringLiteral("%1%2 (%3)\n")
                    .arg(text::event(event, battle), dice, QString::fromStdString(event.rule.text()));
    }
    return text.toUtf8();
}

} // namespace sf::cli
