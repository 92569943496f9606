// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/rules/hex/hex.h"
#include "ui/page/page.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

class QAction;
class QMenu;

namespace sf::ui {

class CommandRegistry;
class OrderSection;
class Selection;

/// Called with the chosen hex, or nothing if none was chosen.
using HexChosen = std::function<void(const std::optional<hex::Hex>&)>;

/// What a session may use of the page it belongs to.
struct BattleModeContext {
    document::BattleDocument& document;
    Selection& selection;
    Page& page; ///< parent of dialogs
};

/// What the bar above the map says of a system's rounds or turns.
struct BarPart {
    /// Whose turn or which round it is, and the side that acts; shown on a board only, as play says it
    /// itself.
    QString head;
    std::optional<int> side = {};
    QString remark = {};                 ///< what there is left to do
    int withoutOrder = 0;                ///< stacks of the side that acts in play
    QAction* nextWithoutOrder = nullptr; ///< goes to the next of them
    /// Shown as buttons while they are enabled; the last one, the next step of the game, is filled. Always
    /// the same.
    QList<QAction*> actions = {};
};

/// A part of the bar above the map that is shown while a round is resolved step by step.
class BarStages : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    /// From 0, all words, to 2, as few as possible.
    virtual void shorten(int level) = 0;
};

/// Stacks that the Battle dock lists together, such as a Conflict.
struct StackGroup {
    struct Member {
        battle::StackId stack;
        std::optional<std::int64_t> initiative{};
    };
    QString name{};  ///< unlike that of any other group
    QString state{}; ///< "▶ fights now"; may be empty
    std::vector<Member> members{};
};

/// What a rule system does on one page: its part of the bar above the map, actions, docks, and attacking,
/// fleeing and turning on the board. Created by BattleMode::makeSession() with the page, and again when the
/// battle is converted. This class is the session of a system that adds nothing.
class BattleModeSession : public QObject {
    Q_OBJECT

public:
    explicit BattleModeSession(const BattleModeContext& context);

    virtual BarPart bar() const { return {}; }
    /// Null for none.
    virtual BarStages* makeStages(QWidget* /*parent*/) { return nullptr; }
    CommandRegistry& commands() const { return *m_commands; }
    /// After the Stack dock.
    virtual QList<Page::Dock> docks() { return {}; }
    /// The orders in the Stack dock, which owns them; null for a system without orders.
    virtual OrderSection* makeOrderSection(QWidget* /*parent*/) { return nullptr; }

    // What the Battle dock lists

    /// In this order. The last one also takes all stacks that are in none; if it is alone, the list is plain.
    virtual std::vector<StackGroup> stackGroups() const { return {StackGroup()}; }
    /// Whether stacks are given orders, for which the list then has columns.
    virtual bool hasOrders() const { return false; }
    /// Whether the stack has an order that is yet to be carried out.
    virtual bool hasOrder(const battle::Stack& /*stack*/) const { return false; }
    /// Whether the stack has no order and may be given one now.
    virtual bool lacksOrder(const battle::Stack& /*stack*/) const { return false; }
    /// What the stack will do, or has done.
    virtual QString orderText(const battle::Stack& /*stack*/) const { return {}; }
    /// Adds commands for the stack that `current` returns, which may be the first of a group. Returns
    /// further actions for the list's menu.
    virtual QList<QAction*> addListCommands(CommandRegistry& list,
                                            std::function<std::optional<battle::StackId>()> current);

    /// Whether people see what sides do once a round has been fought, not action by action.
    virtual bool tellsByRound() const { return false; }
    /// The title of a report on what the side couldn't follow.
    virtual QString reportTitle(const QString& side) const;

    // For the selected stack, when people ask for it on the board

    virtual void attack(const battle::StackId& target);
    virtual void flee(hex::Hex to);
    virtual void hold();
    /// Rotates it by this many hex sides by an order, if it can't rotate at once.
    virtual void rotateFurther(int steps);
    virtual void rotate(int steps);
    /// Takes the posture when the round begins, if it can't at once.
    virtual void takePosture(battle::Posture posture);
    /// Fills the menu of an opposing stack with what the selected one may do to it; false: nothing was added.
    virtual bool addOrderItems(QMenu& menu, const battle::StackId& target);
    /// Fills the menu of the selected stack with the orders that it may be given now.
    virtual void addOwnItems(QMenu& menu);

Q_SIGNALS:
    /// What bar() returns has changed.
    void barChanged();
    /// The stack should be selected and seen.
    void stackChosen(const sf::battle::StackId& stack);
    /// Like stackChosen(), and the map centres on it.
    void stackCentred(const sf::battle::StackId& stack);
    /// The user must choose one of these targets (at least one); then attack() is called.
    void targetsOffered(const std::vector<sf::battle::StackPointer>& targets);
    /// The user should choose one of these hexes on the map, as `prompt` explains; then `chosen` is called.
    void hexWanted(const std::vector<sf::hex::Hex>& hexes, const QString& prompt,
                   const sf::ui::HexChosen& chosen);
    /// Something was resolved and can be watched. The map then shows `next`.
    void resolved(const std::optional<sf::battle::StackId>& next);

protected:
    const BattleModeContext& context() const { return m_context; }

private:
    void refuse();

    BattleModeContext m_context;
    CommandRegistry* m_commands;
};

} // namespace sf::ui
