// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board/imperio_board.h"

#include "ui/paint/base/glyph.h"
#include "ui/paint/base/pens.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/smooth.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace sf::paint {
namespace {

// Shares of a square's side, as designed at 73 pixels.
constexpr double labelRoom = 0.40;    ///< of a square
constexpr double leastLabelRoom = 22; ///< pixels: labels do not shrink below 9 px
constexpr double plateRadius = 0.386;
constexpr double keyline = 0.0295;
constexpr double glyphShare = 0.84 * 0.66;
constexpr double baseGlyphShare = 0.84 * 0.60;

const char* glyphName(imperio::Kind kind) {
    constexpr const char* names[] = {"pieces/knight",      "pieces/archer", "pieces/pikeman",
                                     "pieces/footsoldier", "pieces/base",   "pieces/headquarters"};
    return names[imperio::indexOf(kind)];
}

int shapeOf(imperio::Side side) {
    return static_cast<int>(imperio::indexOf(side));
}

void paintPlate(QPainter& painter, double square, const imperio::Piece& piece, const TokenColours& colours,
                const Theme& theme) {
    const QColor outline = colours.outline.isValid() ? colours.outline : theme.plate;
    painter.setPen(roundPen(outline, keyline * square));
    painter.setBrush(colours.fill);
    painter.drawPath(sideShape(shapeOf(piece.side), plateRadius * square));
    if (!imperio::isBase(piece.kind))
        return;
    painter.setPen(roundPen(colours.mark, 0.0236 * square));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(sideShape(shapeOf(piece.side), 0.34 * square));
}

void paintTeeth(QPainter& painter, double square, const QColor& colour) {
    QPainterPath teeth(QPointF(-0.252, 0.303));
    for (int tooth = 0; tooth < 3; ++tooth) {
        teeth.lineTo(-0.168 + 0.168 * tooth, 0.21);
        teeth.lineTo(-0.084 + 0.168 * tooth, 0.303);
    }
    painter.save();
    painter.scale(square, square);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(colour, 0.042));
    painter.drawPath(teeth);
    painter.restore();
}

void paintBadge(QPainter& painter, double square, imperio::Side firstOwner, const Theme& theme) {
    painter.save();
    painter.translate(0.286 * square, -0.286 * square);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.plate);
    painter.drawEllipse(QPointF(), 0.17 * square, 0.17 * square);
    const TokenColours colours = tokenColours(shapeOf(firstOwner), imperioColour(firstOwner, theme), theme);
    painter.setBrush(colours.fill);
    if (colours.outline.isValid())
        painter.setPen(QPen(colours.outline, 0.02 * square));
    painter.drawPath(sideShape(shapeOf(firstOwner), 0.126 * square));
    painter.restore();
}

void paintSquares(QPainter& painter, const ImperioLayout& layout, const Theme& theme) {
    for (int index = 0; index < imperio::squareCount; ++index) {
        const imperio::Square square{static_cast<std::uint8_t>(index)};
        const bool light = (square.row() + square.column()) % 2 == 0;
        painter.fillRect(layout.area(square), light ? theme.boardLight : theme.boardDark);
    }
}

/// In high contrast, lines separate the squares instead of two dark tones.
void paintGrid(QPainter& painter, const ImperioLayout& layout, const Theme& theme) {
    const QRectF board = layout.board();
    painter.setPen(QPen(theme.hairLine, 1));
    for (int number = 1; number < imperio::boardSize; ++number) {
        const double way = number * layout.square();
        painter.drawLine(QPointF(board.left() + way, board.top()),
                         QPointF(board.left() + way, board.bottom()));
        painter.drawLine(QPointF(board.left(), board.top() + way), QPointF(board.right(), board.top() + way));
    }
}

void paintSideRows(QPainter& painter, const ImperioLayout& layout, imperio::Side side, const Theme& theme) {
    const bool top = (side == imperio::Side::Attacker) != layout.isFlipped();
    const QRectF board = layout.board();
    const double q = layout.square();
    const double border = top ? board.top() + 2 * q : board.bottom() - 2 * q;
    QPen pen(imperioColour(side, theme), std::max(1.0, 0.022 * q), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({1.25, 3.1});
    painter.setPen(pen);
    painter.drawLine(QPointF(board.left(), border), QPointF(board.right(), border));
    const double width = std::max(2.0, 0.055 * q);
    painter.fillRect(QRectF(board.right() + width, top ? board.top() : border, width, 2 * q),
                     imperioColour(side, theme));
}

void paintLabels(QPainter& painter, const ImperioLayout& layout, const Theme& theme) {
    const double q = layout.square();
    const double size = std::clamp(0.165 * q, 9.0, 20.0);
    const double way = std::max(0.65 * labelRoom * q, 0.55 * leastLabelRoom); // to the middle of a label
    for (int number = 1; number <= imperio::boardSize; ++number) {
        const QRectF row = layout.area(imperio::squareAt(number, 1));
        const QRectF column = layout.area(imperio::squareAt(imperio::boardSize, number));
        paintTextAt(painter, {layout.board().left() - way, row.center().y()},
                    QStringLiteral("R%1").arg(number), size, theme.muted, false);
        paintTextAt(painter, {column.center().x(), layout.board().bottom() + 0.81 * way},
                    QStringLiteral("C%1").arg(number), size, theme.muted, false);
    }
}

} // namespace

