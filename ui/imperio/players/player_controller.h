// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_players.h"
#include "core/rules/imperio/game/action.h"

#include "ui/page/computer_players.h"

#include <QTimer>

#include <array>
#include <functional>
#include <memory>

namespace sf::imperio {
struct Choice;
struct Player;
} // namespace sf::imperio

namespace sf::ui {

class GameController;

/// Lets the computer play a side and give hints. Thinks in its own thread and plays one action after another,
/// slowly enough to follow. Anything else done to the game stops it at once.
class PlayerController final : public ComputerPlayers {
    Q_OBJECT

public:
    explicit PlayerController(GameController& controller, QObject* parent = nullptr);
    ~PlayerController() override;

    void addTo(CommandRegistry& commands);
    /// Who plays a side: the player that the document keeps, or a person while its engine doesn't work here.
    const document::SidePlayer& player(imperio::Side side) const;
    void setPlayer(imperio::Side side, const document::SidePlayer& player);
    bool isComputersTurn() const override;
    void takeOver() override;
    bool isThinking() const;
    /// Why an engine no longer plays, in a sentence; empty unless one has failed since players were chosen or
    /// a hint was asked for.
    const QString& fault() const { return m_fault; }
    /// Lets the user name engines and their commands.
    void editEngines(QWidget* window);
    /// The names of the engines in the settings.
    QStringList engineNames() const;
    /// Finds the best action for the side to move, and gives it with its reasons.
    void askHint();
    /// The last hint, in sentences; empty once the position has changed.
    const QString& hint() const { return m_hint; }
    /// The actions that it suggests; empty once the position has changed.
    const std::vector<imperio::Action>& hinted() const { return m_hinted; }
    void playHint();
    /// Plays the rest of this turn without pauses.
    void hurry();
    /// Milliseconds between two actions.
    void setPause(int milliseconds) { m_pause = milliseconds; }

Q_SIGNALS:
    void playersChanged();
    /// Thinking began or stopped, or there is another hint.
    void stateChanged();

private:
    QString awaitedText() const override;
    bool isLookingBack() const override;
    void returnToPresent() override;
    void stop() override;
    void playIfDue() override;
    /// Whose turn it is in the game, or whose set-up.
    imperio::Side sideToAct() const;
    void beginAnew();
    void setUp();
    void askEngine(const std::string& name);
    void engineFailed(const QString& why);
    void waitToPlay();
    void dropEngines();
    void think(const imperio::Player& player, std::function<void(imperio::Choice)> then);
    void playChosen();
    void giveHint(const imperio::Choice& choice);

    GameController& m_controller;
    struct Thinking;
    std::unique_ptr<Thinking> m_thinking;  ///< the worker; moc can't parse its type
    std::vector<imperio::Action> m_chosen; ///< wait for the pause to end; several are a knight's steps
    QTimer m_timer;
    int m_pause = 700;
    std::optional<std::uint32_t> m_hurriedTurn;
    QString m_hint;
    std::vector<imperio::Action> m_hinted;
    QString m_fault;
    std::array<bool, 2> m_hasFailed{}; ///< by side: a person plays instead of its engine
};

} // namespace sf::ui
