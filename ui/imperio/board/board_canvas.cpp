// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/board_canvas.h"

#include "core/rules/imperio/board/geometry.h"
#include "ui/paint/base/pixel_copy.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::ui {

using imperio::Square;
using imperio::Squares;
using Goal = SquareMark::Goal;

namespace {
/// Keys of marks kept as pixels; those of steps and beads are followed by their numbers.
enum Kept { Last, Selected, Refused, Cursor, Stop, Place, Step, Beads = 1000 };

QRect scaled(const QRect& rectangle, int ratio) {
    return {rectangle.topLeft() * ratio, rectangle.size() * ratio};
}
} // namespace

/// Squares lie at whole pixels where the ratio is a whole number.
BoardCanvas::Onto::Onto(QPainter& onPainter, double ratio, const QRegion& ofRegion)
    : painter(onPainter), region(ofRegion) {
    if (ratio == std::floor(ratio))
        pixels = paint::pixelsOf(painter, ratio);
}

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
    m_plain = QImage(size * ratio, QImage::Format_RGB32);
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
    painter.drawImage(0, 0, m_plain);
    if (!m_marks.zones.isEmpty())
        paint::paintZone(painter, m_layout, m_marks.zones, m_theme);
    paint::paintCover(painter, m_layout, m_marks.covered, m_theme);
    paint::paintThreats(painter, m_layout, m_marks.threatened, m_theme);
}

void BoardCanvas::paint(QPainter& painter, const QRegion& region) {
    const Onto onto(painter, m_ratio, region);
    Squares touched;
    for (const QRect& rectangle : region) {
        copyGround(onto, rectangle & QRect(QPoint(), m_size));
        touched |= squaresIn(rectangle);
    }
    for (const Square square : touched)
        if (region.intersects(bounds(square, m_marks.at(square))))
            paintMark(onto, square);
}

void BoardCanvas::paintMoving(QPainter& painter, const QRegion& region, QPoint corner,
                              const imperio::Piece& piece) {
    stamp(Onto(painter, m_ratio, region), corner, pieceOf(piece, false));
}

void BoardCanvas::copyGround(const Onto& onto, const QRect& rectangle) const {
    const auto ratio = static_cast<int>(m_ratio);
    if (onto.pixels)
        paint::copyPixels(m_ground, scaled(rectangle, ratio), *onto.pixels->image,
                          rectangle.topLeft() * ratio + onto.pixels->shift);
    else
        onto.painter.drawImage(
            QPointF(rectangle.topLeft()), m_ground,
            QRectF(QPointF(rectangle.topLeft()) * m_ratio, QSizeF(rectangle.size()) * m_ratio));
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

BoardCanvas::Stamp BoardCanvas::made(const PaintMark& paint) const {
    const double side = m_layout.square();
    Stamp stamp;
    stamp.picture = QImage((QSizeF(side, side) * m_ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    stamp.picture.setDevicePixelRatio(m_ratio);
    stamp.picture.fill(Qt::transparent);
    QPainter onto(&stamp.picture);
    paint(onto, paint::ImperioLayout(side), imperio::squareAt(1, 1));
    onto.end();
    stamp.sprite.emplace(stamp.picture, QPoint());
    return stamp;
}

/// The layout's squares begin at whole pixels.
void BoardCanvas::stamp(const Onto& onto, QPoint corner, const Stamp& stamp) const {
    if (!onto.pixels)
        return onto.painter.drawImage(corner, stamp.picture);
    const auto ratio = static_cast<int>(m_ratio);
    paint::Pixels pixels = *onto.pixels;
    for (const QRect& rectangle : onto.region) {
        pixels.clip = onto.pixels->clip & scaled(rectangle, ratio).translated(pixels.shift);
        stamp.sprite->paint(pixels, corner * ratio + pixels.shift);
    }
}

void BoardCanvas::paintKept(const Onto& onto, Square square, int key, const PaintMark& paint) {
    Stamp& kept = m_kept[key];
    if (!kept.sprite)
        kept = made(paint);
    stamp(onto, corner(square), kept);
}

void BoardCanvas::paintMark(const Onto& onto, Square square) {
    const SquareMark& mark = m_marks.at(square);
    const auto kept = [&](Kept key, auto paintIt) {
        paintKept(onto, square, key, [&](QPainter& painter, const auto& layout, Square there) {
            paintIt(painter, layout, there, m_theme);
        });
    };
    if (mark.last)
        kept(Last, paint::paintLast);
    if (mark.selected)
        kept(Selected, paint::paintSelected);
    if (mark.piece)
        stamp(onto, corner(square), pieceOf(*mark.piece, mark.entrenched));
    if (mark.actionsLeft >= 0)
        paintBeads(onto, square, mark);
    paintGoal(onto, square, mark);
    if (mark.refused)
        kept(Refused, paint::paintRefused);
    if (mark.cursor)
        kept(Cursor, paint::paintSquareCursor);
}

void BoardCanvas::paintBeads(const Onto& onto, Square square, const SquareMark& mark) {
    paintKept(onto, square, Beads + 100 * mark.actionsInAll + mark.actionsLeft,
              [&](QPainter& painter, const auto& layout, Square there) {
                  paint::paintActionsLeft(painter, layout, there, mark.actionsLeft, mark.actionsInAll,
                                          m_theme);
              });
}

void BoardCanvas::paintGoal(const Onto& onto, Square square, const SquareMark& mark) {
    switch (mark.goal) {
    case Goal::None:
        break;
    case Goal::Step:
        paintKept(onto, square, Step + mark.steps, [&](QPainter& painter, const auto& layout, Square there) {
            paint::paintStep(painter, layout, there, mark.steps, m_theme);
        });
        break;
    case Goal::Stop:
        paintKept(onto, square, Stop, [&](QPainter& painter, const auto& layout, Square there) {
            paint::paintStop(painter, layout, there, m_theme);
        });
        break;
    case Goal::Target:
        paint::paintTarget(onto.painter, m_layout, square, percentOnBoard(mark.chance), m_theme);
        break;
    case Goal::Splash:
    case Goal::SplashedFriend:
        paint::paintSplash(onto.painter, m_layout, square, percentOnBoard(mark.chance),
                           mark.goal == Goal::SplashedFriend, m_theme);
        break;
    case Goal::Place:
        paintKept(onto, square, Place, [&](QPainter& painter, const auto& layout, Square there) {
            paint::paintPlace(painter, layout, there, m_theme);
        });
        break;
    }
}

const BoardCanvas::Stamp& BoardCanvas::pieceOf(const imperio::Piece& piece, bool entrenched) {
    const std::size_t index = ((imperio::indexOf(piece.kind) * 2 + imperio::indexOf(piece.side)) * 2 +
                               static_cast<std::size_t>(piece.isCaptured())) *
                                  2 +
                              static_cast<std::size_t>(entrenched);
    Stamp& stamp = m_pieces[index];
    if (!stamp.sprite)
        stamp = made([&](QPainter& painter, const auto& layout, Square there) {
            paint::paintPiece(painter, layout.area(there), piece, entrenched, m_theme);
        });
    return stamp;
}

} // namespace sf::ui
