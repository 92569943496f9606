// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/luck.h"
#include "core/rules/smm/round.h"

#include <array>
#include <atomic>
#include <mutex>
#include <unordered_map>

/// Where a fight can go, outcome by outcome: what forecast and simulation walk over.
namespace sf::smm {

/// How the stacks behave in a fight that is only thought of.
struct Plan {
    Orders first;                        ///< of the first round
    Orders standing;                     ///< of every later one
    std::vector<battle::StackId> duel{}; ///< over when one of them is gone; none: when one side is left
    ResistanceSum resistance = ResistanceSum::Sum;
};
/// Whether the fight is over as the plan sees it.
bool isOver(const battle::Battle& battle, const Plan& plan);
/// What the battle is without what no fight hangs on, so that many states of it cost little.
battle::Battle stripped(battle::Battle battle);

/// Steps of a battle that is played by a plan, with the questions that they put to luck. The rules are those
/// of every round; each state is gone on from once, however often a fight comes by. Threads may share one.
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
    /// A state between two rounds, or inside one.
    struct State {
        bool isBetweenRounds = false;
        bool isOver = false;
        std::shared_ptr<const battle::Battle> battle;
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
    /// The battle at a place where the fight is over, or that nobody went on from yet.
    std::shared_ptr<const battle::Battle> battleAt(Place place) const;
    /// Goes on from there; nothing when there would be too many points. Not where the fight is over.
    const Point* from(Place place);
    std::size_t size() const { return m_size.load(std::memory_order_relaxed); }

private:
    struct Node {
        std::atomic<bool> isReady = false;
        bool betweenRounds = false;
        bool over = false;
        Point point;
        std::shared_ptr<const battle::Battle> battle; ///< until somebody went on
    };
    struct Answers;
    static constexpr std::size_t chunkSize = 1024;

    Node& node(Place place) const;
    Place add(std::unique_lock<std::mutex>& lock);
    Place placeOf(battle::Battle battle);
    Place follow(const battle::Battle& battle, bool isFirst, std::vector<bool> given);
    Place build(const battle::Battle& battle, bool isFirst, std::vector<bool> given, Answers& answers);

    Plan m_plan;
    std::size_t m_most;
    std::atomic<std::size_t> m_size = 0;
    mutable std::mutex m_mutex;
    std::array<std::atomic<Node*>, largest / chunkSize> m_chunks{};
    std::unordered_map<std::string, Place> m_places;
};

/// Plays one step or more of the plan, until luck was asked or the round is over.
battle::Battle playOn(const battle::Battle& battle, const Plan& plan, bool isFirst, Luck& luck);

} // namespace sf::smm
