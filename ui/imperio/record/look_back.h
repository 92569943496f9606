// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/imperio_film.h"
#include "ui/film/film_player.h"
#include "ui/imperio/state/game_controller.h"

namespace sf::ui {

/// Looks back through a game: plays its film, and goes from turn to turn and from bookmark to bookmark.
/// Changes only what the controller shows, never the game.
class LookBack final : public QObject {
    Q_OBJECT

public:
    explicit LookBack(GameController& controller, QObject* parent = nullptr);

    GameController& controller() const { return m_controller; }
    FilmPlayer& player() { return m_player; }
    /// How many entries can be looked back over.
    std::size_t all() const { return m_controller.document().entries().size(); }
    void first() { show(0); }
    void previous();
    void next() { show(m_controller.shown() + 1); }
    void last() { show(all()); }
    /// To the end of the turn before, or of the one that is shown.
    void previousTurn();
    void nextTurn();
    void show(std::size_t entries);

    /// Shows the fights of the film over the board, from when it plays until it is over.
    void showFightsOn(QWidget& board);

    bool isPlaying() const { return m_player.isPlaying(); }
    /// Plays on from the shown position, or from the start if it is the last; or stops.
    void toggle();
    /// Plays the opponent's last turn, and on to the live position.
    void playOpponentsTurn();
    /// Plays on from here to the live position.
    void playFrom(std::size_t entries);

    bool isMarked() const;
    /// Sets or clears the mark at what is shown.
    void toggleBookmark();
    void nextBookmark();
    void previousBookmark();
    /// What a bookmark is called: the line that led there, "12: 2a  R2C3*R4C5", or the beginning.
    QString bookmarkName(std::size_t entries) const;
    /// How many scenes of the film so many entries make.
    int scenesOf(std::size_t entries) const;

Q_SIGNALS:
    void bookmarksChanged();

private:
    void forgetFilm();
    void makeFilm();
    void followFilm();
    void followPosition();
    std::size_t entriesOf(int scenes) const;
    void sayWhere();

    GameController& m_controller;
    FilmPlayer m_player;
    std::optional<document::ImperioFilm> m_film; ///< of the whole game
    bool m_isWatched = false;                    ///< played, and not yet left
    bool m_isStale = false;                      ///< the game has changed since
    bool m_isFollowing = false;                  ///< position and film are being brought together
};

} // namespace sf::ui
