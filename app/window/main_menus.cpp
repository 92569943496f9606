// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_menus.h"

#include "app/window/dock_area.h"
#include "app/window/document_area.h"
#include "app/window/file_controller.h"
#include "app/window/window_keys.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/forms/commit_edit.h"
#include "ui/page/command_registry.h"
#include "ui/page/mnemonic.h"
#include "ui/style/icons.h"
#include "ui/style/settings.h"
#include "ui/style/style.h"
#include "ui/widgets/rule_chip.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QHelpEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStyle>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>

namespace sf::app {

using ui::lineIcon;
using Menu = ui::Page::Menu;

namespace {

/// Returns the desktop's keys for a standard command plus a fallback, because without a desktop theme Qt has
/// no keys for some commands.
QList<QKeySequence> standardKeys(QKeySequence::StandardKey key, const QKeySequence& fallback) {
    auto keys = QKeySequence::keyBindings(key);
    keys.removeAll(QKeySequence());
    if (!keys.contains(fallback))
        keys.append(fallback);
    return keys;
}

} // namespace

MainMenus::MainMenus(QMainWindow& window, FileController& controller, DocumentArea& area, DockArea& docks,
                     const ui::KindRegistry& kinds, ui::Settings& settings)
    : QObject(&window)
    , m_window(window)
    , m_controller(controller)
    , m_area(area)
    , m_docks(docks)
    , m_settings(settings)
    , m_file(addMenu(tr("&File")))
    , m_recent(new QMenu(tr("Open &recent"), &window))
    , m_edit(addMenu(tr("&Edit")))
    , m_view(addMenu(tr("&View")))
    , m_game(addMenu(tr("&Game")))
    , m_tools(addMenu(tr("&Tools")))
    , m_toolBar(window.addToolBar(tr("Tools"))) {
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->installEventFilter(this);
    fitToolBar();
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    makeFileMenu(kinds);
    makeEditMenu();
    makeViewMenu();
    makeOtherMenus();
    connect(&settings, &ui::Settings::recentFilesChanged, this, &MainMenus::fillRecent);
    fillRecent();
}

/// Icons and bar grow with the text.
void MainMenus::fitToolBar() {
    const int icon = m_toolBar->style()->pixelMetric(QStyle::PM_ToolBarIconSize, nullptr, m_toolBar);
    m_toolBar->setIconSize({icon, icon});
    m_toolBar->setFixedHeight(std::max(icon, m_toolBar->fontMetrics().height()) + 22);
}

bool MainMenus::eventFilter(QObject* watched, QEvent* event) {
    if (auto* menu = qobject_cast<QMenu*>(watched); menu && event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QAction* action = menu->actionAt(help->pos());
        const QString refusal =
            action && !action->isEnabled() ? action->property("refusal").toString() : QString();
        QToolTip::showText(help->globalPos(), refusal, menu);
        return true;
    }
    if (watched == m_toolBar && event->type() == QEvent::FontChange)
        fitToolBar();
    return QObject::eventFilter(watched, event);
}

QAction* MainMenus::make(const QString& text, const QString& icon, const QList<QKeySequence>& keys,
                         std::function<void()> command) {
    auto* action = new QAction(text, this);
    if (!icon.isEmpty())
        action->setIcon(lineIcon(icon));
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, [this, run = std::move(command)] {
        if (ui::commitEdit(&m_window) && run)
            run();
    });
    return action;
}

QMenu* MainMenus::addMenu(const QString& title) {
    QMenu* menu = m_window.menuBar()->addMenu(title);
    menu->installEventFilter(this);
    return menu;
}

