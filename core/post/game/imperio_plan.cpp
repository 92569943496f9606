// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/imperio_plan.h"

#include "core/rules/ascii.h"
#include "core/rules/imperio/record/play_line.h"

#include <algorithm>

namespace sf::post {

namespace {

using imperio::Act;
using imperio::Applied;
using imperio::Happened;
using imperio::Kind;
using imperio::PlayLine;
using imperio::Position;
using imperio::readTypedAction;
using imperio::Side;
using imperio::Square;

std::optional<FightResult> fightResult(const std::vector<imperio::Event>& events) {
    constexpr std::array<FightResult, 3> results{FightResult::Won, FightResult::Tied, FightResult::Lost};
    for (const imperio::Event& event : events)
        if (event.what == Happened::Fought)
            return results[static_cast<std::size_t>(event.sums)];
    return std::nullopt;
}

/// Plays the actions of a plan in one turn.
class PlanPlayer {
public:
    PlanPlayer(const Position& position, std::uint32_t turn, Side side, dice::Source& dice)
        : m_turn(turn), m_side(side), m_dice(dice) {
        m.position = position;
    }

    void carryOut(const PlanItem& item) {
        m.fights.emplace_back();
        m.items.push_back(reportOf(item));
    }
    CarriedOut finish() {
        if (isOn())
            play(imperio::endTurn());
        return std::move(m);
    }
    CarriedOut pause() { return std::move(m); }

private:
    bool isOn() const {
        return !m.position.result && m.position.turn == m_turn && m.position.toMove == m_side;
    }

    ItemReport reportOf(const PlanItem& item) {
        if (!isOn())
            return {ItemFate::TurnOver, {}};
        if (!isMet(item, m.fights))
            return {ItemFate::Unmet, {}};
        const auto read = readTypedAction(recordNotation(item.action));
        const auto* line = std::get_if<PlayLine>(&read);
        // A letter of the other side, for one thing; nothing of the kind is in reserve.
        const std::vector<imperio::Action> actions =
            line ? actionsOf(*line, m.position) : std::vector<imperio::Action>();
        if (actions.empty())
            return {ItemFate::Refused, refusal(imperio::Reason::NotInReserve)};
        return line->act == Act::Step ? walk(*line, actions) : tryOne(actions.front());
    }

    ItemReport tryOne(const imperio::Action& action) {
        if (const auto refused = refusalOf(m.position, action))
            return {ItemFate::Refused, refused};
        play(action);
        return {ItemFate::Done, {}};
    }

    /// Walks a path up to its first illegal step. An archer's two steps are one action unless only the first
    /// is legal.
    ItemReport walk(const PlayLine& line, const std::vector<imperio::Action>& actions) {
        const auto piece = m.position.board.at(line.path.front());
        if (piece && piece->kind == Kind::Archer && line.path.size() > 2)
            return walkAsArcher(line.path);
        for (std::size_t index = 0; index < actions.size(); ++index) {
            const auto refused = isOn() ? refusalOf(m.position, actions[index]) : std::nullopt;
            if (refused || !isOn())
                return {index == 0 ? ItemFate::Refused : ItemFate::Partly, refused};
            play(actions[index]);
        }
        return {ItemFate::Done, {}};
    }

    ItemReport walkAsArcher(const std::vector<Square>& path) {
        const ItemReport both = tryOne(stepTwice(path[0], path[1], path[2]));
        if (both.fate == ItemFate::Done)
            return path.size() == 3
                       ? both
                       : ItemReport{ItemFate::Partly, refusal(imperio::Reason::TooManySteps, path[0])};
        const ItemReport first = tryOne(step(path[0], path[1]));
        return first.fate == ItemFate::Done ? ItemReport{ItemFate::Partly, both.refusal} : first;
    }

    void play(const imperio::Action& action) {
        const Position& before = m.position;
        Applied applied = std::get<Applied>(apply(before, action, m_dice));
        m.entries.push_back({before.turn, before.toMove, action, diceOf(applied.events), {}});
        if (!m.fights.empty() && !m.fights.back())
            m.fights.back() = fightResult(applied.events);
        m.position = applied.position;
        m.events.push_back(std::move(applied.events));
    }

    CarriedOut m;
    std::uint32_t m_turn;
    Side m_side;
    dice::Source& m_dice;
};

/// Signs of the record and their letters in a block.
constexpr std::array<std::pair<char, char>, 3> notationSigns{{{'*', 's'}, {'@', 'b'}, {'=', 'q'}}};

} // namespace

std::string recordNotation(std::string_view action) {
    std::string text(action);
    for (std::size_t at = 1; at < text.size(); ++at)
        for (const auto& [record, block] : notationSigns)
            if (text[at] == block && isDigit(text[at - 1])) // not inside words
                text[at] = record;
    return text;
}

std::string blockNotation(std::string_view action) {
    std::string text(action);
    for (char& c : text)
        for (const auto& [record, block] : notationSigns)
            if (c == record)
                c = block;
    return text;
}

std::optional<std::size_t> firstUnknownAction(const Plan& plan) {
    for (std::size_t index = 0; index < plan.size(); ++index) {
        const auto read = readTypedAction(recordNotation(plan[index].action));
        const auto* line = std::get_if<PlayLine>(&read);
        if (!line || line->hasDice || line->act == Act::Time ||
            (line->act == Act::Shot && line->fights.size() > 1))
            return index;
        for (const Condition& condition : plan[index].conditions) {
            const auto about =
                readTypedAction(recordNotation(plan[static_cast<std::size_t>(condition.action) - 1].action));
            const auto* fight = std::get_if<PlayLine>(&about);
            if (!fight || (fight->act != Act::Attack && fight->act != Act::Shot))
                return index;
        }
    }
    return std::nullopt;
}

CarriedOut carryOut(const Position& position, std::uint32_t turn, Side side, const Plan& plan,
                    dice::Source& dice) {
    PlanPlayer run(position, turn, side, dice);
    for (const PlanItem& item : plan)
        run.carryOut(item);
    return run.finish();
}

CarriedOut carryOutSoFar(const Position& position, const Plan& plan, dice::Source& dice) {
    PlanPlayer run(position, position.turn, position.toMove, dice);
    for (const PlanItem& item : plan)
        run.carryOut(item);
    return run.pause();
}

} // namespace sf::post
