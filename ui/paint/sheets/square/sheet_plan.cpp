// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/square/sheet_plan.h"

#include "ui/paint/sheets/paper/page_frame.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/square/sheet_sections.h"
#include "ui/paint/sheets/square/sheet_unit.h"

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double ordersHeadHeight = 6.5;
constexpr double statsHeight = 40.4;
constexpr double multipliersHeight = 40.2;
constexpr int rulesABox = 30;
constexpr double roomyRow = 20.5; ///< a cell with everything
constexpr double largestRow = 29;
constexpr double compactRow = 12.1;
constexpr double leastRow = 7.4;
constexpr double usualRow = 12.5; ///< if the sheet takes several pages anyway
constexpr double placeRow = 8.4;  ///< only tokens and letters
constexpr double leastNotes = 14;
constexpr double columnGap = 6;
constexpr double widePage = 150; ///< wide enough for stats and multipliers side by side
constexpr int mostOrderWidth = 20;

/// What is dropped, step by step, to fit everything on one page, and the minimum height of a row of cells for
/// the step.
struct Tightness {
    int ruleColumns;
    bool tracks; ///< boxes for rotations and screens
    double leastUpright;
    double leastWide;
};
constexpr Tightness tightnesses[] = {
    {1, true, roomyRow, roomyRow}, {2, true, leastRow, compactRow}, {2, false, leastRow, compactRow}};

/// Fills columns and pages from top to bottom.
class Planner {
public:
    Planner(const SheetShape& shape, QSizeF content) : m_shape(shape), m_content(content) { turnPage(); }

    std::vector<SheetPage> plan();

private:
    bool isWide() const { return m_content.width() > m_content.height(); }
    /// Whether cells show only tokens and letters.
    bool isLarge() const {
        return m_shape.measures.units > mostFullUnits || cellWidth() < leastFullCell.width();
    }
    double cellWidth() const {
        return gridCells(QRectF(0, 0, m_column.width(), 0), m_shape.measures).width() /
               std::max(1, m_shape.measures.width);
    }
    double bottom() const { return m_content.height(); }
    double room() const { return bottom() - m_y; }
    void turnPage();
    void nextColumn();
    void place(SheetPart part, double height, int first = 0, int count = 0);
    void placeGrid(double row);
    void placeOrders();
    void placeTables();
    void placeRules();
    void placeNotes();
    void placeUnits();
    double gridHeight(double row) const { return backRoom + m_shape.measures.rows * row + beakRoom; }
    double orderHeight() const;
    double joinsHeight() const;
    double joinHeight(const QString& paragraph) const;
    double rulesHeight(int columns) const;
    double restHeight(const Tightness& tight) const;
    double rowHeight();

    const SheetShape& m_shape;
    QSizeF m_content;
    std::vector<SheetPage> m_pages;
    QRectF m_column; ///< on the page being filled
    double m_y = 0;
    int m_ruleColumns = 1;
    bool m_tracks = true;
    bool m_rulesBelowGrid = false;
};

void Planner::turnPage() {
    m_pages.emplace_back();
    const double share = m_pages.size() == 1 ? 0.62 : 0.5;
    const double width = isWide() ? share * (m_content.width() - columnGap) : m_content.width();
    m_column = QRectF(0, headerHeight, width, bottom() - headerHeight);
    m_y = m_column.top();
}

void Planner::nextColumn() {
    const double left = m_column.right() + columnGap;
    if (!isWide() || left >= m_content.width())
        return turnPage();
    m_column = QRectF(left, headerHeight, m_content.width() - left, bottom() - headerHeight);
    m_y = m_column.top();
}

void Planner::place(SheetPart part, double height, int first, int count) {
    if (height > room() + 1e-6 && m_y > m_column.top())
        nextColumn();
    m_pages.back().push_back({part, QRectF(m_column.left(), m_y, m_column.width(), height), first, count});
    m_y += height;
}

double Planner::orderHeight() const {
    return 5 + m_shape.measures.rows * ordersShape(m_shape.measures, m_column.width()).cell + 9;
}

double Planner::joinHeight(const QString& paragraph) const {
    const auto lines = wrapped(paragraph, m_column.width(), type::small).size();
    return std::min(2.2 + lineShare * type::small * static_cast<double>(lines), m_content.height() / 2);
}

double Planner::joinsHeight() const {
    double height = 0;
    for (const QString& paragraph : m_shape.joins)
        height += joinHeight(paragraph);
    return height;
}

double Planner::rulesHeight(int columns) const {
    return paint::rulesHeight(m_shape.rules, m_column.width(), columns);
}

/// The height of what is below the grid on a portrait page.
double Planner::restHeight(const Tightness& tight) const {
    const OrdersShape orders = ordersShape(m_shape.measures, m_column.width());
    const int lines = orders.perLine > 0 ? (4 + orders.perLine - 1) / orders.perLine : 0;
    return ordersHeadHeight + lines * orderHeight() + joinsHeight() +
           std::max(statsHeight, multipliersHeight) + rulesHeight(tight.ruleColumns) +
           (tight.tracks ? tracksHeight : 0);
}

