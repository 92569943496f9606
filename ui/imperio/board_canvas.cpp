// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board_canvas.h"

#include "core/rules/imperio/geometry.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::ui {

using imperio::Square;
using imperio::Squares;
using Goal = SquareMark::Goal;

namespace {
/// Keys of marks kept as pixels; a step's is followed by its numbers.
enum Kept { Last, Selected, Refused, Cursor, Stop, Place, Step };
} // namespace

QString percentOnBoard(double chance) {
    return QLocale().toString(100 * chance, 'f', 1);
}

BoardCanvas::BoardCanvas() : m_theme(paint::Theme::of(paint::Theme::Kind::Light)), m_layout(8) {}

void BoardCanvas::reset(QSize size, double ratio, const paint::Theme& theme) {
    m_size = size;
    m_ratio = ratio;
    m_theme = theme;
    m_layout = paint::ImperioLayout::fitting(QRectF(QPointF(), size));
    m_pieces.fill({});
    m_kept.clear();
    m_plain = QPixmap(size * ratio);
    m_plain.setDevicePixelRatio(ratio);
    m_plain.fill(theme.window);
    QPainter painter(&m_plain);
    paint::paintImperioGround(painter, m_layout, theme);
    painter.end();
    m_ground = m_plain;
    paintGround(QRect(QPoint(), size));
}

QRect BoardCanvas::groundBounds(Square square) const {
    const int margin = static_cast<int>(0.06 * m_layout.square()) + 2;
    return m_layout.area(square).toAlignedRect().adjusted(-margin, -margin, margin, margin);
}

QRect BoardCanvas::bounds(Square square, const SquareMark& mark) const {
    const bool isOver = mark.selected || mark.goal == Goal::Target || mark.goal == Goal::Splash ||
                        mark.goal == Goal::SplashedFriend;
    return isOver ? groundBounds(square) : m_layout.area(square).toAlignedRect();
}

QRegion BoardCanvas::show(const BoardMarks& marks) {
    const BoardMarks before = std::exchange(m_marks, marks);
    QRegion dirty;
    const auto differ = [](Squares first, Squares second) { return (first - second) | (second - first); };
    const Squares ground = imperio::grown(differ(before.zones, marks.zones)) |
                           differ(before.covered, marks.covered) |
                           differ(before.threatened, marks.threatened);
    for (const Square square : ground)
        dirty |= groundBounds(square);
    if (!ground.isEmpty())
        paintGround(dirty);
    for (int index = 0; index < imperio::squareCount; ++index) {
        const Square square{static_cast<std::uint8_t>(index)};
        if (before.at(square) != marks.at(square))
            dirty |= bounds(square, before.at(square)).united(bounds(square, marks.at(square)));
    }
    return dirty;
}

void BoardCanvas::paintGround(const QRegion& region) {
    if (m_ground.isNull())
        return;
    QPainter painter(&m_ground);
    painter.setClipRegion(region);
    painter.drawPixmap(0, 0, m_plain);
    if (!m_marks.zones.isEmpty())
        paint::paintZone(painter, m_layout, m_marks.zones, m_theme);
    paint::paintCover(painter, m_layout, m_marks.covered, m_theme);
    paint::paintThreats(painter, m_layout, m_marks.threatened, m_theme);
}

void BoardCanvas::paint(QPainter& painter, const QRegion& region) {
    for (const QRect& rectangle : region)
        painter.drawPixmap(
            QPointF(rectangle.topLeft()), m_ground,
            QRectF(QPointF(rectangle.topLeft()) * m_ratio, QSizeF(rectangle.size()) * m_ratio));
    Squares touched;
    for (const QRect& rectangle : region)
        touched |= squaresIn(rectangle);
    for (const Square square : touched)
        if (region.intersects(bounds(square, m_marks.at(square))))
            paintMark(painter, square);
}

