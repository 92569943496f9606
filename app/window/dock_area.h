// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/page.h"

#include <QHash>

class QDockWidget;
class QMainWindow;
class QStackedWidget;

namespace sf::app {

/// The docks round the documents. Pages that have a dock of the same name share its frame, and what is in it
/// changes with the page, so that the layout stays put; contents are made when they are first seen.
class DockArea final : public QObject {
    Q_OBJECT

public:
    explicit DockArea(QMainWindow& window);

    /// Null: no docks.
    void show(ui::Page* page);
    /// Takes down what shows the page, which is about to go.
    void forget(ui::Page* page);
    void raise(const QString& objectName);
    /// After docks of the page have come to be shown of themselves.
    void showFilled();
    /// After the page was covered or uncovered.
    void refresh();
    QList<QAction*> toggles() const;
    /// The layout to save, and back.
    QByteArray layout() const;
    void restore(const QByteArray& layout);
    /// Puts every dock back where it is at the first start.
    void reset();

protected:
    /// Hears of docks that people close.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Frame {
        ui::Page::Dock place; ///< as the page that first had it wants it
        QDockWidget* dock = nullptr;
        QStackedWidget* stack = nullptr;
        QWidget* cover = nullptr; ///< in place of the content of a page that is covered
        QHash<ui::Page*, QWidget*> contents;
        bool hasHeight = false; ///< it has been seen, and has the height it had then
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
    QHash<QString, bool> m_chosen; ///< the docks that people opened or closed
};

} // namespace sf::app
