// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_area.h"

#include "core/document/base/document.h"
#include "core/document/io/file_path.h"
#include "core/text/display_text.h"
#include "ui/page/message_bar.h"
#include "ui/page/mnemonic.h"
#include "ui/page/page.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/widgets/elided_label.h"

#include <QFontMetrics>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::app {

struct DocumentArea::Tab {
    Tab(std::unique_ptr<document::Document> shown, ui::Page* itsPage)
        : document(std::move(shown)), page(itsPage) {}

    std::unique_ptr<document::Document> document;
    // Declared after the document, so that it is destroyed first.
    std::unique_ptr<ui::Page> page;
};

DocumentArea::DocumentArea(const ui::KindRegistry& kinds, const ui::PageContext& context, QWidget* parent)
    : QWidget(parent)
    , m_kinds(kinds)
    , m_context(context)
    , m_bar(new QTabBar(this))
    , m_home(new QToolButton(this))
    , m_messages(new ui::MessageBar(this))
    , m_stack(new QStackedWidget(this)) {
    m_bar->setObjectName(QStringLiteral("documents"));
    m_bar->setAccessibleName(tr("Open documents"));
    m_bar->setTabsClosable(true);
    m_bar->setMovable(true);
    m_bar->setExpanding(false);
    m_bar->setElideMode(Qt::ElideNone); // names that are too long are elided, the rest is scrolled
    m_bar->setUsesScrollButtons(true);
    m_bar->setDrawBase(true);
    m_bar->hide();
    m_home->setObjectName(QStringLiteral("home"));
    m_home->setIcon(ui::lineIcon(QStringLiteral("home")));
    m_home->setToolTip(
        tr("Start page (%1)").arg(QKeySequence(startKeys()).toString(QKeySequence::NativeText)));
    m_home->setAccessibleName(tr("Start page"));
    m_home->setAutoRaise(true);
    m_home->setCheckable(true);
    m_home->hide();
    auto* layout = ui::marginless<QVBoxLayout>(this, 0);
    auto* top = new QHBoxLayout;
    top->setSpacing(0);
    top->addWidget(m_home);
    top->addWidget(m_bar, 1);
    layout->addLayout(top);
    // Messages come and go over the page, so that nothing under the pointer moves.
    auto* pages = new QGridLayout;
    pages->addWidget(m_stack, 0, 0);
    pages->addWidget(m_messages, 0, 0, Qt::AlignTop);
    layout->addLayout(pages, 1);
    m_messages->raise();
    connect(m_bar, &QTabBar::currentChanged, this, &DocumentArea::showCurrent);
    connect(m_home, &QToolButton::clicked, this, &DocumentArea::showStart);
    connect(m_bar, &QTabBar::tabBarClicked, this, [this](int index) {
        if (m_isStartShown && page(index))
            showCurrent(index);
    });
    connect(m_bar, &QTabBar::tabMoved, this, &DocumentArea::moveTab);
    connect(m_bar, &QTabBar::tabCloseRequested, this,
            [this](int index) { Q_EMIT closeRequested(page(index)); });
}

DocumentArea::~DocumentArea() {
    disconnect(m_bar, nullptr, this, nullptr);
}

void DocumentArea::setStartPage(std::function<QWidget*()> make) {
    m_makeStart = std::move(make);
}

/// Null while this area is hidden.
QWidget* DocumentArea::startPage() {
    if (!m_start && m_makeStart && isVisible()) {
        m_start = m_makeStart();
        m_stack->addWidget(m_start);
    }
    return m_start;
}

void DocumentArea::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (count() == 0)
        showCurrent(-1);
}

ui::Page* DocumentArea::add(std::unique_ptr<document::Document> document) {
    const auto* kind = m_kinds.find(document->kind());
    if (!kind)
        return nullptr;
    auto* page = kind->makePage(*document, m_context, m_stack);
    m_stack->addWidget(page);
    const auto refresh = [this, page] { refreshTitle(page); };
    connect(document.get(), &document::Document::titleChanged, page, refresh);
    connect(document.get(), &document::Document::filePathChanged, page, refresh);
    connect(document.get(), &document::Document::modifiedChanged, page, refresh);
    m_tabs.push_back(std::make_unique<Tab>(std::move(document), page));
    Q_EMIT added(page);
    const int index = m_bar->addTab({});
    refreshTitle(page);
    m_bar->show();
    m_home->show();
    m_bar->setCurrentIndex(index);
    return page;
}

