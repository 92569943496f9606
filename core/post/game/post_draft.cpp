// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/post_draft.h"

#include "core/post/block/base32.h"
#include "core/post/block/plan.h"
#include "core/post/block/seal.h"

namespace sf::post {

namespace {

void finish(Block& block, std::int64_t time, const SigningKey* key) {
    block.set(Field::Time, std::to_string(time));
    const Hash hash = hashOf(block);
    block.set(Field::Check, checkOf(hash));
    if (key)
        block.set(Field::Signature, signatureValue(*key, hash));
}

Block begun(const PostGame& game) {
    Block block;
    block.set(Field::Game, base32(game.id()));
    block.set(Field::Number, std::to_string(game.count() + 1));
    block.set(Field::Writer, post::writerOf(game.count() + 1) == Writer::Starter ? "1" : "2");
    block.set(Field::Previous, base32(game.newest()));
    return block;
}

void seal(Block& block, const Hash& game, const Fresh& fresh, std::string_view orders = {}) {
    block.set(Field::Seal, base32(sealOf({game, block.number(), block.writer()}, fresh.secret, orders)));
    block.set(Field::Nonce, base32(fresh.nonce));
}

/// The orders of a battle: the answerer seals them, the starter gives them openly.
void order(Block& block, const Hash& game, const Fresh& fresh, const std::string& orders) {
    if (block.writer() == Writer::Answerer)
        return seal(block, game, fresh, orders);
    block.set(Field::Orders, base32(orders));
    block.set(Field::Nonce, base32(fresh.nonce));
}

/// Readers can do without the dice, and a post without pages of them.
constexpr std::size_t longestDice = 20'000;

/// Writes what the opened secret reveals about the previous block.
void open(Block& block, const Reply& reply, const PostGame::Opening& opening) {
    block.set(Field::Opened, base32(*reply.opened));
    if (!reply.openedOrders.empty())
        block.set(Field::Orders, base32(reply.openedOrders));
    const std::string dice = diceValue(opening.dice);
    if (!dice.empty() && dice.size() <= longestDice)
        block.set(Field::Dice, dice);
}

std::variant<Block, GameProblem> checkedReply(const PostGame& game, Block block) {
    auto step = game.stepWith(block, hashOf(block));
    if (auto* wrong = std::get_if<GameProblem>(&step))
        return std::move(*wrong);
    return block;
}

} // namespace

std::optional<Block> inviting(const Invitation& invitation, const Fresh& fresh, const SigningKey* key) {
    Block block;
    block.set(Field::Number, "1");
    block.set(Field::Writer, "1");
    block.set(Field::Kind, invitation.document ? invitation.kind : "imperio");
    block.set(Field::Rules, std::string(newestRules(block.value(Field::Kind))));
    if (const std::string options = optionsValue(invitation.options);
        !options.empty() && !invitation.document)
        block.set(Field::Options, options);
    block.set(Field::Starter, base32(invitation.starter));
    block.set(Field::Answerer, base32(invitation.answerer));
    block.set(Field::Roles, invitation.roles);
    block.set(Field::Clock, std::to_string(invitation.clock));
    if (invitation.document)
        block.set(Field::Document, base32(*invitation.document));
    if (key)
        block.set(Field::Key, publicKeyValue(*key));
    seal(block, Hash{}, fresh);
    finish(block, fresh.time, key);
    for (std::size_t index = 0; index < fieldCount; ++index)
        if (const auto field = static_cast<Field>(index);
            block.has(field) && !isWellFormed(field, block.value(field)))
            return std::nullopt;
    if (invitation.starter == invitation.answerer)
        return std::nullopt;
    return block;
}

std::variant<Block, GameProblem> replying(const PostGame& game, const Reply& reply, const Fresh& fresh,
                                          const SigningKey* key) {
    if (game.rules().isByOlderRules() && !reply.resigns)
        return GameProblem{GameFault::OlderRules, game.count() + 1, Field::Rules, {}, {}, {}};
    Block block = begun(game);
    if (key && game.count() == 1)
        block.set(Field::Key, publicKeyValue(*key));
    const bool isBattle = game.rules().isSimultaneous();
    const bool mustOpen = game.count() > 1 && game.isSealed(game.count() - 1) && !(isBattle && reply.resigns);
    const auto opening =
        mustOpen && reply.opened ? game.opening(*reply.opened, reply.openedOrders) : std::nullopt;
    if (opening)
        open(block, reply, *opening);
    else if (mustOpen && !reply.resigns)
        return GameProblem{GameFault::WrongSecret, block.number(), Field::Opened, {}, {}, {}};
    const GameRules& rules = opening ? *opening->rules : game.rules();
    if (opening || !mustOpen)
        block.set(Field::Position, base32(rules.position()));
    if (reply.resigns) {
        block.set(Field::Plan, std::string(resignation));
        block.values[indexOf(Field::Position)] =
            opening ? block.values[indexOf(Field::Position)] : std::nullopt;
    } else if (!rules.isOver() && isBattle) {
        if (!rules.accepts(block.writer(), reply.plan))
            return GameProblem{GameFault::BadPlan, block.number(), Field::Orders, {}, {}, {}};
        order(block, game.id(), fresh, reply.plan);
    } else if (!rules.isOver()) {
        block.set(Field::Plan, reply.plan);
        seal(block, game.id(), fresh);
    }
    finish(block, fresh.time, key);
    return checkedReply(game, std::move(block));
}

Block claimingTime(const PostGame& game, std::int64_t time, const SigningKey* key) {
    Block block = begun(game);
    block.set(Field::Writer, block.writer() == Writer::Starter ? "2" : "1");
    block.set(Field::Claim, "time");
    finish(block, time, key);
    return block;
}

} // namespace sf::post
