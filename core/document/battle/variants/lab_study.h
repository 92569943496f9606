// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/variants/battle_variants.h"
#include "core/document/io/text_table.h"
#include "core/rules/battle/tally.h"

#include <stop_token>

/// A study of the lab, as the command line and the window ask for it and write it down.
namespace sf::document {

using Grid = std::vector<std::vector<Setting>>;

/// Reads the texts "PLACE=RANGE" and makes all combinations. Returns what is wrong with them in one line.
std::variant<Grid, QString> readGrid(const QStringList& variations);

/// The variants of a battle document, ready to be played. An error names the place that can't be varied so,
/// or says why a variant can't be played. Stopped, it returns those that it has.
std::variant<std::vector<battle::Battle>, LoadError>
studiedVariants(const QByteArray& document, const Grid& grid, const std::stop_token& stop = {});

/// A cell: what was set, and how its battles ended.
struct LabRow {
    std::vector<Setting> settings;
    battle::Tally tally;
};

/// What the battles of a cell say about one side.
struct SideFigures {
    double share = 0; ///< of battles won
    double low = 0;   ///< 95 % interval of the share
    double high = 0;
    double losses = 0; ///< units croaked in a battle, on average
};
SideFigures sideFigures(const battle::Tally& tally, std::size_t side);
/// Per battle.
double meanRounds(const battle::Tally& tally);

/// A row for each cell, with headings.
WrittenTable labTable(const std::vector<LabRow>& rows, const battle::Battle& battle);

} // namespace sf::document
