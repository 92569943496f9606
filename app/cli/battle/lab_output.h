// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/variants/lab_study.h"

/// Output of `lab`, as JSON and text.
namespace sf::cli {

QByteArray labAsJson(const std::vector<document::LabRow>& cells, const battle::Battle& battle);
QByteArray labAsText(const std::vector<document::LabRow>& cells, const battle::Battle& battle);

} // namespace sf::cli
