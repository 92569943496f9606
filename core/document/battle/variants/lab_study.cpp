// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/variants/lab_study.h"

#include "core/players/battle/contest.h"
#include "core/players/battle/obstacle.h"
#include "core/rules/dice/intervals.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/commander_text.h"

#include <QCoreApplication>

namespace sf::document {
namespace {

struct LabText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::LabText)
};

/// A whole sentence as an error.
LoadError error(const QString& sentence) {
    return {{}, sentence, {}};
}

std::variant<battle::Battle, LoadError> studiedVariant(const QByteArray& document,
                                                       const std::vector<Setting>& settings) {
    auto read = variantOf(document, settings);
    if (const auto* problem = std::get_if<LoadError>(&read))
        return *problem;
    const auto& battle = std::get<battle::Battle>(read);
    auto played = players::asPlayed(battle);
    if (const auto* refusal = std::get_if<battle::Refusal>(&played))
        return error(text::caption(*refusal, battle).text());
    const int sides = static_cast<int>(battle.sides.size());
    for (int side = 0; side < sides; ++side)
        if (const auto obstacle = players::obstacleOf(battle, side);
            obstacle && (sides <= 2 || *obstacle != players::Obstacle::NoStacks))
            return error(text::obstacle(*obstacle, battle, side));
    return std::get<battle::Battle>(std::move(played));
}

double battlesIn(const battle::Tally& tally) {
    return static_cast<double>(std::max<std::int64_t>(1, tally.battles));
}

QString plain(double value) {
    return QString::number(value, 'g', 8);
}

QStringList labHeading(const std::vector<LabRow>& rows, const battle::Battle& battle) {
    QStringList heading;
    if (!rows.empty())
        for (const Setting& setting : rows.front().settings)
            heading << setting.place;
    heading << QStringLiteral("battles") << QStringLiteral("draws") << QStringLiteral("undecided")
            << QStringLiteral("rounds");
    for (const battle::Side& side : battle.sides)
        for (const char* column : {"wins", "share", "low", "high", "losses"})
            heading << QString::fromStdString(side.name) + u' ' + QLatin1String(column);
    return heading;
}

QStringList labLine(const LabRow& row) {
    QStringList line;
    for (const Setting& setting : row.settings)
        line << setting.value;
    const battle::Tally& tally = row.tally;
    line << QString::number(tally.battles) << QString::number(tally.draws) << QString::number(tally.undecided)
         << plain(meanRounds(tally));
    for (std::size_t side = 0; side < tally.wins.size(); ++side) {
        const SideFigures figures = sideFigures(tally, side);
        line << QString::number(tally.wins[side]) << plain(figures.share) << plain(figures.low)
             << plain(figures.high) << plain(figures.losses);
    }
    return line;
}

} // namespace

std::variant<Grid, QString> readGrid(const QStringList& variations) {
    std::vector<Variation> read;
    for (const QString& text : variations) {
        auto variation = readVariation(text);
        if (const auto* problem = std::get_if<QString>(&variation))
            return *problem;
        read.push_back(std::get<Variation>(std::move(variation)));
    }
    if (auto grid = gridOf(read))
        return *std::move(grid);
    return LabText::tr("expected at most %1 cells").arg(mostVariants);
}

std::variant<std::vector<battle::Battle>, LoadError>
studiedVariants(const QByteArray& document, const Grid& grid, const std::stop_token& stop) {
    std::vector<battle::Battle> variants;
    for (const std::vector<Setting>& cell : grid) {
        if (stop.stop_requested())
            break;
        auto variant = studiedVariant(document, cell);
        if (auto* problem = std::get_if<LoadError>(&variant))
            return std::move(*problem);
        variants.push_back(std::get<battle::Battle>(std::move(variant)));
    }
    return variants;
}

SideFigures sideFigures(const battle::Tally& tally, std::size_t side) {
    const double battles = battlesIn(tally);
    const auto [low, high] = dice::shareInterval(tally.wins[side], std::max<std::int64_t>(1, tally.battles));
    SideFigures figures{static_cast<double>(tally.wins[side]) / battles, low, high, 0};
    for (const auto& [kind, sums] : tally.losses)
        if (kind.first == static_cast<int>(side))
            figures.losses += static_cast<double>(sums.sum) / battles;
    return figures;
}

double meanRounds(const battle::Tally& tally) {
    return static_cast<double>(tally.rounds.sum) / battlesIn(tally);
}

WrittenTable labTable(const std::vector<LabRow>& rows, const battle::Battle& battle) {
    WrittenTable table{labHeading(rows, battle)};
    for (const LabRow& row : rows)
        table.push_back(labLine(row));
    return table;
}

} // namespace sf::document
