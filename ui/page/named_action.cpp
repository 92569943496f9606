// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/named_action.h"

#include "ui/style/icons.h"

#include <QAction>
#include <QWidget>

namespace sf::ui {

QAction* makeNamedAction(QWidget& page, QObject* owner, const char* name, const QString& text,
                         const QString& icon, const QKeySequence& key) {
    auto* action = new QAction(text, owner);
    action->setObjectName(QLatin1String(name));
    if (!icon.isEmpty())
        action->setIcon(lineIcon(icon));
    if (!key.isEmpty())
        action->setShortcut(key);
    page.addAction(action);
    return action;
}

} // namespace sf::ui
