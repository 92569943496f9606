// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/layer/camera.h"

#include <functional>
#include <QColor>
#include <QPixmap>
#include <QRegion>

class QPainter;

namespace sf::ui {

/// The board and the stacks that aren't moving, rendered for the window and a margin around it. Panning moves
/// the window over the pixmap. Zooming shows the old pixmap scaled until the new one is rendered, piece by
/// piece. An edit renders only its own hexes. The ground has its own pixmap, so that a stack can change
/// without rendering the ground again. Rectangles and regions are in the window's device-independent pixels.
class MapLayer {
public:
    /// Paints what is in the rectangle.
    using Paint = std::function<void(QPainter&, const QRect&)>;

    /// `stacks` is painted onto the ground.
    MapLayer(Paint ground, Paint stacks)
        : m_paintGround(std::move(ground)), m_paintStacks(std::move(stacks)) {}

    /// Drops what was rendered. Allocates no memory before the first rendering.
    void resize(QSize window, double ratio, const QColor& background);
    QSize window() const { return m_window; }
    double ratio() const { return m_ratio; }
    /// The window and its margin.
    QRect area() const { return {-m_corner, m_window + 2 * QSize(margin, margin)}; }

    /// Paints the rectangle onto the window and renders what is missing there.
    void paint(QPainter& painter, const QRect& rectangle);
    /// Renders the region again: the visible part now, the rest later.
    void render(const QRegion& region) { renderAgain(region, true); }
    /// The same if the ground hasn't changed.
    void renderStacks(const QRegion& region) { renderAgain(region, false); }
    void scroll(QPoint delta);
    void zoom(const Camera& before, const Camera& after);

    /// Whether everything in the window has been rendered at this zoom.
    bool isSharp() const { return m_coarse.isEmpty() && !m_missing.intersects(QRect(QPoint(), m_window)); }
    /// Whether the margin has been rendered, too.
    bool isComplete() const { return m_coarse.isEmpty() && m_missing.isEmpty(); }
    /// Goes on rendering for about this long. Returns what has changed in the window.
    QRegion renderMore(int milliseconds);

private:
    /// Wide enough that few frames of a pan have to move the pixmaps, which takes milliseconds at 3840 x
    /// 2160.
    static constexpr int margin = 256;

    /// The last complete picture before a zoom.
    struct Old {
        QPixmap picture;
        QRectF area;         ///< what may be shown of it, in its own coordinates
        QPointF boardOrigin; ///< in its own coordinates
        double hexSize = 1;
    };

    void renderAgain(const QRegion& region, bool withGround);
    void renderRectangle(const QRect& wanted, bool withGround);
    void preparePainter(QPainter& painter, const QRect& rectangle) const;
    void paintCoarse(QPainter& painter, const QRect& rectangle) const;
    void centreWindow();
    QPixmap newPicture() const;

    Paint m_paintGround;
    Paint m_paintStacks;
    QSize m_window;
    double m_ratio = 1;
    QColor m_background;
    QPixmap m_ground;
    QPixmap m_board;   ///< ground and stacks
    QPoint m_corner;   ///< where the window is in the pictures
    QRegion m_missing; ///< not rendered, must not be shown
    QRegion m_coarse;  ///< not rendered, so the old pixmap is shown there; inside the window
    Old m_old;
    double m_hexSize = 1;
    QPointF m_boardOrigin;
};

} // namespace sf::ui
