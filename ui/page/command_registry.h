// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"
#include "core/text/caption.h"
#include "ui/help/key_list.h"
#include "ui/page/edit_commands.h"
#include "ui/page/page.h"
#include "ui/widgets/board_key.h"

#include <QHash>
#include <QKeySequence>
#include <QPointer>

#include <optional>

class QMenu;

namespace sf::ui {

/// A command on a page. Its action in the menus and the tool bar, its shortcuts and its help entries are all
/// made from this.
struct Command {
    enum class Button { Icon, Labelled, Filled };
    enum class Scope { Window, Board };

    QString id;        ///< object name of the action
    QString text;      ///< menu text with its mnemonic
    QString icon = {}; ///< name of a line icon
    QList<QKeySequence> shortcuts = {};
    /// Shortcuts without Ctrl or Alt need board scope, so that they don't interfere with typing elsewhere.
    Scope scope = Scope::Window;
    std::optional<Page::Menu> menu = {}; ///< commands without one are in a submenu
    std::optional<Edit> edit = {};       ///< what the Edit menu runs while the focus is in this place
    Button button = Button::Icon;        ///< in the tool bar
    QString toolTip = {};                ///< adds what the text doesn't say
    Rule rule = {};                      ///< shown in the tool tip
    /// Changes nothing that is played, so that it works while somebody else acts; see Document::awaited().
    bool looks = false;
    /// Whether it runs at once while a film does, which others only end.
    std::function<bool()> skipsFilm = {};
    std::function<void()> run = {};
    std::function<bool()> isEnabled = {}; ///< an empty function means always; same for isVisible
    std::function<bool()> isVisible = {}; ///< false where the mode or phase of the game has no such command
    std::function<bool()> isChecked = {}; ///< empty unless the command toggles something
    /// Why it can't run now, in a sentence; empty if it can. Its tip then, and what its keys say, also while
    /// it isn't visible.
    std::function<text::Caption()> refusal = {};
};

/// The commands of one page and the keys of its board. Menus list commands in the order they were added.
class CommandRegistry final : public QObject {
    Q_OBJECT

public:
    explicit CommandRegistry(QWidget& page, QObject* parent = nullptr);

    QAction* add(Command command);
    void addSeparator(Page::Menu menu);
    void addSubmenu(Page::Menu menu, QMenu& submenu);
    /// From here on, the menu lists the commands of parts before what is added later; without a call it lists
    /// them first.
    void placeParts(Page::Menu menu);
    /// Takes command ids; an empty id adds a separator, and `spacer` pushes what follows to the right.
    void setToolBar(std::initializer_list<const char*> ids);
    /// Adds commands of which one is checked, in one frame at the right end of the tool bar.
    void addSegments(std::initializer_list<const char*> ids);
    static constexpr auto spacer = "spacer";
    void setBoardKeys(const BoardKeys& keys);
    /// Sets the registries of page parts that come and go; see placeParts().
    void setParts(const QList<CommandRegistry*>& parts);

    /// Returns all commands, including those of the parts.
    /// isEnabled() must tolerate a selection or a battle that has just changed.
    std::vector<const Command*> commands() const;
    /// Returns the action of the command, or null if there is no such command.
    QAction* action(const char* id) const { return m_actions.value(QLatin1String(id)); }
    QList<QAction*> actions(std::initializer_list<const char*> ids) const;
    QList<QAction*> menu(Page::Menu menu) const;
    QList<QAction*> toolBar() const { return m_toolBar; }
    /// Returns the board's keys and what they do, for the help.
    QList<QPair<QString, QString>> boardKeys() const { return m_boardKeys; }
    /// The board's keys, then the shortcuts of the visible commands by menu.
    KeyGroups keyGroups() const;
    QAction* makeSeparator();
    /// Disables all commands, including those of the parts, such as while the page is covered.
    void setBlocked(bool isBlocked);

    /// Whether the command may run now: the page isn't covered, and the command only looks or it is a
    /// person's turn.
    bool allows(const Command& command) const;

public Q_SLOTS:
    /// Updates the enabled, visible and checked state of every action, including those of the parts.
    /// isEnabled() must tolerate a selection or a battle that has just changed.
    void refresh();

private:
    KeyList shortcuts(std::optional<Page::Menu> menu) const;
    text::Caption refusalOf(const Command& command) const;
    void addRefuser(const Command& command);

    QWidget& m_page;
    std::vector<Command> m_commands;
    QList<QPointer<CommandRegistry>> m_parts;
    QHash<QString, QAction*> m_actions;
    QHash<QString, QAction*> m_refusers; ///< have the keys of commands that can't run, and say why
    QHash<int, QList<QAction*>> m_menus;
    QHash<int, qsizetype> m_partPlaces;
    QList<QAction*> m_toolBar;
    QList<QPair<QString, QString>> m_boardKeys;
    bool m_isBlocked = false;
};

} // namespace sf::ui
