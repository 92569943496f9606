// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/stats.h"

#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/stack_state.h"

#include <algorithm>

namespace sf::smm {
namespace {

using battle::Number;
using battle::Posture;
using battle::Stack;

/// SMM-2; the sums of stats are never negative.
std::int64_t roundedUp(std::int64_t sum, std::int64_t divisor) {
    return (sum + divisor - 1) / divisor;
}

Figure figure(std::vector<Term> terms) {
    Figure result;
    for (const Term& term : terms)
        result.value += term.value;
    result.terms = std::move(terms);
    return result;
}

/// Calculates one stack's stats.
class StatsCalculator {
public:
    StatsCalculator(const battle::Battle& battle, const Stack& stack, const Square& square)
        : m_stack(stack), m_square(square) {
        for (std::size_t position = 0; position < stack.units->size(); ++position)
            if ((*stack.units)[position].isAlive())
                m_living.push_back(position);
        // The width of the whole living stack, even if a unit is left out of the sum (SMM-11).
        if (houseRules(battle).powerDivisor == PowerDivisor::Width)
            m_width = measures(static_cast<int>(m_living.size())).width;
    }

    bool anybody() const { return !m_living.empty(); }
    Figure attackPower() const;
    Figure shotPower() const { return figure({average(Number::AttackPower)}); }
    Figure defensePower() const;
    Figure sum(Number number, bool withScreened) const;
    Figure slowest() const;

private:
    int value(std::size_t position, Number number) const { return (*m_stack.units)[position][number]; }
    Term summed(Number number, std::optional<std::size_t> without) const;
    Term average(Number number) const;
    Figure withWarlordApart(Number number, Rule rule) const;
    Term halving(std::int64_t power) const;

    const Stack& m_stack;
    const Square& m_square;
    std::vector<std::size_t> m_living;
    int m_width = 0; ///< divides every sum; 0 stands for the number of units in it
};

Term StatsCalculator::summed(Number number, std::optional<std::size_t> without) const {
    Term term;
    for (const std::size_t position : m_living)
        if (position != without) {
            term.sum += value(position, number);
            ++term.count;
        }
    return term;
}

Term StatsCalculator::average(Number number) const {
    Term term = summed(number, m_square.screened());
    term.rule = smmRule(m_square.screened() ? 16 : 11);
    term.divisor = m_width > 0 ? m_width : term.count;
    term.value = roundedUp(term.sum, term.divisor);
    return term;
}

/// The average of the others plus the Warlord's own value (SMM-14, SMM-15).
Figure StatsCalculator::withWarlordApart(Number number, Rule rule) const {
    const std::size_t warlord = *m_square.warlord();
    std::vector<Term> terms;
    if (Term others = summed(number, warlord); others.count > 0) {
        others.name = TermName::AverageOfOthers;
        others.rule = rule;
        others.divisor = m_width > 0 ? m_width : others.count;
        others.value = roundedUp(others.sum, others.divisor);
        terms.push_back(others);
    }
    Term own;
    own.name = TermName::Warlord;
    own.rule = rule;
    own.value = value(warlord, number);
    own.unit = warlord;
    terms.push_back(own);
    return figure(std::move(terms));
}

/// The loss from screening somebody outside the stack (SMM-16, SMM-22).
Term StatsCalculator::halving(std::int64_t power) const {
    Term term;
    term.name = TermName::HalvedByScreening;
    term.rule = smmRule(std::holds_alternative<battle::ScreenedEdge>(stateOf(m_stack).screens) ? 22 : 16);
    term.value = roundedUp(power, 2) - power;
    return term;
}

Figure StatsCalculator::attackPower() const {
    if (m_square.posture() == Posture::Offensive)
        return withWarlordApart(Number::AttackPower, smmRule(14));
    const Term whole = average(Number::AttackPower);
    if (m_square.posture() == Posture::Screening && !m_square.screened())
        return figure({whole, halving(whole.value)});
    return figure({whole});
}

Figure StatsCalculator::defensePower() const {
    if (m_square.posture() == Posture::Defensive)
        return withWarlordApart(Number::DefensePower, smmRule(15));
    return figure({average(Number::DefensePower)});
}

Figure StatsCalculator::sum(Number number, bool withScreened) const {
    const std::optional<std::size_t> without = withScreened ? std::nullopt : m_square.screened();
    Term term = summed(number, without);
    term.name = TermName::SumOfUnits;
    term.rule = smmRule(without ? 16 : 11);
    term.value = term.sum;
    return figure({term});
}

Figure StatsCalculator::slowest() const {
    Term term;
    term.name = TermName::Slowest;
    term.rule = smmRule(11);
    term.unit = *std::ranges::min_element(
        m_living, {}, [&](std::size_t position) { return value(position, Number::Move); });
    term.value = value(*term.unit, Number::Move);
    return figure({term});
}

} // namespace

std::optional<StackStats> stackStats(const battle::Battle& battle, const Stack& stack, const Square& square) {
    const StatsCalculator sums(battle, stack, square);
    if (!sums.anybody())
        return std::nullopt;
    return StackStats{{sums.attackPower(), sums.defensePower(), sums.sum(Number::Damage, false),
                       sums.sum(Number::Resistance, false), sums.sum(Number::Initiative, true),
                       sums.slowest()}};
}

Figure shotPower(const battle::Battle& battle, const Stack& stack, const Square& square) {
    return StatsCalculator(battle, stack, square).shotPower();
}

} // namespace sf::smm
