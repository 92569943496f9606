// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/path.h"

#include "core/rules/battle/movement.h"
#include "core/rules/battle/option.h"
#include "core/rules/work_budget.h"

#include <algorithm>
#include <array>
#include <limits>

namespace sf::battle {
namespace {

/// Cost and number of hexes in one number, compared in that order.
using Length = std::int64_t;
constexpr int hexBits = 24;
constexpr Length lengthOf(int cost, int hexes) {
    return (Length{cost} << hexBits) + hexes;
}
constexpr int costIn(Length length) {
    return static_cast<int>(length >> hexBits);
}
constexpr Length blocked = -1;
constexpr Length endless = std::numeric_limits<Length>::max();

/// The remaining length from each hex to the goal, searched backwards from the goal. Kept between searches,
/// since clearing a large map costs more than most of them. A border that is never entered surrounds the map,
/// so that neighbours are found without asking whether they are on it.
class Search {
public:
    void begin(const Map& map, hex::Hex start, hex::Hex goal) {
        if (m_columns != map.columns() || m_rows != map.rows())
            resize(map.columns(), map.rows());
        if (++m_stamp == atBorder)
            resize(m_columns, m_rows);
        m_start = start;
        m_base = hex::distance(start, goal);
        for (std::vector<Entry>& bucket : m_buckets)
            bucket.clear();
        offer(goal, index(goal), 0);
    }
    Length left(hex::Hex hex) const { return left(index(hex)); }
    /// Excludes the hex from all ways.
    void block(hex::Hex hex) { m_nodes[index(hex)] = {blocked, m_stamp}; }
    /// Visits all hexes that can be on a shortest way. `costOf(hex)` returns the cost to enter it, or nothing
    /// if it is closed. Returns how many it looked at.
    template<class CostOf>
    std::int64_t run(CostOf&& costOf) {
        std::int64_t seen = 0;
        for (std::size_t bucket = 0; bucket < m_buckets.size(); ++bucket) {
            while (!m_buckets[bucket].empty()) {
                const Entry entry = m_buckets[bucket].back();
                m_buckets[bucket].pop_back();
                ++seen;
                if (entry.length != left(entry.place) || entry.hex == m_start)
                    continue;
                if (const std::optional<int> cost = costOf(entry.hex))
                    expand(entry, entry.length + lengthOf(*cost, 1));
                else
                    m_nodes[entry.place].left = blocked;
            }
            if (left(m_start) != endless && bucketOf(m_start, left(m_start)) <= bucket)
                break;
        }
        return seen;
    }

private:
    struct Node {
        Length left = endless;
        std::uint32_t stamp = 0; ///< the search that set `left`
    };
    struct Entry {
        hex::Hex hex;
        std::size_t place = 0;
        Length length = 0;
    };

    void resize(int columns, int rows) {
        m_columns = columns;
        m_rows = rows;
        m_stamp = 1;
        const auto across = static_cast<std::size_t>(columns) + 2;
        const auto down = static_cast<std::size_t>(rows) + 2;
        m_nodes.assign(across * down, Node{blocked, atBorder});
        for (std::size_t row = 1; row <= static_cast<std::size_t>(rows); ++row)
            std::fill_n(m_nodes.begin() + static_cast<std::ptrdiff_t>(row * across + 1), columns, Node{});
        for (int column : {0, 1})
            for (const hex::Direction direction : hex::directions) {
                const hex::Hex next = hex::neighbour({column, 1}, direction);
                m_steps[static_cast<std::size_t>(column)][static_cast<std::size_t>(direction)] = {
                    next.column - column, next.row - 1};
            }
    }
    /// Offers the length to all neighbours.
    void expand(const Entry& entry, Length length) {
        for (const Offset& step : m_steps[static_cast<std::size_t>(entry.hex.column & 1)]) {
            const std::ptrdiff_t move = std::ptrdiff_t{step.rows} * (m_columns + 2) + step.columns;
            const std::size_t place = entry.place + static_cast<std::size_t>(move);
            if (length < left(place))
                offer({entry.hex.column + step.columns, entry.hex.row + step.rows}, place, length);
        }
    }
    /// Queues the hex (again) with a better length.
    void offer(hex::Hex hex, std::size_t place, Length length) {
        m_nodes[place] = {length, m_stamp};
        const std::size_t bucket = bucketOf(hex, length);
        if (bucket >= m_buckets.size())
            m_buckets.resize(bucket + 1);
        m_buckets[bucket].push_back({hex, place, length});
    }
    Length left(std::size_t place) const {
        const Node& node = m_nodes[place];
        return node.stamp >= m_stamp ? node.left : endless;
    }
    std::size_t bucketOf(hex::Hex hex, Length length) const {
        return static_cast<std::size_t>(costIn(length) + hex::distance(hex, m_start) - m_base);
    }
    /// Hexes next to the map have a place too.
    std::size_t index(hex::Hex hex) const {
        return static_cast<std::size_t>(hex.row + 1) * static_cast<std::size_t>(m_columns + 2) +
               static_cast<std::size_t>(hex.column + 1);
    }

