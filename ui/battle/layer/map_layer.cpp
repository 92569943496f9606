// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/map_layer.h"

#include <cmath>
#include <QElapsedTimer>
#include <QPainter>

namespace sf::ui {
namespace {

/// This many pixels are whole device pixels at ratios such as 1.25 and 1.5, too.
constexpr int wholePixels = 4;

int roundedDown(int value) {
    const int rest = value % wholePixels;
    return value - (rest < 0 ? rest + wholePixels : rest);
}

QRect roundedOut(const QRect& rectangle) {
    const QPoint end = rectangle.bottomRight() + QPoint(wholePixels, wholePixels);
    return {QPoint(roundedDown(rectangle.left()), roundedDown(rectangle.top())),
            QPoint(roundedDown(end.x()), roundedDown(end.y())) - QPoint(1, 1)};
}

} // namespace

void MapLayer::resize(QSize window, double ratio, const QColor& background) {
    m_window = window.expandedTo({1, 1});
    m_ratio = ratio;
    m_background = background;
    m_corner = {margin, margin};
    m_ground = m_board = m_old.picture = {};
    m_coarse = {};
    m_missing = area();
}

QPixmap MapLayer::newPicture() const {
    const QSizeF size = QSizeF(area().size()) * m_ratio;
    QPixmap picture(static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height())));
    picture.setDevicePixelRatio(m_ratio);
    return picture;
}

void MapLayer::paint(QPainter& painter, const QRect& rectangle) {
    // Renders slightly more than is missing, so that not every step of a long pan renders.
    constexpr int more = 32;
    if (m_missing.intersects(rectangle)) {
        const QRegion now = m_missing & rectangle.adjusted(-more, -more, more, more);
        for (const QRect& part : now)
            renderRectangle(part, true);
        m_missing -= now;
    }
    // Qt copies pixmaps quickly if the clip is one rectangle. One pixel more than needed, so that rounding at
    // ratios such as 1.5 leaves no gap; the window's own clip cuts it off.
    painter.save();
    for (const QRect& part : m_coarse& rectangle) {
        painter.setClipRect(part.adjusted(-1, -1, 1, 1));
        paintCoarse(painter, part);
    }
    for (const QRect& part : QRegion(rectangle) - m_coarse) {
        painter.setClipRect(part.adjusted(-1, -1, 1, 1));
        painter.drawPixmap(-m_corner, m_board);
    }
    painter.restore();
}

void MapLayer::paintCoarse(QPainter& painter, const QRect& rectangle) const {
    const double scale = m_hexSize / m_old.hexSize;
    const QRectF target(m_boardOrigin + (m_old.area.topLeft() - m_old.boardOrigin) * scale,
                        m_old.area.size() * scale);
    if (!target.contains(rectangle))
        painter.fillRect(rectangle, m_background);
    painter.drawPixmap(target, m_old.picture,
                       QRectF(m_old.area.topLeft() * m_ratio, m_old.area.size() * m_ratio));
}

void MapLayer::renderAgain(const QRegion& region, bool withGround) {
    const QRect window(QPoint(), m_window);
    for (const QRect& part : (region & window) - m_missing - m_coarse)
        renderRectangle(part, withGround);
    m_missing |= (region & area()) - window;
}

void MapLayer::scroll(QPoint delta) {
    const QRect window(QPoint(), m_window);
    m_corner -= delta;
    m_boardOrigin += delta;
    m_missing.translate(delta);
    m_coarse.translate(delta);
    if (!area().contains(window))
        centreWindow();
    // The old pixmap is valid only in the window.
    m_missing |= (m_coarse & area()) - window;
    m_coarse &= window;
}

/// Moves the pixmaps so that the window has a margin on all sides again.
void MapLayer::centreWindow() {
    const QRect before = area();
    const QPoint move(roundedDown(margin - m_corner.x()), roundedDown(margin - m_corner.y()));
    const QPointF pixels = QPointF(move) * m_ratio;
    m_corner += move;
    if (pixels != pixels.toPoint()) {
        m_missing = area();
        return;
    }
    for (QPixmap* picture : {&m_ground, &m_board})
        picture->scroll(pixels.toPoint().x(), pixels.toPoint().y(), picture->rect());
    m_missing = (m_missing & area()) | (QRegion(area()) - before);
}

void MapLayer::zoom(const Camera& before, const Camera& after) {
    const QRect window(QPoint(), m_window);
    const QRegion rendered = QRegion(window) - m_missing; // a pan may have left a strip to render
    const bool hasOld = !rendered.isEmpty();
    if (m_coarse.isEmpty() && hasOld) {
        std::swap(m_old.picture, m_board);
        m_old.area = (m_missing.isEmpty() ? area() : rendered.boundingRect()).translated(m_corner);
        m_old.boardOrigin = before.origin() + m_corner;
        m_old.hexSize = before.size();
    }
    m_hexSize = after.size();
    m_boardOrigin = after.origin();
    m_corner = {margin, margin};
    m_coarse = hasOld ? window : QRect();
    m_missing = QRegion(area()) - m_coarse;
}

QRegion MapLayer::renderMore(int milliseconds) {
    constexpr QSize most(256, 128); // about a millisecond
    QElapsedTimer timer;
    timer.start();
    QRegion rendered;
    while (!isComplete() && (rendered.isEmpty() || timer.elapsed() < milliseconds)) {
        QRegion& next = m_coarse.isEmpty() ? m_missing : m_coarse;
        QRect part = *next.begin();
        part.setSize(part.size().boundedTo(most));
        renderRectangle(part, true);
        next -= part;
        rendered |= part;
    }
    return rendered & QRect(QPoint(), m_window);
}

void MapLayer::preparePainter(QPainter& painter, const QRect& rectangle) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(m_corner);
    painter.setClipRect(rectangle);
}

void MapLayer::renderRectangle(const QRect& wanted, bool withGround) {
    const QRect rectangle = roundedOut(wanted.translated(m_corner)).translated(-m_corner);
    if (m_ground.isNull())
        m_ground = newPicture();
    if (m_board.isNull())
        m_board = newPicture();
    if (withGround) {
        QPainter painter(&m_ground);
        preparePainter(painter, rectangle);
        // More than the clip: at ratios such as 1.4 the rectangle ends within a pixel, which would be half
        // filled.
        painter.fillRect(rectangle.adjusted(-1, -1, 1, 1), m_background);
        m_paintGround(painter, rectangle);
    }
    QPainter painter(&m_board);
    preparePainter(painter, rectangle);
    painter.drawPixmap(-m_corner, m_ground);
    m_paintStacks(painter, rectangle);
}

} // namespace sf::ui
