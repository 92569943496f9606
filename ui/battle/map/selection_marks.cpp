// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/selection_marks.h"

#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/play/play.h"
#include "ui/battle/layer/board_context.h"
#include "ui/battle/layer/reach_painting.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/selection.h"

#include <algorithm>
#include <utility>

namespace sf::ui {

/// A stack that fights can't move, and none can while a round is resolved or when play is over.
std::optional<battle::Reach> SelectionMarks::reach() const {
    const battle::Battle& battle = m_context.battle();
    const battle::StackPointer stack = m_context.selected();
    const bool isOver = battle.play && battle.play->phase == battle::PlayPhase::Over;
    const bool moves = stack && stack->isAlive() && !battle::isRoundRunning(battle) && !isOver &&
                       !battle.state.isFighting(stack->id);
    if (!moves || !m_context.reachShown || m_context.isFreelyPlaced())
        return std::nullopt;
    battle::Reach reach = document::reachOf(battle, *stack);
    return reach.steps().size() > 1 ? std::optional(std::move(reach)) : std::nullopt;
}

std::vector<hex::Hex> SelectionMarks::targetHexes() const {
    std::vector<hex::Hex> hexes;
    const battle::StackPointer stack = m_context.selected();
    if (!stack || !stack->isAlive())
        return hexes;
    for (const battle::StackId& id : battleMode(m_context.battle()).targets(m_context.battle(), *stack))
        if (const battle::StackPointer target = m_context.battle().stacks.find(id))
            if (std::ranges::find(hexes, target->hex) == hexes.end())
                hexes.push_back(target->hex);
    return hexes;
}

paint::HexSet SelectionMarks::zone() const {
    const battle::Battle& battle = m_context.battle();
    const std::optional<int> side = battle::sideToAct(battle);
    if (!side || !battle.play || battle.play->phase != battle::PlayPhase::Deployment)
        return {};
    const battle::Zone* zone = battle.scenario->zoneOf(*side);
    return zone ? paint::HexSet(zone->hexes.begin(), zone->hexes.end()) : paint::HexSet();
}

std::vector<hex::Hex> SelectionMarks::groupHexes() const {
    std::vector<hex::Hex> hexes;
    const Selection& selection = m_context.selection;
    for (const battle::StackId& id : selection.group())
        if (const battle::StackPointer stack = m_context.battle().stacks.find(id);
            stack && stack->isOnMap() && (id != selection.stack() || selection.group().size() > 1))
            hexes.push_back(stack->hex);
    return hexes;
}

QRegion SelectionMarks::area() const {
    QRegion region = m_reach ? reachArea(m_context, *m_reach) : QRegion();
    for (const hex::Hex hex : m_zone)
        region |= around(m_context.layout().bounds(hex), 0.1 * m_context.layout().size() + 4);
    for (const hex::Hex hex : m_group)
        region |= around(m_context.layout().bounds(hex), 4);
    return region;
}

void SelectionMarks::paint(QPainter& painter, const QRect& area) const {
    if (m_reach)
        paintReach(m_context, *m_reach, painter, area);
    else
        paint::paintReachArea(painter, m_context.layout(), m_zone, m_context.theme());
    for (const hex::Hex hex : m_group) // under the names
        paint::paintTarget(painter, m_context.layout(), hex, m_context.theme());
}

void SelectionMarks::update(bool isCarrying) {
    const QRegion before = area();
    m_zone = zone();
    m_reach = isCarrying || !m_zone.empty() ? std::nullopt : reach();
    m_targets = targetHexes();
    m_group = groupHexes();
    place();
    // What is carried has an underlay of its own.
    const bool isShown = !m_zone.empty() || (!isCarrying && (m_reach || !m_group.empty()));
    if (isShown)
        m_context.underlay = [this](QPainter& painter, const QRect& area) { paint(painter, area); };
    else if (!isCarrying)
        m_context.underlay = nullptr;
    if (const QRegion both = before | area(); !both.isEmpty())
        m_context.refreshRegion(both);
}

void SelectionMarks::pointAt(const std::optional<hex::Hex>& hex) {
    if (std::exchange(m_pointed, hex) != hex)
        placePath();
}

void SelectionMarks::placePath() {
    paint::Path path;
    if (m_reach && m_pointed && m_context.stacksAt(*m_pointed).empty()) // no line over Squares
        path = pathTo(*m_reach, *m_pointed);
    if (!path.empty())
        showPath(m_context, m_reach->start(), path, m_reach->move());
    else if (m_hasPath)
        clearPath(m_context);
    m_hasPath = !path.empty();
}

void SelectionMarks::place() {
    placePath();
    if (m_targets.empty())
        return m_context.overlay.clear(BoardOverlay::Slot::Targets);
    QRegion region;
    for (const hex::Hex hex : m_targets)
        region |= around(m_context.layout().bounds(hex), 4);
    m_context.overlay.put(BoardOverlay::Slot::Targets, region, [this](QPainter& painter) {
        for (const hex::Hex hex : m_targets)
            paint::paintAttackable(painter, m_context.layout(), hex, m_context.theme());
    });
}

} // namespace sf::ui
