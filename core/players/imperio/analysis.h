// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/evaluation.h"
#include "core/rules/imperio/game/record.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <functional>
#include <optional>
#include <stop_token>

namespace sf::imperio {

/// An exact probability, or a difference of probabilities.
using Exact = boost::multiprecision::cpp_rational;
/// V as a fraction of 1.
Exact exact(Value value);
/// "3/8", "-1/2".
std::string exactText(const Exact& value);
/// Reads "3/8": a chance from 0 to 1 with at most 400 digits. Nothing for any other text.
std::optional<Exact> exactChance(std::string_view text);
double number(const Exact& value);

/// Q(s, a): the sum over all results of an action of probability times V, both exact. For resigning and
/// running out of time, the value of the end.
Exact actionValue(const Position& position, const Action& action);

/// An action and Q from the view of the side to move, less than a millionth off.
struct RatedAction {
    Action action;
    Value value = evenChance;
};
/// All legal actions except resigning, best first; none once the game is over or if it was stopped.
std::vector<RatedAction> ratedActions(const Position& position, const std::stop_token& stop = {});

/// What the planner says of a decision, as hints and warnings do (turn_cost.h): the attacker's chance of
/// winning with the best plan, and with the chosen action and the best plan after it.
struct PlannedCost {
    Action best; ///< the plan's first action
    Exact valueBest;
    Exact valueChosen;
};

/// One decision of a game, judged by the static evaluation. All values are the attacker's chance of winning,
/// and so are the signs of skill and luck.
struct Judgement {
    std::size_t entry = 0; ///< its number in the record
    Side side = Side::Attacker;
    Action chosen;
    Action best;                             ///< the chosen action if none is better
    Exact before;                            ///< V(s)
    Exact valueChosen;                       ///< Q(s, chosen)
    Exact valueBest;                         ///< Q(s, best)
    Exact after;                             ///< V of the resulting position
    std::optional<PlannedCost> planned = {}; ///< of those that look costliest

    Exact luck() const { return after - valueChosen; }
    Exact skill() const { return valueChosen - valueBest; }
    Exact revision() const { return valueBest - before; }
    /// What the decision cost its side: 0 for the best action. The planner's figure if there is one.
    Exact cost() const;
    /// What would have been better.
    const Action& better() const { return planned ? planned->best : best; }
};

/// The analysis of a game: V(end) - V(start) = luck + skill + revision, exactly.
struct Analysis {
    std::string evaluation = evaluationName; ///< the name of V
    std::vector<Judgement> judgements;
    Exact start;
    Exact end;
    Exact revision;
    std::array<Exact, 2> luck;  ///< by acting side, from the attacker's view
    std::array<Exact, 2> skill; ///< the same
    bool isComplete = true;     ///< false if it was stopped

    /// Adds the next decision of the game.
    void add(Judgement judgement);
    /// V(end) with all luck removed; it may lie outside 0 to 1.
    Exact withoutLuck() const { return end - luck[0] - luck[1]; }
    /// The costliest decisions of a side in descending order, at most `count`, without those that cost
    /// nothing: of those that the planner has judged, if it has.
    std::vector<Judgement> costliest(Side side, std::size_t count) const;
    /// Whether what is said of costs is the planner's; false in reports of older versions.
    bool isPlanned() const;
};

/// Analyses a record that contains all its dice, by the static evaluation alone. `progress` gets the number
/// of entries judged so far.
Analysis analyse(const Record& record, const std::function<void(std::size_t)>& progress = {},
                 const std::stop_token& stop = {});
/// The same, with the planner's figures for the decisions of each side that look costliest. `progress` gets
/// what is done so far, and of how much.
Analysis report(const Record& record, const std::function<void(std::size_t, std::size_t)>& progress = {},
                const std::stop_token& stop = {});

} // namespace sf::imperio
