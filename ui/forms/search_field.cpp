// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/search_field.h"

#include "ui/style/icons.h"

#include <QLineEdit>

namespace sf::ui {

void makeSearchField(QLineEdit& field, const QString& hint) {
    field.setPlaceholderText(hint);
    field.setAccessibleName(hint);
    field.setClearButtonEnabled(true);
    field.addAction(lineIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
}

} // namespace sf::ui
