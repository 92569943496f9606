// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/restyled.h"

#include <QAbstractSlider>
#include <QPixmap>

namespace sf::ui {

class BattleView;

/// The small panel in the corner of the map that zooms out and in: a minus, a track with its knob, a plus. It
/// paints cached pixmaps, as it is over a map that is repainted often.
class ZoomBar final : public Restyled<QAbstractSlider> {
    Q_OBJECT

public:
    explicit ZoomBar(BattleView* view);
    /// `least`: the zoom at the left end.
    void showZoom(double zoom, double least);
    QSize sizeHint() const override { return {172, 32}; }

protected:
    void restyle() override { draw(); }
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    double zoomAt(int notch) const;
    int notchOf(double zoom) const;
    void slideTo(double x);
    void draw();

    BattleView& m_view;
    double m_least;
    QPixmap m_picture;
    QPixmap m_knob;
};

} // namespace sf::ui
