// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/variants/lab_progress.h"

#include "core/document/io/json_writer.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sf::document {
namespace {

/// A number of the file, which must not be negative; -1 for anything else.
std::int64_t count(const QJsonValue& value) {
    return std::max<std::int64_t>(-1, value.toInteger(-1));
}

std::optional<battle::Tally> readTally(const QJsonObject& cell, std::size_t sides) {
    battle::Tally tally;
    tally.battles = count(cell[QStringLiteral("battles")]);
    tally.draws = count(cell[QStringLiteral("draws")]);
    tally.undecided = count(cell[QStringLiteral("undecided")]);
    const QJsonArray rounds = cell[QStringLiteral("rounds")].toArray();
    tally.rounds = {count(rounds[0]), count(rounds[1])};
    std::int64_t least =
        std::min({tally.battles, tally.draws, tally.undecided, tally.rounds.sum, tally.rounds.squares});
    for (const auto& wins : cell[QStringLiteral("wins")].toArray())
        tally.wins.push_back(count(wins));
    for (const auto& value : cell[QStringLiteral("losses")].toArray()) {
        const QJsonArray loss = value.toArray();
        const std::int64_t side = count(loss[0]);
        if (loss.size() != 4 || side < 0 || side >= static_cast<std::int64_t>(sides))
            return std::nullopt;
        const battle::Accumulator units{count(loss[2]), count(loss[3])};
        least = std::min({least, units.sum, units.squares});
        tally.losses[{static_cast<int>(side), loss[1].toString().toStdString()}] = units;
    }
    const bool hasSides = tally.wins.size() == sides || (tally.wins.empty() && tally.battles == 0);
    for (const std::int64_t wins : tally.wins)
        least = std::min(least, wins);
    if (least < 0 || !hasSides)
        return std::nullopt;
    // Each battle ended in one way. Subtracting can't overflow.
    std::int64_t rest = tally.battles - tally.draws;
    rest = rest < tally.undecided ? -1 : rest - tally.undecided;
    for (const std::int64_t wins : tally.wins)
        rest = rest < wins ? -1 : rest - wins;
    return rest == 0 ? std::optional(std::move(tally)) : std::nullopt;
}

} // namespace

QByteArray studyHash(const QList<QByteArray>& parts) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray& part : parts) {
        hash.addData(QByteArray::number(part.size()) + ':');
        hash.addData(part);
    }
    return hash.result().toHex();
}

QByteArray labProgress(const QByteArray& study, const std::vector<battle::Tally>& tallies) {
    std::string out;
    JsonWriter json(out);
    json.object().member("squarefront", 1).member("kind", "lab").member("study", study.toStdString());
    json.key("cells").list();
    for (const battle::Tally& tally : tallies) {
        json.line(1).object().member("battles", tally.battles).member("draws", tally.draws);
        json.member("undecided", tally.undecided).key("wins").list();
        for (const std::int64_t wins : tally.wins)
            json.value(wins);
        json.endList().key("rounds").list().value(tally.rounds.sum).value(tally.rounds.squares).endList();
        json.key("losses").list();
        for (const auto& [kind, units] : tally.losses)
            json.list().value(kind.first).value(kind.second).value(units.sum).value(units.squares).endList();
        json.endList().endObject();
    }
    return json.line(0).endList().finish();
}

std::optional<std::vector<battle::Tally>> readLabProgress(const QByteArray& bytes, const QByteArray& study,
                                                          std::size_t cells, std::size_t sides) {
    const QJsonObject file = QJsonDocument::fromJson(bytes).object();
    const QJsonArray array = file[QStringLiteral("cells")].toArray();
    if (file[QStringLiteral("kind")].toString() != QLatin1String("lab") ||
        file[QStringLiteral("study")].toString().toLatin1() != study ||
        array.size() != static_cast<qsizetype>(cells))
        return std::nullopt;
    std::vector<battle::Tally> tallies;
    for (const auto& cell : array) {
        auto tally = readTally(cell.toObject(), sides);
        if (!tally)
            return std::nullopt;
        tallies.push_back(std::move(*tally));
    }
    return tallies;
}

} // namespace sf::document
