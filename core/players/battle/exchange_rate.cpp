// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/exchange_rate.h"

#include "core/players/battle/contest.h"
#include "core/rules/dice/intervals.h"

#include <algorithm>
#include <map>

namespace sf::players {
namespace {

using battle::Battle;

battle::Stack stackOf(const battle::UnitKind& kind, int count, int side) {
    battle::Stack stack;
    stack.id = battle::StackId(side == 0 ? "first" : "second");
    stack.name = kind.name;
    stack.side = side;
    stack.hex = side == 0 ? hex::Hex{3, 1} : hex::Hex{3, 4};
    stack.facing = side == 0 ? hex::Direction::South : hex::Direction::North;
    for (int i = 0; i < count; ++i) {
        battle::Unit unit;
        unit.id = battle::UnitId(stack.id.text + std::to_string(i));
        unit.kind = kind.name;
        unit.profile = kind.profile;
        unit.hitsLeft = (*kind.profile)[battle::Number::Hits];
        stack.units.edit().push_back(std::move(unit));
    }
    return stack;
}

/// Finds where the chances are even.
class Bisection {
public:
    Bisection(const Battle& battle, const ExchangeQuestion& question, const Policies& policies,
              const LabSettings& settings)
        : m_battle(battle), m_question(question), m_policies(policies), m_settings(settings) {}

    std::variant<ExchangeRate, ExchangeFault> run();

private:
    bool play(int units);
    bool wins(int units) { return play(units) && m_cells.at(units).share >= 0.5; }
    void bracket();
    double crossing(double ExchangeCell::*bound) const;
    ExchangeRate rate() const;

    const Battle& m_battle;
    const ExchangeQuestion& m_question;
    const Policies& m_policies;
    const LabSettings& m_settings;
    std::map<int, ExchangeCell> m_cells;
    int m_most = 1;                   ///< the largest number against which `kind` wins; 0: none
    int m_enough = mostExchanged + 1; ///< the smallest against which it loses
    std::optional<ExchangeFault> m_fault;
};

/// Returns false after a fault.
bool Bisection::play(int units) {
    if (m_fault || m_cells.contains(units))
        return !m_fault;
    std::vector<Battle> halves;
    for (const bool isSwapped : {false, true}) {
        auto played = asPlayed(exchangeField(m_battle, m_question, units, isSwapped));
        if (std::holds_alternative<battle::Refusal>(played)) {
            m_fault = ExchangeFault::CantBePlayed;
            return false;
        }
        halves.push_back(std::get<Battle>(std::move(played)));
    }
    const std::vector<battle::Tally> tallies = playLab(halves, m_policies, m_settings);
    if (m_settings.stop.stop_requested()) {
        m_fault = ExchangeFault::Stopped;
        return false;
    }
    ExchangeCell cell{.units = units};
    for (std::size_t half = 0; half < 2; ++half) {
        const battle::Tally& tally = tallies[half];
        const auto drawn = static_cast<double>(tally.draws + tally.undecided);
        const auto battles = static_cast<double>(tally.battles);
        const auto [low, high] = dice::shareInterval(tally.wins[half], tally.battles);
        cell.share += (static_cast<double>(tally.wins[half]) + drawn / 2) / battles / 2;
        cell.low += (low + drawn / battles / 2) / 2;
        cell.high += (high + drawn / battles / 2) / 2;
        cell.battles += tally.battles;
    }
    m_cells.emplace(units, cell);
    return true;
}

/// Doubles or halves from equal numbers until one wins and one doesn't, then halves the distance.
void Bisection::bracket() {
    int units = m_question.count;
    if (wins(units)) {
        for (m_most = units; m_most < mostExchanged; m_most = units) {
            units = std::min(2 * m_most, mostExchanged);
            if (!wins(units)) {
                m_enough = units;
                break;
            }
        }
    } else {
        for (m_enough = units, m_most = 0; m_enough > 1; m_enough = units) {
            units = m_enough / 2;
            if (wins(units)) {
                m_most = units;
                break;
            }
        }
    }
    while (!m_fault && m_most > 0 && m_enough <= mostExchanged && m_enough - m_most > 1) {
        const int middle = (m_most + m_enough) / 2;
        (wins(middle) ? m_most : m_enough) = middle;
    }
}

/// Where the line through the cells' values crosses one half.
double Bisection::crossing(double ExchangeCell::*bound) const {
    const ExchangeCell* before = nullptr;
    for (const auto& [units, cell] : m_cells) {
        if (cell.*bound >= 0.5) {
            before = &cell;
            continue;
        }
        if (!before)
            return units;
        const double fall = before->*bound - cell.*bound;
        return before->units + (before->*bound - 0.5) / fall * (units - before->units);
    }
    return m_cells.rbegin()->first;
}

ExchangeRate Bisection::rate() const {
    ExchangeRate rate{
        crossing(&ExchangeCell::share), crossing(&ExchangeCell::low), crossing(&ExchangeCell::high), {}};
    for (const auto& [units, cell] : m_cells)
        rate.cells.push_back(cell);
    return rate;
}

std::variant<ExchangeRate, ExchangeFault> Bisection::run() {
    bracket();
    if (m_fault)
        return *m_fault;
    const bool isDecided =
        std::ranges::any_of(m_cells, [](const auto& each) { return each.second.share != 0.5; });
    if (!isDecided)
        return ExchangeFault::NobodyWins;
    if (m_most == 0)
        return ExchangeFault::OneIsEnough;
    if (m_enough > mostExchanged)
        return ExchangeFault::NoneAreEnough;
    return rate();
}

} // namespace

Battle exchangeField(const Battle& battle, const ExchangeQuestion& question, int units, bool isSwapped) {
    Battle field;
    field.rules = battle.rules;
    field.houseRules = battle.houseRules;
    field.kinds = battle.kinds;
    field.sides = {{"A", 0xC03020, nullptr}, {"B", 0x2050A0, nullptr}};
    field.map = battle::Map(7, 6);
    const battle::UnitKind& one = *battle.kind(question.kind);
    const battle::UnitKind& other = *battle.kind(question.other);
    const auto add = [&](battle::Stack stack) {
        field.stacks.insert(field.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
    };
    add(isSwapped ? stackOf(other, units, 0) : stackOf(one, question.count, 0));
    add(isSwapped ? stackOf(one, question.count, 1) : stackOf(other, units, 1));
    return field;
}

std::variant<ExchangeRate, ExchangeFault> exchangeRate(const Battle& battle, const ExchangeQuestion& question,
                                                       const Policies& policies,
                                                       const LabSettings& settings) {
    if (!battle.kind(question.kind) || !battle.kind(question.other))
        return ExchangeFault::NoSuchKind;
    if (question.kind == question.other)
        return ExchangeFault::SameKind;
    if (question.count < 1 || question.count > mostExchanged)
        return ExchangeFault::BadCount;
    return Bisection(battle, question, policies, settings).run();
}

} // namespace sf::players
