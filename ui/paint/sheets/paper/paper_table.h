// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/paper/paper.h"

#include <algorithm>
#include <vector>

namespace sf::paint {

/// The usual styles of columns.
namespace column {
inline constexpr TextStyle label{.size = type::small, .muted = true};
inline constexpr TextStyle figure{.size = type::small, .align = Align::Centre};
inline constexpr TextStyle result{.size = type::small, .bold = true, .align = Align::Right};
} // namespace column

/// A column of a printed table.
struct PaperColumn {
    double width = 0;                        ///< in millimetres; 0: an equal part of what the others leave
    QString name = {};                       ///< its heading, aligned as its cells
    TextStyle style = {.size = type::small}; ///< of its cells
    double indent = 0;                       ///< of its cells' texts, not of the heading
};

/// A text in a table.
struct PaperCell {
    QString text;
    bool isBold = false; ///< also where its column isn't

    PaperCell(const QString& shown, bool bold = false) // NOLINT(google-explicit-constructor)
        : text(shown), isBold(bold) {}
};

/// The heights of a table's parts, in millimetres.
struct TableShape {
    double head = 0; ///< of the headings with the line below them; 0: there are none
    double row = 4;
    double headSize = type::small; ///< of the headings' texts

    /// How many rows such a height has room for.
    int rowsIn(double height) const { return std::max(0, static_cast<int>((height - head) / row)); }
    double heightOf(int rows) const { return head + rows * row; }
};

/// A table on paper, painted row by row from the top. Each page has a table of its own, so that the headings
/// are repeated.
class PaperTable {
public:
    /// Paints the headings.
    PaperTable(Paper& paper, const QRectF& area, const TableShape& shape, std::vector<PaperColumn> columns);

    Paper& paper() const { return m_paper; }
    /// Of the next rows.
    void setRowHeight(double height) { m_row.setHeight(height); }
    /// The column's part of the next row, for what isn't a single line of text.
    QRectF cell(std::size_t column) const;
    /// Paints the next row: texts, a cell each, and a line below them. Bold are all of them that aren't
    /// muted.
    void row(const std::vector<PaperCell>& cells, bool isBold = false);
    /// A row to be filled in by hand, with lines between the columns and a text in the first.
    void blankRow(const PaperCell& first);

private:
    void text(const QRectF& area, double baseline, const QString& text, const TextStyle& style);

    Paper& m_paper;
    QRectF m_row; ///< the next one
    std::vector<PaperColumn> m_columns;
};

} // namespace sf::paint
