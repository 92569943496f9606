// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/post_game.h"

#include "core/post/block/base32.h"
#include "core/post/block/seal.h"
#include "core/post/block/signature.h"
#include "core/post/game/imperio_post_game.h"

#include <algorithm>

namespace sf::post {

namespace {

using Check = std::optional<GameProblem>;

GameProblem problem(GameFault fault, const Block& block, Field field, std::string expected = {},
                    std::string found = {}) {
    return {fault, block.number(), field, std::move(expected), std::move(found), {}};
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
    , m_hashes{hash}
    , m_seals{invitation.bytes(Field::Seal)}
    , m_seen{invitation.bytes(Field::Seal)}
    , m_keys{std::string(invitation.value(Field::Key)), {}}
    , m_rules(std::move(rules)) {}

PostGame::PostGame(const PostGame& other)
    : m_invitation(other.m_invitation)
    , m_last(other.m_last)
    , m_hashes(other.m_hashes)
    , m_seals(other.m_seals)
    , m_seen(other.m_seen)
    , m_keys(other.m_keys)
    , m_rules(other.m_rules->clone())
    , m_lastDice(other.m_lastDice)
    , m_end(other.m_end) {}

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
Check PostGame::settle(const Block& block) {
    const std::string orders = fromBase32(block.value(Field::Orders)).value_or(std::string());
    const bool opensOrders = m_rules->isSimultaneous() && block.writer() == Writer::Answerer;
    auto opened = opening(block.bytes(Field::Opened), opensOrders ? orders : std::string());
    if (!opened)
        return problem(GameFault::WrongSecret, block, Field::Opened);
    m_rules = std::move(opened->rules);
    m_lastDice =
        m_rules->isByOlderRules() && opened->dice.empty() ? rolledAsListed(block) : std::move(opened->dice);
    const std::string listed(block.value(Field::Dice));
    if (const std::string right = diceValue(m_lastDice); block.has(Field::Dice) && listed != right)
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

Check PostGame::takePlan(const Block& block) {
    if (block.has(Field::Seal)) {
        const Hash seal = block.bytes(Field::Seal);
        if (!m_seen.insert(seal).second)
            return problem(GameFault::SealSeen, block, Field::Seal);
        m_seals.back() = seal;
    }
    if (auto fault = m_rules->take(block)) {
        GameProblem wrong = problem(GameFault::BadPlan, block, Field::Plan);
        wrong.plan = std::move(fault);
        return wrong;
    }
    return std::nullopt;
}

Check PostGame::add(const Block& block, const Hash& hash) {
    if (Check wrong = checkPlace(block))
        return wrong;
    if (Check wrong = checkSignature(block, hash))
        return wrong;
    if (Check wrong = checkKind(block))
        return wrong;
    m_lastDice.clear();
    if (block.has(Field::Opened))
        if (Check wrong = settle(block))
            return wrong;
    if (block.shape() == Shape::Turn && block.number() > 2 && isSealed(count() - 1) &&
        !block.has(Field::Opened))
        return problem(GameFault::WrongSecret, block, Field::Opened);
    const bool isOlder = m_rules->isByOlderRules();
    if (!isOlder && block.has(Field::Position) && block.bytes(Field::Position) != m_rules->position())
        return problem(GameFault::WrongPosition, block, Field::Position, base32(m_rules->position()),
                       std::string(block.value(Field::Position)));
    m_hashes.push_back(hash);
    m_seals.emplace_back();
    m_last = block;
    if (block.has(Field::Key))
        m_keys[1] = block.value(Field::Key);
    const Shape shape = block.shape();
    if (m_rules->isOver()) {
        const auto winner = m_rules->winner();
        m_end = PostEnd{winner.value_or(Writer::Starter), EndReason::Rules, !winner};
        return shape == Shape::Turn ? std::optional(problem(GameFault::AfterEnd, block, Field::Seal))
                                    : std::nullopt;
    }
    if (shape == Shape::Last && isOlder) {
        m_end = PostEnd{Writer::Starter, EndReason::OlderRules};
        return std::nullopt;
    }
    if (shape == Shape::Last)
        return problem(GameFault::StopsEarly, block, Field::Seal);
    if (shape == Shape::Turn)
        return takePlan(block);
    if (block.has(Field::Opened))
        m_rules->resign(block.writer());
    m_end = PostEnd{otherWriter(block.writer()), EndReason::Resigned};
    return std::nullopt;
}

Check PostGame::checkClaim(const Block& claim, const Hash& hash) const {
    if (Check wrong = checkPlace(claim))
        return wrong;
    return checkSignature(claim, hash);
}

} // namespace sf::post
