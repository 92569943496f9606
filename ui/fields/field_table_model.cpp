// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/field_table_model.h"

namespace sf::ui {

std::optional<text::Caption> FieldTableModel::problemWith(const QModelIndex& /*index*/,
                                                          const QString& /*text*/) const {
    return std::nullopt;
}

} // namespace sf::ui

#include "moc_field_table_model.cpp"
