// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dock_area.h"

#include "core/text/lists.h"
#include "ui/speech/tab_order.h"
#include "ui/speech/text_reader.h"
#include "ui/widgets/screen_room.h"

#include <QAction>
#include <QApplication>
#include <QDataStream>
#include <QDockWidget>
#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QLayout>
#include <QMainWindow>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>

#include <algorithm>

namespace sf::app {

namespace {
// Version of the dock and tool bar layout; raise it when their names change.
constexpr int layoutVersion = 5;
constexpr int olderVersion = 4;

/// The usual width of the side docks: wider for large fonts and not too narrow for their figures in small
/// windows, but the board keeps more than half of the window.
int dockWidth(const QMainWindow& window) {
    constexpr double usual = 404;
    constexpr double usualFont = 13.4; // pixels, 10 pt
    const double scale = QFontInfo(window.font()).pixelSize() / usualFont;
    constexpr double least = 330;
    const double share = std::max(0.29 * std::max(1.0, scale) * window.width(), least);
    return static_cast<int>(std::min({usual * scale, share, 0.4 * window.width()}));
}

/// For screen readers, which would call all rows of tabs the same.
QString titlesOf(const QTabBar& bar) {
    QStringList titles;
    for (int tab = 0; tab < bar.count(); ++tab)
        titles << bar.tabText(tab);
    return text::listed(titles);
}

} // namespace

DockArea::DockArea(QMainWindow& window) : QObject(&window), m_window(window) {
    window.setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks |
                          QMainWindow::GroupedDragging);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window.installEventFilter(this);
}

DockArea::Frame& DockArea::frame(const ui::Page::Dock& dock) {
    if (const auto found = m_frames.find(dock.objectName); found != m_frames.end())
        return *found;
    auto* widget = new QDockWidget(dock.title, &m_window);
    widget->setObjectName(dock.objectName);
    auto* stack = new QStackedWidget(widget);
    stack->setMinimumWidth(240);
    stack->setBackgroundRole(QPalette::Base);
    stack->setAutoFillBackground(true);
    auto* cover = new QLabel(tr("Hidden between turns"), stack);
    cover->setAlignment(Qt::AlignCenter);
    cover->setWordWrap(true);
    cover->setForegroundRole(QPalette::PlaceholderText);
    stack->addWidget(cover);
    widget->setWidget(stack);
    place(dock, widget);
    const auto name = dock.objectName;
    connect(widget, &QDockWidget::visibilityChanged, this, [this, name, stack](bool visible) {
        QTimer::singleShot(0, this, &DockArea::openFronts);
        QTimer::singleShot(0, this, &DockArea::showTitles);
        if (!visible)
            return;
        stack->setEnabled(true); // immediately, because it may be about to get the keyboard focus
        fill(name);
    });
    connect(widget->toggleViewAction(), &QAction::triggered, this,
            [this, name](bool shown) { m_chosen[name] = shown; });
    connect(widget, &QDockWidget::topLevelChanged, this, &DockArea::showTitles, Qt::QueuedConnection);
    connect(widget, &QDockWidget::topLevelChanged, widget, [widget](bool isFloating) {
        if (isFloating)
            ui::keepOnScreen(*widget);
    });
    connect(widget, &QDockWidget::dockLocationChanged, this, &DockArea::showTitles, Qt::QueuedConnection);
    widget->installEventFilter(this);
    m_order << name;
    return *m_frames.insert(name, {dock, widget, stack, cover, {}});
}

void DockArea::place(const ui::Page::Dock& dock, QDockWidget* widget) {
    m_window.addDockWidget(dock.area, widget);
    if (const auto other = m_frames.find(dock.tabbedWith); other != m_frames.end())
        m_window.tabifyDockWidget(other->dock, widget);
}

bool DockArea::isShown(const ui::Page::Dock& dock) const {
    return m_chosen.value(dock.objectName, dock.isShown);
}

/// A film has the window for itself, but for the docks that go with it.
bool DockArea::isFolded(const QString& objectName) const {
    return m_page && m_page->isWatching() && !m_page->docksBesideFilm().contains(objectName);
}

void DockArea::noteFronts() {
    m_fronts.clear();
    for (const auto& dock : m_current)
        if (const auto* widget = m_frames[dock.objectName].dock;
            widget->isVisible() && widget->geometry().intersects(widget->parentWidget()->rect()))
            m_fronts << dock.objectName;
}