    struct Offset {
        int columns = 0;
        int rows = 0;
    };
    static constexpr std::uint32_t atBorder = std::numeric_limits<std::uint32_t>::max();
    int m_columns = 0;
    int m_rows = 0;
    std::array<std::array<Offset, 6>, 2> m_steps; ///< to the neighbours of an even and an odd column
    hex::Hex m_start;
    int m_base = 0;
    std::vector<Node> m_nodes;
    std::uint32_t m_stamp = 0;
    /// by the least total cost of the way, minus the least possible
    std::vector<std::vector<Entry>> m_buckets;
};

/// Follows the lowest direction that stays on a shortest way.
std::vector<hex::Hex> walk(const Battle& battle, const Search& search, const Traveller& traveller,
                           hex::Hex goal) {
    std::vector<hex::Hex> path;
    hex::Hex here = traveller.from;
    while (here != goal) {
        const auto leadsOn = [&](hex::Direction direction) {
            const hex::Hex next = hex::neighbour(here, direction);
            const std::optional<int> cost = entryCost(*battle.map, next, traveller.flies);
            return cost && search.left(next) != endless && search.left(next) != blocked &&
                   search.left(next) + lengthOf(*cost, 1) == search.left(here);
        };
        const auto* const direction = std::ranges::find_if(hex::directions, leadsOn);
        if (direction == hex::directions.end())
            return {};
        here = hex::neighbour(here, *direction);
        path.push_back(here);
    }
    return path;
}

/// The hexes that the way must avoid.
class Blocks {
public:
    /// The hexes of living opponents, except `free` if given.
    Blocks(const Battle& battle, int side, std::optional<hex::Hex> free)
        : m_battle(battle), m_opponents(battle.opponentsOf(side)), m_free(free) {
        if (battle.stacks.size() > few)
            return;
        for (const StackPointer& stack : battle.stacks)
            if (isOpponent(*stack) && stack->hex != free)
                m_hexes.push_back(stack->hex);
        m_areListed = true;
    }
    bool contains(hex::Hex hex) const {
        if (hex == m_free)
            return false;
        if (m_areListed)
            return std::ranges::find(m_hexes, hex) != m_hexes.end();
        return m_battle.stacks.firstOf(m_opponents, hex, [](const Stack&) { return true; }) != nullptr;
    }
    /// If there are few, they are marked before the search; otherwise each hex is tested.
    const std::vector<hex::Hex>* listed() const { return m_areListed ? &m_hexes : nullptr; }

private:
    static constexpr std::size_t few = 512;
    bool isOpponent(const Stack& stack) const {
        return ((m_opponents >> static_cast<unsigned>(stack.side)) & 1U) != 0 && stack.isAlive();
    }
    const Battle& m_battle;
    SideSet m_opponents;
    std::optional<hex::Hex> m_free;
    std::vector<hex::Hex> m_hexes;
    bool m_areListed = false;
};

/// With null, only terrain blocks the way.
std::vector<hex::Hex> shortest(const Battle& battle, const Traveller& traveller, hex::Hex goal,
                               const Blocks* blocks) {
    if (goal == traveller.from || !entryCost(*battle.map, goal, traveller.flies) ||
        (blocks && blocks->contains(goal)))
        return {};
    thread_local Search search;
    search.begin(*battle.map, traveller.from, goal);
    const std::vector<hex::Hex>* listed = blocks ? blocks->listed() : nullptr;
    if (listed)
        for (const hex::Hex hex : *listed)
            if (hex != traveller.from)
                search.block(hex);
    const bool asks = blocks && !listed;
    WorkBudget::spend(search.run([&](hex::Hex hex) {
        return asks && blocks->contains(hex) ? std::nullopt : entryCost(*battle.map, hex, traveller.flies);
    }));
    return search.left(traveller.from) == endless ? std::vector<hex::Hex>{}
                                                  : walk(battle, search, traveller, goal);
}

/// Which hexes of a map walkers can go between, found once for each map: each order to move is checked when
/// it is given and again when its round begins.
class Regions {
public:
    static const Regions& of(const Shared<Map>& map) {
        thread_local Regions last;
        if (!last.m_map || !last.m_map->isSameAs(map))
            last = Regions(map);
        return last;
    }
    /// Whether a walker that starts there, also where nobody could enter, can go to the other hex.
    bool isWay(hex::Hex from, hex::Hex goal) const {
        return regionOf(goal) != none && std::ranges::any_of(hex::directions, [&](hex::Direction direction) {
                   return regionOf(hex::neighbour(from, direction)) == regionOf(goal);
               });
    }

private:
    static constexpr std::uint32_t none = 0; ///< nobody can enter

