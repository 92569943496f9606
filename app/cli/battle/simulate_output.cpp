// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/simulate_output.h"
#include "core/rules/dice/intervals.h"

#include "core/document/io/json_writer.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace sf::cli {
namespace {

using document::JsonWriter;
using smm::FigureName;
using Interval = std::pair<double, double>;

void writeNumber(JsonWriter& json, std::string_view key, double value) {
    json.rawMember(key, QByteArray::number(value, 'g', 12).toStdString());
}

void writeInterval(JsonWriter& json, const Interval& interval) {
    writeNumber(json, "low", interval.first);
    writeNumber(json, "high", interval.second);
}

void writeShare(JsonWriter& json, std::string_view key, std::int64_t part, std::int64_t whole) {
    json.key(key).object().member("count", part);
    writeNumber(json, "share", static_cast<double>(part) / static_cast<double>(whole));
    writeInterval(json, dice::shareInterval(part, whole));
    json.endObject();
}

struct Mean {
    double value;
    Interval interval;
};
Mean mean(const battle::Accumulator& sums, std::int64_t n, std::optional<std::int64_t> most = {}) {
    const auto sum = static_cast<double>(sums.sum);
    return {sum / static_cast<double>(n),
            dice::meanInterval(n, sum, static_cast<double>(sums.squares), most)};
}

Mean meanLoss(const battle::Tally& tally, const battle::Tally::Kind& kind) {
    const auto units = tally.units.find(kind);
    return mean(tally.losses.at(kind), tally.battles, units == tally.units.end() ? 0 : units->second);
}

void writeMean(JsonWriter& json, const Mean& mean) {
    writeNumber(json, "mean", mean.value);
    writeInterval(json, mean.interval);
}

QString decimal(double value, int places) {
    return QLocale().toString(value, 'f', places);
}

QString shareText(std::int64_t part, std::int64_t whole) {
    const auto [low, high] = dice::shareInterval(part, whole);
    return QCoreApplication::translate("sf::cli", "%1 % (%2 to %3 %)")
        .arg(decimal(100.0 * static_cast<double>(part) / static_cast<double>(whole), 2),
             decimal(100 * low, 2), decimal(100 * high, 2));
}

QString meanText(const Mean& mean) {
    return QCoreApplication::translate("sf::cli", "%1 (%2 to %3)")
        .arg(decimal(mean.value, 3), decimal(mean.interval.first, 3), decimal(mean.interval.second, 3));
}

/// A JSON key, and text with %1 and %2 for the stack sizes.
struct FigureText {
    const char* key;
    const char* words;
};
const FigureText& wordsOf(FigureName name) {
    static constexpr std::array table{
        FigureText{"meanRounds", QT_TRANSLATE_NOOP("sf::cli", "mean rounds of %1 against %2")},
        FigureText{"meanRoundsResistanceOnce",
                   QT_TRANSLATE_NOOP("sf::cli", "mean rounds of %1 against %2, DR counted once per stack")},
        FigureText{"differencePercent", QT_TRANSLATE_NOOP("sf::cli", "difference of %1 and %2 in percent")},
        FigureText{"frontInOrderOfValue",
                   QT_TRANSLATE_NOOP("sf::cli", "sizes from %1 to %2 with the Front in order of Value")},
        FigureText{"backInOppositeOrder",
                   QT_TRANSLATE_NOOP("sf::cli", "sizes from %1 to %2 with the Back in the opposite order")},
        FigureText{"sidesMixed",
                   QT_TRANSLATE_NOOP("sf::cli",
                                     "sizes from %1 to %2 with both Sides mixed (two units have one "
                                     "row, so nothing to mix)")},
        FigureText{"rotationPenalty", QT_TRANSLATE_NOOP("sf::cli", "penalty of a rotation, %1 units")},
        FigureText{"sidePenalty", QT_TRANSLATE_NOOP("sf::cli", "penalty over a Side, %1 units")},
        FigureText{"backPenalty", QT_TRANSLATE_NOOP("sf::cli", "penalty over the Back, %1 units")},
        FigureText{"warlordRiskIn20",
                   QT_TRANSLATE_NOOP("sf::cli", "offensive Warlord's risk in 20, %1 units")},
        FigureText{"shareWon",
                   QT_TRANSLATE_NOOP("sf::cli", "share won by %1 against %2, each attacked on a Side")},
        FigureText{"shareOfUnits", QT_TRANSLATE_NOOP("sf::cli", "share of the units, %1 against %2")},
    };
    static_assert(table.size() == static_cast<std::size_t>(FigureName::ShareOfUnits) + 1);
    return table[static_cast<std::size_t>(name)];
}

QString claimInWords(char letter) {
    switch (letter) {
    case 'a':
        return QCoreApplication::translate("sf::cli",
                                           "4 against 4 resolves in roughly as many turns as 25 against 25");
    case 'b':
        return QCoreApplication::translate(
            "sf::cli", "without a damage-reducing stat that scales, larger squads are gone in fewer rounds");
    case 'c':
        return QCoreApplication::translate(
            "sf::cli",
            "losses over the Front in order of Value, over the Back in the opposite order, over Sides mixed");
    default:
        return QCoreApplication::translate("sf::cli", "stacks of 8 pay less than stacks of 9");
    }
}

} // namespace

