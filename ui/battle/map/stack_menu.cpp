// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/stack_menu.h"

#include "ui/battle/layer/board_context.h"
#include "ui/battle/map/board_description.h"
#include "ui/board/board_view.h"
#include "ui/page/mnemonic.h"

#include <QMenu>

namespace sf::ui {

void showStackMenu(const BoardContext& context, const std::vector<battle::StackPointer>& stacks,
                   const std::function<void(const battle::StackId&)>& choose) {
    auto* menu = new QMenu(&context.view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const battle::StackPointer& stack : stacks) {
        QAction* action = menu->addAction(withoutShortcut(describeStack(context.battle(), *stack)));
        QObject::connect(action, &QAction::triggered, menu, [choose, id = stack->id] { choose(id); });
    }
    menu->setActiveAction(menu->actions().front());
    menu->popup(context.view.mapToGlobal(context.layout().centre(stacks.front()->hex).toPoint()));
}

} // namespace sf::ui
