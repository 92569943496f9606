// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/exchange_power.h"

#include "core/rules/smm/square/stack_state.h"

namespace sf::smm {
namespace {

using battle::Edge;
using battle::Weight;

std::int64_t sumOf(const std::vector<Term>& terms) {
    std::int64_t sum = 0;
    for (const Term& term : terms)
        sum += term.value;
    return sum;
}

Term named(TermName name, int rule, std::int64_t value) {
    Term term;
    term.name = name;
    term.rule = smmRule(rule);
    term.value = value;
    return term;
}

int multiplier(Weight weight, const Measures& measures) {
    switch (weight) {
    case Weight::Flat:
        return 1;
    case Weight::Minor:
        return measures.minor;
    case Weight::Moderate:
        return measures.moderate;
    case Weight::Major:
        return measures.major;
    }
    return 1;
}

} // namespace

ExchangePower::ExchangePower(const Combatant& combatant, Figure base) : m_combatant(combatant) {
    for (Term& term : base.terms) {
        const bool isImmune = term.name == TermName::Warlord;
        (isImmune ? m_added : m_penalized).push_back(std::move(term));
    }
}

void ExchangePower::add(Term term) {
    if (term.value != 0)
        (term.value < 0 ? m_penalized : m_added).push_back(std::move(term));
}

void ExchangePower::addEdge(Edge edge) {
    if (edge == Edge::Front)
        return;
    const int squares = m_combatant.square.measures().minor;
    Term term = named(TermName::EdgePenalty, 12, edge == Edge::Back ? -2 * squares : -squares);
    term.edge = edge;
    term.count = squares;
    add(std::move(term));
}

void ExchangePower::addRotations() {
    const int rows = m_combatant.square.measures().completeRows;
    Term term = named(TermName::RotationPenalty, 20, -std::int64_t{rows} * m_combatant.rotations);
    term.sum = m_combatant.rotations;
    term.count = rows;
    add(std::move(term));
}

void ExchangePower::addModifiers(Stat power) {
    for (const battle::Modifier& modifier : stateOf(*m_combatant.stack).modifiers) {
        if (power == Stat::AttackPower ? !modifier.attackPower : !modifier.defensePower)
            continue;
        const int times = multiplier(modifier.weight, m_combatant.square.measures());
        Term term = named(TermName::NamedModifier, 30, std::int64_t{modifier.amount} * times);
        term.subject = modifier.name;
        term.sum = modifier.amount;
        term.count = times;
        add(std::move(term));
    }
}

void ExchangePower::addScreen(const Combatant& screening) {
    const std::int64_t power = screening.stats[Stat::DefensePower].value;
    Term term = named(TermName::ScreeningBonus, 22, (power + 1) / 2);
    const battle::Stack& stack = *screening.stack;
    term.subject = stack.name.empty() ? stack.id.text : stack.name;
    term.sum = power;
    add(std::move(term));
}

Figure ExchangePower::figure() const {
    Figure result;
    result.terms = m_penalized;
    if (const std::int64_t rest = sumOf(m_penalized); rest < 0)
        result.terms.push_back(named(TermName::NeverBelowZero, 12, -rest));
    result.terms.insert(result.terms.end(), m_added.begin(), m_added.end());
    result.value = sumOf(result.terms);
    return result;
}

} // namespace sf::smm
