// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace sf::ui {

/// A part of what a screen reader speaks when the cursor comes to a cell.
struct NamePart {
    int place = 0; ///< parts are spoken in this order
    QString text;  ///< left out if empty
};

/// Joins the parts into a name of at most 12 words. They come with the most important first; those for which
/// there is no room are left out, but never the first.
QString spokenName(const std::vector<NamePart>& parts);

} // namespace sf::ui
