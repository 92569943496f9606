// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/map_preview.h"

#include "core/text/figures.h"
#include "ui/paint/base/hex_layout.h"
#include "ui/paint/base/theme.h"

#include <QPainter>

#include <algorithm>

namespace sf::ui {

MapPreview::MapPreview(QWidget* parent) : QWidget(parent) {
    setMinimumSize(200, 150);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void MapPreview::setMapSize(int columns, int rows) {
    m_columns = columns;
    m_rows = rows;
    setAccessibleName(tr("A map of %1 by %2 hexes").arg(text::figure(columns), text::figure(rows)));
    update();
}

void MapPreview::paintEvent(QPaintEvent*) {
    const auto theme = paint::Theme::forPalette(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(theme.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const auto unit = paint::HexLayout(1).bounds(m_columns, m_rows);
    const double size = std::min((width() - 20) / unit.width(), (height() - 20) / unit.height());
    const auto whole = paint::HexLayout(size).bounds(m_columns, m_rows);
    const paint::HexLayout layout(size, QRectF(rect()).center() - whole.center());
    painter.setBrush(theme.ground.open);
    if (size < 2.5) {
        painter.drawRect(layout.bounds(m_columns, m_rows));
        return;
    }
    painter.setPen(QPen(theme.border, 0.8));
    for (int row = 0; row < m_rows; ++row)
        for (int column = 0; column < m_columns; ++column)
            painter.drawPolygon(layout.corners({column, row}));
}

} // namespace sf::ui

#include "moc_map_preview.cpp"
