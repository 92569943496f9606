// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QSlider;
class QToolButton;

namespace sf::paint {
struct Theme;
}

namespace sf::ui {

class BattleView;

/// The small panel in the corner of the map that zooms out and in.
class ZoomBar final : public QFrame {
    Q_OBJECT

public:
    explicit ZoomBar(BattleView* view);
    void showZoom(double zoom);
    void setTheme(const paint::Theme& theme);

private:
    QToolButton* m_out;
    QSlider* m_slider;
    QToolButton* m_in;
};

} // namespace sf::ui
