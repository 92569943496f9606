// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/go_to_menu.h"

#include "ui/page/command_registry.h"

namespace sf::ui {

GoToMenu::GoToMenu(Page& page, const QString& board)
    : QMenu(tr("&Go to"), &page), m_page(page), m_board(board) {
    page.commands().addSubmenu(Page::Menu::View, *this);
}

CommandRegistry& GoToMenu::makeCommands() {
    delete m_commands;
    m_commands = new CommandRegistry(m_page);
    addAction(m_commands->add({.id = QStringLiteral("goToBoard"),
                               .text = m_board,
                               .shortcuts = {tr("Ctrl+Alt+B")},
                               .looks = true,
                               .run = [this] { m_page.setFocus(Qt::ShortcutFocusReason); }}));
    for (const Page::Dock& dock : m_page.docks())
        for (const Page::Dock::GoTo& goTo : dock.goTos)
            addAction(m_commands->add({.id = QStringLiteral("goTo-") + goTo.key.toString(),
                                       .text = goTo.text,
                                       .shortcuts = {goTo.key},
                                       .looks = true,
                                       .run = [this, name = dock.objectName, part = goTo.part] {
                                           Q_EMIT m_page.dockEntered(name);
                                           if (part)
                                               part();
                                       }}));
    return *m_commands;
}

} // namespace sf::ui

#include "moc_go_to_menu.cpp"
