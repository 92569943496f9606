// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/battle_film.h"
#include "core/post/game/battle_post_game.h"
#include "core/post/game/post_game.h"
#include "ui/film/film_player.h"

#include <QWidget>

#include <set>

class QPlainTextEdit;

namespace sf::ui {

class FilmBar;
class FilmMap;
class Settings;
class TurnReport;

/// The state of a battle by post: the map with the last round or turn as a film, who plays which side,
/// and what happened.
class BattlePanel final : public QWidget {
    Q_OBJECT

public:
    explicit BattlePanel(QWidget* parent = nullptr);
    /// Plays back the last round or turn when it is first shown, unless a screen reader listens, then
    /// announces what each side lost.
    void show(const post::PostGame& game, const post::BattleGame& rules, const Settings& settings);
    QString text() const;
    const FilmPlayer& player() const { return m_player; }

private:
    void mark();
    void showLines(std::size_t told);
    void tellLosses();

    FilmPlayer m_player;
    std::optional<document::BattleFilm> m_film; ///< of the last round or turn
    FilmMap* m_map;
    FilmBar* m_bar;
    TurnReport* m_report;
    QPlainTextEdit* m_text;
    QStringList m_lines;                  ///< of the text, which has only those that the film has told
    std::optional<post::Hash> m_position; ///< the position shown
    int m_head = 0;                       ///< lines before those of the events
    std::set<post::Hash> m_played;        ///< positions whose last round was played back
    bool m_isDecided = true;              ///< the dice of the shown scene lay when it was marked
    bool m_isNew = false;                 ///< each side's losses haven't been announced yet
};

} // namespace sf::ui
