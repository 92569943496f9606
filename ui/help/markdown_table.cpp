// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/markdown_table.h"

namespace sf::ui {

QString tableHeading(const QStringList& cells) {
    return tableRow(cells) + QStringLiteral("|---").repeated(cells.size()) + QStringLiteral("|\n");
}

QString tableRow(const QStringList& cells) {
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

} // namespace sf::ui