ImperioLayout ImperioLayout::fitting(const QRectF& area, bool isFlipped) {
    const double room = std::min(area.width(), area.height());
    const double square =
        std::max(8.0, std::floor(std::min(room / (imperio::boardSize + 2 * labelRoom),
                                          (room - 2 * leastLabelRoom) / imperio::boardSize)));
    const double side = square * imperio::boardSize;
    const QPointF origin(std::round(area.center().x() - side / 2), std::round(area.center().y() - side / 2));
    return ImperioLayout(square, origin, isFlipped);
}

QRectF ImperioLayout::board() const {
    return {m_origin, QSizeF(imperio::boardSize * m_square, imperio::boardSize * m_square)};
}

QRectF ImperioLayout::area(imperio::Square square) const {
    const int column = m_isFlipped ? imperio::boardSize - square.column() : square.column() - 1;
    const int row = m_isFlipped ? imperio::boardSize - square.row() : square.row() - 1;
    return {m_origin.x() + column * m_square, m_origin.y() + row * m_square, m_square, m_square};
}

imperio::Square ImperioLayout::at(QPointF point) const {
    const QPointF relative = (point - m_origin) / m_square;
    const auto number = [this](double way) {
        const int from = static_cast<int>(std::floor(way)) + 1;
        return m_isFlipped ? imperio::boardSize + 1 - from : from;
    };
    return imperio::squareAt(number(relative.y()), number(relative.x()));
}

QRectF ImperioLayout::outer() const {
    const double room = std::max(leastLabelRoom, labelRoom * m_square);
    return board().adjusted(-room, -room, room, room);
}

QColor imperioColour(imperio::Side side, const Theme& theme) {
    return theme.sides[imperio::indexOf(side)];
}

void paintPiece(QPainter& painter, const QRectF& square, const imperio::Piece& piece, bool entrenched,
                const Theme& theme) {
    const double q = square.width();
    const TokenColours colours = tokenColours(shapeOf(piece.side), imperioColour(piece.side, theme), theme);
    const Smooth smooth(painter, square.center());
    paintPlate(painter, q, piece, colours, theme);
    const double side = q * (imperio::isBase(piece.kind) ? baseGlyphShare : glyphShare);
    const double up = (entrenched ? 0.042 : 0.008) * q;
    paintGlyph(painter, QRectF(-side / 2, -side / 2 - up, side, side),
               glyph(QLatin1String(glyphName(piece.kind))), {colours.mark, colours.fill, colours.mark});
    if (entrenched)
        paintTeeth(painter, q, colours.mark);
    if (piece.isCaptured())
        paintBadge(painter, q, piece.firstOwner, theme);
}

void paintImperioGround(QPainter& painter, const ImperioLayout& layout, const Theme& theme) {
    painter.save();
    paintSquares(painter, layout, theme);
    if (theme.kind == Theme::Kind::HighContrast)
        paintGrid(painter, layout, theme);
    paintSideRows(painter, layout, imperio::Side::Attacker, theme);
    paintSideRows(painter, layout, imperio::Side::Defender, theme);
    painter.setPen(
        QPen(theme.isDark() ? theme.border : theme.hitsGround, std::max(1.0, 0.027 * layout.square())));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(layout.board());
    paintLabels(painter, layout, theme);
    painter.restore();
}

void paintImperioPieces(QPainter& painter, const imperio::Board& board, imperio::Squares entrenched,
                        const ImperioLayout& layout, const Theme& theme, imperio::Square carried) {
    for (const imperio::Square square : board.occupied())
        if (square != carried)
            paintPiece(painter, layout.area(square), board.piece(square), entrenched.has(square), theme);
}

void renderImperio(QPainter& painter, const imperio::Board& board, imperio::Squares entrenched,
                   const Theme& theme, QSizeF size) {
    painter.fillRect(QRectF(QPointF(), size), theme.window);
    const ImperioLayout layout = ImperioLayout::fitting(QRectF(QPointF(), size));
    paintImperioGround(painter, layout, theme);
    paintImperioPieces(painter, board, entrenched, layout, theme);
}

} // namespace sf::paint
