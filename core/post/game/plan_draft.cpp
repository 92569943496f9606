// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/plan_draft.h"

#include "core/rules/dice/philox.h"

#include <algorithm>

namespace sf::post {

namespace {

constexpr std::uint64_t mostThrows = 2000; ///< tried for an assumed result

/// Known dice first, then random ones; remembers all.
class ContinuedDice final : public dice::Source {
public:
    ContinuedDice(std::vector<int> known, std::uint64_t attempt)
        : m_values(std::move(known)), m_random(attempt, 0) {}
    int roll(int sides) override {
        if (m_used == m_values.size())
            m_values.push_back(m_random.roll(sides));
        return m_values[m_used++];
    }
    std::vector<int> take() { return std::move(m_values); }

private:
    std::vector<int> m_values;
    std::size_t m_used = 0;
    dice::Philox m_random;
};

FightResult likeliest(const dice::Odds& odds) {
    if (odds.win >= odds.tie && odds.win >= odds.lose)
        return FightResult::Won;
    return odds.lose >= odds.tie ? FightResult::Lost : FightResult::Tied;
}

bool isPossible(FightResult result, const dice::Odds& odds) {
    return (result == FightResult::Won ? odds.win : result == FightResult::Lost ? odds.lose : odds.tie) > 0;
}

} // namespace

void PlanDraft::append(std::string action, std::optional<dice::Odds> odds,
                       std::optional<FightResult> assumed) {
    m_plan.push_back({std::move(action), conditions()});
    if (odds && assumed)
        m_assumed[m_plan.size() - 1] = *assumed;
    m_odds.push_back(odds);
    showAll();
}

void PlanDraft::assume(std::size_t fight, std::optional<FightResult> result) {
    assumeNeeded(fight);
    if (result)
        m_assumed[fight] = *result;
    else
        m_assumed.erase(fight);
    showAll();
}

void PlanDraft::assumeNeeded(std::size_t action) {
    for (const Condition& condition : m_plan[action].conditions) {
        const std::size_t fight = static_cast<std::size_t>(condition.action) - 1;
        m_assumed[fight] = condition.result;
        assumeNeeded(fight);
    }
}

std::optional<FightResult> PlanDraft::assumed(std::size_t fight) const {
    const auto found = m_assumed.find(fight);
    return found == m_assumed.end() ? std::nullopt : std::optional(found->second);
}

std::size_t PlanDraft::lastDone() const {
    for (std::size_t action = m_plan.size(); action-- > 0;)
        if (isDone(action))
            return action;
    return m_plan.size();
}

bool PlanDraft::removeLast() {
    const std::size_t last = lastDone();
    if (last == m_plan.size())
        return false;
    remove(last);
    showAll();
    return true;
}

/// Later actions with a condition on the removed one go too, and the others are renumbered.
void PlanDraft::remove(std::size_t action) {
    std::vector<std::size_t> place(m_plan.size(), m_plan.size()); ///< new index; the size for removed ones
    Plan plan;
    std::vector<std::optional<dice::Odds>> odds;
    std::map<std::size_t, FightResult> assumptions;
    for (std::size_t index = 0; index < m_plan.size(); ++index) {
        PlanItem item = m_plan[index];
        const bool isGone = std::ranges::any_of(item.conditions, [&](const Condition& condition) {
            return place[static_cast<std::size_t>(condition.action) - 1] == place.size();
        });
        if (index == action || isGone)
            continue;
        for (Condition& condition : item.conditions)
            condition.action = static_cast<int>(place[static_cast<std::size_t>(condition.action) - 1]) + 1;
        place[index] = plan.size();
        if (const auto result = assumed(index))
            assumptions[plan.size()] = *result;
        plan.push_back(std::move(item));
        odds.push_back(m_odds[index]);
    }
    m_plan = std::move(plan);
    m_odds = std::move(odds);
    m_assumed = std::move(assumptions);
}

/// The assumptions about fights of the shown case, without those that another one needs anyway.
std::vector<Condition> PlanDraft::conditions() const {
    std::vector<Condition> all;
    for (const auto& [fight, result] : m_assumed)
        if (fights()[fight])
            all.push_back({static_cast<int>(fight) + 1, result});
    std::vector<Condition> needed;
    for (const Condition& condition : all)
        if (std::ranges::none_of(all, [&](const Condition& other) { return implies(other, condition); }))
            needed.push_back(condition);
    return needed;
}

/// Whether the fight of a condition has the other condition, or one that implies it.
bool PlanDraft::implies(const Condition& condition, const Condition& other) const {
    const auto& own = m_plan[static_cast<std::size_t>(condition.action) - 1].conditions;
    return std::ranges::any_of(own,
                               [&](const Condition& each) { return each == other || implies(each, other); });
}

void PlanDraft::showAll() {
    std::vector<int> dice;
    showStart();
    for (std::size_t count = 1; count <= m_plan.size(); ++count)
        dice = showWith(count, dice);
}

/// The first actions with dice that give the last of them the result to be shown. Returns these dice.
std::vector<int> PlanDraft::showWith(std::size_t count, const std::vector<int>& dice) {
    const Plan begun(m_plan.begin(), m_plan.begin() + static_cast<std::ptrdiff_t>(count));
    const auto& odds = m_odds[count - 1];
    const FightResult wanted = assumed(count - 1).value_or(odds ? likeliest(*odds) : FightResult::Won);
    const std::uint64_t most = odds && !isPossible(wanted, *odds) ? 0 : mostThrows;
    for (std::uint64_t attempt = 0;; ++attempt) {
        ContinuedDice source(dice, attempt);
        show(begun, source);
        if (!fights().back() || fights().back() == wanted || attempt == most)
            return source.take();
    }
}

} // namespace sf::post
