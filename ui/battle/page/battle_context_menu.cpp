// SPDX-License-Identifier: GPL-3.0-or-later
// The context menus of the map.
// Declared in battle_actions.h.
#include "core/text/battle_text.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_actions.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/turn.h"
#include "ui/page/command_registry.h"
#include "ui/page/mnemonic.h"
#include "ui/style/icons.h"

#include <QAction>
#include <QMenu>

namespace sf::ui {

void BattleActions::addPossible(QMenu& menu, std::initializer_list<const char*> ids) const {
    for (QAction* action : m_commands.actions(ids))
        if (action->isEnabled() && action->isVisible())
            menu.addAction(action);
}

/// What can be done with the selected stack now.
void BattleActions::fillStackMenu(QMenu& menu) const {
    if (const QString awaited = m_document.awaited().text; !awaited.isEmpty())
        menu.addAction(awaited)->setEnabled(false);
    if (stackRefusal().isEmpty()) {
        m_ownItems(menu);
        if (m_document.battle().play)
            connect(menu.addAction(tr("&Move…")), &QAction::triggered, &m_view.stacks(),
                    &StackController::startMove);
        if (!menu.isEmpty())
            menu.addSeparator();
    }
    addPossible(menu, {"rotateLeft", "rotateRight"});
    if (m_postureMenu->menuAction()->isEnabled() && m_postureMenu->menuAction()->isVisible())
        menu.addMenu(m_postureMenu.get());
    menu.addSeparator();
    addPossible(menu, {"mergeStack", "splitStack", "addUnits"});
    menu.addSeparator();
    addPossible(menu, {"renameStack", "cutStacks", "copyStacks", "duplicateStack", "removeStack"});
    menu.addSeparator();
    addPossible(menu, {"centre"});
}

void BattleActions::showContextMenu(const QPoint& point, const battle::StackId& stack) {
    QMenu menu(&m_page);
    if (stack.text.empty()) {
        addPossible(menu, {"addStack"});
        if (mayEdit(m_document))
            addPossible(menu, {"pasteStacks"});
        const hex::Hex hex = m_view.layout().at(m_view.mapFromGlobal(point));
        const battle::Structure* structure = m_document.battle().map->structureAt(hex);
        if (structure && battle::isFree(m_document.battle()))
            menu.addAction(lineIcon(QStringLiteral("flag")),
                           tr("Make %1 an objective…").arg(withoutShortcut(text::structureName(*structure))),
                           this, [this, id = structure->id] { Q_EMIT objectiveWanted(id); });
        menu.addSeparator();
        menu.addAction(m_commands.action("fit"));
    } else if (!m_orderItems || !m_orderItems(menu, stack)) {
        m_selection.setStack(stack);
        fillStackMenu(menu);
    }
    menu.exec(point);
}

} // namespace sf::ui
