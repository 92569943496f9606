// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/version_choice.h"

#include <algorithm>
#include <utility>

namespace sf::post {

std::optional<FittingBlock> fittingBlock(const FiledBlocks& filed, const PostGame& game, const Hash& hash) {
    const auto place = filed.copyOf(hash, filed.keyFor(game, hash));
    if (!place || filed.isClaim(hash))
        return std::nullopt;
    auto step = game.stepWith(filed.block(*place), hash);
    if (auto* good = std::get_if<PostGame::Step>(&step))
        return FittingBlock{*place, std::move(*good)};
    return std::nullopt;
}

std::unique_ptr<PostGame> VersionChoice::after(const PostGame& game, FittingBlock next) const {
    auto then = std::make_unique<PostGame>(game);
    then->take(block(next.place), hash(next.place), std::move(next.step));
    return then;
}

/// The only version that matches.
template<class Predicate>
std::optional<std::size_t> VersionChoice::only(const Predicate& matches) const {
    std::optional<std::size_t> found;
    for (const std::size_t place : m_versions)
        if (matches(place)) {
            if (found)
                return std::nullopt;
            found = place;
        }
    return found;
}

bool VersionChoice::isSignedTwice() const {
    const std::string_view key = block(m_versions.front()).value(Field::Key);
    const bool areSignedAlike = std::ranges::all_of(m_versions, [&](std::size_t place) {
        return block(place).has(Field::Signature) && block(place).value(Field::Key) == key;
    });
    return areSignedAlike && !endingAlike();
}

std::optional<std::size_t> VersionChoice::byProfile(const Profile* profile) const {
    return profile ? only([&](std::size_t place) {
        const Block& version = block(place);
        return profile->made(hash(place), m_game.newest(), version.writer()) ||
               profile->madeAfter(hash(place), otherWriter(version.writer()));
    })
                   : std::nullopt;
}

std::optional<std::size_t> VersionChoice::byChain() const {
    if (const auto place = only([this](std::size_t each) { return isConfirmed(hash(each)); }))
        return place;
    const auto ends = endingAlike();
    // A signed invitation is answered with a key.
    const bool isAnswer = m_game.count() == 1 && !m_game.key(Writer::Starter).empty();
    return ends || !isAnswer ? ends : only([this](std::size_t each) { return block(each).has(Field::Key); });
}

std::optional<std::size_t> VersionChoice::byReader(const Choice& choice) const {
    if (choice.isFirst)
        return *std::ranges::min_element(m_versions);
    return choice.check.empty()
               ? std::nullopt
               : only([&](std::size_t place) { return checkOf(hash(place)) == choice.check; });
}

/// Whether somebody answered this version, so that it counts: its writer built on the answer, or, of block 2,
/// the starter said with a signature who it is that answers.
bool VersionChoice::isConfirmed(const Hash& version) const {
    auto fit = fittingBlock(m_filed, m_game, version);
    if (!fit || fit->step.end)
        return false;
    const auto game = after(m_game, std::move(*fit));
    const bool choosesAnswerer = game->count() == 2 && !game->key(Writer::Starter).empty();
    for (const Hash& answer : m_filed.childrenOf(version))
        if (auto answered = fittingBlock(m_filed, *game, answer)) {
            if (choosesAnswerer)
                return true;
            const auto then = after(*game, std::move(*answered));
            for (const Hash& next : m_filed.childrenOf(answer))
                if (fittingBlock(m_filed, *then, next))
                    return true;
        }
    return false;
}

/// Versions that end the game alike change no result: a last block counts before a resignation, then the one
/// with the smallest hash.
std::optional<std::size_t> VersionChoice::endingAlike() const {
    const auto rank = [this](std::size_t place) {
        return std::pair(block(place).shape() != Shape::Last, hash(place));
    };
    const bool allEnd = std::ranges::all_of(m_versions, [this](std::size_t place) {
        return block(place).shape() == Shape::Last || block(place).shape() == Shape::Resignation;
    });
    return allEnd ? std::optional(*std::ranges::min_element(m_versions, {}, rank)) : std::nullopt;
}

} // namespace sf::post
