// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/agenda.h"
#include "ui/paint/base/screen_marks.h"
#include "ui/paint/board/order_painter.h"
#include "ui/paint/board/overlay_painter.h"

#include <QRegion>

namespace sf::ui {

class BoardContext;

/// What the map shows of battle rounds: the Conflicts with their tags, and each stack's orders. Computed when
/// the battle changes, placed when the board moves.
class OrderMarks {
public:
    explicit OrderMarks(BoardContext& context) : m_context(context) {}

    /// The battle changed.
    void update();
    /// The board moved or was zoomed.
    void place();

private:
    struct Conflict {
        paint::HexSet hexes;
        QString tag;
    };
    /// An arrow between stacks or to a hex, not placed yet.
    struct Arrow {
        paint::OrderArrow::Kind kind = paint::OrderArrow::Kind::Melee;
        battle::StackPointer from;
        battle::StackPointer to; ///< null: to the hex
        hex::Hex hex;
        bool isOrdered = true;
        QString label;
        std::vector<hex::Hex> way; ///< the hexes between, if it goes hex by hex
    };
    struct Turn {
        battle::StackPointer stack;
        int steps = 0;
        QString cost;
    };
    struct Badge {
        battle::StackPointer stack;
        QString icon;
        battle::Posture posture = battle::Posture::Neutral;
    };

    void addConflicts();
    void addOrders();
    void addOrder(const battle::StackPointer& stack, const battle::Order& order);
    void addMove(const battle::StackPointer& stack, hex::Hex to, const battle::StackPointer& target);
    void addAttack(const battle::StackPointer& stack);
    /// False where there is nothing to mark.
    bool addScreen(const std::optional<paint::ScreenMark>& mark, bool isOrdered);
    QColor colourOf(const battle::Stack& stack) const;
    paint::OrderArrow placed(const Arrow& arrow) const;
    paint::OrderBadge placed(const Badge& badge, int index) const;
    QRectF boundsOf(const Conflict& conflict) const;
    void paintOne(QPainter& painter, const Conflict& conflict, const QRectF& area) const;
    void placeConflicts();
    void placeOrders();

    BoardContext& m_context;
    std::vector<Conflict> m_conflicts;
    std::vector<Arrow> m_arrows;
    std::vector<Turn> m_turns;
    std::vector<Badge> m_badges;
};

} // namespace sf::ui
