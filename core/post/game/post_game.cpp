// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/post_game.h"

#include "core/post/block/base32.h"
#include "core/post/block/seal.h"
#include "core/post/block/signature.h"
#include "core/post/game/imperio_post_game.h"
#include "core/rules/limits.h"
#include "core/rules/work_budget.h"

#include <algorithm>
#include <cstring>

namespace sf::post {

namespace {

using Check = std::optional<GameProblem>;

GameProblem problem(GameFault fault, const Block& block, Field field, std::string expected = {},
                    std::string found = {}) {
    return {fault, block.number(), field, std::move(expected), std::move(found), {}};
}

std::uint64_t beginOf(const Hash& seal) {
    std::uint64_t begin = 0;
    std::memcpy(&begin, seal.data(), sizeof begin);
    return begin;
}

} // namespace

std::unique_ptr<GameRules> imperioRules(const Block& invitation) {
    return invitation.value(Field::Kind) == "imperio" ? std::make_unique<ImperioPostGame>(invitation)
                                                      : nullptr;
}

PostGame::PostGame(const Block& invitation, const Hash& hash)
    : PostGame(invitation, hash, imperioRules(invitation)) {}

PostGame::PostGame(const Block& invitation, const Hash& hash, std::unique_ptr<GameRules> rules)
    : m_invitation(invitation)
    , m_last(invitation)
    , m_latestTime(invitation.seconds(Field::Time))
    , m_sealIndex(std::make_shared<std::set<std::pair<std::uint64_t, std::uint32_t>>>())
    , m_keys{std::string(invitation.value(Field::Key)), {}}
    , m_rules(std::move(rules)) {
    m_hashes.add(hash);
    addSeal(invitation.bytes(Field::Seal));
}

PostGame::PostGame(const PostGame& other)
    : m_invitation(other.m_invitation)
    , m_last(other.m_last)
    , m_latestTime(other.m_latestTime)
    , m_hashes(other.m_hashes)
    , m_seals(other.m_seals)
    , m_sealIndex(other.m_sealIndex)
    , m_keys(other.m_keys)
    , m_rules(other.m_rules->clone())
    , m_lastDice(other.m_lastDice)
    , m_end(other.m_end) {}

void PostGame::addSeal(std::optional<Hash> seal) {
    m_seals.add(seal);
    if (seal)
        m_sealIndex->emplace(beginOf(*seal), static_cast<std::uint32_t>(m_seals.size()));
}

bool PostGame::hasSeal(const Hash& seal) const {
    const std::uint64_t begin = beginOf(seal);
    for (auto found = m_sealIndex->lower_bound({begin, 0});
         found != m_sealIndex->end() && found->first == begin; ++found)
        if (found->second <= m_seals.size() && m_seals[found->second - 1] == seal)
            return true;
    return false;
}

std::string PostGame::name(Writer writer) const {
    return m_invitation.name(writer == Writer::Starter ? Field::Starter : Field::Answerer);
}

std::optional<PostGame::Opening> PostGame::opening(const Secret& secret, std::string_view orders) const {
    if (count() < 2)
        return std::nullopt;
    const std::uint32_t number = count() - 1;
    const SealPlace place{number == 1 ? Hash{} : id(), number, post::writerOf(number)};
    if (m_seals[number - 1] != sealOf(place, secret, orders))
        return std::nullopt;
    DiceStream stream(secret, id(), count(), m_hashes.back());
    dice::Recorder thrown(stream);
    Opening opening{m_rules->clone(), {}};
    opening.rules->settle(thrown, orders);
    opening.dice = thrown.thrown();
    return opening;
}

Check PostGame::checkPlace(const Block& block) const {
    const bool isClaim = block.shape() == Shape::TimeClaim;
    const Writer writer = post::writerOf(block.number());
    if (block.writer() != (isClaim ? otherWriter(writer) : writer))
        return problem(GameFault::WrongWriter, block, Field::Writer);
    if (block.bytes(Field::Game) != id())
        return problem(GameFault::OtherGame, block, Field::Game);
    if (block.number() != count() + 1 || block.bytes(Field::Previous) != m_hashes.back())
        return problem(GameFault::OtherPrevious, block, Field::Previous);
    if (m_end)
        return problem(GameFault::AfterEnd, block, Field::Number);
    return std::nullopt;
}

Check PostGame::checkSignature(const Block& block, const Hash& hash) const {
    const std::string_view key = block.has(Field::Key) ? block.value(Field::Key) : this->key(block.writer());
    const bool mustBeSigned = !key.empty();
    if (!mustBeSigned && !block.has(Field::Signature))
        return std::nullopt;
    if (!isSignedBy(block, hash, key))
        return problem(GameFault::WrongSignature, block, Field::Signature);
    return std::nullopt;
}

/// Without the rules, the block says which dice were rolled; the secret says what they show.
std::vector<dice::Die> PostGame::rolledAsListed(const Block& block) const {
    DiceStream stream(block.bytes(Field::Opened), id(), count(), m_hashes.back());
    dice::Recorder rolled(stream);
    for (const int sides : sidesOf(block.value(Field::Dice)))
        rolled.roll(sides);
    return rolled.thrown();
}

/// Settles the previous block's plan with the secret that this block opens.
Check PostGame::settle(Step& step, const Block& block) const {
    const std::string orders = fromBase32(block.value(Field::Orders)).value_or(std::string());
    const bool opensOrders = m_rules->isSimultaneous() && block.writer() == Writer::Answerer;
    auto opened = opening(block.bytes(Field::Opened), opensOrders ? orders : std::string());
    if (!opened)
        return problem(GameFault::WrongSecret, block, Field::Opened);
    step.rules = std::move(opened->rules);
    step.dice = step.rules->isByOlderRules() && opened->dice.empty() ? rolledAsListed(block)
                                                                     : std::move(opened->dice);
    const std::string listed(block.value(Field::Dice));
    if (const std::string right = diceValue(step.dice); block.has(Field::Dice) && listed != right)
        return problem(GameFault::WrongDice, block, Field::Dice, right, listed);
    return std::nullopt;
}

/// Plans and orders belong to different kinds of game.
Check PostGame::checkKind(const Block& block) const {
    const bool isTurn = block.shape() == Shape::Turn;
    const Field other = m_rules->isSimultaneous() ? Field::Plan : Field::Orders;
    const bool lacksPlan = isTurn && !m_rules->isSimultaneous() && !block.has(Field::Plan);
    if ((block.has(other) && block.shape() != Shape::Resignation) || lacksPlan) {
        GameProblem wrong = problem(GameFault::BadPlan, block, other);
        wrong.plan = PlanFault{};
        return wrong;
    }
    return std::nullopt;
}

/// What the block opens, and the position that follows from it.
Check PostGame::checkOpening(Step& step, const Block& block) const {
    if (block.has(Field::Opened)) {
        if (Check wrong = settle(step, block))
            return wrong;
    } else {
        if (block.shape() == Shape::Turn && block.number() > 2 && isSealed(count() - 1))
            return problem(GameFault::WrongSecret, block, Field::Opened);
        step.rules = m_rules->clone();
    }
    const bool isKnown = !step.rules->isByOlderRules();
    if (isKnown && block.has(Field::Position) && block.bytes(Field::Position) != step.rules->position())
        return problem(GameFault::WrongPosition, block, Field::Position, base32(step.rules->position()),
                       std::string(block.value(Field::Position)));
    return std::nullopt;
}

Check PostGame::takePlan(Step& step, const Block& block) const {
    if (block.has(Field::Seal) && hasSeal(block.bytes(Field::Seal)))
        return problem(GameFault::SealSeen, block, Field::Seal);
    if (auto fault = step.rules->take(block)) {
        GameProblem wrong = problem(GameFault::BadPlan, block, Field::Plan);
        wrong.plan = std::move(fault);
        return wrong;
    }
    return std::nullopt;
}

/// What follows from the position: the game ends, or the block has the next turn.
Check PostGame::finish(Step& step, const Block& block) const {
    const Shape shape = block.shape();
    if (step.rules->isOver()) {
        const auto winner = step.rules->winner();
        step.end = PostEnd{winner.value_or(Writer::Starter), EndReason::Rules, !winner};
        return shape == Shape::Turn ? std::optional(problem(GameFault::AfterEnd, block, Field::Seal))
                                    : std::nullopt;
    }
    if (shape == Shape::Last && step.rules->isByOlderRules()) {
        step.end = PostEnd{Writer::Starter, EndReason::OlderRules};
        return std::nullopt;
    }
    if (shape == Shape::Last)
        return problem(GameFault::StopsEarly, block, Field::Seal);
    if (shape == Shape::Turn)
        return takePlan(step, block);
    if (block.has(Field::Opened))
        step.rules->resign(block.writer());
    step.end = PostEnd{otherWriter(block.writer()), EndReason::Resigned};
    return std::nullopt;
}

std::variant<PostGame::Step, GameProblem> PostGame::stepWith(const Block& block, const Hash& hash) const {
    const WorkBudget budget(limits::blockWork);
    WorkBudget::spend(1);
    Step step;
    Check wrong = checkPlace(block);
    if (!wrong)
        wrong = checkSignature(block, hash);
    if (!wrong)
        wrong = checkKind(block);
    if (!wrong)
        wrong = checkOpening(step, block);
    if (!wrong)
        wrong = finish(step, block);
    if (wrong)
        return *std::move(wrong);
    return step;
}

void PostGame::take(const Block& block, const Hash& hash, Step step) {
    m_hashes.add(hash);
    const bool hasNext = block.shape() == Shape::Turn && block.has(Field::Seal);
    addSeal(hasNext ? std::optional(block.bytes(Field::Seal)) : std::nullopt);
    m_last = block;
    m_latestTime = std::max(m_latestTime, block.seconds(Field::Time));
    if (block.has(Field::Key))
        m_keys[1] = block.value(Field::Key);
    m_rules = std::move(step.rules);
    m_lastDice = std::move(step.dice);
    m_end = step.end;
}

Check PostGame::add(const Block& block, const Hash& hash) {
    auto step = stepWith(block, hash);
    if (auto* wrong = std::get_if<GameProblem>(&step))
        return std::move(*wrong);
    take(block, hash, std::get<Step>(std::move(step)));
    return std::nullopt;
}

void PostGame::loseBySigningTwice(Writer writer) {
    m_end = PostEnd{otherWriter(writer), EndReason::SignedTwice};
}

Check PostGame::checkClaim(const Block& claim, const Hash& hash) const {
    if (Check wrong = checkPlace(claim))
        return wrong;
    return checkSignature(claim, hash);
}

} // namespace sf::post
