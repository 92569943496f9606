// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/document.h"

#include <QWidget>

class QAction;

namespace sf::ui {

/// One tab of the main window: the board of one document, with what its kind adds to menus, tool bar and
/// docks. A new kind of document is one subclass and one line in the registry; the main window knows no kind
/// by name.
class Page : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    enum class Menu { View, Game, Tools, Edit };
    struct Dock {
        QString title;
        QString objectName;        ///< for the saved layout
        QWidget* widget = nullptr; ///< owned by the page until the window takes it
        Qt::DockWidgetArea area = Qt::RightDockWidgetArea;
    };

    virtual document::Document& document() = 0;
    /// In the order of the menu; a null action is a separator. The page owns them.
    virtual QList<QAction*> actions(Menu menu) = 0;
    /// What the tool bar shows between the common tools and the filled button of the next step.
    virtual QList<QAction*> toolBarActions() = 0;
    virtual QList<Dock> docks() = 0;

Q_SIGNALS:
    /// For the status bar: at the left what just happened or why not, with its rule; at the right where one
    /// is.
    void messageShown(const QString& text);
    void placeShown(const QString& text);
};

} // namespace sf::ui