void MainMenus::makeFileMenu(const ui::KindRegistry& kinds) {
    QList<QKeySequence> newKeys = standardKeys(QKeySequence::New, tr("Ctrl+N"));
    // One button for all kinds, because the tool bar is short of space.
    auto* news = new QMenu(tr("New"), &m_window);
    news->menuAction()->setIcon(lineIcon(QStringLiteral("new")));
    m_ownTools << news->menuAction();
    for (const auto& kind : kinds.kinds()) {
        auto* action =
            make(kind.newText, kind.iconName, newKeys, [this, &kind] { m_controller.create(kind); });
        newKeys.clear();
        m_file->addAction(action);
        news->addAction(action);
    }
    auto* open = make(tr("&Open…"), QStringLiteral("open"), standardKeys(QKeySequence::Open, tr("Ctrl+O")),
                      [this] { m_controller.askToOpen(); });
    auto* save = make(tr("&Save"), QStringLiteral("save"), standardKeys(QKeySequence::Save, tr("Ctrl+S")),
                      [this] { m_controller.save(m_area.currentPage()); });
    auto* saveAs = make(tr("Save &as…"), {}, standardKeys(QKeySequence::SaveAs, tr("Ctrl+Shift+S")),
                        [this] { m_controller.saveAs(m_area.currentPage()); });
    auto* saveCopy =
        make(tr("Save a &copy…"), {}, {}, [this] { m_controller.saveCopy(m_area.currentPage()); });
    m_revert = make(tr("Rever&t…"), {}, {}, [this] { m_controller.revert(m_area.currentPage()); });
    m_print = make(tr("&Print…"), QStringLiteral("print"), standardKeys(QKeySequence::Print, tr("Ctrl+P")),
                   [this] { Q_EMIT printRequested(); });
    auto* close = make(tr("C&lose"), QStringLiteral("close"), standardKeys(QKeySequence::Close, tr("Ctrl+W")),
                       [this] { m_controller.close(m_area.currentPage()); });
    auto* quit =
        make(tr("&Quit"), {}, standardKeys(QKeySequence::Quit, tr("Ctrl+Q")), [this] { m_window.close(); });
    m_file->addAction(open);
    m_file->addMenu(m_recent);
    m_file->addAction(
        make(tr("&Games by post…"), {}, {tr("Ctrl+Shift+B")}, [this] { Q_EMIT postsRequested(); }));
    m_recover = make(tr("Reco&ver documents…"), {}, {}, [this] { Q_EMIT recoveryRequested(); });
    m_recover->setVisible(false);
    m_file->addAction(m_recover);
    m_file->addSeparator();
    m_file->addActions({save, saveAs, saveCopy, m_revert});
    m_file->addSeparator();
    m_file->addAction(m_print);
    m_afterFilePart = m_file->addSeparator();
    m_file->addActions({close, quit});
    m_needPage << save << saveAs << saveCopy << m_revert << close;
    m_ownTools << open << save << m_print;
}

void MainMenus::makeEditMenu() {
    // The page performs undo, because it may have to ask.
    m_undo =
        make(tr("&Undo"), QStringLiteral("undo"), standardKeys(QKeySequence::Undo, tr("Ctrl+Z")), [this] {
            if (auto* page = m_area.currentPage())
                page->undo();
        });
    auto redoKeys = standardKeys(QKeySequence::Redo, tr("Ctrl+Shift+Z"));
    if (!redoKeys.contains(tr("Ctrl+Y")))
        redoKeys << tr("Ctrl+Y");
    m_redo = make(tr("&Redo"), QStringLiteral("redo"), redoKeys, [this] {
        if (auto* page = m_area.currentPage())
            page->redo();
    });
    refreshSteps();
    m_edit->addActions({m_undo, m_redo});
    m_edit->addSeparator();
    addEditActions();
    m_edit->addSeparator();
    auto* separator = new QAction(this);
    separator->setSeparator(true);
    m_ownTools << separator << m_undo << m_redo;
}

namespace {

/// The menu text with the name of the step, in which “&” makes no shortcut.
QString withDeed(const QString& text, const QString& deed) {
    return deed.isEmpty() ? text : text + QLatin1Char(' ') + sf::ui::withoutShortcut(deed);
}

} // namespace

void MainMenus::refreshSteps() {
    ui::Page* page = m_area.currentPage();
    const document::Document* document = page ? &page->document() : nullptr;
    m_undo->setEnabled(page && page->mayUndo());
    m_redo->setEnabled(page && page->mayRedo());
    m_print->setEnabled(page && page->canPrint() && !page->isCovered());
    m_undo->setText(withDeed(tr("&Undo"), document ? document->undoText() : QString()));
    m_redo->setText(withDeed(tr("&Redo"), document ? document->redoText() : QString()));
}

void MainMenus::makeViewMenu() {
    m_panels = m_view->addMenu(tr("Dock&s"));
    m_panelsPlace = m_panels->menuAction();
    m_view->addSeparator();
    auto* next =
        make(tr("&Next document"), {}, {tr("Ctrl+Tab"), tr("Ctrl+PgDown")}, [this] { m_area.step(1); });
    auto* previous = make(tr("&Previous document"), {}, {tr("Ctrl+Shift+Tab"), tr("Ctrl+PgUp")},
                          [this] { m_area.step(-1); });
    auto* full = make(tr("F&ull screen"), {}, {tr("F11")}, {});
    full->setCheckable(true);
    connect(full, &QAction::toggled, &m_window, [this](bool on) {
        m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, on));
    });
    auto* start = make(tr("St&art page"), QStringLiteral("home"), {DocumentArea::startKeys()},
                       [this] { m_area.showStart(); });
    auto* rules = make(tr("Sho&w rules"), {}, {tr("Ctrl+Shift+I")}, {});
    ui::RuleChip::followSetting(m_settings, *rules);
    m_view->addActions({start, next, previous, full, rules});
    m_needDocuments << start << next << previous;
}

