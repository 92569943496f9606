// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/hex_layout.h"

#include <QPoint>
#include <QRect>
#include <QSize>

#include <vector>

namespace sf::ui {

/// The part of the board that the window shows: hex radius and place of hex 0,0. The origin stays on whole
/// pixels, so that rendered pixmaps can be moved.
class Camera {
public:
    /// The smallest hex radius for maps that fit into the window at that size.
    static constexpr double smallest = 3;
    static constexpr double largest = 180;
    /// The hex radius that counts as 100 %.
    static constexpr double standard = 48;

    double size() const { return m_size; }
    QPoint origin() const { return m_origin; }
    paint::HexLayout layout() const { return paint::HexLayout(m_size, m_origin); }

    void setMap(int columns, int rows);
    void setWindow(QSize window) { m_window = window; }
    QSize window() const { return m_window; }
    /// The part of the window that a control at its lower edge covers.
    void setCovered(QRect area) { m_covered = area; }

    /// The smallest hex radius to zoom to; smaller than usual for maps that would not fit otherwise.
    double least() const;
    /// Zooms with the board's point at `point` kept in place.
    void zoomTo(double size, QPointF point);
    /// Pans by this many pixels, as long as some of the board stays in view. Returns how far it moved.
    QPoint panBy(QPoint delta);
    /// Columns and rows of the map.
    struct Range {
        int firstColumn = 0;
        int lastColumn = -1;
        int firstRow = 0;
        int lastRow = -1;
    };
    /// The whole map in view, with a margin.
    void fit();
    /// Like fit(), but without the margin if that makes space for the names of stacks. Keeps Squares instead
    /// of simple marks if that hides only a little of the map's border, or more of it but nothing of
    /// `wanted`.
    void fitLegibly(const Range& wanted);
    /// How far to pan so that the hex is in view.
    QPoint panToShow(hex::Hex hex) const;
    /// The camera in front of these hexes, in what its lower `covered` pixels leave of the window; as close
    /// as they allow, but not closer than a hex radius of `most` or this camera's own.
    Camera closeTo(const std::vector<hex::Hex>& hexes, int covered, double most) const;
    /// On the way from this camera to the other one, 0 to 1.
    Camera onWayTo(const Camera& other, double part) const;
    bool operator==(const Camera&) const = default;

private:
    static constexpr int usualMargin = 12; ///< pixels
    double fittingSize(int margin = usualMargin) const;
    void centreAt(double size);
    QRectF boundsOf(const Range& range) const;
    QPoint panToShow(const QRectF& area) const;
    QPoint bounded(QPoint origin) const;

    double m_size = standard;
    QPoint m_origin;
    QSize m_window{800, 600};
    QRect m_covered;
    int m_columns = 1;
    int m_rows = 1;
};

} // namespace sf::ui
