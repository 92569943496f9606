// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/game_check.h"

#include "core/post/block/signature.h"

#include <algorithm>
#include <map>

namespace sf::post {

namespace {

using Places = std::vector<std::size_t>;

/// Follows the blocks of one game from the invitation.
class Chain {
public:
    Chain(std::span<const PostedBlock> blocks, const Places& places, const Hash& id, const RulesMaker& rules)
        : m_blocks(blocks), m_rules(rules) {
        m.id = id;
        for (const std::size_t place : places)
            sort(place);
    }

    CheckedGame check() {
        if (m.game)
            while (!m.game->end() && advance()) {
            }
        nameTheRest();
        if (m.game && !m.game->end() && !m_isLost)
            m.awaited = Awaited{m.game->count() + 1, post::writerOf(m.game->count() + 1),
                                m.game->last().seconds(Field::Time)};
        std::ranges::stable_sort(m.problems, {},
                                 [](const BlockProblem& problem) { return problem.problem.number; });
        return std::move(m);
    }

private:
    const Block& block(std::size_t place) const { return m_blocks[place].read.block; }
    const Hash& hash(std::size_t place) const { return m_blocks[place].read.hash; }

    /// Files the block under the one that it builds on; duplicates count once.
    void sort(std::size_t place) {
        if (!m_known.insert(hash(place)).second)
            return;
        if (block(place).shape() == Shape::Invitation)
            begin(place);
        else
            m_children[block(place).bytes(Field::Previous)].push_back(place);
    }

    void begin(std::size_t place) {
        const Block& invitation = block(place);
        if (invitation.writer() != Writer::Starter) {
            m.problems.push_back({{GameFault::WrongWriter, 1, Field::Writer, {}, {}, {}}, place});
            return;
        }
        if (invitation.has(Field::Signature) || invitation.has(Field::Key))
            if (!isSignedBy(invitation, hash(place), invitation.value(Field::Key))) {
                m.problems.push_back({{GameFault::WrongSignature, 1, Field::Signature, {}, {}, {}}, place});
                return;
            }
        auto rules = m_rules(invitation);
        if (!rules) {
            m.problems.push_back({{GameFault::NoDocument,
                                   1,
                                   Field::Document,
                                   std::string(invitation.value(Field::Document)),
                                   {},
                                   {}},
                                  place});
            m_isIncomplete = true;
            return;
        }
        if (rules->isByOlderRules())
            m.notes.push_back({{GameFault::OlderRules, 1, Field::Rules, {}, {}, {}}, place});
        m.game = std::make_unique<PostGame>(invitation, hash(place), std::move(rules));
        m.chain = {place};
    }

    const Places& childrenOf(const Hash& hash) const {
        static const Places none;
        const auto found = m_children.find(hash);
        return found == m_children.end() ? none : found->second;
    }

    /// The game after the block, if the block fits.
    std::unique_ptr<PostGame> after(const PostGame& game, std::size_t place) const {
        auto next = std::make_unique<PostGame>(game);
        return next->add(block(place), hash(place)) ? nullptr : std::move(next);
    }

    /// Whether somebody answered this version and its writer built on the answer, so that it counts.
    bool isConfirmed(const PostGame& version) const {
        if (version.end())
            return false;
        for (const std::size_t answer : childrenOf(version.newest()))
            if (block(answer).shape() != Shape::TimeClaim)
                if (const auto answered = after(version, answer))
                    for (const std::size_t next : childrenOf(hash(answer)))
                        if (block(next).shape() != Shape::TimeClaim && after(*answered, next))
                            return true;
        return false;
    }

    /// Goes on by one block. False if there is none, or none that counts.
    bool advance() {
        std::vector<std::pair<std::size_t, std::unique_ptr<PostGame>>> versions;
        Places claims;
        for (const std::size_t place : childrenOf(m.game->newest()))
            if (block(place).shape() == Shape::TimeClaim)
                claims.push_back(place);
            else
                tryVersion(place, versions);
        for (const std::size_t place : claims)
            noteClaim(place, versions.empty());
        if (versions.empty())
            return false;
        const std::size_t choice = versions.size() == 1 ? 0 : choose(versions);
        if (choice == versions.size())
            return false;
        m.chain.push_back(versions[choice].first);
        m.game = std::move(versions[choice].second);
        return true;
    }

