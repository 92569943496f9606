// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_rows.h"

#include "ui/battle/drag/unit_drag.h"
#include "ui/battle/units/unit_field.h"
#include "ui/battle/units/unit_table_model.h"
#include "ui/paint/base/theme.h"
#include "ui/paint/base/transparent_pixmap.h"
#include "ui/style/current_theme.h"

#include <QDrag>
#include <QIcon>
#include <QMimeData>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::ui {

namespace {

constexpr int carriedTokenSize = 22;
constexpr qsizetype mostTokens = 25;

} // namespace

void UnitRows::startDrag(Qt::DropActions actions) {
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QMimeData* units = model()->mimeData(rows);
    if (!units)
        return;
    auto* drag = new QDrag(this);
    drag->setMimeData(units);
    const QPixmap tokens = carriedPicture(picture(rows), currentTheme());
    drag->setPixmap(tokens);
    drag->setHotSpot(QRectF(QPointF(), tokens.deviceIndependentSize()).center().toPoint());
    drag->exec(actions, Qt::MoveAction);
}

/// As wide as the Square that they would form (SMM-4), the first at the bottom.
QPixmap UnitRows::picture(const QModelIndexList& rows) const {
    const auto count = static_cast<int>(std::min(rows.size(), mostTokens));
    const auto width = static_cast<int>(std::ceil(std::sqrt(count)));
    const int height = (count + width - 1) / width;
    QPixmap picture = paint::transparentPixmap(QSize(width, height) * carriedTokenSize, devicePixelRatioF());
    QPainter painter(&picture);
    for (int unit = 0; unit < count; ++unit) {
        const auto icon = rows[unit].siblingAtColumn(NameColumn).data(Qt::DecorationRole).value<QIcon>();
        const QRect place(unit % width * carriedTokenSize, (height - 1 - unit / width) * carriedTokenSize,
                          carriedTokenSize, carriedTokenSize);
        icon.paint(&painter, place.adjusted(1, 1, -1, -1));
    }
    return picture;
}

} // namespace sf::ui

#include "moc_unit_rows.cpp"
