// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/film.h"

#include <QFrame>

class QBoxLayout;
class QComboBox;
class QKeyEvent;
class QLabel;
class QToolButton;

namespace sf::ui {

class ElidedLabel;
class FilmPlayer;
class FilmSlider;
class RuleChip;
class WrappedLabel;

/// The buttons to go through a film, the way through it with its fights and deaths, and what the shown scene
/// says, which screen readers are told. Space plays or pauses; Left and Right go scene by scene, Page Up and
/// Page Down chapter by chapter, Home and End to the beginning and the end, X to the next loss; Escape
/// closes. Before the dice lie it says only what is tried.
class FilmBar final : public QFrame {
    Q_OBJECT

public:
    /// `closeText`: what the button that closes it says; empty where something else closes it.
    FilmBar(FilmPlayer& player, const QString& closeText, QWidget* parent = nullptr);

    /// Whether its keys work wherever the focus is in the window and its docks, except in fields that one
    /// types in, while the bar is visible.
    void setKeysEverywhere(bool areEverywhere);
    /// Sets them so from when the film plays until it is closed or has come to its end.
    void setKeysEverywhereWhilePlaying();
    bool areKeysEverywhere() const { return m_areKeysEverywhere; }

    FilmSlider& slider() const { return *m_slider; }
    /// Adds the widget after the other buttons.
    void addTool(QWidget& tool);
    /// Whether screen readers are told of a scene that somebody goes to, not only of those that are played.
    void setStepsSpoken(bool areSpoken) { m_areStepsSpoken = areSpoken; }
    /// Gives the focus to the play button.
    void focusPlayButton();
    /// Shows the bar's parent, where the film is, in place of the board beside it, or the board again. If one
    /// of them has the keyboard, the other one gets it.
    void takePlaceOf(QWidget& board);
    void giveBackTo(QWidget& board);
    /// What the shown scene says.
    QString sentence() const;

Q_SIGNALS:
    /// The user closed the film.
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(const QString& icon, const QString& name, void (FilmPlayer::*command)());
    void addSpeeds();
    void addLoop();
    bool takeKey(const QKeyEvent& event);
    bool isKeyForFilm(const QObject& watched) const;
    void showWords();
    void tell(const text::Caption& caption);
    void refresh();
    void refreshMarks();
    void showScene();

    FilmPlayer& m_player;
    QWidget* m_caption;
    QBoxLayout* m_controls;
    WrappedLabel* m_sentence;
    RuleChip* m_rule;
    ElidedLabel* m_details;
    QLabel* m_note;
    FilmSlider* m_slider;
    QLabel* m_where;
    QWidget* m_buttons;
    QComboBox* m_speed;
    QToolButton* m_first = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_forward = nullptr;
    QToolButton* m_last = nullptr;
    QToolButton* m_loss = nullptr;
    QToolButton* m_loop = nullptr;
    document::SceneWords m_words; ///< of the shown scene
    bool m_isDecided = true;      ///< its dice lie
    bool m_areDiceTyped = false;
    bool m_areKeysEverywhere = false;
    bool m_areStepsSpoken = true;
    int m_marked = -1; ///< scenes whose marks the slider has
};

} // namespace sf::ui
