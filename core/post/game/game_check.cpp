// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/game_check.h"

#include "core/post/game/filed_blocks.h"
#include "core/post/game/version_choice.h"
#include "core/rules/limits.h"
#include "core/rules/work_budget.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace sf::post {

namespace {

GameProblem problemOf(GameFault fault, const Block& block, std::optional<Field> field = {}) {
    return {fault, block.number(), field, {}, {}, {}};
}

/// Follows the blocks of one game from the invitation.
class Chain {
public:
    Chain(std::span<const PostedBlock> blocks, const Places& places, const Hash& id, const RulesMaker& rules,
          const Profile* profile, std::optional<std::int64_t> now, const Choice& choice)
        : m_filed(blocks, places), m_rules(rules), m_profile(profile), m_now(now), m_choice(choice) {
        m.id = id;
    }

    const Hash& id() const { return m.id; }
    CheckedGame check() {
        begin();
        if (m.game)
            while (!m.game->end() && advance()) {
            }
        nameTheRest();
        if (m.game && m.game->end())
            forgive();
        else if (m.game && m_isLost)
            m.game->loseBySigningTwice(post::writerOf(m.game->count() + 1));
        else if (m.game) {
            const std::uint32_t next = m.game->count() + (m_isUndecided ? 2 : 1);
            m.awaited = Awaited{next, post::writerOf(next), m.game->latestTime()};
        }
        checkOwn();
        std::ranges::stable_sort(m.problems, {},
                                 [](const BlockProblem& problem) { return problem.problem.number; });
        std::ranges::sort(m.unproven);
        m.unproven.erase(std::unique(m.unproven.begin(), m.unproven.end()), m.unproven.end());
        return std::move(m);
    }

private:
    const Block& block(std::size_t place) const { return m_filed.block(place); }
    const Hash& hash(std::size_t place) const { return m_filed.hash(place); }

    void problem(GameFault fault, std::size_t place, std::optional<Field> field = {}) {
        m.problems.push_back({problemOf(fault, block(place), field), place});
    }
    void note(GameFault fault, std::size_t place, std::optional<Field> field = {}) {
        m.notes.push_back({problemOf(fault, block(place), field), place});
    }

    void begin() {
        if (!m_filed.contains(m.id))
            return;
        const std::size_t first = m_filed.firstCopy(m.id);
        if (block(first).writer() != Writer::Starter)
            return problem(GameFault::WrongWriter, first, Field::Writer);
        const auto place = m_filed.copyOf(m.id, block(first).value(Field::Key));
        if (!place)
            return problem(GameFault::WrongSignature, first, Field::Signature);
        auto rules = m_rules(block(*place));
        if (!rules) {
            m.problems.push_back({problemOf(GameFault::NoDocument, block(*place), Field::Document), *place});
            m.problems.back().problem.expected = block(*place).value(Field::Document);
            m_isIncomplete = true;
            return;
        }
        const bool isOlder = rules->isByOlderRules();
        m.game = std::make_unique<PostGame>(block(*place), m.id, std::move(rules));
        m.chain = {*place};
        if (isOlder)
            note(GameFault::OlderRules, *place, Field::Rules);
        noteTime(*place);
    }

    /// Goes on by one block. False if there is none, or none that counts.
    bool advance() {
        Places versions;
        std::optional<FittingBlock> first;
        Places claims;
        std::vector<BlockProblem> wrong;
        for (const Hash& child : m_filed.childrenOf(m.game->newest())) {
            m_handled.insert(child);
            const std::string_view key = m_filed.keyFor(*m.game, child);
            const auto place = m_filed.copyOf(child, key);
            if (!place)
                refuseSignature(m_filed.firstCopy(child), !key.empty());
            else if (m_filed.isClaim(child))
                claims.push_back(*place);
            else
                tryVersion(*place, versions, first, wrong);
        }
        for (const std::size_t place : claims)
            noteClaim(place, versions.empty());
        if (!versions.empty())
            m.versions.clear();
        const auto choice = versions.size() > 1 ? choose(versions) : std::nullopt;
        if (choice && *choice != first->place)
            first = fittingBlock(m_filed, *m.game, hash(*choice));
        const bool isDecided = choice || versions.size() == 1;
        nameWrong(std::move(wrong), isDecided ? block(first->place).value(Field::Key) : std::string_view());
        if (!isDecided)
            return false;
        noteSecret(first->place);
        noteTime(first->place);
        m.chain.push_back(first->place);
        m.game->take(block(first->place), hash(first->place), std::move(first->step));
        return true;
    }

