// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/board_description.h"

#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/movement.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/board/spoken_name.h"

#include <algorithm>
#include <QCoreApplication>

namespace sf::ui {

using text::Caption;

namespace {

struct BoardDescription {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::BoardDescription)
};

QString losses(const battle::Stack& stack) {
    int wounded = 0;
    for (const battle::Unit& unit : *stack.units)
        wounded += unit.isAlive() && unit.hitsLeft < unit[battle::Number::Hits] ? 1 : 0;
    const int croaked = static_cast<int>(stack.units->size()) - stack.living();
    QStringList parts;
    if (wounded > 0)
        parts << BoardDescription::tr("%n wounded", nullptr, wounded);
    if (croaked > 0)
        parts << BoardDescription::tr("%n croaked", nullptr, croaked);
    return text::listed(parts);
}

Rule movementRule(const battle::Battle& battle) {
    return document::system(battle.rules).rule(battle::Topic::Movement);
}

} // namespace

QString describeStack(const battle::Battle& battle, const battle::Stack& stack) {
    QStringList parts{text::stackName(stack), text::sideName(battle, stack.side),
                      BoardDescription::tr("%n unit(s)", nullptr, stack.living())};
    parts += battleMode(battle).stackDetails(stack);
    if (const QString lost = losses(stack); !lost.isEmpty())
        parts << lost;
    return text::listed(parts);
}

QString describeHex(const battle::Battle& battle, hex::Hex hex) {
    QStringList parts{text::hexName(hex), text::terrain(battle.map->terrain(hex))};
    if (const battle::Structure* structure = battle.map->structureAt(hex))
        parts << text::displayName(structure->name);
    QStringList sentences{parts.join(QStringLiteral(" · "))};
    for (const battle::StackPointer& stack : battle.stacks.at(hex))
        sentences << describeStack(battle, *stack);
    return text::sentencesOf(sentences);
}

QString describeCell(const battle::Battle& battle, hex::Hex hex) {
    QStringList sentences{describeHex(battle, hex)};
    for (const battle::StackPointer& stack : battle.stacks.at(hex))
        if (const QString part = battleMode(battle).describePart(battle, *stack); !part.isEmpty())
            sentences << part;
    return text::sentencesOf(sentences + battleMode(battle).describeMeetings(battle, hex));
}

QString nameOfCell(const battle::Battle& battle, hex::Hex hex, const std::optional<battle::StackId>& selected,
                   const battle::Threat& threat) {
    enum Place { Name, Side, Units, More, Where, Terrain, Building, Danger };
    std::vector<NamePart> parts;
    const std::vector<battle::StackPointer> stacks = battle.stacks.at(hex);
    const auto chosen = std::ranges::find_if(
        stacks, [&](const battle::StackPointer& stack) { return selected && stack->id == *selected; });
    const battle::StackPointer stack = chosen != stacks.end() ? *chosen
                                       : stacks.empty()       ? nullptr
                                                              : stacks.front();
    if (stack)
        parts.push_back({Name, text::stackName(*stack)});
    parts.push_back({Where, text::hexName(hex)});
    if (threat.now > 0)
        parts.push_back(
            {Danger, BoardDescription::tr("%n enemy stack(s) can attack here", nullptr, threat.now)});
    else if (threat.afterMove > 0)
        parts.push_back({Danger, BoardDescription::tr("%n enemy stack(s) can move and attack here", nullptr,
                                                      threat.afterMove)});
    if (stacks.size() > 1)
        parts.push_back(
            {More, BoardDescription::tr("and %n more", nullptr, static_cast<int>(stacks.size()) - 1)});
    if (stack) {
        parts.push_back({Side, text::sideName(battle, stack->side)});
        parts.push_back({Units, BoardDescription::tr("%n unit(s)", nullptr, stack->living())});
    }
    parts.push_back({Terrain, text::terrain(battle.map->terrain(hex))});
    if (const battle::Structure* structure = battle.map->structureAt(hex))
        parts.push_back({Building, text::displayName(structure->name)});
    return spokenName(parts);
}