    template<class Versions>
    void tryVersion(std::size_t place, Versions& versions) {
        auto next = std::make_unique<PostGame>(*m.game);
        m_handled.insert(place);
        if (auto wrong = next->add(block(place), hash(place)))
            m.problems.push_back({std::move(*wrong), place});
        else
            versions.emplace_back(place, std::move(next));
    }

    /// The version that counts; versions.size() if none does.
    template<class Versions>
    std::size_t choose(const Versions& versions) {
        Places confirmed;
        bool allSigned = true;
        for (std::size_t index = 0; index < versions.size(); ++index) {
            if (isConfirmed(*versions[index].second))
                confirmed.push_back(index);
            allSigned = allSigned && block(versions[index].first).has(Field::Signature);
        }
        const bool isDecided = confirmed.size() == 1 && !allSigned;
        const GameFault fault = allSigned   ? GameFault::SignedTwice
                                : isDecided ? GameFault::OtherVersion
                                            : GameFault::Disputed;
        for (std::size_t index = 0; index < versions.size(); ++index)
            if (!isDecided || index != confirmed.front())
                (isDecided ? m.notes : m.problems)
                    .push_back({{fault, block(versions[index].first).number(), {}, {}, {}, {}},
                                versions[index].first});
        m_isLost = allSigned;
        return isDecided ? confirmed.front() : versions.size();
    }

    void noteClaim(std::size_t place, bool isMissing) {
        m_handled.insert(place);
        if (auto wrong = m.game->checkClaim(block(place), hash(place))) {
            m.problems.push_back({std::move(*wrong), place});
            return;
        }
        const GameFault fault = isMissing ? GameFault::ClaimedTime : GameFault::ClaimAnswered;
        m.notes.push_back({{fault, block(place).number(), Field::Claim, {}, {}, {}}, place});
    }

    /// Reports blocks that no chain leads to.
    void nameTheRest() {
        if (m_isIncomplete)
            return;
        for (const auto& [previous, places] : m_children)
            for (const std::size_t place : places)
                if (!m_handled.contains(place))
                    nameStray(place);
    }

    void nameStray(std::size_t place) {
        const Block& stray = block(place);
        const bool isAfterEnd = m.game && m.game->end() && stray.number() > m.game->count();
        const bool isVersion = m.game && stray.number() <= m.game->count();
        const GameFault fault = !m.game      ? GameFault::NoInvitation
                                : isAfterEnd ? GameFault::AfterEnd
                                : m_known.contains(stray.bytes(Field::Previous)) && isVersion
                                    ? GameFault::OtherVersion
                                    : GameFault::NoPrevious;
        auto& list = fault == GameFault::OtherVersion ? m.notes : m.problems;
        list.push_back({{fault, stray.number(), Field::Previous, {}, {}, {}}, place});
    }

    std::span<const PostedBlock> m_blocks;
    const RulesMaker& m_rules;
    CheckedGame m;
    std::set<Hash> m_known;
    std::map<Hash, Places> m_children; ///< by the hash of the block they build on
    std::set<std::size_t> m_handled;
    bool m_isLost = false;       ///< a player signed two versions
    bool m_isIncomplete = false; ///< the battle's document is missing
};

} // namespace

std::vector<CheckedGame> checkGames(std::span<const PostedBlock> blocks, const RulesMaker& rules) {
    std::map<Hash, Places> games;
    std::vector<Hash> order;
    for (std::size_t place = 0; place < blocks.size(); ++place) {
        const ReadBlock& read = blocks[place].read;
        const Hash id = read.block.shape() == Shape::Invitation ? read.hash : read.block.bytes(Field::Game);
        if (games[id].empty())
            order.push_back(id);
        games[id].push_back(place);
    }
    std::vector<CheckedGame> checked;
    checked.reserve(order.size());
    for (const Hash& id : order)
        checked.push_back(Chain(blocks, games[id], id, rules).check());
    return checked;
}

} // namespace sf::post