/// The largest height with which everything fits on one page, if possible; on a wide page the reminders are
/// then below the grid.
double Planner::rowHeight() {
    const int rows = std::max(1, m_shape.measures.rows);
    const double above = backRoom + beakRoom + postureHeight;
    const double alone = (m_column.height() - above - (isWide() ? tracksHeight : 0)) / rows;
    if (isLarge())
        return std::min(placeRow, alone);
    for (const Tightness& tight : tightnesses) {
        const double rest = isWide() ? tracksHeight + rulesHeight(tight.ruleColumns) : restHeight(tight);
        const double row = (m_column.height() - above - rest) / rows;
        if (row < (isWide() ? tight.leastWide : tight.leastUpright))
            continue;
        m_ruleColumns = tight.ruleColumns;
        m_tracks = isWide() || tight.tracks;
        m_rulesBelowGrid = isWide();
        return std::min(row, largestRow);
    }
    m_ruleColumns = 2;
    return std::min(isWide() ? largestRow : usualRow, alone);
}

void Planner::placeGrid(double row) {
    if (m_shape.measures.units > 0)
        place(SheetPart::Grid, gridHeight(row));
}

void Planner::placeOrders() {
    if (m_shape.measures.units == 0)
        return;
    const OrdersShape orders = ordersShape(m_shape.measures, m_column.width());
    if (orders.perLine == 0)
        return;
    // Keeps the heading with the first line.
    if (ordersHeadHeight + orderHeight() > room())
        nextColumn();
    place(SheetPart::OrdersHead, ordersHeadHeight);
    for (int first = 0; first < 4;) {
        const int perLine = ordersShape(m_shape.measures, m_column.width()).perLine;
        const int count = std::min(std::max(1, perLine), 4 - first);
        place(SheetPart::Orders, orderHeight(), first, count);
        first += count;
    }
}

void Planner::placeTables() {
    if (m_shape.measures.units == 0)
        return;
    if (m_column.width() < widePage) {
        place(SheetPart::Stats, statsHeight);
        place(SheetPart::Multipliers, multipliersHeight);
        return;
    }
    const double height = std::max(statsHeight, multipliersHeight);
    place(SheetPart::Stats, height);
    QRectF& stats = m_pages.back().back().area;
    const QRectF whole = stats;
    stats.setWidth(0.52 * whole.width());
    m_pages.back().push_back({SheetPart::Multipliers, whole.adjusted(stats.width() + 8, 0, 0, 0)});
}

void Planner::placeRules() {
    const int columns = m_rulesBelowGrid || m_column.width() >= widePage ? m_ruleColumns : 1;
    const auto all = static_cast<int>(m_shape.rules.size());
    for (int first = 0; first < all; first += rulesABox) {
        const int count = std::min(rulesABox, all - first);
        place(SheetPart::Rules,
              paint::rulesHeight(rulesPart(m_shape.rules, first, count), m_column.width(), columns), first,
              count);
        m_pages.back().back().columns = columns;
    }
}

void Planner::placeNotes() {
    if (room() >= leastNotes)
        place(SheetPart::Notes, room());
}

void Planner::placeUnits() {
    const int units = m_shape.measures.units;
    for (int first = 0; first < units;) {
        m_pages.emplace_back();
        const QRectF area(0, headerHeight, m_content.width(), bottom() - headerHeight);
        const int count = std::min(std::max(1, unitTableShape.rowsIn(area.height())), units - first);
        m_pages.back().push_back({SheetPart::Units, area, first, count});
        first += count;
    }
}

std::vector<SheetPage> Planner::plan() {
    const double row = rowHeight();
    const bool isLargeSheet = isLarge();
    const bool isListed = isLargeSheet || !nameFits({cellWidth(), row}, m_shape.longestName);
    place(SheetPart::Posture, postureHeight);
    placeGrid(row);
    if (isWide()) {
        place(SheetPart::Tracks, tracksHeight);
        if (m_rulesBelowGrid)
            placeRules();
        nextColumn();
    }
    // Below a large grid only the tables fit, not the damage orders.
    if (isLargeSheet)
        placeTables();
    placeOrders();
    for (qsizetype i = 0; i < m_shape.joins.size(); ++i)
        place(SheetPart::Joins, joinHeight(m_shape.joins[i]), static_cast<int>(i));
    if (!isLargeSheet)
        placeTables();
    if (!m_rulesBelowGrid)
        placeRules();
    if (!isWide() && m_tracks)
        place(SheetPart::Tracks, tracksHeight);
    placeNotes();
    if (isListed)
        placeUnits();
    return std::move(m_pages);
}

} // namespace

OrdersShape ordersShape(const smm::Measures& measures, double width) {
    constexpr double smallest = 4.2;
    constexpr double largest = 6.6;
    const int side = std::max(1, measures.width);
    if (side > mostOrderWidth)
        return {smallest, 0};
    const double cell = std::clamp((width - 3 * orderGap) / (4 * side), smallest, largest);
    const int fitting = static_cast<int>((width + orderGap + 1e-6) / (side * cell + orderGap));
    // Two and two is easier to read than three and one.
    return {cell, fitting == 3 ? 2 : std::clamp(fitting, 1, 4)};
}

std::vector<SheetPage> planSheet(const SheetShape& shape, QSizeF content) {
    return Planner(shape, content).plan();
}

} // namespace sf::paint
