// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/luck.h"
#include "core/rules/smm/fight/round.h"
#include "core/rules/smm/odds/state_text.h"

#include <algorithm>
#include <array>
#include <atomic>

/// The possible courses of a fight, outcome by outcome. Forecast and simulation walk over them.
namespace sf::smm {

/// How the stacks behave in a hypothetical fight.
struct Plan {
    Orders first;                        ///< for the first round
    Orders standing;                     ///< for every later round
    std::vector<battle::StackId> duel{}; ///< over when one of them is gone; empty: when one side is left
    ResistanceSum resistance = ResistanceSum::Sum;
    Engaging engaging = Engaging::WhoIsInReach; ///< because nobody gives orders
};
/// Returns whether the fight is over by the plan.
bool isOver(const battle::Battle& battle, const Plan& plan);
/// Removes everything that can't affect a fight, so that states are small.
battle::Battle stripped(battle::Battle battle);

/// The steps of a battle played by a plan, with their random questions. Threads can share a course; each
/// extends it with its own explorer.
class Course {
public:
    using Place = std::uint32_t;
    static constexpr Place none = UINT32_MAX;

    /// A question and where its answers lead; without a die, the only way to continue.
    struct Point {
        int sides = 0;
        int yes = 0; ///< how many of them
        Place onYes = none;
        Place onNo = none;
    };

    /// Limit for `most`, the number of points that are cached.
    static constexpr std::size_t largest = std::size_t{1} << 20U;
    Course(const battle::Battle& start, Plan plan, std::size_t most);
    ~Course();
    Course(const Course&) = delete;
    Course& operator=(const Course&) = delete;

    const Plan& plan() const { return m_plan; }
    static constexpr Place start() { return 0; }
    /// Returns whether a fight at this place is between rounds or over.
    bool isBetweenRounds(Place place) const { return node(place).betweenRounds; }
    bool isOver(Place place) const { return node(place).over; }
    /// Returns where the answers lead, or null if nobody has explored the place yet.
    const Point* known(Place place) const {
        const Node& here = node(place);
        return here.isReady.load(std::memory_order_acquire) ? &here.point : nullptr;
    }
    std::size_t size() const { return std::min(m_most, m_size.load(std::memory_order_relaxed)); }

private:
    friend class Explorer;
    struct Node {
        std::atomic<bool> isReady = false;
        bool betweenRounds = false;
        bool over = false;
        Point point;
        const StateText* state = nullptr; ///< null: the start, or a question within a step
    };
    /// One part of the states' index, with its own lock.
    struct Shelf {
        std::mutex mutex;
        std::unordered_map<StateText, Place> places;
    };
    static constexpr std::size_t chunkSize = 1024;

    Node& node(Place place) const {
        return m_chunks[place / chunkSize].load(std::memory_order_acquire)[place % chunkSize];
    }
    Place add();
    Shelf& shelf(const StateText& state) {
        return m_shelves[std::hash<StateText>()(state) % m_shelves.size()];
    }
    /// Sets where a place leads, once.
    const Point& settle(Node& node, const Point& point);

    Plan m_plan;
    battle::Battle m_start;
    std::size_t m_most;
    std::atomic<std::size_t> m_size = 0;
    std::mutex m_mutex;
    std::array<std::atomic<Node*>, largest / chunkSize> m_chunks{};
    std::array<Shelf, 16> m_shelves;
    StackTable m_stacks;
};

/// Plays one or more steps of the plan, until a question was asked or the round is over.
battle::Battle playOn(const battle::Battle& battle, const Plan& plan, bool isFirst, Luck& luck,
                      StackFactory& factory = defaultFactory());

/// Plays until the round is over, with the same questions.
battle::Battle playToTheEnd(const battle::Battle& battle, const Plan& plan, bool isFirst, Luck& luck);

} // namespace sf::smm
