// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the lab's chart, as LabChartText::tr("...").
#pragma once

#include <QCoreApplication>

namespace sf::paint {

struct LabChartText {
    Q_DECLARE_TR_FUNCTIONS(sf::paint::LabChartText)
};

} // namespace sf::paint
