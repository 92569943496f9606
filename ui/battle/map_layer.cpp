// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map_layer.h"

#include "ui/battle/stretch.h"

#include <cmath>
#include <cstring>
#include <QElapsedTimer>
#include <QPainter>

namespace sf::ui {
namespace {

constexpr int bandHeight = 48;

int wrapped(int value, int size) {
    const int rest = value % size;
    return rest < 0 ? rest + size : rest;
}

} // namespace

void MapLayer::resize(QSize window, double ratio, const QColor& background) {
    m_window = window.expandedTo({1, 1});
    m_ratio = static_cast<int>(std::ceil(ratio));
    m_background = background;
    m_drum = {};
    m_due.clear();
    for (QImage* image : {&m_ground, &m_board}) {
        *image = QImage(m_window * m_ratio, QImage::Format_RGB32);
        image->setDevicePixelRatio(m_ratio);
    }
    renderAll();
}

void MapLayer::blit(QPainter& painter, const QRect& rectangle) const {
    for (const Piece& piece : pieces(rectangle)) {
        const QRect source = piece.window.translated(piece.shift);
        if (m_ratio == 1)
            painter.drawImage(piece.window.topLeft(), m_board, source);
        else
            painter.drawImage(QRectF(piece.window), m_board,
                              QRectF(QPointF(source.topLeft()) * m_ratio, QSizeF(source.size()) * m_ratio));
    }
}

void MapLayer::renderAll() {
    m_due.clear();
    renderRectangle(QRect(QPoint(), m_window), true);
}

void MapLayer::render(const QRegion& region) {
    for (const QRect& rectangle : region)
        renderRectangle(rectangle, true);
}

void MapLayer::renderOver(const QRegion& region) {
    for (const QRect& rectangle : region)
        renderRectangle(rectangle, isCoarse());
}

QRegion MapLayer::scroll(QPoint delta) {
    m_drum = {wrapped(m_drum.x() - delta.x(), m_window.width()),
              wrapped(m_drum.y() - delta.y(), m_window.height())};
    for (QRect& due : m_due)
        due.translate(delta);
    const QRect window(QPoint(), m_window);
    const QRegion exposed = QRegion(window) - window.translated(delta);
    render(exposed);
    return exposed;
}

void MapLayer::stretch(const Camera& before, const Camera& after) {
    const double factor = before.size() / after.size();
    const QPointF offset = QPointF(before.origin()) - QPointF(after.origin()) * factor;
    m_board = stretched(m_board, {factor, offset * m_ratio, m_drum * m_ratio, m_background.rgb()});
    m_board.setDevicePixelRatio(m_ratio);
    m_drum = {};
    m_due.clear();
    for (int top = 0; top < m_window.height(); top += bandHeight)
        m_due.append(QRect(0, top, m_window.width(), bandHeight));
}

QRegion MapLayer::sharpen(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    QRegion sharp;
    while (!m_due.isEmpty() && timer.elapsed() < milliseconds) {
        const QRect band = m_due.takeFirst() & QRect(QPoint(), m_window);
        renderRectangle(band, true);
        sharp |= band;
    }
    return sharp;
}

/// The rectangle cut where the drum's seam runs through it: one to four pieces.
std::vector<MapLayer::Piece> MapLayer::pieces(const QRect& rectangle) const {
    const QPoint seam(m_window.width() - m_drum.x(), m_window.height() - m_drum.y());
    const QRect columns[2] = {{0, 0, seam.x(), m_window.height()},
                              {seam.x(), 0, m_drum.x(), m_window.height()}};
    const QRect rows[2] = {{0, 0, m_window.width(), seam.y()}, {0, seam.y(), m_window.width(), m_drum.y()}};
    std::vector<Piece> result;
    for (const int right : {0, 1})
        for (const int low : {0, 1}) {
            const QRect part = rectangle & columns[right] & rows[low];
            const QPoint back(right ? m_window.width() : 0, low ? m_window.height() : 0);
            if (!part.isEmpty())
                result.push_back({part, m_drum - back});
        }
    return result;
}

void MapLayer::renderRectangle(const QRect& rectangle, bool ground) {
    for (const Piece& piece : pieces(rectangle & QRect(QPoint(), m_window))) {
        if (ground)
            paintInto(m_ground, piece, m_paintGround);
        copyGround(piece.window.translated(piece.shift));
        paintInto(m_board, piece, m_paintOver);
    }
}

void MapLayer::paintInto(QImage& image, const Piece& piece, const Paint& paint) {
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(piece.window.translated(piece.shift));
    painter.translate(piece.shift);
    if (&image == &m_ground)
        painter.fillRect(piece.window, m_background);
    paint(painter, piece.window);
}

void MapLayer::copyGround(const QRect& layerRectangle) {
    const std::size_t bytes = static_cast<std::size_t>(layerRectangle.width() * m_ratio) * 4;
    const qsizetype left = qsizetype{layerRectangle.left()} * m_ratio * 4;
    const int top = layerRectangle.top() * m_ratio;
    for (int row = top; row < top + layerRectangle.height() * m_ratio; ++row)
        std::memcpy(m_board.scanLine(row) + left, std::as_const(m_ground).constScanLine(row) + left, bytes);
}

} // namespace sf::ui
