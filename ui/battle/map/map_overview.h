// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/hex_layout.h"
#include "ui/style/restyled.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

namespace sf::ui {

class BoardContext;

/// A small picture of the whole map in a corner of the view if the map doesn't fit, with a frame around the
/// visible part. Click or drag in it to move the view.
class MapOverview final : public Restyled<QWidget> {
    Q_OBJECT

public:
    MapOverview(BoardContext& context, QWidget* view);

    /// The camera has moved, or the view has another size.
    void followCamera();
    /// The battle has changed.
    void followBattle();

protected:
    void restyle() override { discardPicture(); }
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    bool isWanted() const;
    void fitMap();
    void discardPicture();
    QPixmap draw() const;
    QRectF frame() const;
    void moveViewTo(QPointF point);

    BoardContext& m_context;
    paint::HexLayout m_layout{1};
    QSize m_map;            ///< columns and rows that the layout is for
    QPixmap m_picture;      ///< null until it is seen
    bool m_isStale = false; ///< the battle has changed since it was drawn
    QTimer m_redraw;
};

} // namespace sf::ui
