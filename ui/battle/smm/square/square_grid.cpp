// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/square/square_grid.h"

#include "core/rules/smm/square/stack_state.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/speech/announce.h"
#include "ui/style/current_theme.h"

#include <QAccessible>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::ui {

using battle::Edge;

namespace {

constexpr double usualCell = 36;

/// Small enough that the widest Squares leave the rest of the dock visible.
double leastCell(int columns) {
    return std::clamp(320.0 / columns, 4.0, 14.0);
}

} // namespace

SquareGrid::SquareGrid(QWidget* parent) : Restyled(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Square"));
}

void SquareGrid::setStack(ShownSquarePointer shown) {
    const bool other = !shown || !m_shown || shown->stack->id != m_shown->stack->id;
    m_shown = std::move(shown);
    if (other) {
        m_spot = m_hover = Spot();
        m_marked.reset();
        m_anchor.reset();
    }
    if (m_shown)
        m_grid.look = paint::squareStyle(*m_shown->battle, *m_shown->stack, currentTheme(), usualCell);
    const int* cell = std::get_if<int>(&m_spot);
    if (cell && *cell >= cellCount())
        m_spot = Spot();
    refreshNumbers();
    keepHeight();
    updateGeometry();
    announce();
}

/// Lines that come and go beside it must not move the cells under the pointer: the panel scrolls instead.
void SquareGrid::keepHeight() {
    setMinimumHeight(heightForWidth(width()));
}

void SquareGrid::resizeEvent(QResizeEvent* event) {
    CellWidget::resizeEvent(event);
    keepHeight();
}

int SquareGrid::cellCount() const {
    return m_shown ? m_grid.look.width * m_grid.look.rows : 0;
}

int SquareGrid::columnCount() const {
    return m_shown ? m_grid.look.width : 0;
}

int SquareGrid::rowCount() const {
    return m_shown ? m_grid.look.rows : 0;
}

QString SquareGrid::columnName(int column) const {
    return tr("Column %1").arg(text::figure(column + 1));
}

QString SquareGrid::rowName(int row) const {
    const QString name = tr("Row %1").arg(text::figure(row + 1));
    return row > 0 ? name : tr("%1, the Front").arg(name);
}

std::optional<TableCell> SquareGrid::cellOf(const Spot& spot) const {
    const int* cell = std::get_if<int>(&spot);
    return cell ? std::optional(TableCell{*cell / columnCount(), *cell % columnCount()}) : std::nullopt;
}

std::vector<TableCell> SquareGrid::selectedCells() const {
    std::vector<TableCell> cells;
    for (int cell = 0; cell < cellCount(); ++cell)
        if (const auto* id = idAt(cell); id && isChosen(*id))
            cells.push_back(*cellOf(cell));
    const auto cursor = cursorCell();
    return cells.empty() && cursor ? std::vector{*cursor} : cells;
}

bool SquareGrid::isChosen(const battle::UnitId& unit) const {
    return std::ranges::find(m_chosen, unit) != m_chosen.end();
}

/// By its own stack (SMM-16).
bool SquareGrid::isScreened(const battle::UnitId& unit) const {
    const auto* screened = std::get_if<battle::UnitId>(&smm::stateOf(*m_shown->stack).screens);
    return screened && *screened == unit && m_shown->square.posture() == battle::Posture::Screening;
}

void SquareGrid::setChosen(const std::vector<battle::UnitId>& units) {
    m_chosen = units;
    update();
}

std::optional<std::size_t> SquareGrid::unitAt(int cell) const {
    if (!m_shown || cell < 0 || cell >= cellCount())
        return std::nullopt;
    return m_shown->square.at({cell / m_grid.look.width, cell % m_grid.look.width});
}

const battle::UnitId* SquareGrid::idAt(int cell) const {
    const auto position = unitAt(cell);
    return position ? &m_shown->unit(*position).id : nullptr;
}

