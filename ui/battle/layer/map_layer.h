// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/layer/camera.h"

#include <functional>
#include <QImage>
#include <QRegion>
#include <vector>

class QPainter;

namespace sf::ui {

/// The board and its stacks at rest as pixels: the window and a margin round it. The first frame waits for no
/// picture but is painted straight onto the window; the picture follows in idle time, or as soon as something
/// needs it. Panning turns it round like a drum instead of moving it, and what comes into view has been
/// painted ahead; zooming shows the old picture, of which half the width and height is kept, stretched and
/// sharpens it band by band; a change paints its own hexes only.
/// The ground is kept apart, so that a stack that changes costs no ground.
class MapLayer {
public:
    /// Paints what lies in the rectangle of the window.
    using Paint = std::function<void(QPainter&, const QRect&)>;

    /// Lays the ground down to a row of the window.
    using Lay = std::function<void(double)>;
    using PaintOver = std::function<void(QPainter&, const QRect&, const Lay&)>;

    /// `over` is painted onto the ground: reach, then stacks. It asks for the ground before it paints, as
    /// what has just been laid is at hand.
    MapLayer(Paint ground, PaintOver over) : m_paintGround(std::move(ground)), m_paintOver(std::move(over)) {}

    /// Everything is to be painted anew, once it is wanted.
    void resize(QSize window, double ratio, const QColor& background);
    QSize window() const { return m_window; }
    /// The window and its margin.
    QRect whole() const { return {-QPoint(margin, margin), m_size}; }

    /// Onto the window, its rectangle.
    void blit(QPainter& painter, const QRect& rectangle);
    /// What of the region is in the window, and there was a picture of it, is painted at once; the rest when
    /// there is time.
    void render(const QRegion& region);
    /// The same for what stands on the ground; the ground is as it was.
    void renderOver(const QRegion& region);
    /// The picture moves by `delta`.
    void scroll(QPoint delta);
    /// Shows the old picture as if it had been drawn by `after`; all of it is then coarse. Where there is no
    /// whole picture yet, the next frame is the first once more.
    void stretch(const Camera& before, const Camera& after);

    /// Whether there is a picture of all that is in the window.
    bool isWhole() const { return !m_isBlank && !m_ahead.intersects(QRect(QPoint(), m_window)); }
    /// Whether something in the window is still coarse.
    bool isCoarse() const { return !m_coarse.isEmpty(); }
    /// Whether there is something to do ahead.
    bool isBehind() const { return !m_ahead.isEmpty() || !m_unhalved.isEmpty(); }
    /// Whether some of what is not painted yet may soon come into view.
    bool isUrgent() const;
    /// Sharpens the next coarse bands for so many milliseconds; the part that is now sharp.
    QRegion sharpen(int milliseconds);
    /// Paints a piece of what is not painted yet, or does a piece of what a zoom would need.
    void workAhead();

private:
    static constexpr int margin = 48;

    struct Piece {
        QRect window;
        QPoint shift; ///< add to a window point to get the layer's
    };
    /// The picture from before a zoom, of half its width and height: to read all of it would take most of the
    /// first frame, as it has long left the processor's cache.
    struct Old {
        QImage half;
        QPoint drum; ///< where its window's top left corner lay in the picture
        QRect area;  ///< what is painted of it, in its window
        double size = 1;
        QPointF origin;
    };
    void clear();
    void begin();
    void paintStraight(QPainter& painter, const QRect& rectangle) const;
    void paintMissing(const QRect& rectangle);
    QRect band(const QRegion& region, int most) const;
    std::vector<Piece> pieces(const QRect& rectangle) const;
    void blitCoarse(QPainter& painter, const QRect& rectangle) const;
    void blitSharp(QPainter& painter, const QRect& rectangle);
    void renderRegion(const QRegion& region, bool ground);
    void renderRectangle(const QRect& rectangle, bool ground);
    void renderGround(QImage& onto, const Piece& piece);
    void renderOver(const Piece& piece, const QImage& ground, QPoint groundShift);
    void renderApart(const Piece& piece);
    void halve(const Piece& piece);
    QImage blank() const;
    QImage blankHalf() const;

    Paint m_paintGround;
    PaintOver m_paintOver;
    QSize m_window;
    QSize m_size;          ///< of the whole; even, as two pixels that become one must not lie across the seam
    bool m_isBlank = true; ///< nothing has been shown yet
    int m_ratio = 1;
    QColor m_background;
    QImage m_ground;
    QImage m_board;
    QImage m_half;             ///< the board, of half its width and height
    QRegion m_unhalved;        ///< what of the board's image is not in it yet; device pixels
    bool m_isNew = false;      ///< all of the window has been painted at once and not been shown yet
    std::vector<QRgb> m_apart; ///< the ground of what is being painted
    QPoint m_drum;             ///< layer point of the whole's top left corner
    QRegion m_ahead;           ///< what is not painted yet
    QRegion m_coarse;          ///< what of the window shows the old picture
    Old m_old;
    double m_hexSize = 1; ///< since the zoom
    QPointF m_origin;
};

} // namespace sf::ui