Caption describeWay(const battle::Battle& battle, const battle::Stack& stack, hex::Hex hex) {
    const QString name = text::stackName(stack);
    if (hex == stack.hex)
        return BoardDescription::tr("%1 is here").arg(name);
    text::Caption way = BoardDescription::tr("%n hex(es) %1 of %2", nullptr, hex::distance(stack.hex, hex))
                            .arg(text::direction(hex::bearing(stack.hex, hex, hex::Direction::North)), name);
    const battle::Reach reach = document::reachOf(battle, stack);
    const std::vector<battle::StackId> targets = battleMode(battle).targets(battle, stack);
    const bool isInRange = std::ranges::any_of(targets, [&](const battle::StackId& id) {
        const battle::StackPointer target = battle.stacks.find(id);
        return target && target->hex == hex;
    });
    if (isInRange)
        way.others.emplace_back(BoardDescription::tr("It can attack there"));
    if (const auto cost = reach.cost(hex))
        way.others.emplace_back(BoardDescription::tr("It can go there for %1 of Move %2")
                                    .arg(text::figure(*cost), text::figure(reach.move())),
                                movementRule(battle));
    else if (!isInRange)
        way.others.emplace_back(BoardDescription::tr("It can't go there now"));
    return way;
}

QString describeNeighbours(const battle::Battle& battle, hex::Hex hex) {
    QStringList parts;
    for (const hex::Direction direction : hex::directions) {
        const hex::Hex near = hex::neighbour(hex, direction);
        if (!battle.map->contains(near)) {
            parts << BoardDescription::tr("%1: edge of the map").arg(text::direction(direction));
            continue;
        }
        QStringList there{text::terrain(battle.map->terrain(near))};
        for (const battle::StackPointer& stack : battle.stacks.at(near))
            there << BoardDescription::tr("%1 (%2)").arg(text::stackName(*stack),
                                                         text::sideName(battle, stack->side));
        parts << text::labelled(text::direction(direction), text::listed(there));
    }
    return text::sentencesOf(parts + battleMode(battle).describeMeetings(battle, hex));
}

Caption describeMoves(const battle::Battle& battle, const battle::Stack& stack) {
    constexpr std::size_t most = 40;
    const battle::Reach reach = document::reachOf(battle, stack);
    std::vector<std::pair<int, hex::Hex>> hexes;
    for (const auto& [hex, step] : reach.steps())
        if (hex != stack.hex)
            hexes.emplace_back(step.cost, hex);
    std::ranges::sort(hexes);
    QStringList places;
    const std::size_t told = std::min(hexes.size(), most);
    for (std::size_t i = 0; i < told; ++i)
        places << BoardDescription::tr("%1 for %2")
                      .arg(text::hexName(hexes[i].second), text::figure(hexes[i].first));
    if (hexes.size() > told)
        places << BoardDescription::tr("and %n more", nullptr, static_cast<int>(hexes.size() - told));
    const QString moves =
        hexes.empty() ? BoardDescription::tr("no hex is within reach") : text::clauses(places);
    return {BoardDescription::tr("%1, Move %2: %3")
                .arg(text::stackName(stack), text::figure(reach.move()), moves),
            movementRule(battle)};
}

QString describeSides(const battle::Battle& battle) {
    QStringList sentences;
    if (const QString phase = battleMode(battle).describePhase(battle); !phase.isEmpty())
        sentences << phase;
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side) {
        int stacks = 0;
        int units = 0;
        for (const battle::StackPointer& stack : battle.stacks)
            if (stack->side == side && stack->isOnMap()) {
                ++stacks;
                units += stack->living();
            }
        sentences << text::labelled(text::sideName(battle, side),
                                    text::listed({BoardDescription::tr("%n stack(s)", nullptr, stacks),
                                                  BoardDescription::tr("%n unit(s)", nullptr, units)}));
    }
    return text::sentencesOf(sentences);
}

} // namespace sf::ui
