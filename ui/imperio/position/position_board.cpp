// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/position/position_board.h"

#include "core/rules/imperio/board/board_text.h"
#include "core/text/imperio_text.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/widgets/board_key.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace sf::ui {

using imperio::Square;

PositionBoard::PositionBoard(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Board of the position"));
    describe();
}

void PositionBoard::setPosition(const imperio::Position& position) {
    m_position = position;
    describe();
    update();
}

void PositionBoard::describe() {
    const std::optional<imperio::Piece> piece = m_position.board.at(m_cursor);
    const QString there = piece ? tr("%1: %2 of the %3")
                                      .arg(text::imperioSquare(m_cursor), text::imperioKind(piece->kind),
                                           text::imperioSide(piece->side))
                                : tr("%1: empty").arg(text::imperioSquare(m_cursor));
    QStringList rows{there};
    for (const std::string& row : imperio::boardRows(m_position.board))
        rows << QString::fromStdString(row);
    setAccessibleDescription(rows.join(u'\n'));
}

paint::ImperioLayout PositionBoard::layoutOf() const {
    return paint::ImperioLayout::fitting(QRectF(rect()));
}

void PositionBoard::paintEvent(QPaintEvent* /*event*/) {
    const auto theme = paint::Theme::forPalette(palette());
    const paint::ImperioLayout layout = layoutOf();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint::paintImperioGround(painter, layout, theme);
    paint::paintImperioPieces(painter, m_position.board, m_position.entrenched, layout, theme);
    for (const Square square : m_position.done)
        paint::paintActed(painter, layout, square, theme);
    for (const Square square : m_position.board.of(m_position.toMove, imperio::Kind::Knight))
        paint::paintActionsLeft(painter, layout, square, m_position.knights[square.index].actionsLeft,
                                imperio::knightActions, theme);
    paint::paintSelected(painter, layout, m_cursor, theme);
    if (hasFocus())
        paint::paintSquareCursor(painter, layout, m_cursor, theme);
}

void PositionBoard::moveCursor(Square square) {
    m_cursor = square;
    describe();
    update();
    Q_EMIT cursorMoved();
}

void PositionBoard::mousePressEvent(QMouseEvent* event) {
    m_pressed = layoutOf().at(event->position());
    if (event->button() != Qt::LeftButton || !m_pressed.isOnBoard())
        m_pressed = imperio::nowhere;
    else
        moveCursor(m_pressed);
}

void PositionBoard::mouseReleaseEvent(QMouseEvent* event) {
    const Square from = std::exchange(m_pressed, imperio::nowhere);
    const Square to = layoutOf().at(event->position());
    if (!from.isOnBoard() || !to.isOnBoard())
        return;
    moveCursor(to);
    if (from == to)
        Q_EMIT squareActivated(to);
    else if (!m_position.board.isEmpty(from))
        Q_EMIT dragged(from, to);
}

void PositionBoard::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = !(event->modifiers() & ~Qt::ShiftModifier & ~Qt::KeypadModifier);
    if (moveCursorBy(event->key()) || (isPlain && typePiece(latinKey(*event).key())))
        return;
    switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return Q_EMIT removalAsked(m_cursor);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return Q_EMIT squareActivated(m_cursor);
    default:
        QWidget::keyPressEvent(event);
    }
}

bool PositionBoard::moveCursorBy(int key) {
    const int rows = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    const int columns = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    if (rows == 0 && columns == 0)
        return false;
    moveCursor(imperio::squareAt(std::clamp(m_cursor.row() + rows, 1, imperio::boardSize),
                                 std::clamp(m_cursor.column() + columns, 1, imperio::boardSize)));
    return true;
}

/// The letters of IMP-2, in either case.
bool PositionBoard::typePiece(Qt::Key key) {
    const char typed = key >= Qt::Key_A && key <= Qt::Key_Z ? static_cast<char>(key) : '\0';
    for (const imperio::Side side : imperio::sides)
        if (const auto kind = imperio::kindOf(typed, side)) {
            Q_EMIT pieceTyped(m_cursor, {*kind, side, side});
            return true;
        }
    return false;
}

void PositionBoard::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void PositionBoard::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace sf::ui

#include "moc_position_board.cpp"
