// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/level.h"
#include "core/rules/imperio/game/action.h"

#include <QTimer>

#include <memory>

namespace sf::imperio {
struct Choice;
struct Player;
} // namespace sf::imperio

namespace sf::ui {

class CommandRegistry;
class GameController;

/// Lets the computer play a side and give hints. Thinks in its own thread and plays one action after the
/// other, slowly enough to follow; anything else done with the game stops it at once.
class PlayerController final : public QObject {
    Q_OBJECT

public:
    explicit PlayerController(GameController& controller, QObject* parent = nullptr);
    ~PlayerController() override;

    void addTo(CommandRegistry& commands);
    /// The level of the computer that plays a side; none for a person.
    std::optional<imperio::Level> level(imperio::Side side) const { return m_levels[imperio::indexOf(side)]; }
    void setLevel(imperio::Side side, std::optional<imperio::Level> level);
    /// Whether the computer acts now: in the game that goes on, and while its end is shown.
    bool isComputersTurn() const;
    bool isThinking() const { return m_purpose.has_value(); }
    /// Thinks about the best action for the side to move and says it with its reasons.
    void askHint();
    /// The last hint, in sentences; empty once the position has changed.
    const QString& hint() const { return m_hint; }
    /// Plays the rest of this turn without pauses.
    void hurry();
    /// Milliseconds between two actions.
    void setPause(int milliseconds) { m_pause = milliseconds; }

Q_SIGNALS:
    void levelsChanged();
    /// It began or stopped thinking, or there is another hint.
    void stateChanged();

private:
    enum class Purpose : std::uint8_t { Play, Hint };
    void consider();
    void setUp();
    void think(Purpose purpose, const imperio::Player& player);
    void stop();
    void thought();
    void playChosen();
    void giveHint(const imperio::Choice& choice);

    GameController& m_controller;
    std::array<std::optional<imperio::Level>, 2> m_levels;
    struct Thinking;
    std::unique_ptr<Thinking> m_thinking; ///< the worker; moc can't read what it is made of
    std::optional<Purpose> m_purpose;
    std::optional<imperio::Action> m_chosen; ///< waits for the pause to end
    QTimer m_timer;
    int m_pause = 700;
    std::optional<std::uint32_t> m_hurriedTurn;
    QString m_hint;
};

/// "Person", "Greedy" ...: what a side can be played by, the person first.
QString playerText(std::optional<imperio::Level> level);

} // namespace sf::ui
