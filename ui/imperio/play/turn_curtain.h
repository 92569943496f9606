// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace sf::imperio {
enum class Stage : std::uint8_t;
}

namespace sf::ui {

class GameClockController;
class GameController;

/// Shown between two turns at one screen, also during the set-up, as set in the settings: nothing, a banner
/// that disappears by itself, or a cover over the page until the next player takes over.
class TurnCurtain final : public QWidget {
    Q_OBJECT

public:
    TurnCurtain(GameController& controller, GameClockController& clock, QWidget* page);
    bool isCover() const { return m_isCover; }

Q_SIGNALS:
    void coverChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool stageChanged();
    void positionChanged();
    void draw();
    void lift();
    void place();

    GameController& m_controller;
    GameClockController& m_clock;
    QLabel* m_title;
    QLabel* m_detail;
    QPushButton* m_ready;
    QTimer m_timer;
    bool m_isCover = false;
    imperio::Stage m_stage;
    imperio::Side m_side;
    std::size_t m_entries;
};

} // namespace sf::ui
