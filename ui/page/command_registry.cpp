// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/command_registry.h"

#include "core/text/caption.h"
#include "ui/forms/commit_edit.h"
#include "ui/style/icons.h"

#include <QMenu>
#include <QWidgetAction>

namespace sf::ui {

CommandRegistry::CommandRegistry(QWidget& page, QObject* parent)
    : QObject(parent ? parent : &page), m_page(page) {}

QAction* CommandRegistry::add(Command command) {
    auto* action = new QAction(command.text, this);
    action->setObjectName(command.id);
    if (!command.icon.isEmpty())
        action->setIcon(lineIcon(command.icon));
    action->setShortcuts(command.shortcuts);
    if (command.scope == Command::Scope::Board)
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    if (!command.toolTip.isEmpty())
        action->setToolTip(text::Caption(command.toolTip, command.rule).text());
    action->setCheckable(static_cast<bool>(command.isChecked));
    if (command.edit)
        action->setProperty("edit", static_cast<int>(*command.edit));
    action->setProperty("labelled", command.button != Command::Button::Icon);
    action->setProperty("filled", command.button == Command::Button::Filled);
    connect(action, &QAction::triggered, this, [this, guarded = command] {
        if (!commitEdit(m_page.window()))
            return refresh();
        if (allows(guarded))
            guarded.run();
        refresh();
    });
    m_page.addAction(action);
    m_actions.insert(action->objectName(), action);
    if (command.menu)
        m_menus[static_cast<int>(*command.menu)] << action;
    m_commands.push_back(std::move(command));
    return action;
}

QAction* CommandRegistry::makeSeparator() {
    auto* separator = new QAction(this);
    separator->setSeparator(true);
    return separator;
}

void CommandRegistry::addSeparator(Page::Menu menu) {
    m_menus[static_cast<int>(menu)] << makeSeparator();
}

void CommandRegistry::addSubmenu(Page::Menu menu, QMenu& submenu) {
    m_menus[static_cast<int>(menu)] << submenu.menuAction();
}

void CommandRegistry::setParts(const QList<CommandRegistry*>& parts) {
    m_parts = {parts.begin(), parts.end()};
}

std::vector<const Command*> CommandRegistry::commands() const {
    std::vector<const Command*> all;
    for (const auto& part : m_parts)
        if (part)
            for (const Command* command : part->commands())
                all.push_back(command);
    for (const Command& command : m_commands)
        all.push_back(&command);
    return all;
}

QList<QAction*> CommandRegistry::menu(Page::Menu menu) const {
    QList<QAction*> all;
    for (const auto& part : m_parts)
        if (part)
            all << part->menu(menu);
    return all << m_menus.value(static_cast<int>(menu));
}

QList<QAction*> CommandRegistry::actions(std::initializer_list<const char*> ids) const {
    QList<QAction*> result;
    for (const char* id : ids)
        result << action(id);
    return result;
}

void CommandRegistry::setToolBar(std::initializer_list<const char*> ids) {
    for (const std::string_view id : ids) {
        if (id.empty()) {
            m_toolBar << makeSeparator();
        } else if (id == spacer) {
            auto* room = new QWidget;
            room->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
            auto* action = new QWidgetAction(this);
            action->setDefaultWidget(room);
            m_toolBar << action;
        } else {
            m_toolBar << action(id.data());
        }
    }
}

void CommandRegistry::setBoardKeys(const BoardKeys& keys) {
    m_boardKeys.clear();
    for (const BoardKey& row : keys)
        m_boardKeys.append({row.keys, row.help});
}

/// Those of the menu, or of submenus if there is none.
KeyList CommandRegistry::shortcuts(std::optional<Page::Menu> menu) const {
    KeyList list;
    for (const Command* command : commands()) {
        if ((command->edit ? Page::Menu::Edit : command->menu) != menu || command->shortcuts.isEmpty() ||
            (command->isVisible && !command->isVisible()))
            continue;
        const auto keys = QKeySequence::listToString(command->shortcuts, QKeySequence::NativeText);
        list.append({keys, QString(command->text).remove(u'&').remove(u'…')});
    }
    return list;
}

KeyGroups CommandRegistry::keyGroups() const {
    KeyGroups groups{{tr("On the board"), m_boardKeys},         {tr("Game"), shortcuts(Page::Menu::Game)},
                     {tr("File"), shortcuts(Page::Menu::File)}, {tr("Edit"), shortcuts(Page::Menu::Edit)},
                     {tr("View"), shortcuts(Page::Menu::View)}, {tr("Tools"), shortcuts(Page::Menu::Tools)},
                     {tr("Go to"), shortcuts(std::nullopt)}};
    groups.removeIf([](const KeyGroup& group) { return group.keys.isEmpty(); });
    return groups;
}

void CommandRegistry::setBlocked(bool isBlocked) {
    if (m_isBlocked == isBlocked)
        return;
    m_isBlocked = isBlocked;
    for (const auto& part : m_parts)
        if (part)
            part->setBlocked(isBlocked);
    refresh();
}

bool CommandRegistry::allows(const Command& command) const {
    auto* page = qobject_cast<Page*>(&m_page);
    return !m_isBlocked && (command.looks || !page || !page->document().isLocked());
}

void CommandRegistry::refresh() {
    for (const auto& part : m_parts)
        if (part)
            part->refresh();
    for (const Command& command : m_commands) {
        QAction* action = m_actions.value(command.id);
        action->setEnabled(allows(command) && (!command.isEnabled || command.isEnabled()));
        if (command.isVisible)
            action->setVisible(command.isVisible());
        if (command.isChecked)
            action->setChecked(command.isChecked());
    }
}

} // namespace sf::ui

#include "moc_command_registry.cpp"
