// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/kind_registry.h"

#include <QWidget>

#include <functional>

class QStackedWidget;
class QTabBar;

namespace sf::ui {
class MessageBar;
}

namespace sf::app {

/// The middle of the window: the open documents as tabs, messages under the tabs, and the start page while
/// nothing is open. Owns the documents with their pages.
class DocumentArea final : public QWidget {
    Q_OBJECT

public:
    DocumentArea(const ui::KindRegistry& kinds, const ui::PageContext& context, QWidget* parent = nullptr);
    ~DocumentArea() override;

    /// What is seen while no document is open, made when that is first so.
    void setStartPage(std::function<QWidget*()> make);
    /// Opens a tab and shows it; null when no kind makes pages for such a document.
    ui::Page* add(std::unique_ptr<document::Document> document);
    void close(ui::Page* page);

    int count() const { return static_cast<int>(m_tabs.size()); }
    ui::Page* page(int index) const;
    /// Null on the start page.
    ui::Page* currentPage() const;
    QList<ui::Page*> pages() const;
    void setCurrent(ui::Page* page);
    /// By -1 or 1, round the end.
    void step(int by);
    /// The page of the document in the file; null when it is not open.
    ui::Page* find(const QString& path) const;
    ui::MessageBar& messages() { return *m_messages; }

Q_SIGNALS:
    /// Null for the start page.
    void currentChanged(sf::ui::Page* page);
    /// Before anything can be edited in it.
    void added(sf::ui::Page* page);
    void closeRequested(sf::ui::Page* page);
    /// Everybody who shows something of the page lets go of it now.
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
    ui::MessageBar* m_messages;
    QStackedWidget* m_stack;
    std::function<QWidget*()> m_makeStart;
    QWidget* m_start = nullptr; ///< once it has been seen
};

} // namespace sf::app