void DockArea::show(ui::Page* page) {
    const bool first = m_frames.isEmpty() && page;
    const bool wasWatching = std::exchange(m_isWatching, page && page->isWatching());
    if (m_isWatching && !wasWatching)
        noteFronts();
    m_page = page;
    m_current = page ? page->docks() : QList<ui::Page::Dock>();
    for (const auto& dock : m_current) {
        auto& known = frame(dock);
        if (known.place.tabbedWith != dock.tabbedWith && !known.dock->isFloating())
            place(dock, known.dock);
        known.place = dock;
    }
    for (const auto& name : m_order) {
        const auto found = std::ranges::find(m_current, name, &ui::Page::Dock::objectName);
        const bool has = found != m_current.end();
        auto& known = m_frames[name];
        const bool isBesideFilm = m_isWatching && !isFolded(name);
        known.dock->toggleViewAction()->setVisible(has && !m_isWatching);
        known.dock->setVisible(has && (m_isWatching ? isBesideFilm : isShown(*found)));
        if (has && known.dock->isVisible())
            fill(name);
    }
    if (first) {
        raiseFirsts();
        restore(m_layout);
    }
    if (wasWatching && !m_isWatching)
        for (const auto& name : std::as_const(m_fronts))
            m_frames[name].dock->raise();
    QTimer::singleShot(0, this, &DockArea::giveSizes); // after the window's layout
}

/// Docks behind others lie outside the window, where Tab would still reach their contents.
void DockArea::openFronts() {
    for (const auto& known : m_frames) {
        const bool isFront =
            known.dock->isFloating() || known.dock->geometry().intersects(known.dock->parentWidget()->rect());
        if (!isFront && m_page && known.stack->isAncestorOf(QApplication::focusWidget()))
            m_page->setFocus();
        known.stack->setEnabled(isFront);
    }
}

/// A dock with a tab needs no title bar with the same text. Tabs that don't fit are scrolled, not cut.
void DockArea::showTitles() {
    for (auto* bar : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        bar->setElideMode(Qt::ElideNone);
        bar->setAccessibleName(titlesOf(*bar));
    }
    for (const auto& known : m_frames) {
        const auto beside = m_window.tabifiedDockWidgets(known.dock);
        const bool hasTab = !known.dock->isFloating() &&
                            std::ranges::any_of(beside, [](const auto* dock) { return !dock->isHidden(); });
        QWidget* bar = known.dock->titleBarWidget();
        if (hasTab == (bar != nullptr))
            continue;
        known.dock->setTitleBarWidget(hasTab ? new QWidget(known.dock) : nullptr);
        delete bar;
    }
}

/// Of docks in one place, raises the first.
void DockArea::raiseFirsts() {
    for (const auto& dock : m_current)
        if (dock.tabbedWith.isEmpty())
            m_frames[dock.objectName].dock->raise();
}

/// The docks of a page get the sizes that the user chose, or those that suit them, whatever was shown before.
void DockArea::giveSizes() {
    QList<QDockWidget*> docks;
    QList<int> heights;
    QList<QDockWidget*> onTheRight;
    for (const auto& dock : m_current) {
        auto* widget = m_frames[dock.objectName].dock;
        if (widget->isHidden() || widget->isFloating() || !dock.tabbedWith.isEmpty())
            continue;
        const bool isRight = dock.area == Qt::RightDockWidgetArea;
        // The first dock is the main one; the others support it.
        const int usual = dock.height > 0 ? dock.height : !isRight ? 0 : onTheRight.isEmpty() ? 640 : 190;
        if (isRight)
            onTheRight << widget;
        const int height = m_heights.value(dock.objectName, usual);
        if (height == 0)
            continue;
        docks << widget;
        heights << height;
    }
    const int width = m_width > 0 ? m_width : dockWidth(m_window);
    m_window.resizeDocks(onTheRight, QList<int>(onTheRight.size(), width), Qt::Horizontal);
    m_window.resizeDocks(docks, heights, Qt::Vertical);
}

bool DockArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window) {
        const Qt::CursorShape shape = m_window.cursor().shape(); // between docks it says what a drag does
        const bool isDragged = event->type() == QEvent::MouseButtonRelease &&
                               (shape == Qt::SplitHCursor || shape == Qt::SplitVCursor);
        if (isDragged)
            QMetaObject::invokeMethod(this, &DockArea::keepSizes, Qt::QueuedConnection);
        else if (event->type() == QEvent::FontChange)
            QMetaObject::invokeMethod(this, &DockArea::giveSizes, Qt::QueuedConnection);
    } else if (event->type() == QEvent::Close && !m_isWatching) // beside a film it is open for that time only
        m_chosen[watched->objectName()] = false;
    return QObject::eventFilter(watched, event);
}

/// The user has dragged what is between two docks.
void DockArea::keepSizes() {
    for (const auto& dock : m_current) {
        const auto* widget = m_frames[dock.objectName].dock;
        if (!widget->isVisible() || widget->isFloating())
            continue;
        m_heights[dock.objectName] = widget->height();
        if (m_window.dockWidgetArea(m_frames[dock.objectName].dock) == Qt::RightDockWidgetArea)
            m_width = widget->width();
    }
}

