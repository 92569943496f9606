// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/analysis.h"

#include "core/players/imperio/results.h"
#include "core/players/imperio/turn_cost.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/game/legal.h"

#include <algorithm>
#include <set>

namespace sf::imperio {

namespace {

using boost::multiprecision::cpp_int;

/// The dice of an entry in the order they were thrown.
dice::Script scriptOf(const Entry& entry) {
    std::vector<int> dice;
    for (const FightDice& fight : entry.dice) {
        dice.insert(dice.end(), fight.attacker.begin(), fight.attacker.end());
        dice.insert(dice.end(), fight.defender.begin(), fight.defender.end());
    }
    return dice::Script(std::move(dice));
}

void playEntry(Position& position, const Entry& entry) {
    dice::Script script = scriptOf(entry);
    dice::ThrownChances thrown(script);
    play(position, entry.action, thrown);
}

/// The sum of chance times V over all results, with one common denominator, so that no fraction is reduced
/// before the end.
Exact meanOf(const Results& results) {
    cpp_int sum = 0;
    cpp_int denominator = 1;
    for (const Results::Factor& factor : results.factors(0))
        denominator *= factor.total;
    for (std::size_t result = 0; result < results.size(); ++result) {
        cpp_int ways = 1;
        for (const Results::Factor& factor : results.factors(result))
            ways *= factor.ways;
        sum += ways * evaluate(results.position(result));
    }
    return {sum, denominator << 32};
}

/// An estimate of Q, less than a millionth off, to find the actions that may be the best.
Value roughValue(const Results& results) {
    Value sum = 0;
    for (std::size_t result = 0; result < results.size(); ++result)
        sum += static_cast<Value>((static_cast<std::uint64_t>(results.chance(result) / 2) *
                                   static_cast<std::uint64_t>(evaluate(results.position(result)))) >>
                                  31);
    return sum;
}

constexpr Value roughError = 1 << 13;

struct Rated {
    Action action;
    Exact value;
};

/// The best action of a position by exact values; the chosen one if no other is better.
Rated bestOf(const Position& position, const Rated& chosen) {
    const Side side = position.toMove;
    const std::vector<RatedAction> rated = ratedActions(position);
    Rated best = chosen;
    for (const auto& [action, value] : rated) {
        if (value < rated.front().value - 2 * roughError)
            break;
        const Exact exactValue = actionValue(position, action);
        if (side == Side::Attacker ? exactValue > best.value : exactValue < best.value)
            best = {action, exactValue};
    }
    return best;
}

/// So many decisions of each side are looked at by the planner, which finds that some cost nothing, as
/// nothing is lost by doing another thing first. A few seconds at most.
constexpr std::size_t candidates = 12;

PlannedCost plannedCost(const Position& position, const Action& action, const std::stop_token& stop) {
    const TurnCost cost = turnCost(position, action, bestPlan(position, stop), stop);
    return {cost.plan.front(), exact(seenFrom(position.toMove, cost.planned)),
            exact(seenFrom(position.toMove, cost.chosen))};
}

} // namespace

Exact exact(Value value) {
    return {cpp_int(value), cpp_int(sureWin)};
}

std::string exactText(const Exact& value) {
    return numerator(value).str() + '/' + denominator(value).str();
}

std::optional<Exact> exactChance(std::string_view text) {
    constexpr std::size_t longest = 400;
    const std::size_t slash = text.find('/');
    const auto isNumber = [](std::string_view digits) {
        return !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
    };
    if (text.size() > longest || slash == std::string_view::npos || !isNumber(text.substr(0, slash)) ||
        !isNumber(text.substr(slash + 1)))
        return std::nullopt;
    // A leading 0 would make the number octal.
    const auto wholeNumber = [](std::string_view digits) {
        digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size() - 1));
        return cpp_int(std::string(digits));
    };
    const cpp_int ways = wholeNumber(text.substr(0, slash));
    const cpp_int total = wholeNumber(text.substr(slash + 1));
    if (total == 0 || ways > total)
        return std::nullopt;
    return Exact(ways, total);
}