void DocumentArea::close(ui::Page* page) {
    const int index = indexOf(page);
    if (index < 0)
        return;
    Q_EMIT aboutToClose(page);
    const bool isStartShown = m_isStartShown;
    // Remove the tab first, so that the page is not visible while it is destroyed.
    auto tab = std::move(m_tabs[static_cast<std::size_t>(index)]);
    m_tabs.erase(m_tabs.begin() + index);
    m_bar->removeTab(index);
    m_stack->removeWidget(page);
    m_bar->setVisible(!m_tabs.empty());
    m_home->setVisible(!m_tabs.empty());
    showCurrent(isStartShown ? -1 : m_bar->currentIndex());
}

ui::Page* DocumentArea::page(int index) const {
    return index < 0 || index >= count() ? nullptr : m_tabs[static_cast<std::size_t>(index)]->page.get();
}

ui::Page* DocumentArea::currentPage() const {
    return m_isStartShown ? nullptr : page(m_bar->currentIndex());
}

QList<ui::Page*> DocumentArea::pages() const {
    QList<ui::Page*> result;
    for (const auto& tab : m_tabs)
        result << tab->page.get();
    return result;
}

void DocumentArea::setCurrent(ui::Page* page) {
    const int index = indexOf(page);
    if (m_isStartShown && index == m_bar->currentIndex())
        showCurrent(index);
    else
        m_bar->setCurrentIndex(index);
}

QString DocumentArea::startKeys() {
    return tr("Ctrl+Shift+Home");
}

void DocumentArea::showStart() {
    showCurrent(-1);
}

void DocumentArea::step(int by) {
    if (m_isStartShown)
        showCurrent(m_bar->currentIndex());
    else if (count() > 1)
        m_bar->setCurrentIndex((m_bar->currentIndex() + by + count()) % count());
}

ui::Page* DocumentArea::find(const QString& path, const ui::Page* except) const {
    for (const auto& tab : m_tabs)
        if (tab->page.get() != except && document::areOneFile(tab->document->filePath(), path))
            return tab->page.get();
    return nullptr;
}

void DocumentArea::showCurrent(int index) {
    auto* current = page(index);
    m_isStartShown = !current;
    m_home->setChecked(m_isStartShown);
    if (auto* widget = current ? static_cast<QWidget*>(current) : startPage()) {
        m_stack->setCurrentWidget(widget);
        setFocusProxy(widget);
        widget->setFocus();
    }
    Q_EMIT currentChanged(current);
}

void DocumentArea::moveTab(int from, int to) {
    auto first = m_tabs.begin() + std::min(from, to);
    auto last = m_tabs.begin() + std::max(from, to) + 1;
    std::rotate(first, from < to ? first + 1 : last - 1, last);
}

void DocumentArea::refreshTitle(ui::Page* page) {
    const int index = indexOf(page);
    if (index < 0)
        return;
    const auto& document = page->document();
    const QFontMetrics metrics(m_bar->font());
    const QString name = text::displayName(document.name());
    auto title = ui::elidedName(metrics, name, 34 * metrics.averageCharWidth());
    const bool isWhole = title == name;
    title = ui::withoutShortcut(title);
    m_bar->setTabText(index, document.isModified() ? title + QLatin1Char('*') : title);
    const QString place =
        document.filePath().isEmpty() ? tr("Not saved yet") : text::displayName(document.filePath());
    m_bar->setTabToolTip(index, isWhole ? place : name + QLatin1Char('\n') + place);
}

int DocumentArea::indexOf(const ui::Page* page) const {
    const auto found = std::ranges::find_if(m_tabs, [page](auto& tab) { return tab->page.get() == page; });
    return found == m_tabs.end() ? -1 : static_cast<int>(found - m_tabs.begin());
}

} // namespace sf::app

#include "moc_document_area.cpp"
