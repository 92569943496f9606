// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/page.h"

#include <QHash>

class QDockWidget;
class QMainWindow;
class QStackedWidget;

namespace sf::app {

/// The docks around the documents. Pages that have a dock of the same name share its frame, and the content
/// switches with the page, so that the layout stays put. Contents are created when first shown.
class DockArea final : public QObject {
    Q_OBJECT

public:
    explicit DockArea(QMainWindow& window);

    /// Shows the page's docks; none if null.
    void show(ui::Page* page);
    /// Removes the page's contents. Call it before the page is deleted.
    void forget(ui::Page* page);
    void raise(const QString& objectName);
    /// Shows the docks that the page has just filled.
    void showFilled();
    /// Updates the contents after the page was covered or uncovered.
    void refresh();
    QList<QAction*> toggles() const;
    /// Saves the dock layout.
    QByteArray layout() const;
    void restore(const QByteArray& layout);
    /// Restores the default layout.
    void reset();

protected:
    /// Notices docks that the user closes.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Frame {
        ui::Page::Dock place; ///< wanted by the page that had it first
        QDockWidget* dock = nullptr;
        QStackedWidget* stack = nullptr;
        QWidget* cover = nullptr; ///< replaces the content while the page is covered
        QHash<ui::Page*, QWidget*> contents;
        bool hasHeight = false; ///< it has been shown, so its height is known
    };
    Frame& frame(const ui::Page::Dock& dock);
    void openFronts();
    void showTitles();
    void giveHeights();
    bool isShown(const ui::Page::Dock& dock) const;
    void place(const ui::Page::Dock& dock, QDockWidget* widget);
    void raiseFirsts();
    void resizeDocks();
    void fill(const QString& objectName);

    QMainWindow& m_window;
    QHash<QString, Frame> m_frames;
    QStringList m_order;
    ui::Page* m_page = nullptr;
    QList<ui::Page::Dock> m_current;
    QByteArray m_layout;
    QHash<QString, bool> m_chosen; ///< docks that the user has opened or closed
};

} // namespace sf::app