void SquareGrid::setEdge(const std::optional<Edge>& edge) {
    if (edge == m_grid.edge)
        return;
    m_grid.edge = edge;
    refreshNumbers();
    announce();
}

void SquareGrid::setUnit(const std::optional<battle::UnitId>& unit) {
    if (!m_shown || !unit || (hasFocus() && std::holds_alternative<Edge>(m_spot)))
        return;
    if (!hasFocus())
        m_spot = Spot(); // a croaked unit has no cell
    for (int cell = 0; cell < cellCount(); ++cell) {
        const auto* id = idAt(cell);
        if (id && *id == *unit)
            m_spot = cell;
    }
    update();
}

void SquareGrid::refreshNumbers() {
    m_grid.numbers.clear();
    if (m_shown && m_grid.edge) {
        m_grid.numbers.assign(static_cast<std::size_t>(cellCount()), 0);
        int number = 0;
        for (const std::size_t position : m_shown->square.damageOrder(*m_grid.edge)) {
            ++number;
            if (const auto cell = m_shown->square.cellOf(position)) {
                const int place = cell->row * m_grid.look.width + cell->column;
                m_grid.numbers[static_cast<std::size_t>(place)] = number;
            }
        }
    }
    update();
}

// Where things are
// ---------------------------------------------------------------------------------------------------------

paint::StackGridLayout SquareGrid::layoutNow() const {
    return {m_grid, QRectF(rect())};
}

QRectF SquareGrid::area(const Spot& spot) const {
    const auto places = layoutNow();
    if (const int* cell = std::get_if<int>(&spot))
        return places.cell(*cell);
    if (const Edge* edge = std::get_if<Edge>(&spot))
        return places.edge(*edge);
    return {};
}

SquareGrid::Spot SquareGrid::spotAt(QPointF point) const {
    if (!m_shown || cellCount() == 0)
        return {};
    const auto places = layoutNow();
    if (const auto edge = places.edgeAt(point))
        return *edge;
    if (const auto cell = places.cellAt(point))
        return *cell;
    return {};
}

SquareGrid::Spot SquareGrid::pointedAt(QPointF point) const {
    const auto places = layoutNow();
    const auto edge = cellCount() > 0 ? places.edgeAt(point, places.cellSize() / 4) : std::nullopt;
    return edge ? Spot(*edge) : spotAt(point);
}

QSize SquareGrid::sizeHint() const {
    const int width = std::max(1, m_grid.look.width);
    const double cell = std::clamp(160.0 / width, 20.0, usualCell);
    return paint::stackGridSize(width, std::max(1, m_grid.look.rows), cell).toSize();
}

QSize SquareGrid::minimumSizeHint() const {
    const int width = std::max(1, m_grid.look.width);
    return paint::stackGridSize(width, std::max(1, m_grid.look.rows), leastCell(width)).toSize();
}

int SquareGrid::heightForWidth(int width) const {
    const int columns = std::max(1, m_grid.look.width);
    const int rows = std::max(1, m_grid.look.rows);
    double cell = usualCell;
    while (cell > leastCell(columns) && paint::stackGridSize(columns, rows, cell).width() > width)
        cell -= 1;
    return static_cast<int>(std::ceil(paint::stackGridSize(columns, rows, cell).height()));
}

QString SquareGrid::words(const Spot& spot) const {
    if (const Edge* edge = std::get_if<Edge>(&spot))
        return tr("%1 edge: its damage order is shown").arg(text::edge(*edge));
    const int* cell = std::get_if<int>(&spot);
    if (!cell || !m_shown)
        return {};
    const QString place =
        tr("row %1 column %2")
            .arg(text::figure(*cell / m_grid.look.width + 1), text::figure(*cell % m_grid.look.width + 1));
    if (unitAt(*cell))
        return unitWords(*cell, place);
    const bool isHole = *cell < m_shown->square.measures().units;
    const QString nobody = isHole ? tr("croaked; the gap closes when the stack re-forms") : tr("empty");
    return text::listed(QStringList(QStringList{nobody, place} + edgesOf(*cell)));
}

