// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/variants/battle_variants.h"
#include "core/rules/smm/odds/simulation.h"

/// Output of `lab`, as JSON, text and CSV.
namespace sf::cli {

struct LabCell {
    std::vector<document::Setting> settings;
    smm::Tally tally;
};

QByteArray labAsJson(const std::vector<LabCell>& cells, const battle::Battle& battle);
QByteArray labAsText(const std::vector<LabCell>& cells, const battle::Battle& battle);
/// A line for each cell, with a heading; quoted by RFC 4180.
QByteArray labAsCsv(const std::vector<LabCell>& cells, const battle::Battle& battle);

} // namespace sf::cli
