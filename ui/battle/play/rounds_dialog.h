// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QListWidget;
class QSlider;

namespace sf::ui {

class PlayController;
class RoundPicture;

/// Shows a played battle round by round (BAT-12): the board at the end of each round, with its events.
/// Nothing can be edited.
class RoundsDialog final : public QDialog {
    Q_OBJECT

public:
    RoundsDialog(const PlayController& controller, QWidget* parent);

    /// The number of finished rounds on the board that is shown.
    int shownRound() const;

private:
    QLabel* makeNote();
    void showRound(int index);
    void fillEvents(int round);

    const PlayController& m_controller;
    QLabel* m_title;
    RoundPicture* m_picture;
    QListWidget* m_events;
    QSlider* m_slider;
};

} // namespace sf::ui
