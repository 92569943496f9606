// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/play/victory.h"

#include "core/rules/battle/events.h"
#include "core/rules/battle/play/sealed.h"

#include <algorithm>

namespace sf::battle {
namespace {

bool areTogether(const Battle& battle, int one, int other) {
    return !battle.areOpposed(one, other);
}

std::vector<int> allianceOf(const Battle& battle, int side) {
    std::vector<int> sides;
    for (int other = 0; other < static_cast<int>(battle.sides.size()); ++other)
        if (areTogether(battle, side, other))
            sides.push_back(other);
    return sides;
}

const Unit* findUnit(const Battle& battle, const UnitId& id) {
    for (const StackPointer& stack : battle.stacks)
        if (const Unit* unit = stack->find(id))
            return unit;
    return nullptr;
}

/// At a round's end, stacks that are due but could not be placed no longer count if their side has nobody on
/// the map (BAT-9).
bool isLeft(const Battle& battle, int side) {
    bool isWaiting = false;
    for (const StackPointer& stack : battle.stacks) {
        if (stack->side != side || !stack->hasLivingUnits())
            continue;
        if (stack->isOnMap())
            return true;
        if (stack->presence == Presence::ToArrive)
            isWaiting = isWaiting || stack->extras->arrives.value_or(0) > roundNumber(battle);
    }
    return isWaiting;
}

template<class IsIn>
std::optional<PlayResult> lastOf(const Battle& battle, Ending ending, IsIn&& isIn) {
    std::optional<int> winner;
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side) {
        if (!isIn(side))
            continue;
        if (winner && battle.areOpposed(*winner, side))
            return std::nullopt;
        winner = side;
    }
    return PlayResult{winner ? allianceOf(battle, *winner) : std::vector<int>{}, ending};
}

std::vector<int> mostPoints(const Battle& battle) {
    std::vector<int> best;
    std::int64_t most = -1;
    bool isShared = false;
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side) {
        const std::int64_t points = pointsOf(battle, side);
        const bool isSame = !best.empty() && areTogether(battle, best.front(), side);
        if (points == most)
            isShared = isShared || !isSame;
        if (points > most) {
            most = points;
            best = allianceOf(battle, side);
            isShared = false;
        }
    }
    return isShared ? std::vector<int>{} : best;
}

/// Decides whether a condition is met and who wins by it.
class VictoryEvaluator {
public:
    VictoryEvaluator(const Battle& battle, CheckTime time) : m_battle(battle), m_time(time) {}

    std::optional<PlayResult> operator()(const Eliminate&) const {
        return lastOf(m_battle, Ending::Eliminated, [&](int side) {
            return m_time == CheckTime::RoundEnd ? isLeft(m_battle, side) : takesPart(m_battle, side);
        });
    }
    std::optional<PlayResult> operator()(const HoldStructure& hold) const {
        const Structure* structure = m_battle.map->find(hold.structure);
        if (m_time != CheckTime::RoundEnd || roundNumber(m_battle) < hold.round || !structure)
            return std::nullopt;
        bool isHeld = false;
        for (const StackPointer& stack : m_battle.stacks.at(structure->hex)) {
            if (stack->isAlive() && m_battle.areOpposed(stack->side, hold.side))
                return std::nullopt;
            isHeld = isHeld || (stack->isAlive() && stack->side == hold.side);
        }
        return isHeld ? won(hold.side, Ending::Held) : std::nullopt;
    }
    std::optional<PlayResult> operator()(const CroakUnit& croak) const {
        const Unit* unit = findUnit(m_battle, croak.unit);
        return unit && !unit->isAlive() ? won(croak.side, Ending::Croaked) : std::nullopt;
    }
    std::optional<PlayResult> operator()(const LastRound& last) const {
        if (m_time != CheckTime::RoundEnd || roundNumber(m_battle) < last.round)
            return std::nullopt;
        if (last.award == Award::Side)
            return won(last.side, Ending::Rounds);
        return PlayResult{last.award == Award::Draw ? std::vector<int>{} : mostPoints(m_battle),
                          Ending::Rounds};
    }

private:
    std::optional<PlayResult> won(int side, Ending ending) const {
        return PlayResult{allianceOf(m_battle, side), ending};
    }

    const Battle& m_battle;
    CheckTime m_time;
};

} // namespace

std::optional<PlayResult> resultOf(const Battle& battle, CheckTime time) {
    for (const VictoryCondition& condition : victoryConditions(*battle.scenario))
        if (std::optional<PlayResult> result = std::visit(VictoryEvaluator(battle, time), condition.what))
            return result;
    return std::nullopt;
}

std::optional<PlayResult> lastAlliance(const Battle& battle, Ending ending) {
    return lastOf(battle, ending, [&](int side) { return takesPart(battle, side); });
}

