// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"

#include <QWidget>

#include <functional>

class QAction;

namespace sf::paint {
struct PrintOffer;
}

namespace sf::ui {

class CommandRegistry;

/// One tab of the main window: the board of one document, with what its kind adds to menus, tool bar and
/// docks. A new kind of document is one subclass and one line in the registry; the main window knows no kind
/// by name.
class Page : public QWidget {
    Q_OBJECT

public:
    explicit Page(QWidget* parent = nullptr);

    enum class Menu { File, Edit, View, Game, Tools };
    struct Dock {
        QString title;
        QString objectName;             ///< for the saved layout
        std::function<QWidget*()> make; ///< called when the dock is first seen; the window owns the result
        QString tabbedWith;             ///< the dock whose place it shares; empty: a place of its own
        bool isShown = true;            ///< of itself, or only when it is asked for
        int height = 0;                 ///< in pixels at first; 0: as it comes
        Qt::DockWidgetArea area = Qt::RightDockWidgetArea;
    };

    virtual document::Document& document() = 0;
    /// What people can do here; menus, tool bar and help are made from it.
    CommandRegistry& commands() const { return *m_commands; }
    QList<QAction*> actions(Menu menu) const;
    virtual QList<Dock> docks() = 0;
    /// What the Edit menu's Undo does; a page may ask first, or say why not.
    virtual void undo() { document().undo(); }
    /// The page of the help that is about this page; a panel that has one of its own names it in its property
    /// `helpPage`.
    virtual QString helpPage() const { return QStringLiteral("start"); }
    /// Whether nothing of the document may be seen now, in the docks neither.
    virtual bool isCovered() const { return false; }

    virtual bool canPrint() const { return false; }
    /// What the page's document can print, as it stands; something when it can print.
    virtual paint::PrintOffer printOffer() const;

Q_SIGNALS:
    /// A new document was made from this one; whoever hears it owns it and opens a tab.
    void documentMade(sf::document::Document* document);
    /// A dock of the page should come to the front.
    void dockRequested(const QString& objectName);
    /// A dock of docks() is shown of itself from now on, unless people have closed it.
    void docksFilled();
    /// Another document of this kind is wanted.
    void newRequested();
    /// isCovered() has changed.
    void coverChanged();
    /// docks() or the actions have changed.
    void rearranged();
    /// The same, and the contents of the docks must be made again.
    void remade();

protected:
    /// Nothing is told in the status bar while the page is in a background tab or covered.
    void customEvent(QEvent* event) override;

private:
    CommandRegistry* m_commands;
};

} // namespace sf::ui
