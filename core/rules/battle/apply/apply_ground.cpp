// SPDX-License-Identifier: GPL-3.0-or-later
// The ground: terrain, structures, map size.
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/limits.h"

#include <algorithm>
#include <unordered_set>

namespace sf::battle::apply_steps {
namespace {

std::vector<Structure>::iterator place(Map& map, const StructureId& id) {
    return std::ranges::find(map.editStructures(), id, &Structure::id);
}

int cutOff(const Battle& battle, int columns, int rows) {
    const auto outside = [&](hex::Hex hex) { return hex.column >= columns || hex.row >= rows; };
    const auto stacks =
        std::ranges::count_if(battle.stacks, [&](const StackPointer& stack) { return outside(stack->hex); });
    const auto structures = std::ranges::count_if(battle.map->structures(), outside, &Structure::hex);
    return static_cast<int>(stacks + structures);
}

Map resized(const Map& map, int columns, int rows) {
    Map result(columns, rows);
    for (int row = 0; row < std::min(rows, map.rows()); ++row)
        for (int column = 0; column < std::min(columns, map.columns()); ++column) {
            if (map.terrain({column, row}) != Terrain::Open)
                result.setTerrain({column, row}, map.terrainWord({column, row}));
            result.setUnknownAt({column, row}, map.unknownAt({column, row}));
        }
    result.editStructures() = map.structures();
    result.unknown = map.unknown;
    return result;
}

} // namespace

Outcome outcome(const Context& context, const PaintTerrain& action) {
    if (Check refusal = checkWord(action.terrain))
        return *refusal;
    const Map& map = *context.battle.map;
    TerrainChange change;
    std::unordered_set<hex::Hex> seen;
    for (const hex::Hex hex : action.hexes) {
        if (!map.contains(hex))
            return Refusal{Reason::OffTheMap};
        if (map.terrainWord(hex) != action.terrain && seen.insert(hex).second)
            change.cells.push_back({hex, std::string(map.terrainWord(hex)), action.terrain});
    }
    if (change.cells.empty())
        return Refusal{};
    return Changes{std::move(change)};
}

Outcome outcome(const Context& context, const PutStructure& action) {
    if (Check refusal = checkWord(action.structure.id.text))
        return *refusal;
    if (Check refusal = checkText(action.structure.name))
        return *refusal;
    if (!context.battle.map->contains(action.structure.hex))
        return Refusal{Reason::OffTheMap};
    Structure fresh = action.structure;
    const Structure* old = context.battle.map->find(fresh.id);
    if (old && !fresh.unknown)
        fresh.unknown = old->unknown;
    if (old && *old == fresh)
        return Refusal{};
    if (Check refusal = checkCount("structures", context.battle.map->structures().size() + (old ? 0 : 1),
                                   limits::structures))
        return *refusal;
    MapChange change{context.battle.map, context.battle.map};
    Map& map = change.after.edit();
    if (old)
        *place(map, fresh.id) = std::move(fresh);
    else
        map.editStructures().push_back(std::move(fresh));
    return Changes{std::move(change)};
}

Outcome outcome(const Context& context, const RemoveStructure& action) {
    if (!context.battle.map->find(action.structure))
        return Refusal{Reason::UnknownStructure, {}, {action.structure.text}};
    MapChange change{context.battle.map, context.battle.map};
    Map& map = change.after.edit();
    map.editStructures().erase(place(map, action.structure));
    return Changes{std::move(change)};
}

Outcome outcome(const Context& context, const ResizeMap& action) {
    const auto fits = [](int side) { return side >= 1 && side <= largestMapSide; };
    if (!fits(action.columns) || !fits(action.rows))
        return Refusal{Reason::MapTooLarge, {}, {}, {action.columns, action.rows}};
    const Map& map = *context.battle.map;
    if (action.columns == map.columns() && action.rows == map.rows())
        return Refusal{};
    if (const int count = cutOff(context.battle, action.columns, action.rows))
        return Refusal{Reason::MapCutsOff, {}, {}, {count}};
    return Changes{MapChange{context.battle.map, resized(map, action.columns, action.rows)}};
}

} // namespace sf::battle::apply_steps