QString SquareGrid::unitWords(int cell, const QString& place) const {
    const std::size_t position = *unitAt(cell);
    const auto& unit = m_shown->unit(position);
    QStringList said{
        text::unitName(unit), place,
        tr("%1 of %2 hit points").arg(text::figure(unit.hitsLeft), text::figure(unit[battle::Number::Hits]))};
    said << edgesOf(cell);
    if (m_shown->square.warlord() == position)
        said << tr("leads the stack");
    if (!m_grid.numbers.empty())
        said << tr("number %1 in the damage order on the %2")
                    .arg(QString::number(m_grid.numbers[static_cast<std::size_t>(cell)]),
                         text::edge(*m_grid.edge));
    if (isScreened(unit.id))
        said << tr("screened by its stack");
    if (m_chosen.size() > 1 && isChosen(unit.id))
        said << tr("selected");
    if (m_marked == unit.id)
        said << tr("marked for swapping");
    return text::listed(said);
}

/// The edges that the cell touches, as drawn (SMM-6).
QStringList SquareGrid::edgesOf(int cell) const {
    const int row = cell / m_grid.look.width;
    const int column = cell % m_grid.look.width;
    const std::pair<bool, Edge> sides[]{{row == 0, Edge::Front},
                                        {row == m_grid.look.rows - 1, Edge::Back},
                                        {column == 0, Edge::Left},
                                        {column == m_grid.look.width - 1, Edge::Right}};
    QStringList edges;
    for (const auto& [isAt, edge] : sides)
        if (isAt)
            edges << text::edge(edge);
    return edges;
}

void SquareGrid::announce() {
    const QString said = words(m_spot);
    if (std::exchange(m_announced, said) == said)
        return;
    const auto cell = cursorCell();
    const bool hasMoved = std::exchange(m_announcedCell, cell) != cell || !cell;
    if (!cell)
        setAccessibleDescription(said);
    if (!hasFocus())
        return;
    if (cell && hasMoved)
        return announceCell(*cell);
    if (!cell) { // an edge: readers leave the cell for the grid
        QAccessibleEvent left(this, QAccessible::Focus);
        QAccessible::updateAccessibility(&left);
    }
    ui::announce(*this, said);
}

// Painting
// ---------------------------------------------------------------------------------------------------------

void SquareGrid::paintEvent(QPaintEvent*) {
    if (!m_shown || cellCount() == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint::StackGrid grid = m_grid;
    const Spot& pointed = std::holds_alternative<int>(m_hover) ? m_hover : m_spot;
    if (const int* cell = std::get_if<int>(&pointed))
        grid.current = *cell;
    paint::paintStackGrid(painter, QRectF(rect()), grid, currentTheme());
    if (hasFocus())
        paintSpot(painter, m_spot, Qt::SolidLine, currentTheme().accent);
    if (m_drop)
        paintSpot(painter, *m_drop, Qt::DashLine, currentTheme().accent);
    for (int cell = 0; cell < cellCount(); ++cell) {
        const auto* id = idAt(cell);
        if (id && isScreened(*id))
            paintSpot(painter, cell, Qt::DotLine, currentTheme().win, 3);
        if (id && m_chosen.size() > 1 && isChosen(*id))
            paintSpot(painter, cell, Qt::SolidLine, currentTheme().selected, 2);
        if (id && m_marked == *id) // inside the focus frame, so that both are visible
            paintSpot(painter, cell, Qt::DashLine, currentTheme().selected,
                      hasFocus() && m_spot == Spot(cell) ? 4 : 1);
    }
}

void SquareGrid::paintSpot(QPainter& painter, const Spot& spot, Qt::PenStyle style, const QColor& colour,
                           int inset) const {
    const QRectF box = area(spot);
    if (box.isEmpty())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(currentTheme().base, 4));
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 3, 3);
    painter.setPen(QPen(colour, 2, style));
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 3, 3);
}

} // namespace sf::ui

#include "moc_square_grid.cpp"