void MainMenus::makeOtherMenus() {
    auto* settings = addMenu(tr("&Settings"));
    auto* reset = make(tr("Reset the &window layout"), {}, {}, [this] { m_docks.reset(); });
    settings->addAction(reset);
    m_needPage << reset;
    auto* configure = make(tr("&Settings…"), {}, standardKeys(QKeySequence::Preferences, tr("Ctrl+,")),
                           [this] { Q_EMIT settingsRequested(); });
    configure->setMenuRole(QAction::PreferencesRole);
    settings->addAction(configure);
    auto* help = addMenu(tr("&Help"));
    help->addAction(make(tr("&How it works"), QStringLiteral("book"),
                         standardKeys(QKeySequence::HelpContents, tr("F1")),
                         [this] { Q_EMIT helpRequested(); }));
    help->addAction(make(tr("&Keys"), {}, {tr("Ctrl+F1")}, [this] { Q_EMIT keysRequested(); }));
    m_accessibility = help->addMenu(tr("A&ccessibility"));
    m_afterAccessibility = make(tr("Read &text by keyboard"), {}, {tr("Ctrl+F7")}, &WindowKeys::readText);
    m_accessibility->addAction(m_afterAccessibility);
    help->addSeparator();
    help->addAction(
        make(tr("&About Squarefront"), QStringLiteral("info"), {}, [this] { Q_EMIT aboutRequested(); }));
}

void MainMenus::setRecoveryPossible(bool possible) {
    m_recover->setVisible(possible);
}

void MainMenus::fillRecent() {
    m_recent->clear();
    const auto files = m_settings.recentFiles();
    for (const auto& path : files) {
        const auto text = ui::withoutShortcut(text::displayName(QDir::toNativeSeparators(path)));
        m_recent->addAction(text, this, [this, path] { m_controller.open(path); });
    }
    m_recent->addSeparator();
    m_recent->addAction(tr("&Clear this list"), &m_settings, &ui::Settings::clearRecentFiles);
    m_recent->setEnabled(!files.isEmpty());
}

void MainMenus::replace(QMenu* menu, QAction* before, QList<QAction*>& held, const QList<QAction*>& actions) {
    for (auto* action : std::as_const(held))
        menu->removeAction(action);
    held = actions;
    menu->insertActions(before, actions);
}

void MainMenus::show(ui::Page* page) {
    const auto actions = [page](Menu menu) { return page ? page->actions(menu) : QList<QAction*>(); };
    replace(m_file, m_afterFilePart, m_held[m_file], actions(Menu::File));
    replace(m_edit, nullptr, m_held[m_edit], actions(Menu::Edit));
    replace(m_view, m_panelsPlace, m_held[m_view], actions(Menu::View));
    m_panels->clear();
    m_panels->addActions(m_docks.toggles());
    m_panels->menuAction()->setVisible(page);
    replace(m_accessibility, m_afterAccessibility, m_held[m_accessibility], actions(Menu::Accessibility));
    replace(m_game, nullptr, m_held[m_game], actions(Menu::Game));
    replace(m_tools, nullptr, m_held[m_tools], actions(Menu::Tools));
    m_game->menuAction()->setEnabled(!m_game->isEmpty());
    m_tools->menuAction()->setEnabled(!m_tools->isEmpty());
    for (auto* action : std::as_const(m_needPage))
        action->setEnabled(page);
    for (auto* action : std::as_const(m_needDocuments))
        action->setEnabled(m_area.count() > 0);
    m_revert->setEnabled(page && !page->document().filePath().isEmpty());
    refreshSteps();
    fillToolBar(page);
}

void MainMenus::fillToolBar(ui::Page* page) {
    for (auto* action : m_toolBar->actions())
        m_toolBar->removeAction(action);
    m_toolBar->addActions(m_ownTools);
    if (page) {
        auto* separator = m_toolBar->addSeparator();
        separator->setParent(page);
        m_toolBar->addActions(page->commands().toolBar());
    }
    styleToolButtons(m_toolBar->actions());
}

void MainMenus::styleToolButtons(const QList<QAction*>& actions) {
    for (auto* action : actions)
        if (auto* button = qobject_cast<QToolButton*>(m_toolBar->widgetForAction(action))) {
            button->setFocusPolicy(Qt::TabFocus);
            if (action->menu())
                button->setPopupMode(QToolButton::InstantPopup);
            if (action->property("filled").toBool())
                ui::Style::makeFilled(button);
            if (action->property("labelled").toBool()) {
                button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
                button->setProperty("framed", true);
                button->setAutoRaise(false);
            }
        }
}

namespace {

QString plain(QString text) {
    return text.remove(QLatin1Char('&'));
}

/// Shortcuts in a submenu get its name: "Go to: Log".
void addKeys(const QMenu& menu, const QString& submenu, QList<QPair<QString, QString>>& result) {
    for (const auto* action : menu.actions()) {
        if (action->menu())
            addKeys(*action->menu(), plain(action->text()), result);
        QStringList keys;
        for (const auto& key : action->shortcuts())
            keys << key.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            result.append({keys.join(MainMenus::tr(" or ")), text::labelled(submenu, plain(action->text()))});
    }
}

} // namespace

QList<QPair<QString, QString>> MainMenus::keys() const {
    QList<QPair<QString, QString>> result;
    for (const auto* top : m_window.menuBar()->actions())
        addKeys(*top->menu(), QString(), result);
    return result;
}

} // namespace sf::app

#include "moc_main_menus.cpp"
