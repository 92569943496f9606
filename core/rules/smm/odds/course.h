// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/luck.h"
#include "core/rules/smm/fight/round.h"
#include "core/rules/smm/odds/state_text.h"

#include <algorithm>
#include <array>
#include <atomic>

/// Where a fight can go, outcome by outcome: what forecast and simulation walk over.
namespace sf::smm {

/// How the stacks behave in a fight that is only thought of.
struct Plan {
    Orders first;                        ///< of the first round
    Orders standing;                     ///< of every later one
    std::vector<battle::StackId> duel{}; ///< over when one of them is gone; none: when one side is left
    ResistanceSum resistance = ResistanceSum::Sum;
    Engaging engaging = Engaging::WhoIsInReach; ///< nobody is there to give orders
};
/// Whether the fight is over as the plan sees it.
bool isOver(const battle::Battle& battle, const Plan& plan);
/// What the battle is without what no fight hangs on, so that many states of it cost little.
battle::Battle stripped(battle::Battle battle);

/// Steps of a battle that is played by a plan, with the questions that they put to luck. Threads may share
/// one; each goes on in it with an explorer of its own.
class Course {
public:
    using Place = std::uint32_t;
    static constexpr Place none = UINT32_MAX;

    /// A question and where its answers lead; or, with no sides, the one way on.
    struct Point {
        int sides = 0;
        int yes = 0; ///< how many of them
        Place onYes = none;
        Place onNo = none;
    };

    /// Keeps at most `most` points, up to largest.
    static constexpr std::size_t largest = std::size_t{1} << 20U;
    Course(const battle::Battle& start, Plan plan, std::size_t most);
    ~Course();
    Course(const Course&) = delete;
    Course& operator=(const Course&) = delete;

    const Plan& plan() const { return m_plan; }
    static constexpr Place start() { return 0; }
    /// Whether a fight that comes here is between rounds, or over.
    bool isBetweenRounds(Place place) const { return node(place).betweenRounds; }
    bool isOver(Place place) const { return node(place).over; }
    /// Where the answers lead; null where nobody has gone on from yet.
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
    /// A part of the places that are found by their states; each has a lock of its own.
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
    /// Says of a place where it leads, once.
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

/// Plays one step or more of the plan, until luck was asked or the round is over.
battle::Battle playOn(const battle::Battle& battle, const Plan& plan, bool isFirst, Luck& luck,
                      StackFactory& factory = defaultFactory());

/// The same until the round is over, with the same questions.
battle::Battle playToTheEnd(const battle::Battle& battle, const Plan& plan, bool isFirst, Luck& luck);

} // namespace sf::smm
