// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/battle_post_game.h"

#include "core/post/block/base32.h"
#include "core/rules/battle/apply.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/smm/fight/round.h"
#include "core/rules/smm/fight/smm_system.h"

namespace sf::post {

namespace {

using battle::Battle;
using battle::EndPlay;
using battle::PlayPhase;
using battle::SayReady;
using battle::SealedPlan;
using battle::SetReferee;
using battle::SetTitle;
using battle::StartPlay;

constexpr int dieOfRoles = 6;

bool isNothing(const std::optional<SealedPlan>& plan) {
    return plan && *plan == SealedPlan();
}

bool perform(Battle& battle, const battle::Action& action) {
    return !battle::carryOut(battle, action, smm::system());
}

bool perform(Battle& battle, const smm::GiveOrders& given) {
    if (given.orders.empty())
        return true;
    dice::Script none({});
    const auto outcome = smm::apply(battle, given, none);
    if (const auto* round = std::get_if<smm::Round>(&outcome))
        redo(battle, round->changes);
    return std::holds_alternative<smm::Round>(outcome);
}

/// The plan has all orders, so what differs from it is withdrawn first: an order with only a rotation or a
/// posture would otherwise let the action stand that was kept from earlier rounds (BAT-5).
bool give(Battle& battle, const smm::Orders& planned) {
    smm::GiveOrders withdrawn;
    smm::GiveOrders given;
    for (const auto& [id, order] : planned)
        given.orders.emplace(id, order);
    for (const auto& [id, order] : smm::ordersOf(battle))
        if (const auto same = planned.find(id); same != planned.end() && same->second == order)
            given.orders.erase(id);
        else
            withdrawn.orders.emplace(id, std::nullopt);
    return perform(battle, withdrawn) && perform(battle, given);
}

/// The battle after the side to act has planned all this and is ready; nothing if the rules refuse any of it.
std::optional<Battle> afterPlan(Battle battle, int side, const SealedPlan& plan) {
    const PlayPhase phase = battle.play->phase;
    for (const battle::Action& action : plan.actions) {
        const bool isPlayers =
            !std::holds_alternative<StartPlay>(action) && !std::holds_alternative<EndPlay>(action) &&
            !std::holds_alternative<SetReferee>(action) && !std::holds_alternative<SetTitle>(action) &&
            !std::holds_alternative<SayReady>(action);
        if (!isPlayers || sideToAct(battle) != side || battle.play->phase != phase ||
            !perform(battle, action))
            return std::nullopt;
    }
    const bool hasConceded = sideToAct(battle) != side || battle.play->phase != phase;
    if (hasConceded)
        return plan.plans.isEmpty() ? std::optional(std::move(battle)) : std::nullopt;
    if (phase != PlayPhase::Ordering ? !plan.plans.isEmpty() : !give(battle, smm::ordersOf(plan.plans)))
        return std::nullopt;
    return perform(battle, SayReady{side}) ? std::optional(std::move(battle)) : std::nullopt;
}

/// Makes the side ready with what it has, even if its stacks stand where it may not deploy.
void makeReady(Battle& battle, int side) {
    if (perform(battle, SayReady{side}))
        return;
    editPlay(battle).ready.insert(side);
    handOver(battle, side);
    if (sideToAct(battle))
        return;
    reveal(battle, smm::system());
    beginRounds(battle, smm::system());
}

/// Plays the round, once all orders for it are given.
void resolve(Battle& battle, dice::Source& dice, battle::EventSink& sink) {
    if (!areAllReady(battle))
        return;
    const auto outcome = smm::apply(battle, smm::Resolve{smm::Extent::Round}, dice, sink);
    if (const auto* changes = std::get_if<battle::Changes>(&outcome))
        redo(battle, *changes);
}

} // namespace

BattleGame::BattleGame(const Block& invitation, Battle start, const BattleCodec& codec)
    : m_codec(&codec)
    , m_battle(std::move(start))
    , m_position(sha256(codec.document(m_battle)))
    , m_byDice(invitation.value(Field::Roles) == "dice")
    , m_isByOlderRules(invitation.value(Field::Rules) != newestRules(invitation.value(Field::Kind))) {
    if (!m_byDice)
        m_first = invitation.value(Field::Roles) == "starter" ? Writer::Starter : Writer::Answerer;
}

std::unique_ptr<GameRules> BattlePostGame::clone() const {
    return std::make_unique<BattlePostGame>(*this);
}

std::optional<int> BattleGame::side(Writer writer) const {
    return m_first ? std::optional(*m_first == writer ? 0 : 1) : std::nullopt;
}

/// Block 2 seals the first orders, unless it throws the dice for the sides.
bool BattlePostGame::isOrderingIn(std::uint32_t number) const {
    constexpr std::uint32_t first = 2;
    constexpr std::uint32_t firstAfterDice = 4;
    return number >= (isByDice() ? firstAfterDice : first);
}

std::optional<PlanFault> BattlePostGame::take(const Block& block) {
    m_number = block.number();
    if (block.writer() == Writer::Answerer)
        return std::nullopt;
    m_open = fromBase32(block.value(Field::Orders)).value_or(std::string());
    if (!isOrderingIn(m_number) && !isNothing(codec().plan(m_open)))
        return PlanFault{true, 0, {}};
    return std::nullopt;
}

void BattlePostGame::settle(dice::Source& dice, std::string_view orders) {
    if (!side(Writer::Starter))
        return rollRoles(dice);
    if (m_number % 2 == 0 || !isOrderingIn(m_number) || isByOlderRules())
        return;
    const auto starter = static_cast<std::size_t>(*side(Writer::Starter));
    Plans plans;
    plans[starter] = codec().plan(m_open);
    plans[1 - starter] = codec().plan(orders);
    Battle next = battle();
    plan(next, plans);
    battle::Recording course(battle());
    resolve(next, dice, course);
    advance(std::move(next), std::move(course));
}

void BattleGame::advance(Battle next, battle::Recording course) {
    m_before = std::exchange(m_battle, std::move(next));
    m_position = sha256(m_codec->document(m_battle));
    m_course = std::move(course);
}

void BattleGame::rollRoles(dice::Source& dice) {
    int starter = 0;
    int answerer = 0;
    while (starter == answerer) {
        starter = dice.roll(dieOfRoles);
        answerer = dice.roll(dieOfRoles);
        m_roleDice.insert(m_roleDice.end(), {starter, answerer});
    }
    m_first = starter > answerer ? Writer::Starter : Writer::Answerer;
}

/// Both sides deploy or give their orders.
void BattlePostGame::plan(Battle& battle, const Plans& plans) {
    const PlayPhase phase = battle.play->phase;
    while (battle.play->phase == phase) {
        const std::optional<int> side = sideToAct(battle);
        if (!side)
            return;
        const auto index = static_cast<std::size_t>(*side);
        auto next = plans[index] ? afterPlan(battle, *side, *plans[index]) : std::nullopt;
        m_counted[index] = next.has_value();
        if (next)
            battle = *std::move(next);
        else
            makeReady(battle, *side);
    }
}

void BattleGame::resign(Writer /*writer*/) {}

std::optional<Writer> BattleGame::winner() const {
    if (!isOver() || !m_first || m_battle.play->result->winners.size() != 1)
        return std::nullopt;
    return m_battle.play->result->winners.front() == 0 ? *m_first : otherWriter(*m_first);
}

bool BattlePostGame::accepts(Writer writer, std::string_view orders) const {
    const auto plan = codec().plan(orders);
    if (!isOrdering())
        return writer == Writer::Answerer ? orders.empty() : isNothing(plan);
    return plan && afterPlan(ordering(writer), *side(writer), *plan);
}

Battle BattlePostGame::ordering(Writer writer) const {
    Battle battle = this->battle();
    const int other = *side(otherWriter(writer));
    const bool isFirst = sideToAct(battle) == other;
    editPlay(battle).ready.insert(other);
    if (isFirst)
        handOver(battle, other);
    return battle;
}

} // namespace sf::post
