// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/page.h"

#include <QKeySequence>
#include <QObject>

#include <functional>
#include <map>

namespace sf::ui {

/// The commands of a page in the window's menus and tool bar, in the order in which they are added.
class PageActions final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// With a line icon by name, or none.
    QAction* add(Page::Menu menu, const QString& text, const QString& icon, const QList<QKeySequence>& keys,
                 std::function<void()> command);
    void addSeparator(Page::Menu menu);
    /// Puts an action into the tool bar, with its text beside its icon when it is `labelled`.
    void addToToolBar(QAction* action, bool labelled = false);

    /// What comes after it stands at the right.
    void addSpaceToToolBar();

    QList<QAction*> forMenu(Page::Menu menu) const;
    QList<QAction*> forToolBar() const { return m_toolBar; }

private:
    std::map<Page::Menu, QList<QAction*>> m_menus;
    QList<QAction*> m_toolBar;
};

} // namespace sf::ui
