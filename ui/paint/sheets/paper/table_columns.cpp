// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/paper/table_columns.h"

namespace sf::paint {

QRectF cellOf(std::span<const TableColumn> columns, std::size_t column, const QRectF& row) {
    double left = row.left();
    for (const TableColumn& before : columns.first(column))
        left += before.share * row.width();
    return {left, row.top(), columns[column].share * row.width(), row.height()};
}

} // namespace sf::paint
