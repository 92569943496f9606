// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/lab_output.h"

#include "app/cli/battle/simulate_output.h"
#include "core/document/io/json_writer.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace sf::cli {
namespace {

/// What a cell has for each side.
struct SideRow {
    double share = 0;
    double low = 0;
    double high = 0;
    double losses = 0; ///< units croaked in a battle, on average
};

SideRow sideRow(const smm::Tally& tally, std::size_t side) {
    const auto battles = static_cast<double>(std::max<std::int64_t>(1, tally.battles));
    const auto [low, high] = smm::shareInterval(tally.wins[side], std::max<std::int64_t>(1, tally.battles));
    SideRow row{static_cast<double>(tally.wins[side]) / battles, low, high, 0};
    for (const auto& [kind, sums] : tally.losses)
        if (kind.first == static_cast<int>(side))
            row.losses += static_cast<double>(sums.sum) / battles;
    return row;
}

double meanRounds(const smm::Tally& tally) {
    return static_cast<double>(tally.rounds.sum) /
           static_cast<double>(std::max<std::int64_t>(1, tally.battles));
}

QString percent(double share) {
    return QLocale().toString(100 * share, 'f', 1);
}

QString quoted(QString text) {
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString plain(double value) {
    return QString::number(value, 'g', 8);
}

} // namespace

QByteArray labAsJson(const std::vector<LabCell>& cells, const battle::Battle& battle) {
    std::string out;
    document::JsonWriter json(out);
    json.list();
    for (const LabCell& cell : cells) {
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

QByteArray labAsText(const std::vector<LabCell>& cells, const battle::Battle& battle) {
    QString text;
    for (const LabCell& cell : cells) {
        QStringList parts;
        for (const document::Setting& setting : cell.settings)
            parts << text::displayName(setting.place + u'=' + setting.value);
        for (std::size_t side = 0; side < cell.tally.wins.size(); ++side) {
            const SideRow row = sideRow(cell.tally, side);
            parts << QCoreApplication::translate("sf::cli", "%1 wins %2 % (%3 to %4), loses %5")
                         .arg(text::sideName(battle, static_cast<int>(side)), percent(row.share),
                              percent(row.low), percent(row.high), QLocale().toString(row.losses, 'f', 1));
        }
        parts << QCoreApplication::translate("sf::cli", "%1 rounds, %2 battles")
                     .arg(QLocale().toString(meanRounds(cell.tally), 'f', 1),
                          text::figure(cell.tally.battles));
        text += parts.join(QStringLiteral("; ")) + u'\n';
    }
    return text.toUtf8();
}

QByteArray labAsCsv(const std::vector<LabCell>& cells, const battle::Battle& battle) {
    QStringList lines;
    QStringList heading;
    if (!cells.empty())
        for (const document::Setting& setting : cells.front().settings)
            heading << quoted(setting.place);
    heading << QStringLiteral("battles") << QStringLiteral("draws") << QStringLiteral("undecided")
            << QStringLiteral("rounds");
    for (const battle::Side& side : battle.sides)
        for (const char* column : {"wins", "share", "low", "high", "losses"})
            heading << quoted(QString::fromStdString(side.name) + u' ' + QLatin1String(column));
    lines << heading.join(u',');
    for (const LabCell& cell : cells) {
        QStringList row;
        for (const document::Setting& setting : cell.settings)
            row << quoted(setting.value);
        row << QString::number(cell.tally.battles) << QString::number(cell.tally.draws)
            << QString::number(cell.tally.undecided) << plain(meanRounds(cell.tally));
        for (std::size_t side = 0; side < cell.tally.wins.size(); ++side) {
            const SideRow figures = sideRow(cell.tally, side);
            row << QString::number(cell.tally.wins[side]) << plain(figures.share) << plain(figures.low)
                << plain(figures.high) << plain(figures.losses);
        }
        lines << row.join(u',');
    }
    return (lines.join(QStringLiteral("\r\n")) + QStringLiteral("\r\n")).toUtf8();
}

} // namespace sf::cli