QByteArray tallyAsJson(const battle::Tally& tally, const battle::Battle& battle) {
    std::string out;
    JsonWriter json(out);
    json.object().member("battles", tally.battles).key("wins").list();
    for (std::size_t side = 0; side < tally.wins.size(); ++side) {
        json.object().member("side", side).member("name", battle.sides[side].name);
        writeShare(json, "won", tally.wins[side], tally.battles);
        json.endObject();
    }
    json.endList();
    writeShare(json, "draws", tally.draws, tally.battles);
    writeShare(json, "undecided", tally.undecided, tally.battles);
    json.key("rounds").object();
    writeMean(json, mean(tally.rounds, tally.battles));
    json.endObject().key("losses").list();
    for (const auto& [kind, sums] : tally.losses) {
        json.object().member("side", kind.first).member("kind", kind.second);
        writeMean(json, meanLoss(tally, kind));
        json.endObject();
    }
    return json.endList().finish();
}

QByteArray tallyAsText(const battle::Tally& tally, const battle::Battle& battle) {
    QString text = QCoreApplication::translate("sf::cli", "%1 battles, figures with their 95 % intervals\n")
                       .arg(text::figure(tally.battles));
    for (std::size_t side = 0; side < tally.wins.size(); ++side)
        text += QCoreApplication::translate("sf::cli", "Wins of %1: %2\n")
                    .arg(text::sideName(battle, static_cast<int>(side)),
                         shareText(tally.wins[side], tally.battles));
    text += QCoreApplication::translate("sf::cli", "drawn: %1\n").arg(shareText(tally.draws, tally.battles));
    text += QCoreApplication::translate("sf::cli", "undecided: %1\n")
                .arg(shareText(tally.undecided, tally.battles));
    text += QCoreApplication::translate("sf::cli", "battle rounds: %1\n")
                .arg(meanText(mean(tally.rounds, tally.battles)));
    for (const auto& [kind, sums] : tally.losses)
        text += QCoreApplication::translate("sf::cli", "Losses of %1, %2: %3\n")
                    .arg(text::sideName(battle, kind.first), text::unitsName(kind.second),
                         meanText(meanLoss(tally, kind)));
    return text.toUtf8();
}

QByteArray claimsAsJson(const std::vector<smm::Claim>& claims) {
    std::string out;
    JsonWriter json(out);
    json.object().key("claims").list();
    for (const smm::Claim& claim : claims) {
        json.line(1).object().member("claim", std::string(1, claim.letter));
        json.member("verdict", claim.isConfirmed ? "confirmed" : "refuted").key("figures").list();
        for (const smm::ClaimFigure& figure : claim.figures) {
            json.object().member("name", wordsOf(figure.name).key).member("one", figure.one);
            json.member("other", figure.other);
            writeNumber(json, "value", figure.value);
            if (figure.interval)
                writeInterval(json, *figure.interval);
            json.endObject();
        }
        json.endList().endObject();
    }
    return json.endList().finish();
}

QByteArray claimsAsText(const std::vector<smm::Claim>& claims) {
    QString text;
    for (const smm::Claim& claim : claims) {
        text += QCoreApplication::translate("sf::cli", "%1. %2: %3\n")
                    .arg(QString(QLatin1Char(claim.letter)), claimInWords(claim.letter),
                         claim.isConfirmed ? QCoreApplication::translate("sf::cli", "confirmed")
                                           : QCoreApplication::translate("sf::cli", "refuted"));
        for (const smm::ClaimFigure& figure : claim.figures) {
            QString words = QCoreApplication::translate("sf::cli", wordsOf(figure.name).words)
                                .replace(QStringLiteral("%1"), text::figure(figure.one));
            words.replace(QStringLiteral("%2"), text::figure(figure.other));
            const bool isWhole = figure.value == static_cast<double>(static_cast<qint64>(figure.value));
            text += QStringLiteral("   %1: %2").arg(words, decimal(figure.value, isWhole ? 0 : 4));
            if (figure.interval)
                text += QCoreApplication::translate("sf::cli", " (%1 to %2)")
                            .arg(decimal(figure.interval->first, 4), decimal(figure.interval->second, 4));
            text += u'\n';
        }
    }
    return text.toUtf8();
}

} // namespace sf::cli
