// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/kind_registry.h"

#include <QWidget>

#include <functional>

class QStackedWidget;
class QTabBar;
class QToolButton;

namespace sf::ui {
class MessageBar;
}

namespace sf::app {

/// The centre of the window: open documents as tabs, messages over the top of the page, and a start page
/// while nothing is open. Owns the documents and their pages.
class DocumentArea final : public QWidget {
    Q_OBJECT

public:
    DocumentArea(const ui::KindRegistry& kinds, const ui::PageContext& context, QWidget* parent = nullptr);
    ~DocumentArea() override;

    /// Sets the start page's factory. The page is created when it is first shown.
    void setStartPage(std::function<QWidget*()> make);
    /// Opens a tab and shows it. Returns null if no kind creates pages for the document.
    ui::Page* add(std::unique_ptr<document::Document> document);
    void close(ui::Page* page);

    int count() const { return static_cast<int>(m_tabs.size()); }
    ui::Page* page(int index) const;
    /// Null while the start page is shown.
    ui::Page* currentPage() const;
    QList<ui::Page*> pages() const;
    void setCurrent(ui::Page* page);
    /// Shows the start page; the documents stay open.
    void showStart();
    /// The shortcut for showStart().
    static QString startKeys();
    /// Switches by -1 or 1 tabs and wraps around; from the start page back to the document shown last.
    void step(int by);
    /// Returns the page of the document with this file under any of its names, or null if it isn't open.
    ui::Page* find(const QString& path, const ui::Page* except = nullptr) const;
    ui::MessageBar& messages() { return *m_messages; }

Q_SIGNALS:
    /// `page` is null for the start page.
    void currentChanged(sf::ui::Page* page);
    /// Emitted before the page can be edited.
    void added(sf::ui::Page* page);
    void closeRequested(sf::ui::Page* page);
    /// Emitted before a page closes: receivers must drop their references to it.
    void aboutToClose(sf::ui::Page* page);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Tab;
    QWidget* startPage();
    void showCurrent(int index);
    void moveTab(int from, int to);
    void refreshTitle(ui::Page* page);
    int indexOf(const ui::Page* page) const;

    const ui::KindRegistry& m_kinds;
    ui::PageContext m_context;
    std::vector<std::unique_ptr<Tab>> m_tabs;
    QTabBar* m_bar;
    QToolButton* m_home;
    bool m_isStartShown = true;
    ui::MessageBar* m_messages;
    QStackedWidget* m_stack;
    std::function<QWidget*()> m_makeStart;
    QWidget* m_start = nullptr; ///< null until it is first shown
};

} // namespace sf::app
