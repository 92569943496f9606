// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/play/play.h"
#include "core/text/caption.h"
#include "ui/battle/editor/stack_clipboard.h"
#include "ui/battle/map/battle_view.h"
#include "ui/page/command_registry.h"
#include "ui/style/settings.h"

#include <functional>
#include <memory>

class QMenu;

namespace sf::ui {

/// Adds the commands of a battle to its page, and shows them in the context menu of a stack.
class BattleActions final : public QObject {
    Q_OBJECT

public:
    BattleActions(document::BattleDocument& document, Selection& selection, BattleView& view, Page& page,
                  Settings& settings);
    ~BattleActions() override;

    /// Fills the menu of an opposing stack with what the selected one may be ordered to do to it; false where
    /// there is nothing to order.
    using OrderItems = std::function<bool(QMenu& menu, const battle::StackId& target)>;
    void setOrderItems(OrderItems items) { m_orderItems = std::move(items); }
    /// Fills the menu of the selected stack with the orders that it may be given.
    void setOwnItems(std::function<void(QMenu& menu)> items) { m_ownItems = std::move(items); }

    /// Asks what the columns of the list in a file give, and adds its units to the selected stack.
    void importList(const QString& path);

Q_SIGNALS:
    /// A brush was chosen: its palette should be shown.
    void paletteWanted();
    /// The brush was put away.
    void paletteDone();
    /// The structure should count for victory (BAT-10).
    void objectiveWanted(const sf::battle::StructureId& structure);

private:
    /// Asks people something first; returns what to say in the status bar.
    using Ask = std::function<text::Caption(const CommandContext&)>;

    /// A command that asks something first.
    struct Row {
        const char* id;
        QString text;
        QString icon;
        QKeySequence key;
        Page::Menu menu;
        Ask ask;
        QString toolTip = {};
        Command::Scope scope = Command::Scope::Window;
    };

    void run(const Ask& ask);
    /// Adds commands that are there only in Set up.
    void addSetUp(std::initializer_list<Row> rows);
    std::function<void()> asking(Ask ask);
    battle::StackPointer selected() const;
    void addTools();
    /// Whether the tool changes nothing.
    static bool isLook(BattleView::Tool tool);
    void selectTool(BattleView::Tool tool);
    void fillToolBar();
    bool isSetUp() const { return battle::isFree(m_document.battle()); }
    /// Why a command of Set up can't run; empty if it can.
    text::Caption setUpRefusal() const;
    /// Why people can't act for the selected stack; empty if they can.
    text::Caption stackRefusal() const;
    /// Also why the action isn't possible for it.
    text::Caption
    stackRefusal(const std::function<battle::Action(const battle::StackId& stack)>& action) const;
    void addPossible(QMenu& menu, std::initializer_list<const char*> ids) const;
    void fillStackMenu(QMenu& menu) const;
    void addEditCommands();
    ChosenParts chosen() const;
    void addStackCommands();
    void addShapeCommands();
    static QString describeBrush(BattleView::Tool tool);
    void selectAll();
    void makePostures();
    void addDocumentCommands();
    void addViewCommands();
    void addToggle(Command command, const Setting<bool>& setting);
    void refresh();
    void showContextMenu(const QPoint& point, const battle::StackId& stack);

    document::BattleDocument& m_document;
    Selection& m_selection;
    BattleView& m_view;
    Page& m_page;
    Settings& m_settings;
    CommandRegistry& m_commands;
    OrderItems m_orderItems;
    std::function<void(QMenu& menu)> m_ownItems;
    std::unique_ptr<QMenu> m_postureMenu;
    bool m_isSetUp = false; ///< what the tool bar is for
};

} // namespace sf::ui
