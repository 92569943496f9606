// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/edit_commands.h"
#include "ui/page/kind_registry.h"
#include "ui/page/page.h"

#include <QHash>
#include <QPointer>

#include <functional>

class QMainWindow;
class QMenu;
class QToolBar;

namespace sf::app {

class DockArea;
class DocumentArea;
class FileController;

/// Menus and tool bar: the window's own actions and those of the current page.
class MainMenus final : public QObject {
    Q_OBJECT

public:
    MainMenus(QMainWindow& window, FileController& controller, DocumentArea& area, DockArea& docks,
              const ui::KindRegistry& kinds, ui::Settings& settings);

    /// Shows the page's actions; `page` is null if no document is open.
    void show(ui::Page* page);
    /// Updates Undo and Redo for the current document.
    void refreshSteps();
    /// Enables the recovery action if a crash left something to restore.
    void setRecoveryPossible(bool possible);
    /// Text and keys of every action in the menus, for the help.
    QList<QPair<QString, QString>> keys() const;

Q_SIGNALS:
    void settingsRequested();
    void printRequested();
    void recoveryRequested();
    void postsRequested();
    void helpRequested();
    void keysRequested();
    void aboutRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitToolBar();
    QAction* make(const QString& text, const QString& icon, const QList<QKeySequence>& keys,
                  std::function<void()> command);
    QMenu* addMenu(const QString& title);
    void makeFileMenu(const ui::KindRegistry& kinds);
    void makeEditMenu();
    void addEditActions();
    void followFocus(QWidget* now);
    void refreshEdits();
    void runEdit(ui::Edit edit);
    QWidget* editPlace() const;
    bool isInText() const;
    void makeViewMenu();
    void makeOtherMenus();
    void fillRecent();
    void replace(QMenu* menu, QAction* before, QList<QAction*>& held, const QList<QAction*>& actions);
    void fillToolBar(ui::Page* page);
    void styleToolButtons(const QList<QAction*>& actions);

    QMainWindow& m_window;
    FileController& m_controller;
    DocumentArea& m_area;
    DockArea& m_docks;
    ui::Settings& m_settings;
    QMenu* m_file;
    QMenu* m_recent;
    QMenu* m_edit;
    QMenu* m_view;
    QMenu* m_game;
    QMenu* m_tools;
    QToolBar* m_toolBar;
    QList<QAction*> m_needPage;
    QList<QAction*> m_needDocuments; ///< any open ones, also while the start page is shown
    QList<QAction*> m_edits;         ///< as ui::edits has them
    QPointer<QWidget> m_focus;       ///< in the window, besides its menus and tool bar
    QPointer<QWidget> m_place;       ///< around it; what is left if an editor closes under the menu
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_revert = nullptr;
    QAction* m_print = nullptr;
    QAction* m_recover = nullptr;
    QAction* m_afterFilePart = nullptr;
    QMenu* m_panels = nullptr;
    QAction* m_panelsPlace = nullptr;
    QMenu* m_accessibility = nullptr;
    QAction* m_afterAccessibility = nullptr;
    QList<QAction*> m_ownTools;
    QHash<QMenu*, QList<QAction*>> m_held;
};

} // namespace sf::app
