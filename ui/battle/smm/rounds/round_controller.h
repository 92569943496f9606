// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/rules/smm/fight/agenda.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/round.h"

#include <QObject>

#include <functional>

namespace sf::ui {

class Selection;

/// What the widgets of a battle's rounds share: who acts when, what the selected stack may be ordered, and
/// the way by which orders are given and rounds resolved, so that refusals and outcomes are said in one way.
class RoundController final : public QObject {
    Q_OBJECT

public:
    /// Asks for the dice that an action throws; nothing when nobody would type them in.
    using AskForDice = std::function<std::optional<std::vector<int>>(const smm::RoundAction&)>;

    RoundController(document::BattleDocument& document, Selection& selection, QObject* parent = nullptr);
    ~RoundController() override;

    document::BattleDocument& document() const { return m_document; }
    const battle::Battle& battle() const { return m_document.battle(); }
    Selection& selection() const { return m_selection; }
    battle::StackPointer selected() const;

    /// Who acts when, as the battle stands.
    const smm::Agenda& agenda() const;
    bool isRunning() const { return battle().running != nullptr; }
    /// Which Conflict people look at: the one that fights, else the selected stack's, else the first.
    std::optional<std::size_t> shownConflict() const;
    std::optional<std::size_t> conflictOf(const battle::StackId& stack) const;
    /// What the selected stack may be ordered; of no stack everything is refused.
    const smm::Choices& choices() const;

    /// Whether anybody is there to fight a round.
    bool mayPlay() const;
    /// Only while Conflicts fight or could.
    bool mayResolveConflict() const;

    /// What the stack was told; an empty order when it was told nothing.
    battle::Order orderOf(const battle::StackId& stack) const;
    bool hasOrder(const battle::StackId& stack) const { return battle().orders->contains(stack); }
    /// Whether the stack has an order that is still to be carried out.
    bool isToCarryOut(const battle::StackId& stack) const;
    /// The same, and whoever acts may cancel it (BAT-4).
    bool mayTakeBack(const battle::StackId& stack) const;
    bool mayTakeAllBack() const;
    /// How many stacks that may still be given orders have been told nothing to do.
    int withoutOrder() const;
    /// The next of them after the selected one, in document order, from the start again after the last.
    std::optional<battle::StackId> nextWithoutOrder() const;
    /// An order that says nothing takes back what there is. False: refused, and the reason was said.
    bool give(const battle::StackId& stack, const battle::Order& order);
    bool takeAllBack();
    /// Several at once. False: refused, and the reason was said.
    bool giveAll(const smm::GiveOrders& orders) { return perform(orders); }
    /// Says why; always false.
    bool refuse(const smm::OrderRefusal& refusal);

    // For the selected stack: what it is to do, besides its rotation and posture
    bool orderAttack(const battle::StackId& target, smm::Means means);
    /// In melee where it is near enough, else by a shot where it can shoot.
    bool orderAttackOrShot(const battle::StackId& target);
    /// A played battle: towards a stack out of reach (BAT-6).
    bool orderAdvance(const battle::StackId& target);
    bool orderFlight(hex::Hex to);
    bool orderMove(hex::Hex to);
    /// To flee in a Conflict, to move outside.
    bool orderWay(hex::Hex to);
    bool orderRotation(int steps);
    /// On top of what it was told; the fewest sides count.
    bool orderFurtherRotation(int steps);
    bool orderHold();
    bool orderDisengage();
    /// Back to what it does by itself.
    bool orderNothing();
    bool takeBack();

    /// The next step of the game: begins the round, or the next stack acts.
    bool goOn();
    bool resolve(smm::Extent extent);

    /// Dice are typed in from now on instead of thrown.
    void setDiceTyped(bool typed);
    bool isDiceTyped() const { return m_isDiceTyped; }
    void askForDiceWith(AskForDice ask) { m_ask = std::move(ask); }

    /// For status bar and screen reader; what was just said is said again.
    void say(const QString& text);

Q_SIGNALS:
    /// Orders, Conflicts, the round or the selection are others now.
    void changed();
    /// An order or a step is not allowed; in words without the rule.
    void refused(const QString& text, sf::Rule rule);
    void resolved(const std::vector<sf::battle::Event>& events);
    void diceTypedChanged(bool typed);

private:
    bool perform(const smm::RoundAction& action);
    bool change(const std::function<void(battle::Order&)>& edit);
    /// The same, in place of what it was to do.
    bool act(const std::function<void(battle::Order&)>& edit);
    void tell(const smm::OrderRefusal& refusal);
    void forget();
    bool isWithoutOrder(const battle::Stack& stack) const;

    document::BattleDocument& m_document;
    Selection& m_selection;
    std::vector<battle::Event> m_events; ///< of the last change
    AskForDice m_ask;
    bool m_isDiceTyped = false;
    mutable std::optional<smm::Agenda> m_agenda;
    mutable std::optional<smm::Choices> m_choices;
};

} // namespace sf::ui