    /// In a signed game, anybody can write blocks that aren't signed; they are no versions.
    void refuseSignature(std::size_t place, bool isSignedGame) {
        if (isSignedGame)
            note(GameFault::WrongSignature, place, Field::Signature);
        else
            problem(GameFault::WrongSignature, place, Field::Signature);
    }

    void tryVersion(std::size_t place, Places& versions, std::optional<FittingBlock>& first,
                    std::vector<BlockProblem>& wrong) {
        auto step = m.game->stepWith(block(place), hash(place));
        if (auto* found = std::get_if<GameProblem>(&step)) {
            wrong.push_back({std::move(*found), place});
            return;
        }
        if (versions.empty())
            first = FittingBlock{place, std::get<PostGame::Step>(std::move(step))};
        versions.push_back(place);
    }

    /// Blocks that don't fit. An answer to the invitation with another key isn't from who plays.
    void nameWrong(std::vector<BlockProblem> wrong, std::string_view key) {
        for (BlockProblem& each : wrong)
            if (!key.empty() && block(each.block).value(Field::Key) != key)
                note(GameFault::WrongSignature, each.block, Field::Signature);
            else
                m.problems.push_back(std::move(each));
    }

    /// The version that counts; nothing if none does.
    std::optional<std::size_t> choose(const Places& versions) {
        const VersionChoice choices(m_filed, *m.game, versions);
        m_isLost = choices.isSignedTwice();
        auto choice = m_isLost ? std::nullopt : choices.byProfile(m_profile);
        if (!choice && !m_isLost)
            choice = choices.byChain();
        if (!choice && !m_isLost) {
            choice = choices.byReader(m_choice);
            m.versions = versions;
            m_isUndecided = !choice;
        }
        for (const std::size_t place : versions)
            if (!choice) {
                problem(m_isLost ? GameFault::SignedTwice : GameFault::Disputed, place);
                m.problems.back().problem.found = checkOf(hash(place));
            } else if (place != *choice)
                noteVersion(place, *choice);
        return choice;
    }

    void noteVersion(std::size_t place, std::size_t counts) {
        const Block& version = block(place);
        const bool isForged = m_profile && m_profile->made(hash(counts), m.game->newest(), version.writer());
        note(isForged ? GameFault::NotMade : GameFault::OtherVersion, place);
        if (isForged) {
            m.notes.back().problem.expected = checkOf(hash(counts));
            m.notes.back().problem.found = checkOf(hash(place));
        }
    }

    void noteClaim(std::size_t place, bool isMissing) {
        const Block& claim = block(place);
        if (auto wrong = m.game->checkClaim(claim, hash(place))) {
            m.problems.push_back({std::move(*wrong), place});
            return;
        }
        note(isMissing ? GameFault::ClaimedTime : GameFault::ClaimAnswered, place, Field::Claim);
        if (claim.seconds(Field::Time) < m.game->dueTime())
            note(GameFault::ClaimedEarly, place, Field::Claim);
        noteTime(place);
        const bool isForged = m_profile && m.game->key(claim.writer()).empty() &&
                              plays(*m_profile, *m.game, claim.writer()) &&
                              !m_profile->made(hash(place), m.game->newest(), claim.writer());
        if (isForged) {
            note(GameFault::NotMade, place);
            m.notes.back().problem.found = checkOf(hash(place));
        }
        addUnproven(claim);
    }

    /// Times are statements, but a block that can't have been written then is worth a word.
    void noteTime(std::size_t place) {
        constexpr std::int64_t day = 86'400;
        const std::int64_t time = block(place).seconds(Field::Time);
        if (time < m.game->latestTime())
            note(GameFault::DatedBefore, place, Field::Time);
        if (m_now && time > *m_now + day)
            note(GameFault::DatedAhead, place, Field::Time);
    }

