// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace sf::ui {

class GameController;
class Playback;
class FilmSlider;

/// The buttons to look back through a game: step by step, automatically, by bookmark.
class PlaybackBar final : public QWidget {
    Q_OBJECT

public:
    PlaybackBar(GameController& controller, Playback& playback, QWidget* parent = nullptr);

private:
    QToolButton* addButton(const QString& icon, const QString& name, void (Playback::*command)());
    void addSpeeds();
    void addBookmarks();
    void fillBookmarks();
    void refresh();

    GameController& m_controller;
    Playback& m_playback;
    FilmSlider* m_slider;
    QLabel* m_where;
    QComboBox* m_speed;
    QMenu* m_bookmarks;
    QToolButton* m_toStart = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_on = nullptr;
    QToolButton* m_toEnd = nullptr;
    QToolButton* m_mark = nullptr;
    QWidget* m_buttons;
};

} // namespace sf::ui