void DockArea::fill(const QString& objectName) {
    if (!m_page)
        return;
    auto& known = m_frames[objectName];
    if (m_page->isCovered())
        return known.stack->setCurrentWidget(known.cover);
    auto& content = known.contents[m_page];
    if (!content)
        for (const auto& dock : m_current)
            if (dock.objectName == objectName) {
                content = dock.make();
                known.stack->addWidget(content);
                new ui::TextReader(*content);
            }
    if (content)
        known.stack->setCurrentWidget(content);
}

void DockArea::forget(ui::Page* page) {
    for (auto& known : m_frames)
        delete known.contents.take(page);
    if (m_page == page)
        m_page = nullptr;
}

void DockArea::refresh() {
    for (const auto& dock : m_current)
        if (m_frames[dock.objectName].dock->isVisible())
            fill(dock.objectName);
}

void DockArea::raise(const QString& objectName) {
    if (isFolded(objectName))
        m_page->endFilm();
    if (const auto found = m_frames.find(objectName); found != m_frames.end()) {
        m_chosen[objectName] = true;
        found->dock->show();
        found->dock->raise();
    }
}

void DockArea::enter(const QString& objectName) {
    raise(objectName);
    const auto found = m_frames.find(objectName);
    QWidget* content = found == m_frames.end() ? nullptr : found->stack->currentWidget();
    if (QWidget* stop = content ? ui::firstTabStop(*content) : nullptr)
        stop->setFocus(Qt::ShortcutFocusReason);
}

QList<QAction*> DockArea::toggles() const {
    QList<QAction*> result;
    for (const auto& name : m_order)
        result << m_frames[name].dock->toggleViewAction();
    return result;
}

QByteArray DockArea::layout() const {
    if (m_frames.isEmpty())
        return m_layout;
    QByteArray layout;
    QDataStream out(&layout, QIODevice::WriteOnly);
    out << m_window.saveState(layoutVersion) << m_chosen << m_heights << m_width;
    return layout;
}

void DockArea::restore(const QByteArray& layout) {
    m_layout = layout;
    if (m_frames.isEmpty())
        return;
    QByteArray state;
    QHash<QString, bool> chosen;
    QHash<QString, int> heights; // not in layouts of earlier versions
    QDataStream in(layout);
    int width = 0;
    in >> state >> chosen >> heights >> width;
    if (!state.isEmpty() &&
        (m_window.restoreState(state, layoutVersion) || restoreOlder(state, chosen, heights))) {
        m_chosen = chosen;
        m_heights = heights;
        m_width = width;
        for (const auto& dock : m_current)
            m_frames[dock.objectName].dock->setVisible(isShown(dock));
        for (const auto& known : m_frames)
            if (known.dock->isFloating())
                ui::keepOnScreen(*known.dock);
        return;
    }
    giveSizes();
}

/// Version 4 had more and smaller docks. A dock takes the place of the first of its parts that was shown:
/// while Qt restores the state, it has that part's name.
bool DockArea::restoreOlder(const QByteArray& state, QHash<QString, bool>& chosen,
                            QHash<QString, int>& heights) {
    const std::pair<QString, QStringList> merged[] = {
        {QStringLiteral("stackDock"),
         {QStringLiteral("stackDock"), QStringLiteral("ordersDock"), QStringLiteral("forecastDock")}},
        {QStringLiteral("battleDock"),
         {QStringLiteral("stacksDock"), QStringLiteral("orderListDock"), QStringLiteral("conflictsDock")}}};
    for (const auto& [name, parts] : merged) {
        const auto part =
            std::ranges::find_if(parts, [&chosen](const QString& each) { return chosen.value(each, true); });
        const bool isShown = part != parts.end();
        const QString place = isShown ? *part : parts.front();
        const int height = heights.value(place);
        for (const QString& each : parts) {
            chosen.remove(each);
            heights.remove(each);
        }
        if (const auto known = m_frames.find(name); known != m_frames.end())
            known->dock->setObjectName(place);
        chosen[name] = isShown;
        if (height > 0)
            heights[name] = height;
    }
    const bool isRestored = m_window.restoreState(state, olderVersion);
    for (const QString& name : std::as_const(m_order))
        m_frames[name].dock->setObjectName(name);
    // It was below the map in high windows.
    const auto log = m_frames.constFind(QStringLiteral("logDock"));
    if (isRestored && log != m_frames.constEnd() && !log->dock->isFloating() &&
        m_window.dockWidgetArea(log->dock) == Qt::BottomDockWidgetArea)
        place(log->place, log->dock);
    raiseFirsts();
    return isRestored;
}

void DockArea::reset() {
    m_chosen.clear();
    m_heights.clear();
    m_width = 0;
    for (const auto& name : std::as_const(m_order)) {
        m_frames[name].dock->setFloating(false);
        m_window.removeDockWidget(m_frames[name].dock);
    }
    for (const auto& name : std::as_const(m_order))
        place(m_frames[name].place, m_frames[name].dock);
    show(m_page);
    raiseFirsts();
    giveSizes();
}

} // namespace sf::app

#include "moc_dock_area.cpp"
