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
    block.set(Field::Previous, base32(game.hash(game.count())));
    return block;
}

void seal(Block& block, const Hash& game, const Fresh& fresh) {
    block.set(Field::Seal, base32(sealOf({game, block.number(), block.writer()}, fresh.secret)));
    block.set(Field::Nonce, base32(fresh.nonce));
}

/// Writes what the opened secret reveals about the previous block.
void open(Block& block, const Secret& secret, const PostGame::Opening& opening) {
    block.set(Field::Opened, base32(secret));
    if (!opening.dice.empty())
        block.set(Field::Dice, diceValue(opening.dice));
}

std::variant<Block, GameProblem> checkedReply(const PostGame& game, Block block) {
    PostGame next(game);
    if (auto wrong = next.add(block, hashOf(block)))
        return *wrong;
    return block;
}

} // namespace

std::optional<Block> inviting(const Invitation& invitation, const Fresh& fresh, const SigningKey* key) {
    Block block;
    block.set(Field::Number, "1");
    block.set(Field::Writer, "1");
    block.set(Field::Kind, "imperio");
    block.set(Field::Rules, "1");
    if (const std::string options = optionsValue(invitation.options); !options.empty())
        block.set(Field::Options, options);
    block.set(Field::Starter, base32(invitation.starter));
    block.set(Field::Answerer, base32(invitation.answerer));
    block.set(Field::Roles, invitation.roles);
    block.set(Field::Clock, std::to_string(invitation.clock));
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
    Block block = begun(game);
    if (key && game.count() == 1)
        block.set(Field::Key, publicKeyValue(*key));
    const auto opening = game.count() > 1 && reply.opened ? game.opening(*reply.opened) : std::nullopt;
    if (opening)
        open(block, *reply.opened, *opening);
    else if (game.count() > 1 && !reply.resigns)
        return GameProblem{GameFault::WrongSecret, block.number(), Field::Opened, {}, {}, {}};
    const GameRules& rules = opening ? *opening->rules : game.rules();
    if (opening || game.count() == 1)
        block.set(Field::Position, base32(rules.position()));
    if (reply.resigns) {
        block.set(Field::Plan, std::string(resignation));
        block.values[indexOf(Field::Position)] =
            opening ? block.values[indexOf(Field::Position)] : std::nullopt;
    } else if (!rules.winner()) {
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
