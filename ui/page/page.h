// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"

#include <QKeySequence>
#include <QWidget>

#include <functional>

class QAction;

namespace sf::paint {
struct PrintOffer;
}

namespace sf::ui {

class CommandRegistry;

/// One tab of the main window: the board of one document, with the menus, tool bar and docks of its kind. A
/// new kind of document needs one subclass and one line in the registry; the main window knows no kind by
/// name.
class Page : public QWidget {
    Q_OBJECT

public:
    explicit Page(QWidget* parent = nullptr);

    /// Orders is a submenu that a page has of its own, Accessibility one of the Help menu.
    enum class Menu { File, Edit, View, Game, Tools, Orders, Accessibility };
    struct Dock {
        QString title;
        QString objectName;             ///< for the saved layout
        std::function<QWidget*()> make; ///< called when the dock is first seen; the window owns the result
        QString tabbedWith;             ///< the dock whose place it shares; empty for a place of its own
        bool isShown = true;            ///< initially, rather than only on request
        int height = 0;                 ///< initial height in pixels; 0 for the default
        Qt::DockWidgetArea area = Qt::RightDockWidgetArea;
        /// An entry of the “Go to” menu.
        struct GoTo {
            QString text; ///< with a mnemonic
            QKeySequence key;
            std::function<void()> part; ///< goes on to a part of the dock, which has the focus; may be empty
        };
        QList<GoTo> goTos = {};

        /// Returns the dock with one more entry.
        Dock reachedBy(const QString& text, const QKeySequence& key, std::function<void()> part = {}) const;
    };

    virtual document::Document& document() = 0;
    /// The commands of the page; menus, tool bar and help are made from them.
    CommandRegistry& commands() const { return *m_commands; }
    QList<QAction*> actions(Menu menu) const;
    virtual QList<Dock> docks() = 0;
    /// Undoes the last step, or explains why it can't; see mayGoTo(). Against the computer it goes back to
    /// the last decision of a person.
    void undo();
    /// Redoes the next step; against the computer up to the next decision of a person.
    void redo();
    bool mayUndo();
    bool mayRedo();
    /// Returns the help page for this page. A panel with its own help page names it in its `helpPage`
    /// property.
    virtual QString helpPage() const { return QStringLiteral("start"); }
    /// Whether the document must be hidden now, including in the docks.
    virtual bool isCovered() const { return false; }

    /// Whether a film runs in place of the board. Then the window shows nothing around it that the film has
    /// yet to tell: no docks but these, and messages wait for its end.
    virtual bool isWatching() const { return false; }
    virtual QStringList docksBesideFilm() const { return {}; }
    virtual void endFilm() {}

    /// Takes what is in a file that was dropped on the window, such as a list; false if the page has no use
    /// for it.
    virtual bool takeFile(const QString& path);

    virtual bool canPrint() const { return false; }
    /// Returns what can be printed of the document in its current state; empty unless canPrint().
    virtual paint::PrintOffer printOffer() const;

Q_SIGNALS:
    /// A new document was made from this one. The receiver owns it and opens a tab.
    void documentMade(sf::document::Document* document);
    /// Asks the window to raise a dock of the page.
    void dockRequested(const QString& objectName);
    /// Asks the window to raise a dock of the page and to give it the keyboard focus.
    void dockEntered(const QString& objectName);
    /// The user wants another document of this kind.
    void newRequested();
    /// Emitted when isCovered() changes.
    void coverChanged();
    /// Emitted when isWatching() or docksBesideFilm() changes.
    void watchingChanged();
    /// docks() or actions() changed.
    void rearranged();
    /// Like rearranged(), but the contents of the docks must be rebuilt too.
    void remade();

protected:
    /// Shows what has been undone or redone, whatever caused it, because the last action's message is no
    /// longer true. For the page's constructor, once there is a document.
    void reportSteps();
    /// Commands that repeat what was announced to screen readers.
    void addSpeechCommands();
    /// Whether the computer acts now, in a document where a person acts too.
    virtual bool isComputersTurn() const { return false; }
    /// Blocks status bar messages while the page is covered or in a background tab.
    void customEvent(QEvent* event) override;

private:
    void undoToDecision();

    CommandRegistry* m_commands;
};

} // namespace sf::ui
