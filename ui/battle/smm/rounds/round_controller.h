// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/rules/smm/fight/agenda.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/round.h"
#include "core/text/caption.h"

#include <QObject>

#include <functional>

namespace sf::ui {

class Selection;

/// Shared by the widgets of a battle's rounds: who acts when, and the selected stack's legal orders. All
/// orders and rounds go through it, so that messages are the same everywhere.
class RoundController final : public QObject {
    Q_OBJECT

public:
    /// Asks for the dice that an action throws; nothing when nobody would type them in.
    using AskForDice = std::function<std::optional<std::vector<int>>(const smm::RoundAction&)>;

    RoundController(document::BattleDocument& document, Selection& selection, QObject* parent = nullptr);

    document::BattleDocument& document() const { return m_document; }
    const battle::Battle& battle() const { return m_document.battle(); }
    Selection& selection() const { return m_selection; }
    battle::StackPointer selected() const;

    /// Who acts when, for the present battle.
    const smm::Agenda& agenda() const;
    bool isRunning() const { return battle::isRoundRunning(battle()); }
    std::optional<std::size_t> conflictOf(const battle::StackId& stack) const;
    /// The legal orders of the selected stack; without one, everything is refused.
    const smm::Choices& choices() const;

    /// Whether there are stacks to fight a round.
    bool mayPlay() const;
    /// Whether a Conflict is fighting or could.
    bool mayResolveConflict() const;
    /// Whether there are Conflicts, or orders that may begin one.
    bool mayForecast() const;

    /// The stack's order; empty if it has none.
    smm::Order orderOf(const battle::StackId& stack) const;
    bool hasOrder(const battle::StackId& stack) const { return smm::ordersOf(battle()).contains(stack); }
    /// Whether the stack has an order that is still to be carried out.
    bool isToCarryOut(const battle::StackId& stack) const;
    /// Whether it has such an order, which the acting side may cancel (BAT-4).
    bool mayCancel(const battle::StackId& stack) const;
    /// Why people may not order this stack now, whatever the order (BAT-4).
    smm::Why turnRefusal(const battle::Stack& stack) const;
    bool mayCancelAll() const;
    /// Whether the stack has no order and may still be given one.
    bool isWithoutOrder(const battle::Stack& stack) const;
    /// The number of such stacks.
    int withoutOrder() const;
    /// The next of them after the selected one, in document order, from the start again after the last.
    std::optional<battle::StackId> nextWithoutOrder() const;
    /// An empty order cancels the present one. False if refused, after announcing the reason.
    bool give(const battle::StackId& stack, const smm::Order& order);
    bool cancelAll();
    /// Gives several at once. False if refused, after announcing the reason.
    bool giveAll(const smm::GiveOrders& orders);
    /// Announces the reason. Always returns false.
    bool refuse(const smm::OrderRefusal& refusal);

    // For the selected stack: what it is to do, besides its rotation and posture
    bool orderAttack(const battle::StackId& target, smm::Means means);
    /// In melee if it is near enough, otherwise by a shot, or in a played battle by an advance (BAT-6).
    bool orderAttackOrShot(const battle::StackId& target);
    bool orderFlight(hex::Hex to);
    bool orderMove(hex::Hex to);
    /// Orders it to flee if it is in a Conflict, otherwise to move.
    bool orderWay(hex::Hex to);
    bool orderRotation(int steps);
    /// In addition to its present rotation; the fewest sides count.
    bool orderFurtherRotation(int steps);
    /// From the beginning of the round.
    bool orderPosture(battle::Posture posture);
    bool orderHold();
    bool orderDisengage();
    /// Clears the action: the stack does what it does without orders (BAT-7).
    bool orderNothing();
    bool cancelOrder();

    /// The next step of the game: begins the round, or the next stack acts.
    bool nextStep();
    bool resolve(smm::Extent extent);

    /// From now on, dice are typed instead of rolled.
    void setDiceTyped(bool typed);
    bool isDiceTyped() const { return m_isDiceTyped; }
    void askForDiceWith(AskForDice ask) { m_ask = std::move(ask); }

    /// For status bar and screen reader; announces the text even if it repeats the last one.
    void say(const text::Caption& caption);

Q_SIGNALS:
    /// Orders, Conflicts, the round or the selection changed.
    void changed();
    /// An order or a step is not allowed; in words without the rule.
    void refused(const sf::text::Caption& caption);
    /// A step of a round was resolved.
    void resolved();
    void diceTypedChanged(bool typed);

private:
    bool perform(const smm::RoundAction& action);
    bool change(const std::function<void(smm::Order&)>& edit);
    /// Like change(), but replaces the order's action.
    bool act(const std::function<void(smm::Order&)>& edit);
    void announceRefusal(const smm::OrderRefusal& refusal);
    void forget();

    document::BattleDocument& m_document;
    Selection& m_selection;
    AskForDice m_ask;
    bool m_isDiceTyped = false;
    mutable std::optional<smm::Agenda> m_agenda;
    mutable std::optional<smm::Choices> m_choices;
};

} // namespace sf::ui
