// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/round_output.h"

#include "core/document/battle/event_json.h"
#include "core/text/battle_text.h"

namespace sf::cli {

QByteArray roundAsJson(const std::vector<battle::Event>& events, const QByteArray& document,
                       const QByteArray& commanders) {
    std::string out;
    document::JsonWriter json(out);
    json.object().line(1).key("events").list();
    for (const battle::Event& event : events) {
        document::writeEvent(json.line(2).object(), event);
        json.endObject();
    }
    json.endList();
    if (commanders != "[]")
        json.line(1).rawMember("commanders", commanders.toStdString());
    const QByteArray trimmed = document.trimmed();
    json.line(1).rawMember("document", {trimmed.constData(), static_cast<std::size_t>(trimmed.size())});
    return json.finish();
}

QByteArray roundAsText(const std::vector<battle::Event>& events, const battle::Battle& battle) {
    QString text;
    for (const battle::Event& event : events) {
        QString dice;
        for (const dice::Die& die : event.dice)
            dice += QStringLiteral(" [%1/%2]").arg(text::figure(die.value), text::figure(die.sides));
        text += QStringLiteral("%1%2 (%3)\n")
                    .arg(text::event(event, battle), dice, QString::fromStdString(event.rule.text()));
    }
    return text.toUtf8();
}

} // namespace sf::cli
