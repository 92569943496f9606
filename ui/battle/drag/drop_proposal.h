// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/lists/battle_clip.h"
#include "core/rules/battle/action.h"
#include "core/rules/battle/change.h"
#include "core/rules/battle/movement.h"
#include "core/rules/battle/refusal.h"
#include "ui/battle/mode/order_drop.h"

#include <QCoreApplication>
#include <QString>

#include <memory>

namespace sf::ui {

/// What is on the clipboard, and what becomes of its kinds that have other stats here.
struct PastedParts {
    document::BattlePaste paste;
    document::OtherKind kinds = document::OtherKind::Rename;
};

/// What is dragged: a whole stack, some of its units, which would leave it, or pasted stacks.
struct Carried {
    battle::StackId stack;
    std::vector<battle::UnitId> units;           ///< empty: the whole stack
    std::shared_ptr<const PastedParts> pasted{}; ///< null unless stacks are pasted

    bool isWhole() const { return units.empty() && !pasted; }
};

/// What a drop in a place would do: the actions and their result, or why it is not allowed. Asks the
/// document, so that the preview always matches the drop.
struct DropProposal {
    enum class Kind { Nothing, Move, Merge, Split, Order, Paste };

    Kind kind = Kind::Nothing; ///< Nothing: it would stay where it was
    hex::Hex hex;
    std::optional<battle::StackId> into; ///< the stack merged into
    std::vector<battle::Action> actions;
    QString text; ///< of the undo step
    std::optional<battle::Refusal> refusal;
    paint::Path path;                    ///< empty when placed freely or out of reach
    int move = 0;                        ///< what the stack may spend
    bool mayLieBeside = false;           ///< a merge is refused, but the stack may enter the hex
    battle::StackPointer before;         ///< what is dragged, as a stack of its own
    battle::StackPointer result;         ///< the stack as it would be; null when refused
    std::optional<OrderDrop> order{};    ///< of Kind::Order
    std::vector<battle::Stack> pasted{}; ///< of Kind::Paste, as they would be

    bool isPossible() const { return kind != Kind::Nothing && !refusal; }
    int cost() const { return path.empty() ? 0 : path.back().total; }
};

/// Proposes, hex by hex, what a drop would do.
class DropAdviser {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::DropAdviser)

public:
    DropAdviser(const document::BattleDocument& document, Carried carried, bool free);

    const Carried& carried() const { return m_carried; }
    /// The dragged units as a stack of their own, at their old place. Null if they do not exist.
    const battle::StackPointer& stack() const { return m_stack; }
    const battle::Reach& reach() const { return *m_reach; }
    void setFree(bool free) { m_free = free; }
    bool isFree() const { return m_free || m_carried.pasted; }
    /// The pasted stacks in their relative places; the first is stack().
    const std::vector<battle::Stack>& pastedStacks() const { return m_pastedStacks; }

    /// `onto`: the stack under the pointer, if any.
    DropProposal propose(hex::Hex hex, const std::optional<battle::StackId>& onto) const;
    /// The stacks that it could merge into, nearest first.
    std::vector<battle::StackId> mergePartners() const;

private:
    battle::StackPointer carriedStack() const;
    bool givesOrders() const;
    bool mergesWith(const battle::StackPointer& target) const;
    DropProposal order(hex::Hex hex, const battle::StackPointer& target) const;
    DropProposal place(hex::Hex hex) const;
    DropProposal merge(const battle::Stack& target) const;
    DropProposal paste(hex::Hex hex) const;
    void addPath(DropProposal& proposal) const;
    void judge(DropProposal& proposal, const battle::StackId& resultId) const;

    const document::BattleDocument& m_document;
    Carried m_carried;
    battle::StackId m_newId;
    bool m_free;
    std::vector<battle::Stack> m_pastedStacks;
    battle::StackPointer m_stack;
    std::optional<battle::Reach> m_reach;
};

/// The stack with that id after the changes; null if they don't contain it.
battle::StackPointer stackAfter(const battle::Changes& changes, const battle::StackId& id);

} // namespace sf::ui
