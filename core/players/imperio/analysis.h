// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/evaluation.h"
#include "core/rules/imperio/game/record.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <functional>
#include <stop_token>

namespace sf::imperio {

/// A chance, or a difference of chances, exactly.
using Exact = boost::multiprecision::cpp_rational;
/// V as a fraction of 1.
Exact exact(Value value);
/// "3/8", "-1/2".
std::string exactText(const Exact& value);
double number(const Exact& value);

/// Q(s, a): the sum over all results of an action of chance times V, both exact. Resigning and running out of
/// time have the value of the end.
Exact actionValue(const Position& position, const Action& action);

/// One decision of a game, judged by the static evaluation. All values are the attacker's chance to win;
/// skill and luck are signed so too.
struct Judgement {
    std::size_t entry = 0; ///< its number in the record
    Side side = Side::Attacker;
    Action chosen;
    Action best;       ///< the chosen one, when none is better
    Exact before;      ///< V(s)
    Exact valueChosen; ///< Q(s, chosen)
    Exact valueBest;   ///< Q(s, best)
    Exact after;       ///< V of the position that it came to

    Exact luck() const { return after - valueChosen; }
    Exact skill() const { return valueChosen - valueBest; }
    Exact revision() const { return valueBest - before; }
    /// What the decision cost its side: 0 for the best.
    Exact cost() const { return side == Side::Attacker ? -skill() : skill(); }
};

/// A game taken apart: V(end) - V(start) = luck + skill + revision, exactly.
struct Analysis {
    std::vector<Judgement> judgements;
    Exact start;
    Exact end;
    Exact revision;
    std::array<Exact, 2> luck;  ///< by the side that acted, as the attacker sees it
    std::array<Exact, 2> skill; ///< the same
    bool isComplete = true;     ///< nobody stopped it

    /// V(end) with all luck taken out; it may be outside 0 to 1.
    Exact withoutLuck() const { return end - luck[0] - luck[1]; }
    /// The costliest decisions of a side, at most `count`, the costliest first; none that cost nothing.
    std::vector<Judgement> costliest(Side side, std::size_t count) const;
};

/// Replays a record whose dice are all there. `progress` hears how many entries are judged.
Analysis analyse(const Record& record, const std::function<void(std::size_t)>& progress = {},
                 const std::stop_token& stop = {});

} // namespace sf::imperio
