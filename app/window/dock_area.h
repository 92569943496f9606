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
    /// Raises a dock and gives it the keyboard focus.
    void enter(const QString& objectName);
    /// Updates the contents after the page was covered or uncovered.
    void refresh();
    QList<QAction*> toggles() const;
    /// Saves the dock layout.
    QByteArray layout() const;
    void restore(const QByteArray& layout);
    /// Restores the default layout.
    void reset();

protected:
    /// Notices docks that the user closes or makes higher.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Frame {
        ui::Page::Dock place; ///< wanted by the page that showed it last
        QDockWidget* dock = nullptr;
        QStackedWidget* stack = nullptr;
        QWidget* cover = nullptr; ///< replaces the content while the page is covered
        QHash<ui::Page*, QWidget*> contents;
    };
    Frame& frame(const ui::Page::Dock& dock);
    void openFronts();
    void showTitles();
    void giveSizes();
    void keepSizes();
    bool isShown(const ui::Page::Dock& dock) const;
    bool isFolded(const QString& objectName) const;
    void noteFronts();
    void place(const ui::Page::Dock& dock, QDockWidget* widget);
    void raiseFirsts();
    bool restoreOlder(const QByteArray& state, QHash<QString, bool>& chosen, QHash<QString, int>& heights);
    void fill(const QString& objectName);

    QMainWindow& m_window;
    QHash<QString, Frame> m_frames;
    QStringList m_order;
    ui::Page* m_page = nullptr;
    QList<ui::Page::Dock> m_current;
    bool m_isWatching = false; ///< the docks are folded away for a film
    QStringList m_fronts;      ///< that were before others until then
    QByteArray m_layout;
    QHash<QString, bool> m_chosen; ///< docks that the user has opened or closed
    QHash<QString, int> m_heights; ///< in pixels, of docks whose edges the user has dragged
    int m_width = 0;               ///< of the docks on the right; 0 unless the user has chosen it
};

} // namespace sf::app
