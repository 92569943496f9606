// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/document/film/battle_film.h"
#include "ui/film/film_player.h"

#include <QTimer>

#include <functional>
#include <memory>

class QMenu;
class QWidget;

namespace sf::ui {

class BattleView;
class CommandRegistry;
class FilmBar;
class FilmHead;
class FilmMap;
class LossReport;
struct LossSummary;
class Page;
class Settings;
template<typename Result>
class Task;

/// Plays what was just done in a battle, or the whole game from its journal, in place of the map. It shows
/// what a spectator could see (BAT-4), and never changes the document. What people do, undo and redo ends it;
/// what the computer does meanwhile is added.
class BattleFilmController final : public QObject {
    Q_OBJECT

public:
    BattleFilmController(document::BattleDocument& document, BattleView& view, Page& page,
                         Settings& settings);
    ~BattleFilmController() override;

    /// The map, or the film while it runs.
    QWidget& stage() const;
    void addTo(CommandRegistry& commands);
    /// Sets the function that returns what the film of what has just been done ends with.
    void setSummary(std::function<LossSummary()> summary) { m_summary = std::move(summary); }
    /// Sets the function that returns whether the computer is making the current change.
    void setComputerActs(std::function<bool()> computerActs) { m_computerActs = std::move(computerActs); }

    bool isRunning() const { return m_shown != nullptr; }
    const FilmPlayer& player() const { return m_player; }
    FilmBar& bar() const { return *m_bar; }
    /// Plays what has been done since a person did something, if there is something to see and the settings
    /// want it. Where a screen reader listens it says which key plays it instead. Returns whether it plays.
    bool playRecent();
    /// Plays the game from its beginning.
    void playGame();
    /// Plays the round or turn that begins with this event of a journal entry.
    void playRound(std::uint32_t entry, std::size_t event);
    /// Shows the scene with this event, in the running film or else in that of the whole game.
    void goTo(std::uint32_t entry, std::size_t event);
    /// Shows the map again.
    void end();
    /// Whether the log is to be shown beside the film.
    bool isLogWanted() const;
    /// How many lines of the document's log the film has told so far; nothing while none runs.
    std::optional<std::size_t> linesTold();

Q_SIGNALS:
    /// Emitted when isRunning() changes.
    void runningChanged();
    void logWanted();
    /// Emitted when linesTold() may have changed.
    void sceneShown();

private:
    using Use = std::function<void(const document::BattleFilm& film)>;
    /// Makes the film of the whole game in the background and passes it to `use`, unless the document changes
    /// or there is another request first.
    void withGame(Use use);
    void follow(bool undone);
    void add(const battle::Recording& course, std::span<const document::LogLine> lines);
    void begin(const document::BattleFilm& film);
    void showGame(int scene, int until);
    void applySettings();
    void fillRounds();
    void finish();
    void hideSummary();

    document::BattleDocument& m_document;
    BattleView& m_view;
    Page& m_page;
    Settings& m_settings;
    std::function<bool()> m_computerActs;
    FilmPlayer m_player;
    QWidget* m_stage;
    QWidget* m_screen; ///< map and bar of the film
    FilmHead* m_head;
    FilmMap* m_map;
    FilmBar* m_bar;
    LossReport* m_lastCard; ///< on the map
    QTimer m_ending;        ///< runs while the last card is shown
    std::function<LossSummary()> m_summary;
    std::unique_ptr<QMenu> m_rounds;

    /// What has been done since a person did something or watched it.
    std::optional<document::BattleFilm> m_recent;
    std::optional<document::BattleFilm> m_game;
    bool m_isGameCurrent = false;
    const document::BattleFilm* m_shown = nullptr; ///< one of the two
    bool m_endsItself = false;
    bool m_isDecided = true; ///< its dice lay when linesTold() was asked

    std::unique_ptr<Task<std::optional<document::BattleFilm>>> m_making; ///< moc can't parse its type
};

} // namespace sf::ui
