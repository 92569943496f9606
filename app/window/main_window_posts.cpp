// SPDX-License-Identifier: GPL-3.0-or-later
// The games by post of the main window.
// Declared in main_window.h.
#include "app/window/document_area.h"
#include "app/window/main_window.h"
#include "ui/page/page.h"
#include "ui/post/post_controller.h"
#include "ui/post/post_window.h"

#include <algorithm>

namespace sf::app {

/// Null if the document has no tab.
ui::Page* MainWindow::pageOf(const document::Document* document) const {
    const QList<ui::Page*> pages = m_area->pages();
    const auto found =
        std::ranges::find_if(pages, [&](ui::Page* page) { return &page->document() == document; });
    return found == pages.end() ? nullptr : *found;
}

/// The games of this user.
ui::PostController& MainWindow::postGames() {
    if (!m_postGames)
        m_postGames = new ui::PostController(document::PostGameStore(), document::SecretStore(), this);
    return *m_postGames;
}

/// In front.
ui::PostWindow& MainWindow::posts() {
    if (!m_posts) {
        m_posts = new ui::PostWindow(m_context, postGames(), this);
        connect(m_posts, &ui::PostWindow::battleOpened, this, [this](document::Document* battle) {
            add(std::unique_ptr<document::Document>(battle));
            raise();
            activateWindow();
        });
        connect(m_posts, &ui::PostWindow::battleResumed, this, [this](document::Document* battle) {
            if (ui::Page* page = pageOf(battle))
                m_area->setCurrent(page);
            raise();
            activateWindow();
        });
        // The orders are in a post, so nothing is asked.
        connect(m_posts, &ui::PostWindow::battleFinished, this,
                [this](document::Document* battle) { m_area->close(pageOf(battle)); });
        connect(m_posts, &ui::PostWindow::helpRequested, this, [this] { showHelp(QStringLiteral("posts")); });
    }
    m_posts->show();
    m_posts->raise();
    m_posts->activateWindow();
    return *m_posts;
}

} // namespace sf::app
