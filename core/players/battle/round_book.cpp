// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/round_book.h"

#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/sealed.h"

namespace sf::players {

using battle::Battle;

namespace {

/// Nothing that players or rules read: it would keep positions apart that are otherwise equal.
void forgetFigures(Battle& battle) {
    battle::Play& play = battle::editPlay(battle);
    play.rounds.clear();
    play.current.clear();
}

/// Of what usually differs between two positions.
std::size_t hashOf(const Battle& battle) {
    auto hash = static_cast<std::size_t>(battle.round.value_or(0));
    const auto mix = [&](int part) {
        constexpr std::size_t prime = 0x100000001b3; // FNV-1
        hash = (hash ^ static_cast<std::size_t>(part)) * prime;
    };
    for (const battle::StackPointer& stack : battle.stacks) {
        mix(stack->hex.column);
        mix(stack->hex.row);
        for (const battle::Unit& unit : *stack->units)
            mix(unit.hitsLeft);
    }
    return hash;
}

void playRound(Battle& battle, const Policies& policies, smm::Luck& luck) {
    dice::Script none({}); // players throw no dice
    const int round = battle::roundNumber(battle);
    while (!isOver(battle) && battle::roundNumber(battle) == round)
        if (battle::sideToAct(battle))
            playOn(battle, policies, none);
        else
            fightRound(battle, luck);
}

} // namespace

/// Gives the known answers again, then throws dice. Records the questions that follow.
struct RoundBook::Answers final : smm::Luck {
    explicit Answers(dice::Source& source) : dice(source) {}
    bool ask(const smm::Question& question, battle::Event& /*event*/) override {
        if (asked < known.size())
            return known[asked++];
        fresh.emplace_back(question, question.yes(dice.roll(question.sides)));
        return fresh.back().second;
    }
    dice::Source& dice;
    std::vector<bool> known;
    std::size_t asked = 0;
    std::vector<std::pair<smm::Question, bool>> fresh;
};

RoundBook::RoundBook(const Battle& start, Policies policies, std::size_t most)
    : m_policies(std::move(policies))
    , m_most(most / (static_cast<std::size_t>(battle::unitsIn(start)) + 1) + 1) {
    Battle battle = start;
    forgetFigures(battle);
    placeOf(battle);
}

std::size_t RoundBook::addBranch() {
    m_branches.emplace_back();
    return m_branches.size() - 1;
}

/// Adds the fresh questions below this branch. Returns the branch that their answers lead to.
std::size_t RoundBook::extend(std::size_t branch, const Answers& answers) {
    for (const auto& [question, yes] : answers.fresh) {
        const std::size_t onYes = addBranch();
        const std::size_t onNo = addBranch();
        m_branches[branch] = {question, onYes, onNo, none};
        branch = yes ? onYes : onNo;
    }
    return branch;
}

std::optional<RoundBook::Place> RoundBook::placeOf(const Battle& battle) {
    const std::size_t hash = hashOf(battle);
    const auto [begin, end] = m_places.equal_range(hash);
    for (auto entry = begin; entry != end; ++entry)
        if (m_positions[entry->second].battle == battle)
            return entry->second;
    if (m_positions.size() >= m_most)
        return std::nullopt;
    m_positions.push_back({battle, addBranch()});
    m_places.emplace(hash, m_positions.size() - 1);
    return m_positions.size() - 1;
}

std::optional<RoundBook::Place> RoundBook::play(Place from, dice::Source& dice, Battle& battle) {
    Answers answers(dice);
    std::size_t branch = m_positions[from].root;
    while (m_branches[branch].question) {
        const Branch& here = m_branches[branch];
        answers.known.push_back(here.question->yes(dice.roll(here.question->sides)));
        branch = answers.known.back() ? here.onYes : here.onNo;
    }
    if (const Place next = m_branches[branch].next; next != none)
        return next;
    battle = m_positions[from].battle;
    playRound(battle, m_policies, answers);
    forgetFigures(battle);
    const std::optional<Place> next = placeOf(battle);
    if (next)
        m_branches[extend(branch, answers)].next = *next;
    return next;
}

} // namespace sf::players
