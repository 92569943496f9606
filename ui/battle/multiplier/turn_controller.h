// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/widgets/window_request.h"

#include <QObject>

namespace sf::ui {

class Selection;

/// What the widgets of a battle in turns share (multiplier combat): whose turn it is, whom the selected stack
/// may attack, and the way by which attacks are made and turns ended, so that all of it is said in one way.
class TurnController final : public QObject {
    Q_OBJECT

public:
    TurnController(document::BattleDocument& document, Selection& selection, QObject* parent = nullptr);
    ~TurnController() override;

    document::BattleDocument& document() const { return m_document; }
    const battle::Battle& battle() const { return m_document.battle(); }
    Selection& selection() const { return m_selection; }
    battle::StackPointer selected() const;
    int side() const;
    /// How many stacks of the side may still attack somebody in reach.
    int readyStacks() const;

    /// Why the selected stack may not attack that one now; nothing when it may.
    std::optional<multiplier::Refusal> refusalOf(const battle::StackId& target) const;
    std::vector<battle::StackId> targets() const;

    /// Makes the attack, with typed dice where there are any; says what came of it or why not. False:
    /// refused.
    bool attack(const multiplier::Attack& attack, const std::optional<std::vector<int>>& typed);
    /// Whether sides take turns now: always on a board, in play between deployment and its end (BAT-2).
    bool areTurnsTaken() const;
    bool endTurn();
    /// Asks for the attack of the selected stack on that one: for its choices, with the forecast.
    void askFor(const battle::StackId& target);
    /// The same, with a choice where several are in reach: of those under the board cursor, else of all.
    void askForAny();
    void say(const QString& text) { showMessage(*this, text); }

Q_SIGNALS:
    /// The turn, the stacks or the selection are others now.
    void changed();
    void attackAsked(const sf::battle::StackId& attacker, const sf::battle::StackId& target);
    /// One of these, at least one, is to be attacked: somebody chooses, and askFor() is called.
    void choiceAsked(const std::vector<sf::battle::StackPointer>& targets);

private:
    void tell(const document::BattleDocument::TurnProblem& problem);
    QString outcome() const;

    document::BattleDocument& m_document;
    Selection& m_selection;
    std::vector<battle::Event> m_events; ///< of the last change
};

} // namespace sf::ui