Squares BoardCanvas::squaresIn(const QRect& rectangle) const {
    const double side = m_layout.square();
    const QPointF origin = m_layout.board().topLeft();
    const double margin = 0.1 * side + 3;
    const auto number = [side](double way) {
        return std::clamp(static_cast<int>(std::floor(way / side)) + 1, 1, imperio::boardSize);
    };
    const int lastRow = number(rectangle.bottom() + margin - origin.y());
    const int lastColumn = number(rectangle.right() + margin - origin.x());
    Squares squares;
    for (int row = number(rectangle.top() - margin - origin.y()); row <= lastRow; ++row)
        for (int column = number(rectangle.left() - margin - origin.x()); column <= lastColumn; ++column)
            squares.add(imperio::squareAt(row, column));
    return squares;
}

void BoardCanvas::paintKept(QPainter& painter, Square square, int key, const PaintMark& paint) {
    QPixmap& pixmap = m_kept[key];
    if (pixmap.isNull()) {
        const double side = m_layout.square();
        pixmap = QPixmap((QSizeF(side, side) * m_ratio).toSize());
        pixmap.setDevicePixelRatio(m_ratio);
        pixmap.fill(Qt::transparent);
        QPainter onto(&pixmap);
        paint(onto, paint::ImperioLayout(side), imperio::squareAt(1, 1));
    }
    painter.drawPixmap(m_layout.area(square).topLeft(), pixmap);
}

void BoardCanvas::paintMark(QPainter& painter, Square square) {
    const SquareMark& mark = m_marks.at(square);
    const auto kept = [&](Kept key, auto paintIt) {
        paintKept(painter, square, key, [&](QPainter& onto, const auto& layout, Square there) {
            paintIt(onto, layout, there, m_theme);
        });
    };
    if (mark.last)
        kept(Last, paint::paintLast);
    if (mark.selected)
        kept(Selected, paint::paintSelected);
    if (mark.piece)
        painter.drawPixmap(m_layout.area(square).topLeft(), pieceOf(mark));
    if (mark.actionsLeft >= 0)
        paint::paintActionsLeft(painter, m_layout, square, mark.actionsLeft, mark.actionsInAll, m_theme);
    paintGoal(painter, square, mark);
    if (mark.refused)
        kept(Refused, paint::paintRefused);
    if (mark.cursor)
        kept(Cursor, paint::paintSquareCursor);
}

void BoardCanvas::paintGoal(QPainter& painter, Square square, const SquareMark& mark) {
    switch (mark.goal) {
    case Goal::None:
        break;
    case Goal::Step:
        paintKept(painter, square, Step + mark.steps, [&](QPainter& onto, const auto& layout, Square there) {
            paint::paintStep(onto, layout, there, mark.steps, m_theme);
        });
        break;
    case Goal::Stop:
        paintKept(painter, square, Stop, [&](QPainter& onto, const auto& layout, Square there) {
            paint::paintStop(onto, layout, there, m_theme);
        });
        break;
    case Goal::Target:
        paint::paintTarget(painter, m_layout, square, percentOnBoard(mark.chance), m_theme);
        break;
    case Goal::Splash:
    case Goal::SplashedFriend:
        paint::paintSplash(painter, m_layout, square, percentOnBoard(mark.chance),
                           mark.goal == Goal::SplashedFriend, m_theme);
        break;
    case Goal::Place:
        paintKept(painter, square, Place, [&](QPainter& onto, const auto& layout, Square there) {
            paint::paintPlace(onto, layout, there, m_theme);
        });
        break;
    }
}

const QPixmap& BoardCanvas::pieceOf(const SquareMark& mark) {
    const imperio::Piece& piece = *mark.piece;
    const std::size_t index = ((imperio::indexOf(piece.kind) * 2 + imperio::indexOf(piece.side)) * 2 +
                               static_cast<std::size_t>(piece.isCaptured())) *
                                  2 +
                              static_cast<std::size_t>(mark.entrenched);
    QPixmap& pixmap = m_pieces[index];
    if (pixmap.isNull()) {
        const double side = m_layout.square();
        pixmap = QPixmap((QSizeF(side, side) * m_ratio).toSize());
        pixmap.setDevicePixelRatio(m_ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint::paintPiece(painter, QRectF(0, 0, side, side), piece, mark.entrenched, m_theme);
    }
    return pixmap;
}

} // namespace sf::ui
