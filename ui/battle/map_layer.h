// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/camera.h"

#include <functional>
#include <QImage>
#include <QRegion>

class QPainter;

namespace sf::ui {

/// The board and its stacks at rest as pixels, the size of the window. Panning turns the picture round like a
/// drum instead of moving it; zooming stretches it at once and sharpens it band by band; a change paints its
/// own hexes only. The ground is kept apart, so that a stack that changes costs no ground.
class MapLayer {
public:
    /// Paints what lies in the rectangle of the window.
    using Paint = std::function<void(QPainter&, const QRect&)>;

    /// `over` is painted onto the ground: reach, then stacks.
    MapLayer(Paint ground, Paint over) : m_paintGround(std::move(ground)), m_paintOver(std::move(over)) {}

    /// Everything is to be painted anew.
    void resize(QSize window, double ratio, const QColor& background);
    QSize window() const { return m_window; }

    /// Onto the window, its rectangle.
    void blit(QPainter& painter, const QRect& rectangle) const;
    /// Ground and all.
    void renderAll();
    void render(const QRegion& region);
    /// What stands on the ground; the ground is as it was.
    void renderOver(const QRegion& region);
    /// The picture moves by `delta`; what came into view is painted. The part that came into view.
    QRegion scroll(QPoint delta);

    /// Shows the old picture as if it had been drawn by `after`; what is coarse is then due.
    void stretch(const Camera& before, const Camera& after);
    bool isCoarse() const { return !m_due.isEmpty(); }
    /// Sharpens the next coarse bands for so many milliseconds; the part that is now sharp.
    QRegion sharpen(int milliseconds);

private:
    struct Piece {
        QRect window;
        QPoint shift; ///< add to a window point to get the layer's
    };
    std::vector<Piece> pieces(const QRect& rectangle) const;
    void renderRectangle(const QRect& rectangle, bool ground);
    void paintInto(QImage& image, const Piece& piece, const Paint& paint);
    void copyGround(const QRect& layerRectangle);

    Paint m_paintGround;
    Paint m_paintOver;
    QSize m_window;
    int m_ratio = 1;
    QColor m_background;
    QImage m_ground;
    QImage m_board;
    QPoint m_drum; ///< layer point of the window's top left corner
    QList<QRect> m_due;
};

} // namespace sf::ui
