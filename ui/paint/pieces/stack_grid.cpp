// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/pieces/stack_grid.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/pens.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/smooth.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace sf::paint {
namespace {

// In cells of the design, which are 38 pixels wide.
constexpr double beakDepth = 17.0 / 38;
constexpr double edgeRingRadius = 8.5 / 38;
constexpr double ringDistance = 12.0 / 38;
constexpr double margin = ringDistance + edgeRingRadius + 2.0 / 38;
constexpr double leastMargin = 18; ///< room for the smallest ring

double marginFor(double cell) {
    return std::max(margin * cell, leastMargin);
}

double ringFor(double cell) {
    return std::clamp(edgeRingRadius * cell, 7.0, 14.0);
}

/// Empty cells differ in brightness, so that they can be told from filled ones without colour.
void paintCellGround(QPainter& painter, const QRectF& cell, bool filled, const Theme& theme) {
    painter.setPen(QPen(theme.hairLine, 1));
    painter.setBrush(filled ? theme.plate : mixed(theme.plate, theme.window, 0.4));
    painter.drawRect(cell);
}

/// On a patch in the plate's colour, so that it stays legible over the token.
void paintNumber(QPainter& painter, const QRectF& cell, int number, const Theme& theme) {
    if (number <= 0)
        return;
    const QFont font = boldFont(std::clamp(0.25 * cell.width(), 7.0, 14.0));
    const QString text = QLocale().toString(number);
    const QFontMetricsF metrics(font);
    const QRectF patch(cell.left() + 1, cell.top() + 1, metrics.horizontalAdvance(text) + 4,
                       metrics.tightBoundingRect(text).height() + 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.plate);
    painter.drawRoundedRect(patch, 2, 2);
    painter.setFont(font);
    painter.setPen(theme.ink);
    painter.drawText(QPointF(patch.left() + 2, patch.bottom() - 2), text);
}

void paintEdgeRing(QPainter& painter, const QRectF& area, battle::Edge edge, bool current,
                   const Theme& theme) {
    painter.setPen(QPen(current ? theme.accent : theme.border, current ? 2 : 1));
    painter.setBrush(current ? theme.accentSoft : theme.base);
    painter.drawEllipse(area);
    paintTextAt(painter, area.center(), text::edgeLetter(edge), 0.65 * area.width(), theme.ink);
}

void paintBeak(QPainter& painter, const QRectF& plate, double cell, bool current, const QColor& colour,
               const Theme& theme) {
    const double depth = beakDepth * cell;
    QPainterPath beak(plate.bottomLeft());
    beak.lineTo(plate.bottomRight());
    beak.lineTo(plate.center().x(), plate.bottom() + depth);
    beak.closeSubpath();
    painter.fillPath(beak, colour);
    if (current)
        painter.strokePath(beak, roundPen(theme.accent, 2));
    paintTextAt(painter, {plate.center().x(), plate.bottom() + 0.42 * depth},
                text::edgeLetter(battle::Edge::Front), std::max(7.0, 0.62 * depth), theme.mark);
}

void paintCell(QPainter& painter, const QRectF& cell, const StackGrid& grid, std::size_t index,
               const Theme& theme) {
    const TokenStyle& token = grid.look.cells[index];
    paintCellGround(painter, cell, token.state != TokenStyle::State::Empty, theme);
    const QPointF centre = cell.center() + QPointF(1.2, 1.2) * cell.width() / 38;
    paintTokenAt(painter, centre, 0.32 * cell.width(), 0, grid.look.side, QColor(grid.look.colour), token,
                 cell.width() >= 15, theme);
    if (index < grid.numbers.size())
        paintNumber(painter, cell, grid.numbers[index], theme);
}

} // namespace

QSizeF stackGridSize(int width, int rows, double cell) {
    return {cell * width + 2 * marginFor(cell), cell * (rows + beakDepth) + marginFor(cell) + 1};
}

