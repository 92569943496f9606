// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/analysis.h"

#include "core/players/imperio/results.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/game/legal.h"

#include <algorithm>

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
Rated bestOf(const Position& position, const Rated& chosen, ActionList& list) {
    const Side side = position.toMove;
    std::vector<std::pair<Value, Action>> rough;
    listLegal(position, list);
    for (const Action& action : list)
        if (action.act != Act::Resign)
            rough.emplace_back(seenFrom(side, roughValue(Results(position, action))), action);
    const Value most = std::max_element(rough.begin(), rough.end(), [](const auto& a, const auto& b) {
                           return a.first < b.first;
                       })->first;
    Rated best = chosen;
    for (const auto& [value, action] : rough) {
        if (value < most - 2 * roughError)
            continue;
        const Exact exactValue = actionValue(position, action);
        if (side == Side::Attacker ? exactValue > best.value : exactValue < best.value)
            best = {action, exactValue};
    }
    return best;
}

} // namespace

Exact exact(Value value) {
    return {cpp_int(value), cpp_int(sureWin)};
}

std::string exactText(const Exact& value) {
    return numerator(value).str() + '/' + denominator(value).str();
}

double number(const Exact& value) {
    return value.convert_to<double>();
}

Exact actionValue(const Position& position, const Action& action) {
    return meanOf(Results(position, action));
}

std::vector<Judgement> Analysis::costliest(Side side, std::size_t count) const {
    std::vector<Judgement> own;
    for (const Judgement& judgement : judgements)
        if (judgement.side == side && judgement.cost() > 0)
            own.push_back(judgement);
    std::stable_sort(own.begin(), own.end(),
                     [](const Judgement& a, const Judgement& b) { return a.cost() > b.cost(); });
    own.resize(std::min(count, own.size()));
    return own;
}

Analysis analyse(const Record& record, const std::function<void(std::size_t)>& progress,
                 const std::stop_token& stop) {
    Position position = gameOf(record).position;
    ActionList list;
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
        const Rated best = bestOf(position, chosen, list);
        Judgement judgement{index,        entry.side,   entry.action, best.action,
                            analysis.end, chosen.value, best.value,   {}};
        dice::Script script = scriptOf(entry);
        dice::ThrownChances thrown(script);
        play(position, entry.action, thrown);
        analysis.end = judgement.after = exact(evaluate(position));
        analysis.luck[indexOf(entry.side)] += judgement.luck();
        analysis.skill[indexOf(entry.side)] += judgement.skill();
        analysis.revision += judgement.revision();
        analysis.judgements.push_back(std::move(judgement));
        if (progress)
            progress(index + 1);
    }
    return analysis;
}

} // namespace sf::imperio
