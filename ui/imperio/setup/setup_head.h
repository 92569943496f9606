// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace sf::ui {

class GameController;

/// The order of the set-up (IMP-4) as a strip of steps. The present step is in its side's colour and shape.
class SetupHead final : public QWidget {
    Q_OBJECT

public:
    explicit SetupHead(GameController& controller, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void paintTitle(QPainter& painter, const QRectF& area) const;
    void paintStep(QPainter& painter, const QRectF& area, int step) const;
    int titleHeight() const;
    int stepHeight() const;

    GameController& m_controller;
};

} // namespace sf::ui