StackGridLayout::StackGridLayout(const StackGrid& grid, const QRectF& area)
    : m_width(std::max(1, grid.look.width)), m_rows(std::max(1, grid.look.rows)) {
    const double wide =
        std::min(area.width() / (m_width + 2 * margin), area.height() / (m_rows + margin + beakDepth));
    const double narrow = std::min((area.width() - 2 * leastMargin) / m_width,
                                   (area.height() - leastMargin - 1) / (m_rows + beakDepth));
    m_cell = std::max(4.0, std::min(wide, narrow));
    const QSizeF size = stackGridSize(m_width, m_rows, m_cell);
    m_plate = {area.center().x() - m_width * m_cell / 2,
               area.center().y() - size.height() / 2 + marginFor(m_cell), m_width * m_cell, m_rows * m_cell};
}

QRectF StackGridLayout::cell(int index) const {
    const int row = index / m_width;
    const int column = index % m_width;
    return {m_plate.left() + column * m_cell, m_plate.bottom() - (row + 1) * m_cell, m_cell, m_cell};
}

QRectF StackGridLayout::edge(battle::Edge edge) const {
    const double radius = ringFor(m_cell);
    const double off = std::max(ringDistance * m_cell, radius + 2);
    QPointF centre = m_plate.center();
    switch (edge) {
    case battle::Edge::Front:
        return {m_plate.left(), m_plate.bottom(), m_plate.width(), beakDepth * m_cell};
    case battle::Edge::Left:
        centre.setX(m_plate.left() - off);
        break;
    case battle::Edge::Right:
        centre.setX(m_plate.right() + off);
        break;
    case battle::Edge::Back:
        centre.setY(m_plate.top() - off);
        break;
    }
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

std::optional<int> StackGridLayout::cellAt(QPointF point) const {
    if (!m_plate.contains(point))
        return {};
    const int column = std::min(m_width - 1, static_cast<int>((point.x() - m_plate.left()) / m_cell));
    const int row = std::min(m_rows - 1, static_cast<int>((m_plate.bottom() - point.y()) / m_cell));
    return row * m_width + column;
}

std::optional<battle::Edge> StackGridLayout::edgeAt(QPointF point, double inward) const {
    constexpr double outward = 24; // a target that is easy to hit
    if (!m_plate.adjusted(-outward, -outward, outward, outward).contains(point))
        return {};
    const std::pair<double, battle::Edge> inside[]{{m_plate.bottom() - point.y(), battle::Edge::Front},
                                                   {point.x() - m_plate.left(), battle::Edge::Left},
                                                   {m_plate.right() - point.x(), battle::Edge::Right},
                                                   {point.y() - m_plate.top(), battle::Edge::Back}};
    const auto& [distance, edge] = *std::ranges::min_element(inside);
    return distance < inward ? std::optional(edge) : std::nullopt;
}

void paintStackGrid(QPainter& painter, const QRectF& area, const StackGrid& grid, const Theme& theme) {
    const Smooth smooth(painter);
    const StackGridLayout layout(grid, area);
    const QColor colour(grid.look.colour);
    for (std::size_t i = 0; i < grid.look.cells.size(); ++i)
        paintCell(painter, layout.cell(static_cast<int>(i)), grid, i, theme);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(layout.plate());
    if (grid.look.side == 1) {
        painter.setPen(QPen(colour, 1));
        painter.drawRect(layout.plate().adjusted(-3, -3, 3, 0));
    }
    paintBeak(painter, layout.plate(), layout.cellSize(), grid.edge == battle::Edge::Front, colour, theme);
    for (const battle::Edge edge : {battle::Edge::Left, battle::Edge::Right, battle::Edge::Back})
        paintEdgeRing(painter, layout.edge(edge), edge, grid.edge == edge, theme);
    if (grid.current) {
        painter.setBrush(Qt::NoBrush);
        const QRectF cell = layout.cell(*grid.current);
        painter.setPen(QPen(theme.selectedCasing, 4));
        painter.drawRect(cell);
        painter.setPen(QPen(theme.selected, 2));
        painter.drawRect(cell);
    }
}

} // namespace sf::paint
