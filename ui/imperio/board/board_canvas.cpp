// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/board_canvas.h"

#include "core/rules/imperio/board/geometry.h"
#include "core/text/percent.h"
#include "ui/paint/base/transparent_pixmap.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::ui {

using imperio::Square;
using imperio::Squares;
using Goal = SquareMark::Goal;

namespace {
/// Keys of cached pixmaps; those of steps, beads and pieces are combined with their numbers.
enum Key {
    Last,
    LastTo,
    Fought,
    Acted,
    Selected,
    Refused,
    Cursor,
    Stop,
    Place,
    Step,
    Beads = 1000,
    Pieces = 20000
};
} // namespace

QString percentOnBoard(double chance) {
    return text::percent(chance, 1);
}

BoardCanvas::BoardCanvas() : m_theme(paint::Theme::of(paint::Theme::Kind::Light)), m_layout(8) {}

void BoardCanvas::reset(QSize size, double ratio, const paint::Theme& theme, bool isFlipped) {
    m_size = size;
    m_ratio = ratio;
    m_theme = theme;
    m_layout = paint::ImperioLayout::fitting(QRectF(QPointF(), size), isFlipped);
    m_cached.clear();
    m_plain = m_ground = QPixmap(size * ratio);
    if (m_plain.isNull())
        return; // a view without any height or width
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

namespace {

Squares differingThreats(const BoardMarks& before, const BoardMarks& now) {
    Squares squares;
    for (const Square square : now.threatened)
        if (before.attackers[square.index] != now.attackers[square.index])
            squares.add(square);
    return squares;
}

} // namespace

QRegion BoardCanvas::show(const BoardMarks& marks) {
    const BoardMarks before = std::exchange(m_marks, marks);
    QRegion dirty;
    const auto differ = [](Squares first, Squares second) { return (first - second) | (second - first); };
    const Squares ground = imperio::grown(differ(before.zones, marks.zones)) |
                           differ(before.covered, marks.covered) |
                           differ(before.threatened, marks.threatened) | differingThreats(before, marks);
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
    for (const Square square : m_marks.threatened)
        paint::paintThreat(painter, m_layout, square, m_marks.attackers[square.index], m_theme);
}

/// Qt copies pixmaps quickly if the clip is one rectangle.
void BoardCanvas::paint(QPainter& painter, const QRegion& region) {
    painter.save();
    for (const QRect& rectangle : region) {
        painter.setClipRect(rectangle);
        painter.drawPixmap(0, 0, m_ground);
        for (const Square square : squaresIn(rectangle))
            if (bounds(square, m_marks.at(square)).intersects(rectangle))
                paintMark(painter, square);
    }
    painter.restore();
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
            squares.add(m_layout.at(origin + side * QPointF(column - 0.5, row - 0.5)));
    return squares;
}

const QPixmap& BoardCanvas::cached(int key, const PaintMark& paint) {
    QPixmap& pixmap = m_cached[key];
    if (!pixmap.isNull())
        return pixmap;
    const double side = m_layout.square();
    pixmap = paint::transparentPixmap({side, side}, m_ratio);
    QPainter painter(&pixmap);
    paint(painter, paint::ImperioLayout(side), imperio::squareAt(1, 1));
    return pixmap;
}

void BoardCanvas::paintMark(QPainter& painter, Square square) {
    const SquareMark& mark = m_marks.at(square);
    const QPoint at = m_layout.area(square).topLeft().toPoint();
    // The paint function takes the numbers, if any, before the theme.
    const auto paintCached = [&](int key, auto paintIt, auto... numbers) {
        painter.drawPixmap(at, cached(key, [&](QPainter& onto, const auto& layout, Square there) {
                               paintIt(onto, layout, there, numbers..., m_theme);
                           }));
    };
    if (mark.last)
        paintCached(Last, paint::paintLast);
    if (mark.lastTo)
        paintCached(LastTo, paint::paintLastTo);
    if (mark.selected)
        paintCached(Selected, paint::paintSelected);
    if (mark.goal == Goal::Place)
        paintCached(Place, paint::paintPlace); // below the piece that would be replaced
    if (mark.piece && mark.acted) {
        painter.setOpacity(paint::actedOpacity);
        painter.drawPixmap(at, pieceOf(*mark.piece, mark.entrenched));
        painter.setOpacity(1);
        paintCached(Acted, paint::paintActed);
    } else if (mark.piece) {
        painter.drawPixmap(at, pieceOf(*mark.piece, mark.entrenched));
    }
    if (mark.fought)
        paintCached(Fought, paint::paintFought);
    if (mark.actionsLeft >= 0)
        paintCached(Beads + 100 * mark.actionsInAll + mark.actionsLeft, paint::paintActionsLeft,
                    mark.actionsLeft, mark.actionsInAll);
    if (mark.goal == Goal::Step)
        paintCached(Step + mark.steps, paint::paintStep, mark.steps);
    else if (mark.goal == Goal::Stop)
        paintCached(Stop, paint::paintStop);
    else if (mark.goal == Goal::Target)
        paint::paintTarget(painter, m_layout, square, percentOnBoard(mark.chance), m_theme);
    else if (mark.goal == Goal::Splash || mark.goal == Goal::SplashedFriend)
        paint::paintSplash(painter, m_layout, square, percentOnBoard(mark.chance),
                           mark.goal == Goal::SplashedFriend, m_theme);
    if (mark.refused)
        paintCached(Refused, paint::paintRefused);
    if (mark.cursor)
        paintCached(Cursor, paint::paintSquareCursor);
}

const QPixmap& BoardCanvas::pieceOf(const imperio::Piece& piece, bool entrenched) {
    const std::size_t index = ((imperio::indexOf(piece.kind) * 2 + imperio::indexOf(piece.side)) * 2 +
                               static_cast<std::size_t>(piece.isCaptured())) *
                                  2 +
                              static_cast<std::size_t>(entrenched);
    return cached(Pieces + static_cast<int>(index), [&](QPainter& onto, const auto& layout, Square there) {
        paint::paintPiece(onto, layout.area(there), piece, entrenched, m_theme);
    });
}

} // namespace sf::ui
