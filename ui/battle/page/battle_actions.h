// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/page/page.h"

#include <QHash>
#include <QKeySequence>

#include <functional>
#include <memory>

class QAction;
class QActionGroup;
class QMenu;

namespace sf::ui {

class BattleView;
class Selection;
class Settings;
struct CommandContext;

/// The commands of a battle as actions: made once, enabled only when they are possible, shared by menus, tool
/// bar and the stacks' context menu.
class BattleActions final : public QObject {
    Q_OBJECT

public:
    BattleActions(document::BattleDocument& document, Selection& selection, BattleView& view, Page& page,
                  Settings& settings);
    ~BattleActions() override;

    QList<QAction*> forMenu(Page::Menu menu) const { return m_menus.value(static_cast<int>(menu)); }
    QList<QAction*> forToolBar() const { return m_toolBar; }
    /// Fills the menu of an opposing stack with what the selected one may be ordered to do to it; false where
    /// there is nothing to order.
    using OrderItems = std::function<bool(QMenu& menu, const battle::StackId& target)>;
    void setOrderItems(OrderItems items) { m_orderItems = std::move(items); }
    /// Checks what the settings say.
    void showSettings();

Q_SIGNALS:
    /// A brush was taken up: its colours are wanted.
    void paletteWanted();
    /// It was laid down again.
    void paletteDone();

private:
    using Command = std::function<QString(const CommandContext&)>;

    /// The name is for tests and for the lists below; people see the text.
    QAction* make(const char* name, const QString& text, const QString& icon, const QKeySequence& key = {});
    QAction* makeCommand(const char* name, const QString& text, const QString& icon, const QKeySequence& key,
                         Command command);
    QAction* separator();
    QAction* find(const char* name) const;
    void run(const Command& command);
    void makeTools();
    void makeStackCommands();
    void makePostures();
    void makeTurns();
    void makeDocumentCommands();
    void makeViewCommands();
    void fillToolBar();
    void refresh();
    void showContextMenu(const QPoint& point, const battle::StackId& stack);

    document::BattleDocument& m_document;
    Selection& m_selection;
    BattleView& m_view;
    Page& m_page;
    Settings& m_settings;
    QHash<int, QList<QAction*>> m_menus;
    QHash<QString, QAction*> m_named;
    QList<QAction*> m_toolBar;
    QList<QAction*> m_needStack;
    OrderItems m_orderItems;
    QActionGroup* m_tools;
    QActionGroup* m_postures;
    std::unique_ptr<QMenu> m_postureMenu;
};

} // namespace sf::ui
