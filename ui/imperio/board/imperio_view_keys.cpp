// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard of the board.
// Declared in imperio_view.h.
#include "core/text/imperio_text.h"
#include "ui/imperio/board/board_marks.h"
#include "ui/imperio/board/imperio_view.h"
#include "ui/imperio/board/square_description.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/setup_edits.h"

#include <QKeyEvent>

namespace sf::ui {

using imperio::Kind;
using imperio::Square;

namespace {

struct Letter {
    Qt::Key key;
    Kind kind;
};
constexpr Letter letters[] = {{Qt::Key_K, Kind::Knight},  {Qt::Key_A, Kind::Archer},
                              {Qt::Key_P, Kind::Pikeman}, {Qt::Key_F, Kind::Footsoldier},
                              {Qt::Key_B, Kind::Base},    {Qt::Key_H, Kind::Headquarters}};

/// The next of the squares in reading order, or the one before, and round the board. There must be one.
Square besideIn(imperio::Squares squares, Square from, bool backwards) {
    Square before, after, last;
    for (const Square square : squares) {
        last = square;
        if (square < from)
            before = square;
        else if (square > from && !after.isOnBoard())
            after = square;
    }
    if (backwards)
        return before.isOnBoard() ? before : last;
    return after.isOnBoard() ? after : squares.first();
}

int opposite(int key) {
    switch (key) {
    case Qt::Key_Left:
        return Qt::Key_Right;
    case Qt::Key_Right:
        return Qt::Key_Left;
    case Qt::Key_Up:
        return Qt::Key_Down;
    case Qt::Key_Down:
        return Qt::Key_Up;
    default:
        return key;
    }
}

} // namespace

void ImperioView::keyPressEvent(QKeyEvent* event) {
    // The cursor moves in the direction of the arrow key even if the board is flipped.
    QKeyEvent turned(event->type(), m_controller.isFlipped() ? opposite(event->key()) : event->key(),
                     event->modifiers(), event->text(), event->isAutoRepeat());
    if (!moveCursorByKey(turned) && !handleKey(*event))
        BoardView::keyPressEvent(event);
}

BoardKeys ImperioView::keys() {
    std::vector<BoardKey::Binding> own;
    std::vector<BoardKey::Binding> enemies;
    for (const Letter& letter : letters) {
        own.push_back({letter.key, [this, kind = letter.kind] { jumpToNext(kind, false); }});
        enemies.push_back({Qt::SHIFT | letter.key, [this, kind = letter.kind] { jumpToNext(kind, true); }});
    }
    const auto pickUp = [this](int first, int last) {
        std::vector<BoardKey::Binding> bindings;
        for (int number = first; number <= last; ++number)
            bindings.push_back(
                {static_cast<Qt::Key>(Qt::Key_0 + number), [this, number] {
                     if (m_squares.pickUp(imperio::kinds[static_cast<std::size_t>(number) - 1]))
                         setCursorShown(true);
                 }});
        return bindings;
    };
    const auto remove = [this] {
        if (!m_controller.document().hasBegun())
            putPiece(m_controller, m_controller.cursor(), {});
    };
    const auto describeSelected = [this] {
        if (!m_controller.selected().isOnBoard())
            m_controller.say(tr("Nothing is selected"));
        else if (m_controller.checkMayAct())
            m_controller.say(describeActions(m_controller.position(), m_actions));
    };
    const auto describeAround = [this] {
        m_controller.say(describeNeighbours(m_controller.position(), m_controller.cursor()));
    };
    return {
        {tr("Arrows"), tr("move the board cursor by a square")},
        {tr("Enter"), tr("select, step, attack, put down; on a chosen target: roll the dice")},
        {tr("Escape"), tr("cancel or deselect")},
        {tr("K, A, P, F, B, H"), tr("to the next knight, archer, pikeman, footsoldier, base, headquarters"),
         own},
        {tr("Shift and the letter"), tr("the same for the enemy's pieces"), enemies},
        {tr("1 to 4"), tr("take a knight, archer, pikeman, footsoldier from the reserve"), pickUp(1, 4)},
        {tr("1 to 6"),
         tr("during set-up: pick up a piece; 5 a base, 6 the headquarters; in any position a second time "
            "for the defender's"),
         pickUp(5, 6)},
        {tr("N, Shift+N"),
         tr("through the targets of the selected piece, or the squares for the piece in hand"),
         {{Qt::Key_N, [this] { jumpToGoal(false); }}, {Qt::SHIFT | Qt::Key_N, [this] { jumpToGoal(true); }}}},
        {tr("Delete"),
         tr("during set-up: remove the piece"),
         {{Qt::Key_Delete, remove}, {Qt::Key_Backspace, remove}}},
        {tr("O"), tr("describe what is here"), {{Qt::Key_O, [this] { announcePosition(); }}}},
        {tr("M"), tr("announce what the selected piece can do"), {{Qt::Key_M, describeSelected}}},
        {tr("X"), tr("describe the neighbours"), {{Qt::Key_X, describeAround}}},
        {tr("Y"), tr("describe the pieces in the row"), {{Qt::Key_Y, [this] { announceRow(); }}}},
        {tr("T"),
         tr("announce whose turn it is"),
         {{Qt::Key_T, [this] { m_controller.say(describeTurn(m_controller)); }}}},
        {tr("L"),
         tr("repeat the last action"),
         {{Qt::Key_L, [this] { m_controller.say(describeLast(m_controller)); }}}},
        {tr("V"),
         tr("announce the dice of the last fight"),
         {{Qt::Key_V, [this] { m_controller.say(describeLastDice(m_controller)); }}}},
        {tr("I"), tr("type an action"), {{Qt::Key_I, [this] { m_controller.askToType(); }}}},
        {tr("?"), tr("list these keys")}};
}

bool ImperioView::handleKey(const QKeyEvent& event) {
    if (event.modifiers() & ~Qt::KeypadModifier & ~Qt::ShiftModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        activate();
        return true;
    case Qt::Key_Escape:
        return cancel();
    default:
        return runBoardKey(keys(), event);
    }
}

bool ImperioView::cancel() {
    if (!m_drag.isActive())
        return m_squares.cancel();
    m_drag.cancel();
    m_pressed = imperio::nowhere;
    m_controller.say(tr("Cancelled, nothing has changed"));
    return true;
}

void ImperioView::jumpToNext(Kind kind, bool enemy) {
    const imperio::Position& position = m_controller.position();
    const imperio::Side side = enemy ? imperio::enemyOf(position.toMove) : position.toMove;
    const imperio::Squares pieces = position.board.of(side, kind);
    if (pieces.isEmpty())
        return m_controller.say(tr("There is no %1 on the board").arg(pieceWords({kind, side, side})));
    const Square next = besideIn(pieces, m_controller.cursor(), false);
    goTo({next.row() - 1, next.column() - 1});
}

void ImperioView::jumpToGoal(bool backwards) {
    const imperio::Squares fights = m_actions.targets() | m_actions.farTargets();
    const imperio::Squares goals = m_controller.placing() ? placesInHand(m_controller)
                                   : fights               ? fights
                                                          : m_actions.reach();
    if (goals.isEmpty())
        return m_controller.say(tr("Select a piece that can act, or take one in hand"));
    const Square next = besideIn(goals, m_controller.cursor(), backwards);
    goTo({next.row() - 1, next.column() - 1});
}

} // namespace sf::ui
