// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <cstddef>
#include <span>

namespace sf::paint {

/// A column of a printed table.
struct TableColumn {
    const char* name; ///< its heading, to be translated
    double share;     ///< of the table's width
};

/// The part of a row in the column with this index.
QRectF cellOf(std::span<const TableColumn> columns, std::size_t column, const QRectF& row);

} // namespace sf::paint
