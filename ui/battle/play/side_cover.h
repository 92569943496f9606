// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace sf::ui {

class PlayController;
class Settings;

/// Shown between two sides' turns at one screen, as set in the settings: nothing, a banner that disappears by
/// itself, or a cover over the page until the next side takes over. With sealed orders it is always a cover
/// (BAT-4).
class SideCover final : public QWidget {
    Q_OBJECT

public:
    SideCover(PlayController& controller, const Settings& settings, QWidget* page);

    bool isCover() const { return m_isCover; }
    /// Hands over to this side.
    void draw(int side);

Q_SIGNALS:
    void coverChanged();
    void lifted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void lift();
    void place();

    PlayController& m_controller;
    const Settings& m_settings;
    QLabel* m_title;
    QLabel* m_detail;
    QPushButton* m_show;
    QTimer m_timer;
    int m_side = 0;
    bool m_isCover = false;
};

} // namespace sf::ui
