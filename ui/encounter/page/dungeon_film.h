// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/encounter_film.h"
#include "ui/film/film_player.h"

#include <QWidget>

#include <memory>

namespace sf::ui {

class CommandRegistry;
class DungeonController;
class DungeonView;
class FilmBar;
class FilmHead;
template<typename Result>
class Task;

/// The middle of a dungeon's tab: its tables, or while it is played, the film of its days. The film never
/// changes the dungeon; whatever changes it ends the film.
class DungeonFilm final : public QWidget {
    Q_OBJECT

public:
    DungeonFilm(DungeonController& controller, DungeonView& view, QWidget* parent = nullptr);
    ~DungeonFilm() override;

    void addTo(CommandRegistry& commands);
    bool isRunning() const { return m_film.has_value(); }
    const FilmPlayer& player() const { return m_player; }
    FilmBar& bar() const { return *m_bar; }
    /// Makes the film in the background, then plays it; the last day only, or all of them.
    void play(bool isLastDay);
    /// Shows the tables again.
    void end();

Q_SIGNALS:
    /// Emitted when isRunning() changes.
    void runningChanged();

private:
    class Picture;

    void show(std::optional<document::EncounterFilm> film, bool isLastDay);
    void showScene();

    DungeonController& m_controller;
    DungeonView& m_view;
    FilmPlayer m_player;
    std::optional<document::EncounterFilm> m_film;
    QWidget* m_screen; ///< picture and bars
    FilmHead* m_head;
    Picture* m_picture;
    FilmBar* m_bar;
    int m_pictured = -1; ///< scenes after which the picture is
    std::unique_ptr<Task<std::optional<document::EncounterFilm>>> m_making; ///< moc can't parse its type
};

} // namespace sf::ui
