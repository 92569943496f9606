// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QVariantAnimation>
#include <vector>

namespace sf::ui {

class BoardOverlay;

/// Moves a picture over the board, so that the user can follow a piece or a stack. The board already shows
/// the result; its owner hides the piece there until the animation has finished.
class SlideAnimation final : public QVariantAnimation {
    Q_OBJECT

public:
    explicit SlideAnimation(BoardOverlay& overlay);

    /// Moves the picture's centre along the points while turning it clockwise by this many degrees.
    void start(const QPixmap& picture, std::vector<QPointF> points, int milliseconds, double degrees = 0);
    /// Stops and removes the picture.
    void end();
    bool isRunning() const { return state() == Running; }

private:
    void show(double part);

    BoardOverlay& m_overlay;
    QPixmap m_picture;
    std::vector<QPointF> m_points;
    double m_degrees = 0;
};

} // namespace sf::ui