double number(const Exact& value) {
    return value.convert_to<double>();
}

Exact actionValue(const Position& position, const Action& action) {
    return meanOf(Results(position, action));
}

void Analysis::add(Judgement judgement) {
    end = judgement.after;
    luck[indexOf(judgement.side)] += judgement.luck();
    skill[indexOf(judgement.side)] += judgement.skill();
    revision += judgement.revision();
    judgements.push_back(std::move(judgement));
}

std::vector<RatedAction> ratedActions(const Position& position, const std::stop_token& stop) {
    if (position.result)
        return {};
    ActionList list;
    listLegal(position, list);
    std::vector<RatedAction> rated;
    for (const Action& action : list) {
        if (stop.stop_requested())
            return {};
        if (action.act != Act::Resign)
            rated.push_back({action, seenFrom(position.toMove, roughValue(Results(position, action)))});
    }
    std::stable_sort(rated.begin(), rated.end(),
                     [](const RatedAction& a, const RatedAction& b) { return a.value > b.value; });
    return rated;
}

Exact Judgement::cost() const {
    const Exact lost = planned ? Exact(planned->valueBest - planned->valueChosen) : Exact(-skill());
    return side == Side::Attacker ? lost : Exact(-lost);
}

bool Analysis::isPlanned() const {
    return std::ranges::any_of(judgements, [](const Judgement& each) { return each.planned.has_value(); });
}

std::vector<Judgement> Analysis::costliest(Side side, std::size_t count) const {
    const bool byPlanner = isPlanned();
    std::vector<Judgement> own;
    for (const Judgement& judgement : judgements)
        if (judgement.side == side && judgement.planned.has_value() == byPlanner && judgement.cost() > 0)
            own.push_back(judgement);
    std::stable_sort(own.begin(), own.end(),
                     [](const Judgement& a, const Judgement& b) { return a.cost() > b.cost(); });
    own.resize(std::min(count, own.size()));
    return own;
}

Analysis analyse(const Record& record, const std::function<void(std::size_t)>& progress,
                 const std::stop_token& stop) {
    Position position = gameOf(record).position;
    Analysis analysis;
    analysis.start = exact(evaluate(position));
    analysis.end = analysis.start;
    for (std::size_t index = 0; index < record.entries.size(); ++index) {
        if (stop.stop_requested()) {
            analysis.isComplete = false;
            break;
        }
        const Entry& entry = record.entries[index];
        const Rated chosen{entry.action, actionValue(position, entry.action)};
        const Rated best = bestOf(position, chosen);
        Judgement judgement{index,        entry.side,   entry.action, best.action,
                            analysis.end, chosen.value, best.value,   {}};
        playEntry(position, entry);
        judgement.after = exact(evaluate(position));
        analysis.add(std::move(judgement));
        if (progress)
            progress(index + 1);
    }
    return analysis;
}

Analysis report(const Record& record, const std::function<void(std::size_t, std::size_t)>& progress,
                const std::stop_token& stop) {
    const std::size_t all = record.entries.size() + sides.size() * candidates;
    const auto tell = [&](std::size_t done) {
        if (progress)
            progress(done, all);
    };
    Analysis analysis = analyse(record, tell, stop);
    std::set<std::size_t> costly;
    for (const Side side : sides)
        for (const Judgement& judgement : analysis.costliest(side, candidates))
            costly.insert(judgement.entry);
    Position position = gameOf(record).position;
    std::size_t done = record.entries.size();
    for (std::size_t index = 0; index < analysis.judgements.size() && analysis.isComplete; ++index) {
        if (costly.contains(index)) {
            analysis.judgements[index].planned = plannedCost(position, record.entries[index].action, stop);
            tell(++done);
        }
        analysis.isComplete = !stop.stop_requested();
        playEntry(position, record.entries[index]);
    }
    return analysis;
}

} // namespace sf::imperio
