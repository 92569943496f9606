// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

class QAction;
class QObject;
class QWidget;

namespace sf::ui {

/// An action of the page, which owns its key; the name is for tests, people see the text. `icon` and `key`
/// may be empty.
QAction* makeNamedAction(QWidget& page, QObject* owner, const char* name, const QString& text,
                         const QString& icon = {}, const QKeySequence& key = {});

/// For menus and buttons: an ampersand in a name is no shortcut.
inline QString withoutShortcut(QString name) {
    return name.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace sf::ui