std::int64_t pointsOf(const Battle& battle, int side) {
    std::int64_t points = 0;
    for (const StackPointer& stack : battle.stacks) {
        if (!battle.areOpposed(stack->side, side))
            continue;
        for (const Unit& unit : *stack->units)
            if (!unit.isAlive() && !(battle.play && battle.play->croakedFirst.contains(unit.id)))
                points += std::max(1, unit[Number::Upkeep]);
    }
    return points;
}

std::vector<KindFigures> kindFigures(const Battle& battle, int side) {
    std::vector<KindFigures> figures;
    for (const StackPointer& stack : battle.stacks) {
        if (stack->side != side)
            continue;
        for (const Unit& unit : *stack->units) {
            if (battle.play && battle.play->croakedFirst.contains(unit.id))
                continue;
            const std::string& kind = unit.kind.empty() ? unit.name : unit.kind;
            auto found = std::ranges::find(figures, kind, &KindFigures::kind);
            if (found == figures.end())
                found = figures.insert(figures.end(), {kind, 0, 0, 0});
            ++found->began;
            ++(unit.isAlive() ? found->left : found->lost);
        }
    }
    return figures;
}

int livingUnits(const Battle& battle, int side) {
    std::ptrdiff_t living = 0;
    for (const StackPointer& stack : battle.stacks)
        if (stack->side == side)
            living += std::ranges::count_if(*stack->units, &Unit::isAlive);
    return static_cast<int>(living);
}

int unitsAtFirst(const Battle& battle, int side) {
    int units = 0;
    for (const KindFigures& kind : kindFigures(battle, side))
        units += kind.began;
    return units;
}

std::vector<std::vector<SideFigures>> roundFigures(const Battle& battle) {
    if (!battle.play)
        return {};
    std::vector<std::vector<SideFigures>> rounds = battle.play->rounds;
    if (battle.play->phase != PlayPhase::Over)
        return rounds;
    std::vector<SideFigures> last = battle.play->current;
    last.resize(battle.sides.size());
    bool hasChanged = rounds.empty() || !battle.play->current.empty();
    for (std::size_t side = 0; side < last.size(); ++side) {
        last[side].living = livingUnits(battle, static_cast<int>(side));
        hasChanged = hasChanged || last[side].living != rounds.back().at(side).living;
    }
    if (hasChanged)
        rounds.push_back(std::move(last));
    return rounds;
}

void removeCasualties(Battle& battle, EventSink* sink) {
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        const StackPointer stack = battle.stacks[position];
        if (!stack->isOnMap() || stack->hasLivingUnits())
            continue;
        Stack gone = *stack;
        gone.presence = Presence::Croaked;
        battle.stacks.replace(position, std::make_shared<const Stack>(std::move(gone)));
        if (sink)
            sink->tell({events::leavesMap, battleRule(8), stack->id}, battle);
    }
}

void endPlay(Battle& battle, const PlayResult& result, EventSink* sink) {
    Play& play = editPlay(battle);
    play.phase = PlayPhase::Over;
    play.ready.clear();
    play.sealed.clear();
    play.start.reset();
    play.result = result;
    battle.plans = {};
    if (sink)
        tellResult(battle, *sink);
}

void tellResult(const Battle& battle, EventSink& sink) {
    const PlayResult& result = *battle.play->result;
    const Rule rule = battleRule(result.ending == Ending::Conceded ? 11 : 10);
    const int ending = static_cast<int>(result.ending);
    for (const int winner : result.winners)
        sink.tell({events::sideWins, rule, {}, {}, {}, winner, ending}, battle);
    if (result.winners.empty())
        sink.tell({events::playDrawn, rule, {}, {}, {}, 0, ending}, battle);
}

void checkVictory(Battle& battle, CheckTime time, EventSink* sink) {
    if (const std::optional<PlayResult> result = resultOf(battle, time))
        endPlay(battle, *result, sink);
}

void closeFigures(Battle& battle) {
    Play& play = editPlay(battle);
    play.current.resize(battle.sides.size());
    for (std::size_t side = 0; side < play.current.size(); ++side)
        play.current[side].living = livingUnits(battle, static_cast<int>(side));
    play.rounds.push_back(std::move(play.current));
    play.current.clear();
}

void countHits(Battle& battle, int side, std::int64_t hits, std::int64_t expected) {
    if (!battle.play)
        return;
    Play& play = editPlay(battle);
    play.current.resize(std::max(play.current.size(), battle.sides.size()));
    SideFigures& figures = play.current.at(static_cast<std::size_t>(side));
    figures.hits += hits;
    figures.expected += expected;
}

} // namespace sf::battle
