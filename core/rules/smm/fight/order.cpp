// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/order.h"

#include "core/rules/battle/play/play.h"
#include "core/rules/battle/removals.h"
#include "core/rules/smm/square/stack_state.h"

#include <algorithm>

namespace sf::smm {

using battle::Battle;
using battle::RemovalKind;
using battle::StackId;
using battle::StackPointer;

int Order::actions() const {
    return (attack ? 1 : 0) + (shoot ? 1 : 0) + (flee ? 1 : 0) + (move ? 1 : 0) + (advance ? 1 : 0) +
           (disengage ? 1 : 0) + (hold ? 1 : 0);
}

Order Order::withoutAction() const {
    Order rest;
    rest.rotate = rotate;
    rest.posture = posture;
    rest.screens = screens;
    return rest;
}

battle::StatePart::PartEdit GivenOrders::editTo(const std::shared_ptr<const StatePart>& after) const {
    const Orders& others = static_cast<const GivenOrders&>(*after).orders;
    std::vector<std::pair<StackId, std::optional<Order>>> changed; // nothing: it is gone
    auto old = orders.begin();
    auto fresh = others.begin();
    while (old != orders.end() || fresh != others.end()) {
        const bool isGone = fresh == others.end() || (old != orders.end() && old->first < fresh->first);
        const bool isNew = !isGone && (old == orders.end() || fresh->first < old->first);
        if (isGone)
            changed.emplace_back(old->first, std::nullopt);
        else if (isNew || !(old->second == fresh->second))
            changed.emplace_back(*fresh);
        if (!isNew)
            ++old;
        if (!isGone)
            ++fresh;
    }
    return [changed = std::move(changed)](StatePart& part) {
        Orders& own = static_cast<GivenOrders&>(part).orders;
        for (const auto& [id, order] : changed)
            if (order)
                own.insert_or_assign(id, *order);
            else
                own.erase(id);
    };
}

void GivenOrders::follow(const battle::Successions& successions) {
    for (auto& [id, order] : orders)
        for (std::optional<StackId>* target : {&order.attack, &order.shoot, &order.advance})
            for (const auto& [from, to] : successions)
                if (*target == from)
                    *target = to;
}

void GivenOrders::rename(const battle::NewIds& ids) {
    Orders renamed;
    for (const auto& [planned, given] : orders) {
        StackId id = planned;
        Order order = given;
        battle::rename(id, ids);
        for (std::optional<StackId>* target : {&order.attack, &order.shoot, &order.advance})
            if (*target)
                battle::rename(**target, ids);
        if (order.screens)
            battle::rename(*order.screens, ids);
        renamed.emplace(std::move(id), std::move(order));
    }
    orders = std::move(renamed);
}

namespace {

/// Whether the document still has what a stack is ordered to screen.
bool exists(const Battle& battle, const battle::Screens& screens) {
    if (const auto* unit = std::get_if<battle::UnitId>(&screens))
        return std::ranges::any_of(battle.stacks,
                                   [&](const StackPointer& stack) { return stack->find(*unit); });
    if (const auto* structure = std::get_if<battle::StructureId>(&screens))
        return battle.map->find(*structure);
    const auto* edge = std::get_if<battle::ScreenedEdge>(&screens);
    return !edge || battle.stacks.find(edge->stack);
}

} // namespace

/// Rotation, posture and screening stay when the target or the destination is gone (BAT-16). Something that
/// is gone is no longer screened (SMM-16). What a sealed order lost shows when it is revealed (BAT-22).
void GivenOrders::dropGone(const Battle& battle) {
    // While a round runs the dead may have yet to act.
    const auto isGone = [&](const StackId& id) {
        const StackPointer stack = battle.stacks.find(id);
        return !stack || (!battle::isRoundRunning(battle) && !stack->isAlive());
    };
    const auto isWithoutTarget = [&](const Order& order) {
        return (order.attack && isGone(*order.attack)) || (order.shoot && isGone(*order.shoot)) ||
               (order.advance && isGone(*order.advance)) ||
               (order.move && !battle.map->contains(*order.move)) ||
               (order.flee && !battle.map->contains(*order.flee));
    };
    for (auto next = orders.begin(); next != orders.end();) {
        auto& [id, order] = *next;
        const bool isDropped = !battle::isSealed(battle) && isWithoutTarget(order);
        if (isDropped)
            order = order.withoutAction();
        if (order.screens && !exists(battle, *order.screens))
            order.screens = battle::Screens();
        next = isGone(id) || (isDropped && order == Order()) ? orders.erase(next) : std::next(next);
    }
}

bool GivenOrders::tells(const StackId& stack) const {
    const auto told = orders.find(stack);
    return told != orders.end() && told->second.actions() > 0;
}

std::optional<RemovalKind> GivenOrders::lost(const StackId& stack, const battle::SystemState& after) const {
    const auto before = orders.find(stack);
    if (before == orders.end())
        return std::nullopt;
    const auto now = ordersOf(after).find(stack);
    if (now == ordersOf(after).end() || now->second.actions() < before->second.actions())
        return RemovalKind::Order;
    if (before->second.screens && before->second.screens != now->second.screens)
        return RemovalKind::ScreeningOrder;
    return std::nullopt;
}

void takeStance(battle::Stack& stack, const Order& order) {
    if (order.posture)
        setPosture(stack, *order.posture);
    if (order.screens)
        setScreens(stack, *order.screens);
}

} // namespace sf::smm
