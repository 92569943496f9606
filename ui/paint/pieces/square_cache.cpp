// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/pieces/square_cache.h"

#include "ui/paint/base/device.h"
#include "ui/paint/pieces/square_painter.h"

#include <QPainter>

#include <memory>

namespace sf::paint {

SquareCache::SquareCache(const Theme& theme, double devicePixelRatio, qsizetype bytes)
    : m_theme(theme), m_ratio(devicePixelRatio), m_pictures(bytes) {}

void SquareCache::setTheme(const Theme& theme, double devicePixelRatio) {
    if (m_theme == theme && m_ratio == devicePixelRatio)
        return;
    m_theme = theme;
    m_ratio = devicePixelRatio;
    clear();
}

void SquareCache::paintSquare(QPainter& painter, QPointF centre, const SquareStyle& look) {
    if (!wantsPictures(painter, m_ratio * look.size)) {
        paint::paintSquare(painter, centre, look, m_theme);
        return;
    }
    paint(painter, centre, squarePicture(look));
}

SquareCache::Picture SquareCache::squarePicture(const SquareStyle& look) {
    Key key{look, false};
    key.look.name.clear(); // the label shows it, not the Square
    key.look.label.clear();
    key.look.textScale = 1;
    key.look.posture = battle::Posture::Neutral;
    return picture(key);
}

SquareCache::Picture SquareCache::labelPicture(const SquareStyle& look) {
    return labelBounds(look).isEmpty() ? Picture() : picture({look, true});
}

void SquareCache::paintLabel(QPainter& painter, QPointF centre, const SquareStyle& look) {
    if (wantsPictures(painter, m_ratio * look.size))
        paint(painter, centre, labelPicture(look));
    else
        paintSquareLabel(painter, centre, look, m_theme);
}

void SquareCache::paint(QPainter& painter, QPointF centre, const Picture& picture) {
    if (!picture.pixmap.isNull())
        paintSharp(painter, centre, picture.pixmap, picture.corner);
}

const SquareCache::Picture& SquareCache::picture(const Key& key) {
    if (const Picture* found = m_pictures.object(key))
        return *found;
    const QRectF bounds = key.label ? labelBounds(key.look) : squareBounds(key.look);
    const QRect device = QRectF(bounds.topLeft() * m_ratio, bounds.size() * m_ratio).toAlignedRect();
    auto made = std::make_unique<Picture>();
    QImage image(device.size(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(m_ratio);
    image.fill(Qt::transparent);
    made->corner = device.topLeft();
    QPainter painter(&image);
    const QPointF centre = -QPointF(device.topLeft()) / m_ratio;
    key.label ? paintSquareLabel(painter, centre, key.look, m_theme)
              : paint::paintSquare(painter, centre, key.look, m_theme);
    painter.end();
    made->pixmap = QPixmap::fromImage(std::move(image));
    const qsizetype bytes = qsizetype{4} * device.width() * device.height();
    const Picture& kept = *made;
    m_pictures.insert(key, made.release(), std::min(bytes, m_pictures.maxCost()));
    return kept;
}

} // namespace sf::paint
