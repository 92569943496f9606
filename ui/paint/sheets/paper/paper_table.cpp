// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/paper/paper_table.h"

namespace sf::paint {

PaperTable::PaperTable(Paper& paper, const QRectF& area, const TableShape& shape,
                       std::vector<PaperColumn> columns)
    : m_paper(paper)
    , m_row(area.left(), area.top() + shape.head, area.width(), shape.row)
    , m_columns(std::move(columns)) {
    double rest = area.width();
    for (const PaperColumn& column : m_columns)
        rest -= column.width;
    const auto equal = std::ranges::count(m_columns, 0, &PaperColumn::width);
    for (PaperColumn& column : m_columns)
        if (column.width == 0)
            column.width = rest / static_cast<double>(equal);
    if (shape.head == 0)
        return;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        text(cell(i), m_row.top() - 1.6, m_columns[i].name,
             {.size = shape.headSize, .muted = true, .align = m_columns[i].style.align});
    const double line = m_row.top() - 0.4;
    paper.line(area.left(), line, area.right(), line, 0.35);
}

QRectF PaperTable::cell(std::size_t column) const {
    double left = m_row.left();
    for (std::size_t i = 0; i < column; ++i)
        left += m_columns[i].width;
    return {left, m_row.top(), m_columns[column].width, m_row.height()};
}

void PaperTable::text(const QRectF& area, double baseline, const QString& text, const TextStyle& style) {
    constexpr double gap = 0.8; // to the next column
    const double share = style.align == Align::Left ? 0 : style.align == Align::Centre ? 0.5 : 1;
    m_paper.text({area.left() + share * area.width(), baseline}, area.width() - gap, text, style);
}

void PaperTable::row(const std::vector<PaperCell>& cells, bool isBold) {
    constexpr double halfLetter = 0.95; // of small ones, so that texts of all sizes have one baseline
    for (std::size_t i = 0; i < cells.size(); ++i) {
        TextStyle style = m_columns[i].style;
        style.bold = style.bold || cells[i].isBold || (isBold && !style.muted);
        text(cell(i).adjusted(m_columns[i].indent, 0, 0, 0), m_row.center().y() + halfLetter, cells[i].text,
             style);
    }
    m_row.translate(0, m_row.height());
    m_paper.paleLine(m_row.left(), m_row.top(), m_row.right(), m_row.top());
}

void PaperTable::blankRow(const PaperCell& first) {
    for (std::size_t i = 1; i < m_columns.size(); ++i) {
        const double x = cell(i).left() - 0.6;
        m_paper.paleLine(x, m_row.top(), x, m_row.bottom());
    }
    row({first});
}

} // namespace sf::paint
