// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/check_item.h"

#include "ui/speech/announce.h"

#include <QCoreApplication>
#include <QListWidget>

namespace sf::ui {

CheckItem::CheckItem(const QString& text, bool isChecked, QListWidget& list)
    : QListWidgetItem(text, &list, UserType) {
    setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    setCheckState(isChecked ? Qt::Checked : Qt::Unchecked);
}

QVariant CheckItem::data(int role) const {
    if (role == Qt::AccessibleTextRole && checkState() == Qt::Unchecked)
        return QCoreApplication::translate("sf::ui::CheckItem", "%1, not checked").arg(text());
    return QListWidgetItem::data(role);
}

void CheckItem::setData(int role, const QVariant& value) {
    const bool isToggled = role == Qt::CheckStateRole && value != data(role);
    QListWidgetItem::setData(role, value);
    const QListWidget* list = listWidget();
    if (isToggled && list && list->hasFocus() && list->currentItem() == this)
        announce(*list, checkState() == Qt::Checked
                            ? QCoreApplication::translate("sf::ui::CheckItem", "checked")
                            : QCoreApplication::translate("sf::ui::CheckItem", "not checked"));
}

} // namespace sf::ui
