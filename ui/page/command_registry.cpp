// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/command_registry.h"

#include "ui/forms/commit_edit.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/style.h"
#include "ui/widgets/window_request.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QWidgetAction>

#include <utility>

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
        // What would go on while the film of what came before still runs ends it first.
        auto* page = qobject_cast<Page*>(&m_page);
        const bool skips = guarded.looks || (guarded.skipsFilm && guarded.skipsFilm());
        if (page && page->isWatching() && !skips)
            page->endFilm();
        else if (allows(guarded))
            guarded.run();
        refresh();
    });
    m_page.addAction(action);
    m_actions.insert(action->objectName(), action);
    if (command.menu)
        m_menus[static_cast<int>(*command.menu)] << action;
    if (!command.shortcuts.isEmpty())
        addRefuser(command);
    m_commands.push_back(std::move(command));
    return action;
}

void CommandRegistry::addRefuser(const Command& command) {
    auto* refuser = new QAction(command.text, this);
    refuser->setEnabled(false);
    refuser->setShortcuts(command.shortcuts);
    refuser->setShortcutContext(m_actions.value(command.id)->shortcutContext());
    connect(refuser, &QAction::triggered, this, [this, guarded = command] {
        showMessage(m_page, refusalOf(guarded));
        refresh();
    });
    m_page.addAction(refuser);
    m_refusers.insert(command.id, refuser);
}

QAction* CommandRegistry::makeSeparator() {
    auto* separator = new QAction(this);
    separator->setSeparator(true);
    return separator;
}

void CommandRegistry::addSeparator(Page::Menu menu) {
    m_menus[static_cast<int>(menu)] << makeSeparator();
}

void CommandRegistry::placeParts(Page::Menu menu) {
    m_partPlaces[static_cast<int>(menu)] = m_menus.value(static_cast<int>(menu)).size();
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
    const QList<QAction*> own = m_menus.value(static_cast<int>(menu));
    const qsizetype place = m_partPlaces.value(static_cast<int>(menu));
    QList<QAction*> all = own.first(place);
    for (const auto& part : m_parts)
        if (part)
            all << part->menu(menu);
    return all << own.sliced(place);
}

QList<QAction*> CommandRegistry::actions(std::initializer_list<const char*> ids) const {
    QList<QAction*> result;
    for (const char* id : ids)
        result << action(id);
    return result;
}

void CommandRegistry::setToolBar(std::initializer_list<const char*> ids) {
    for (QAction* action : std::exchange(m_toolBar, {}))
        if (!m_actions.contains(action->objectName()))
            action->deleteLater();
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

void CommandRegistry::addSegments(std::initializer_list<const char*> ids) {
    auto* frame = new QFrame;
    frame->setFrameShape(QFrame::StyledPanel);
    auto* row = padded<QHBoxLayout>(frame, {2, 2, 2, 2}, 2);
    for (QAction* command : actions(ids)) {
        auto* button = new QToolButton(frame);
        Style::makeSegment(button);
        button->setDefaultAction(command);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    auto* action = new QWidgetAction(this);
    action->setDefaultWidget(frame);
    m_toolBar << action;
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
    KeyGroups groups{{tr("On the board"), m_boardKeys},
                     {tr("Game"), shortcuts(Page::Menu::Game)},
                     {tr("Orders"), shortcuts(Page::Menu::Orders)},
                     {tr("File"), shortcuts(Page::Menu::File)},
                     {tr("Edit"), shortcuts(Page::Menu::Edit)},
                     {tr("View"), shortcuts(Page::Menu::View)},
                     {tr("Tools"), shortcuts(Page::Menu::Tools)},
                     {tr("Go to"), shortcuts(std::nullopt)},
                     {tr("Accessibility"), shortcuts(Page::Menu::Accessibility)}};
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

/// Nothing is said of what a cover hides.
text::Caption CommandRegistry::refusalOf(const Command& command) const {
    auto* page = qobject_cast<Page*>(&m_page);
    if (m_isBlocked)
        return {};
    if (page && !command.looks && page->document().isLocked())
        return page->document().awaited().text;
    return command.refusal ? command.refusal() : text::Caption();
}

void CommandRegistry::refresh() {
    for (const auto& part : m_parts)
        if (part)
            part->refresh();
    for (const Command& command : m_commands) {
        QAction* action = m_actions.value(command.id);
        const text::Caption refusal = refusalOf(command);
        const bool mayRun =
            allows(command) && refusal.isEmpty() && (!command.isEnabled || command.isEnabled());
        action->setEnabled(mayRun);
        action->setProperty("refusal", refusal.text());
        if (QAction* refuser = m_refusers.value(command.id))
            refuser->setEnabled(!mayRun && !refusal.isEmpty());
        if (command.isVisible)
            action->setVisible(command.isVisible());
        if (command.isChecked)
            action->setChecked(command.isChecked());
    }
}

} // namespace sf::ui

#include "moc_command_registry.cpp"
