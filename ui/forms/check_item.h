// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidgetItem>

namespace sf::ui {

/// A list item with a check box. Qt tells screen readers only of checked ones, and not of changes; they say
/// both.
class CheckItem final : public QListWidgetItem {
public:
    CheckItem(const QString& text, bool isChecked, QListWidget& list);

    QVariant data(int role) const override;
    void setData(int role, const QVariant& value) override;
};

} // namespace sf::ui
