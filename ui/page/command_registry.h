// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"
#include "ui/page/page.h"
#include "ui/widgets/board_key.h"

#include <QHash>
#include <QKeySequence>
#include <QPointer>

#include <optional>

class QMenu;

namespace sf::ui {

/// Something people can do on a page. Its action in menus and tool bar, its shortcuts and its lines in the
/// help are all made from this.
struct Command {
    enum class Button { Icon, Labelled, Filled };
    enum class Scope { Window, Board };

    QString id;        ///< object name of its action
    QString text;      ///< in the menu, with its mnemonic
    QString icon = {}; ///< name of a line icon
    QList<QKeySequence> shortcuts = {};
    /// Shortcuts without Ctrl or Alt belong to the board, so that typing elsewhere stays typing.
    Scope scope = Scope::Window;
    std::optional<Page::Menu> menu = {}; ///< commands without one are in a submenu
    Button button = Button::Icon;        ///< in the tool bar
    QString toolTip = {};                ///< what the text leaves open
    Rule rule = {};                      ///< that the tool tip names
    std::function<void()> run = {};
    std::function<bool()> isEnabled = {}; ///< always, where empty; so with the next one
    std::function<bool()> isVisible = {};
    std::function<bool()> isChecked = {}; ///< only of commands that switch something on or off
};

/// The commands of one page, and the keys of its board. Menus list commands in the order in which they are
/// added.
class CommandRegistry final : public QObject {
    Q_OBJECT

public:
    explicit CommandRegistry(QWidget& page, QObject* parent = nullptr);
    ~CommandRegistry() override;

    QAction* add(Command command);
    void addSeparator(Page::Menu menu);
    void addSubmenu(Page::Menu menu, QMenu& submenu);
    /// Ids of commands; an empty one is a separator, a spacer moves what follows to the right.
    void setToolBar(std::initializer_list<const char*> ids);
    static constexpr auto spacer = "spacer";
    void setBoardKeys(const BoardKeys& keys);
    /// Registries of parts of the page that come and go. Their commands are first in the menus.
    void setParts(const QList<CommandRegistry*>& parts);

    /// With those of its parts.
    std::vector<const Command*> commands() const;
    /// Of the command; null where there is none.
    QAction* action(const char* id) const { return m_actions.value(QLatin1String(id)); }
    QList<QAction*> actions(std::initializer_list<const char*> ids) const;
    QList<QAction*> menu(Page::Menu menu) const;
    QList<QAction*> toolBar() const { return m_toolBar; }
    /// Keys of the board and what they do, for the help.
    QList<QPair<QString, QString>> boardKeys() const { return m_boardKeys; }
    QAction* makeSeparator();

public Q_SLOTS:
    /// Asks every command again whether it is enabled, visible and checked.
    void refresh();

private:
    QWidget& m_page;
    std::vector<Command> m_commands;
    QList<QPointer<CommandRegistry>> m_parts;
    QHash<QString, QAction*> m_actions;
    QHash<int, QList<QAction*>> m_menus;
    QList<QAction*> m_toolBar;
    QList<QPair<QString, QString>> m_boardKeys;
};

} // namespace sf::ui
