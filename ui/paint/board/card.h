// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/theme.h"

#include <QSizeF>
#include <QString>

#include <utility>
#include <vector>

class QFont;
class QPainter;

namespace sf::paint {

/// A card on the map: a title, lines of two columns, a last line and the rule it follows.
struct Card {
    QString title;
    QString icon; ///< name of an icon, or empty
    std::vector<std::pair<QString, QString>> lines;
    QString foot;
    QString rule;
    bool refused = false;
};
QSizeF cardSize(const Card& card, const QFont& font);
void paintCard(QPainter& painter, QPointF topLeft, const Card& card, const QFont& font, const Theme& theme);

} // namespace sf::paint
