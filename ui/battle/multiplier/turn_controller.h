// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/rules/multiplier/turn.h"
#include "ui/widgets/window_request.h"

#include <QObject>

namespace sf::ui {

class Selection;

/// Shared by the widgets of a battle in turns (multiplier combat): whose turn it is and whom the selected
/// stack may attack. All attacks and ends of turns go through it, so that messages are the same everywhere.
class TurnController final : public QObject {
    Q_OBJECT

public:
    TurnController(document::BattleDocument& document, Selection& selection, QObject* parent = nullptr);

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

    /// Makes the attack, with typed dice if given; announces the outcome or refusal. False if refused.
    bool attack(const multiplier::Attack& attack, const std::optional<std::vector<int>>& typed);
    /// Whether sides take turns now: always on a board, in play between deployment and its end (BAT-2).
    bool areTurnsTaken() const;
    /// Whether people may act now: sides take turns, and nobody else acts.
    bool mayAct() const { return areTurnsTaken() && !m_document.isLocked(); }
    bool endTurn();
    /// Shows the attack dialog for the selected stack and this target, with the forecast.
    void askFor(const battle::StackId& target);
    /// The same, but asks which target if several are in range: those under the board cursor, otherwise all.
    void askForAny();
    void say(const text::Caption& caption) { showMessage(*this, caption); }

Q_SIGNALS:
    /// The turn, the stacks or the selection changed.
    void changed();
    void attackAsked(const sf::battle::StackId& attacker, const sf::battle::StackId& target);
    /// The user must choose one of these targets (at least one); then askFor() is called.
    void choiceAsked(const std::vector<sf::battle::StackPointer>& targets);

private:
    bool sayAwaited();
    void announceRefusal(const multiplier::Refusal& refusal);

    document::BattleDocument& m_document;
    Selection& m_selection;
};

} // namespace sf::ui
