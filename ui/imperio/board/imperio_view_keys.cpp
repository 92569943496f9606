// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/imperio_view_parts.h"
#include "ui/imperio/board/square_words.h"
#include "ui/imperio/state/game_desk.h"
#include "ui/imperio/state/setup_edits.h"

#include <QKeyEvent>

#include <algorithm>

namespace sf::ui {

using imperio::Kind;
using imperio::Square;

namespace {

/// The square an arrow leads to; nowhere over the edge.
Square stepped(Square from, int key, Qt::KeyboardModifiers modifiers) {
    const bool far = modifiers.testFlag(Qt::ControlModifier);
    switch (key) {
    case Qt::Key_Up:
        return imperio::squareAt(from.row() - 1, from.column());
    case Qt::Key_Down:
        return imperio::squareAt(from.row() + 1, from.column());
    case Qt::Key_Left:
        return imperio::squareAt(from.row(), from.column() - 1);
    case Qt::Key_Right:
        return imperio::squareAt(from.row(), from.column() + 1);
    case Qt::Key_Home:
        return imperio::squareAt(far ? 1 : from.row(), 1);
    case Qt::Key_End:
        return imperio::squareAt(far ? imperio::boardSize : from.row(), imperio::boardSize);
    case Qt::Key_PageUp:
        return imperio::squareAt(1, from.column());
    default:
        return imperio::squareAt(imperio::boardSize, from.column());
    }
}

bool isCursorKey(int key) {
    constexpr int keys[] = {Qt::Key_Up,   Qt::Key_Down, Qt::Key_Left,   Qt::Key_Right,
                            Qt::Key_Home, Qt::Key_End,  Qt::Key_PageUp, Qt::Key_PageDown};
    return std::ranges::find(keys, key) != std::end(keys);
}

struct Letter {
    int key;
    Kind kind;
};
constexpr Letter letters[] = {{Qt::Key_K, Kind::Knight},  {Qt::Key_A, Kind::Archer},
                              {Qt::Key_P, Kind::Pikeman}, {Qt::Key_F, Kind::Footsoldier},
                              {Qt::Key_B, Kind::Base},    {Qt::Key_H, Kind::Headquarters}};

} // namespace

bool ImperioView::Parts::moveCursor(int key, Qt::KeyboardModifiers modifiers) {
    if (!isCursorKey(key) || (modifiers & ~Qt::KeypadModifier & ~Qt::ControlModifier))
        return false;
    const Square to = stepped(desk.cursor(), key, modifiers);
    if (to.isOnBoard())
        setCursor(to);
    else
        desk.say(ImperioView::tr("Edge of the board"));
    return true;
}

void ImperioView::Parts::setCursor(Square square) {
    desk.setCursor(square);
    showCursor(true);
    if (!desk.chosen())
        desk.aim(actions.targets().has(square) ? square : imperio::nowhere);
    sayPlace(square);
    desk.say(describeCell(desk, actions, square));
}

/// 1 to 4 a unit, at the set-up 5 a base and 6 the headquarters.
void ImperioView::Parts::takeInHand(int number) {
    const Kind kind = imperio::kinds[static_cast<std::size_t>(number - 1)];
    if (desk.document().hasBegun() && (!desk.isLive() || desk.position().result))
        return;
    if (desk.document().hasBegun()) {
        const imperio::Position& position = desk.position();
        const auto action = spawnMeant(position, kind, desk.cursor(), desk.selected());
        if (!position.spawning)
            return desk.refuse(imperio::refusal(imperio::Reason::SpawningIsOver));
        if (imperio::isBase(kind) || position.reinforcements[imperio::indexOf(position.toMove)].of(kind) == 0)
            return desk.refuse(imperio::refusal(imperio::Reason::NotInReserve, action.to));
    }
    desk.select(imperio::nowhere);
    desk.setPlacing(kind);
    showCursor(true);
    const imperio::Piece piece{kind, desk.position().toMove, desk.position().toMove};
    desk.say(ImperioView::tr("In hand: %1. Enter puts it down, Escape cancels").arg(pieceWords(piece)));
}

void ImperioView::Parts::jump(Kind kind, bool enemy) {
    const imperio::Position& position = desk.position();
    const imperio::Side side = enemy ? imperio::enemyOf(position.toMove) : position.toMove;
    const imperio::Squares pieces = position.board.of(side, kind);
    if (pieces.isEmpty())
        return desk.say(ImperioView::tr("There is no %1 on the board").arg(pieceWords({kind, side, side})));
    Square next = pieces.first();
    for (const Square square : pieces)
        if (square > desk.cursor()) {
            next = square;
            break;
        }
    setCursor(next);
}

bool ImperioView::Parts::handleKey(QKeyEvent* event) {
    if (moveCursor(event->key(), event->modifiers()))
        return true;
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (modifiers & ~Qt::ShiftModifier)
        return false;
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    for (const Letter& letter : letters)
        if (event->key() == letter.key) {
            jump(letter.kind, shift);
            return true;
        }
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_6) {
        takeInHand(event->key() - Qt::Key_0);
        return true;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        showCursor(true);
        choose(desk.cursor());
        return true;
    case Qt::Key_Escape:
        return letGo();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (!desk.document().hasBegun())
            putPiece(desk, desk.cursor(), {});
        return !desk.document().hasBegun();
    default:
        return view.sayFor(event->key());
    }
}

bool ImperioView::sayFor(int key) {
    switch (key) {
    case Qt::Key_O:
        desk().say(describeCell(desk(), m->actions, desk().cursor()));
        return true;
    case Qt::Key_M:
        desk().say(desk().selected().isOnBoard() ? describeActions(desk().position(), m->actions)
                                                 : tr("Nothing is selected"));
        return true;
    case Qt::Key_X:
        desk().say(describeNeighbours(desk().position(), desk().cursor()));
        return true;
    case Qt::Key_T:
        desk().say(describeTurn(desk()));
        return true;
    case Qt::Key_L:
        desk().say(describeLast(desk()));
        return true;
    case Qt::Key_Question:
        Q_EMIT keysAsked();
        return true;
    case Qt::Key_I:
        Q_EMIT desk().typingAsked();
        return true;
    default:
        return false;
    }
}

void ImperioView::keyPressEvent(QKeyEvent* event) {
    if (!m->handleKey(event))
        QWidget::keyPressEvent(event);
}

void ImperioView::focusInEvent(QFocusEvent* event) {
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
        event->reason() == Qt::ShortcutFocusReason)
        m->showCursor(true);
    QWidget::focusInEvent(event);
}

void ImperioView::moveCursor(Square square) {
    m->setCursor(square);
}

void ImperioView::activate() {
    m->choose(desk().cursor());
}

} // namespace sf::ui
