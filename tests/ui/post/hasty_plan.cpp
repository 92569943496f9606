// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/post/hasty_plan.h"

#include "core/players/imperio/player.h"
#include "core/post/game/imperio_draft.h"

namespace sf::ui::test {

std::string hastyPlan(const imperio::Position& position) {
    post::ImperioDraft draft(position);
    imperio::Limits limits;
    limits.nodes = 200;
    while (!draft.isOver()) {
        const imperio::Choice choice =
            choose(draft.position(), {imperio::Level::Greedy, imperio::handWeights(), 0}, limits);
        if (choice.action.act == imperio::Act::End || draft.add(choice.action))
            break;
    }
    return post::planValue(draft.plan());
}

} // namespace sf::ui::test
