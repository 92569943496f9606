// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/page/computer_players.h"

#include <QTimer>

#include <functional>
#include <map>
#include <memory>

namespace sf::players {
struct Decision;
}

namespace sf::ui {

class Selection;

/// Lets the computer play sides of a battle, and suggests orders to people. It thinks on a thread of its own
/// about what the side may see; whatever else is done with the battle stops it at once.
class CommanderController final : public ComputerPlayers {
    Q_OBJECT

public:
    CommanderController(document::BattleDocument& document, Selection& selection, QObject* parent = nullptr);
    ~CommanderController() override;

    void addTo(CommandRegistry& commands);
    const document::BattleDocument& document() const { return m_document; }

    /// The level of the commander that plays a side; nothing for a person.
    std::optional<int> level(int side) const;
    void setLevel(int side, std::optional<int> level);
    bool isComputersTurn() const override;
    void takeOver() override;
    /// Whether a person plays any side.
    bool hasPerson() const { return m_levels.size() < m_document.battle().sides.size(); }
    bool isThinking() const;
    /// While what it decided is carried out.
    bool isPerforming() const { return m_isPerforming; }

    /// The side that suggestions are for: the one that acts, or on a board that of the selected stack.
    std::optional<int> advisedSide() const;
    /// Whether suggestForStack() and suggestForAll() are possible now.
    bool mayAdvise() const { return advisedSide() && !isThinking(); }
    bool mayAdviseStack() const;
    /// Gives the orders that a commander of level 2 would give, as one undo step: to the selected stack, or
    /// to all of the side.
    void suggestForStack();
    void suggestForAll();

    /// The plan and orders of the last decision with their reasons, in sentences. Empty while it is secret: a
    /// commander's sealed orders (BAT-4).
    QStringList reasons() const;
    /// Milliseconds before it carries out what it has decided.
    void setPause(int milliseconds) { m_pause = milliseconds; }

Q_SIGNALS:
    void levelsChanged();
    /// It started or stopped thinking, or its reasons changed.
    void stateChanged();

private:
    /// Why it can't advise for the selected stack, or for all of the side; empty if it can.
    QString adviceRefusal(bool isOfStack) const;
    QString awaitedText() const override;
    bool isLookingBack() const override { return m_document.canRedo(); }
    void returnToPresent() override;
    void stop() override;
    void playIfDue() override;
    void think(int side, int level, const std::function<void(const players::Decision&)>& then);
    void playDecided();
    void carryOut(const players::Decision& decision);
    void suggest(const players::Decision& decision, bool forAll);
    void setReasons(const players::Decision& decision, int side);

    document::BattleDocument& m_document;
    Selection& m_selection;
    std::map<int, int> m_levels; ///< by side
    struct Thinking;
    std::unique_ptr<Thinking> m_thinking;
    int m_side = 0; ///< that it thinks for
    QTimer m_timer;
    int m_pause = 500;
    bool m_isPerforming = false;
    QStringList m_reasons;
    bool m_areReasonsSecret = false;
};

/// "Person", "Commander, level 1" ...
QString playerText(std::optional<int> level);

} // namespace sf::ui
