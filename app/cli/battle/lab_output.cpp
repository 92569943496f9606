// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/lab_output.h"

#include "app/cli/battle/simulate_output.h"
#include "core/document/io/json_writer.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QLocale>

namespace sf::cli {
namespace {

QString percentNumber(double share) {
    return QLocale().toString(100 * share, 'f', 1);
}

} // namespace

QByteArray labAsJson(const std::vector<document::LabRow>& cells, const battle::Battle& battle) {
    std::string out;
    document::JsonWriter json(out);
    json.list();
    for (const document::LabRow& cell : cells) {
        json.line(1).object().key("set").object();
        for (const document::Setting& setting : cell.settings)
            json.member(setting.place.toStdString(), setting.value.toStdString());
        json.endObject();
        const QByteArray tally = tallyAsJson(cell.tally, battle).trimmed();
        json.members(std::make_shared<const std::string>(tally.toStdString())).endObject();
    }
    json.line(0).endList();
    return QByteArray::fromStdString(out) + '\n';
}

QByteArray exchangeAsJson(const players::ExchangeQuestion& question, const players::ExchangeRate& rate) {
    const auto number = [](double value) { return QByteArray::number(value, 'g', 8).toStdString(); };
    std::string out;
    document::JsonWriter json(out);
    json.object()
        .member("kind", question.kind)
        .member("count", question.count)
        .member("other", question.other);
    json.rawMember("units", number(rate.units)).rawMember("low", number(rate.low));
    json.rawMember("high", number(rate.high)).key("cells").list();
    for (const players::ExchangeCell& cell : rate.cells)
        json.line(1)
            .object()
            .member("units", cell.units)
            .rawMember("share", number(cell.share))
            .rawMember("low", number(cell.low))
            .rawMember("high", number(cell.high))
            .member("battles", cell.battles)
            .endObject();
    return json.endList().finish();
}

QByteArray labAsText(const std::vector<document::LabRow>& cells, const battle::Battle& battle) {
    QString text;
    for (const document::LabRow& cell : cells) {
        QStringList parts;
        for (const document::Setting& setting : cell.settings)
            parts << text::displayName(setting.place + u'=' + setting.value);
        for (std::size_t side = 0; side < cell.tally.wins.size(); ++side) {
            const document::SideFigures row = document::sideFigures(cell.tally, side);
            parts << QCoreApplication::translate("sf::cli", "%1: wins %2 % (%3 to %4), losses %5")
                         .arg(text::sideName(battle, static_cast<int>(side)), percentNumber(row.share),
                              percentNumber(row.low), percentNumber(row.high),
                              QLocale().toString(row.losses, 'f', 1));
        }
        parts << QCoreApplication::translate("sf::cli", "%1 rounds, %2 battles")
                     .arg(QLocale().toString(document::meanRounds(cell.tally), 'f', 1),
                          text::figure(cell.tally.battles));
        text += text::clauses(parts) + u'\n';
    }
    return text.toUtf8();
}

} // namespace sf::cli
