// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/drag/unit_drag.h"

#include "ui/paint/base/theme.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QPainter>
#include <QPixmap>

namespace sf::ui {

namespace {

QString mimeType() {
    return QStringLiteral("application/x-squarefront-units");
}

} // namespace

QMimeData* mimeData(const UnitDrag& drag) {
    QJsonArray units;
    for (const auto& unit : drag.units)
        units.append(QString::fromStdString(unit.text));
    const QJsonObject object{{QStringLiteral("stack"), QString::fromStdString(drag.stack.text)},
                             {QStringLiteral("units"), units}};
    auto* data = new QMimeData;
    data->setData(mimeType(), QJsonDocument(object).toJson(QJsonDocument::Compact));
    return data;
}

std::optional<UnitDrag> unitDrag(const QMimeData* data) {
    if (!data || !data->hasFormat(mimeType()))
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(data->data(mimeType())).object();
    UnitDrag drag{battle::StackId(object.value(QStringLiteral("stack")).toString().toStdString()), {}};
    for (const auto& unit : object.value(QStringLiteral("units")).toArray())
        drag.units.emplace_back(unit.toString().toStdString());
    return drag.units.empty() ? std::nullopt : std::optional(drag);
}

QPixmap carriedPicture(const QPixmap& tokens, const paint::Theme& theme) {
    constexpr double rim = 3;
    const double ratio = tokens.devicePixelRatio();
    const QSizeF size = tokens.deviceIndependentSize() + QSizeF(2 * rim, 2 * rim);
    QPixmap picture((size * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(theme.plate);
    QPainter painter(&picture);
    painter.setPen(QPen(theme.ink, 2));
    painter.drawRect(QRectF(QPointF(), size).adjusted(1, 1, -1, -1));
    painter.drawPixmap(QPointF(rim, rim), tokens);
    return picture;
}

} // namespace sf::ui
