// SPDX-License-Identifier: GPL-3.0-or-later
// The texts on paper, as SheetText::tr("...").
#pragma once

#include <QCoreApplication>

namespace sf::paint {

struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(sf::paint)
};

} // namespace sf::paint
