// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/page.h"

#include <QMenu>

namespace sf::ui {

/// “Go to” in the View menu of a page: keys that bring the keyboard focus to the board and into each dock.
class GoToMenu final : public QMenu {
    Q_OBJECT

public:
    /// `board` is the entry for what the page shows beside its docks, with a mnemonic.
    GoToMenu(Page& page, const QString& board);

    /// Makes the entries for the docks that the page has now, and returns their commands, a part of the
    /// page's.
    CommandRegistry& makeCommands();

private:
    Page& m_page;
    QString m_board;
    CommandRegistry* m_commands = nullptr;
};

} // namespace sf::ui