    Regions() = default;
    explicit Regions(const Shared<Map>& map)
        : m_map(map)
        , m_regions(static_cast<std::size_t>(map->columns()) * static_cast<std::size_t>(map->rows()), none) {
        std::uint32_t count = none;
        for (int row = 0; row < map->rows(); ++row)
            for (int column = 0; column < map->columns(); ++column)
                if (mayEnter({column, row}))
                    fill({column, row}, ++count);
    }
    /// Whether walkers can enter the hex, which has no region yet.
    bool mayEnter(hex::Hex hex) const { return entryCost(**m_map, hex, false) && regionOf(hex) == none; }
    void fill(hex::Hex first, std::uint32_t region) {
        std::vector<hex::Hex> open{first};
        m_regions[index(first)] = region;
        while (!open.empty()) {
            const hex::Hex here = open.back();
            open.pop_back();
            for (const hex::Direction direction : hex::directions)
                if (const hex::Hex next = hex::neighbour(here, direction); mayEnter(next)) {
                    m_regions[index(next)] = region;
                    open.push_back(next);
                }
        }
    }
    std::uint32_t regionOf(hex::Hex hex) const {
        return (*m_map)->contains(hex) ? m_regions[index(hex)] : none;
    }
    std::size_t index(hex::Hex hex) const {
        return static_cast<std::size_t>(hex.row) * static_cast<std::size_t>((*m_map)->columns()) +
               static_cast<std::size_t>(hex.column);
    }

    std::optional<Shared<Map>> m_map; ///< kept, so that it can't change
    std::vector<std::uint32_t> m_regions;
};

} // namespace

std::vector<hex::Hex> freePathTo(const Battle& battle, const Traveller& traveller, hex::Hex goal) {
    const Blocks blocks(battle, traveller.side, std::nullopt);
    return shortest(battle, traveller, goal, &blocks);
}

std::vector<hex::Hex> enteringPathTo(const Battle& battle, const Traveller& traveller, hex::Hex goal) {
    const Blocks blocks(battle, traveller.side, goal);
    return shortest(battle, traveller, goal, &blocks);
}

std::vector<hex::Hex> pathTo(const Battle& battle, const Traveller& traveller, hex::Hex goal,
                             bool isGoalFree) {
    const Blocks blocks(battle, traveller.side, isGoalFree ? std::optional(goal) : std::nullopt);
    std::vector<hex::Hex> path = shortest(battle, traveller, goal, &blocks);
    return path.empty() ? shortest(battle, traveller, goal, nullptr) : path;
}

bool isReachable(const Battle& battle, const Traveller& traveller, hex::Hex goal) {
    if (goal == traveller.from || !battle.map->contains(goal))
        return goal == traveller.from;
    return traveller.flies || Regions::of(battle.map).isWay(traveller.from, goal);
}

int costOf(const Battle& battle, const std::vector<hex::Hex>& path, bool flies) {
    int cost = 0;
    for (const hex::Hex hex : path)
        cost += entryCost(*battle.map, hex, flies).value_or(0);
    return cost;
}

Step stepTo(const Battle& battle, const Traveller& traveller, hex::Hex next, int moveLeft) {
    if (battle.firstOpponent(next, traveller.side))
        return Step::Waits;
    const std::optional<int> cost = entryCost(*battle.map, next, traveller.flies);
    if (!cost || *cost > traveller.fullMove)
        return Step::IsTooDear;
    return *cost <= moveLeft ? Step::Enters : Step::Waits;
}

bool isHeldAt(const Battle& battle, int side, hex::Hex hex) {
    return zonesStop(battle) && std::ranges::any_of(hex::directions, [&](hex::Direction direction) {
               return battle.firstOpponent(hex::neighbour(hex, direction), side) != nullptr;
           });
}

int roundsFor(const Battle& battle, const Traveller& traveller, const std::vector<hex::Hex>& path) {
    Traveller ahead = traveller;
    std::vector<hex::Hex> rest = path;
    int rounds = 0;
    while (!rest.empty()) {
        const Leg leg = follow(battle, ahead, rest, [](hex::Hex) { return false; });
        if (leg.steps.empty() && (rounds > 0 || ahead.move == ahead.fullMove))
            return 0; // blocked, or impassable
        rest.erase(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(leg.steps.size()));
        ahead.from = leg.steps.empty() ? ahead.from : leg.steps.back();
        ahead.move = ahead.fullMove;
        ++rounds;
    }
    return rounds;
}

} // namespace sf::battle
