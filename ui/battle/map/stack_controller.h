// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QObject>
#include <QPointer>

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class BattleView;
class BoardContext;
class CursorController;
class DragController;
class InputLine;

/// The commands of the selected stack on the map: rotates, moves and merges it, and passes on the
/// orders that the page carries out by the rules of the battle.
class StackController final : public QObject {
    Q_OBJECT

public:
    StackController(BattleView& view, BoardContext& context, DragController& drag, CursorController& cursor);

    /// Hex sides clockwise; negative anticlockwise.
    void rotateSelected(int steps);
    /// Rotates it by these hex sides from where it faces, replacing an ordered rotation.
    void rotateTo(const battle::Stack& stack, int steps);
    /// Picks the selected stack up, as Enter does: the next click or Enter drops it.
    void startMove();
    /// Like startMove(), but points at the first stack it may merge with.
    void startMerge();
    /// Orders the selected stack to attack the forecast's target, otherwise what is under the cursor; asks if
    /// there are several.
    void attackAtCursor();
    /// Asks in a menu which of them to attack; a single one is attacked without asking.
    void chooseEnemy(const std::vector<battle::StackPointer>& enemies);
    void fleeToCursor();
    void setPosture(battle::Posture posture);
    /// Whether the selected stack can do it now, at once or by an order.
    bool mayRotateSelected() const;
    bool mayTakePosture(battle::Posture posture) const;
    /// The posture of the selected stack, or the one that it was ordered.
    std::optional<battle::Posture> plannedPosture() const;
    /// Whether the selected stack has somebody to merge with.
    bool mayMergeSelected() const;
    /// Opens the line in which orders are typed.
    void askForOrder();

Q_SIGNALS:
    /// The selected stack should attack or shoot the target, flee or move to the hex, or hold.
    void attackAsked(const sf::battle::StackId& target);
    void flightAsked(sf::hex::Hex to);
    void holdAsked();
    /// It should rotate by this many hex sides more than ordered, or by this many in all.
    void rotationAsked(int steps);
    void rotationTold(int steps);
    /// It should take the posture when the round begins.
    void postureAsked(sf::battle::Posture posture);

private:
    battle::StackPointer selected() const;
    bool sayAwaited() const;
    bool rotate(const battle::Stack& stack, int steps);
    bool carryOut(const QString& order);

    BattleView& m_view;
    BoardContext& m_context;
    document::BattleDocument& m_document;
    DragController& m_drag;
    CursorController& m_cursor;
    QPointer<InputLine> m_orderLine;
};

} // namespace sf::ui
