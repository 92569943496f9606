// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/turn_group.h"

#include "core/document/battle/multiplier/turn_play.h"
#include "core/players/battle/turn_tactics.h"
#include "ui/battle/multiplier/turn_controller.h"
#include "ui/battle/state/selection.h"
#include "ui/page/command_registry.h"

#include <algorithm>

namespace sf::ui {

TurnGroup::TurnGroup(TurnController& controller, CommandRegistry& commands)
    : QObject(&controller), m_controller(controller) {
    commands.add({.id = QStringLiteral("attackNearest"),
                  .text = tr("Attack the neare&st"),
                  .shortcuts = {tr("Shift+A")},
                  .scope = Command::Scope::Board,
                  .menu = Page::Menu::Orders,
                  .toolTip = tr("The selected stacks move to the nearest enemy and attack"),
                  .rule = battleRule(13),
                  .run = [this] { attackNearest(); },
                  .refusal = [this] { return refusal(); }});
    commands.add({.id = QStringLiteral("advanceOnNearest"),
                  .text = tr("Advan&ce on the nearest"),
                  .shortcuts = {tr("Shift+M")},
                  .scope = Command::Scope::Board,
                  .menu = Page::Menu::Orders,
                  .toolTip = tr("The selected stacks move next to the nearest enemy, without attacking"),
                  .rule = battleRule(13),
                  .run = [this] { advance(); },
                  .refusal = [this] { return refusal(); }});
}

QString TurnGroup::refusal() const {
    if (!m_controller.areTurnsTaken())
        return tr("No side is taking a turn");
    return ready().empty() ? tr("Select stacks of the side whose turn it is first") : QString();
}

/// Those of the side whose turn it is.
std::vector<battle::StackId> TurnGroup::ready() const {
    std::vector<battle::StackId> stacks = m_controller.selection().group();
    std::erase_if(stacks, [&](const battle::StackId& id) {
        const battle::StackPointer stack = m_controller.battle().stacks.find(id);
        return !stack || stack->side != m_controller.side();
    });
    return stacks;
}

void TurnGroup::attackNearest() {
    int count = 0;
    m_hasAttacked = false;
    for (const battle::StackId& id : ready())
        if (m_controller.areTurnsTaken() && act(id, true))
            ++count;
    if (m_controller.selection().group().size() > 1 || !m_hasAttacked)
        sayCount(count);
}

void TurnGroup::advance() {
    int count = 0;
    m_controller.document().performAsOneStep(tr("Advance on the nearest"), [&] {
        for (const battle::StackId& id : ready())
            if (act(id, false))
                ++count;
    });
    sayCount(count);
}

bool TurnGroup::act(const battle::StackId& stack, bool attacks) {
    const auto isDone = [this](const players::Step& step) {
        document::BattleDocument& document = m_controller.document();
        if (const auto* action = std::get_if<battle::Action>(&step))
            return document.perform(*action).isDone();
        const auto* turn = std::get_if<multiplier::TurnAction>(&step);
        if (const auto* attack = turn ? std::get_if<multiplier::Attack>(turn) : nullptr)
            return m_hasAttacked = m_controller.attack(*attack, {}); // says what it does
        return turn && perform(document, *turn).isDone();
    };
    const players::Steps steps = players::nearestStackSteps(m_controller.battle(), stack, attacks);
    return std::ranges::count_if(steps, isDone) > 0;
}

void TurnGroup::sayCount(int count) {
    const int leftOut = static_cast<int>(m_controller.selection().group().size()) - count;
    const QString acted = count == 0 ? tr("No stack could act") : tr("%n stack(s) acted", nullptr, count);
    m_controller.say(
        leftOut == 0 || count == 0 ? acted : tr("%1; %2").arg(acted, tr("%n couldn't", nullptr, leftOut)));
}

} // namespace sf::ui

#include "moc_turn_group.cpp"