    /// Seals are bound to their block, so that they differ even for one secret.
    void noteSecret(std::size_t place) {
        const Block& next = block(place);
        if (next.has(Field::Opened) && !m_opened.insert(next.bytes(Field::Opened)).second)
            note(GameFault::SecretSeen, place, Field::Opened);
        const bool isOpenOrders = next.shape() == Shape::Turn && m.game->rules().isSimultaneous() &&
                                  next.writer() == Writer::Starter && !next.has(Field::Opened);
        if (next.shape() == Shape::Resignation || isOpenOrders)
            addUnproven(next);
    }
    void addUnproven(const Block& block) {
        if (m.game->key(block.writer()).empty())
            m.unproven.push_back(block.number());
    }

    /// Reports blocks that no chain leads to.
    void nameTheRest() {
        if (m_isIncomplete)
            return;
        for (const auto& [previous, children] : m_filed.children())
            for (const Hash& child : children)
                if (!m_handled.contains(child))
                    nameStray(child);
    }

    void nameStray(const Hash& hash) {
        const std::size_t place = m_filed.firstCopy(hash);
        const Block& stray = block(place);
        const std::string_view key = m.game ? m_filed.keyFor(*m.game, hash) : std::string_view();
        if (!key.empty() && !m_filed.copyOf(hash, key))
            return note(GameFault::WrongSignature, place, Field::Signature);
        const bool isAfterEnd = m.game && m.game->end() && stray.number() > m.game->count();
        const bool isVersion = m.game && stray.number() <= m.game->count();
        const GameFault fault = !m.game      ? GameFault::NoInvitation
                                : isAfterEnd ? GameFault::AfterEnd
                                : m_filed.contains(stray.bytes(Field::Previous)) && isVersion
                                    ? GameFault::OtherVersion
                                    : GameFault::NoPrevious;
        if (fault == GameFault::OtherVersion)
            note(fault, place, Field::Previous);
        else
            problem(fault, place, Field::Previous);
    }

    /// Once the game is over, no other block changes its result.
    void forgive() {
        std::ranges::move(m.problems, std::back_inserter(m.notes));
        m.problems.clear();
    }

    void checkOwn() {
        if (!m.game || !m_profile)
            return;
        for (const Writer writer : {Writer::Starter, Writer::Answerer})
            if (plays(*m_profile, *m.game, writer))
                std::ranges::move(ownProblems(*m_profile, *m.game, writer), std::back_inserter(m.own));
        for (const GameProblem& wrong : m.own)
            m.problems.push_back({wrong, m.chain[std::min<std::size_t>(wrong.number, m.chain.size()) - 1]});
    }

    FiledBlocks m_filed;
    const RulesMaker& m_rules;
    const Profile* m_profile;
    std::optional<std::int64_t> m_now;
    Choice m_choice;
    CheckedGame m;
    std::set<Hash> m_handled;
    std::set<Hash> m_opened;     ///< secrets
    bool m_isLost = false;       ///< a player signed two versions
    bool m_isIncomplete = false; ///< the battle's document is missing
    bool m_isUndecided = false;  ///< between versions of the last block
};

CheckedGame checkedWithin(std::int64_t work, Chain chain, const PostedBlock& first, std::size_t place) {
    const WorkBudget budget(work);
    try {
        return chain.check();
    } catch (const WorkBudget::Spent&) {
        CheckedGame game;
        game.id = chain.id();
        GameProblem problem = problemOf(GameFault::TooCostly, first.read.block);
        problem.expected = std::to_string(work);
        game.problems.push_back({std::move(problem), place});
        return game;
    }
}

} // namespace

Signing signingOf(const PostGame& game) {
    const bool starter = !game.key(Writer::Starter).empty();
    const bool answerer = !game.key(Writer::Answerer).empty();
    if (starter && (answerer || game.count() == 1))
        return Signing::Both;
    return starter || answerer ? Signing::Half : Signing::None;
}

bool isTooCostly(const CheckedGame& game) {
    return !game.problems.empty() && game.problems.front().problem.fault == GameFault::TooCostly;
}

std::vector<CheckedGame> checkGames(std::span<const PostedBlock> blocks, const RulesMaker& rules,
                                    const Profile* profile, std::optional<std::int64_t> now,
                                    const Choice& choice) {
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
        checked.push_back(checkedWithin(limits::gameWork,
                                        Chain(blocks, games[id], id, rules, profile, now, choice),
                                        blocks[games[id].front()], games[id].front()));
    return checked;
}

} // namespace sf::post
