// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "post_players.h"

#include <algorithm>

/// What a cheat can try with the blocks of a game, and the outcome.
namespace sf::post::test {

enum class Verdict : std::uint8_t {
    Refused,    ///< a block is invalid
    Disputed,   ///< two versions, none of which counts
    Useless,    ///< nothing gained
    Named,      ///< it is reported who is awaited, and since when
    Undetected, ///< the attack worked
};

/// A played game to attack.
class Attacked {
public:
    Attacked(const Players& players, const Players& others, dice::Philox& random)
        : m_players(players), m_others(others), m_random(random), m_blocks(players.blocks()) {}

    /// Tries all revealed secrets, the player's own secrets and every seal as the secret of the next dice.
    Verdict peek() const {
        const Block& last = m_blocks.back();
        const Block& sealed = m_blocks[m_blocks.size() - 2];
        const SealPlace place{sealed.number() == 1 ? Hash{} : m_players.game().id(), sealed.number(),
                              sealed.writer()};
        for (const Block& block : m_blocks)
            for (const Field field :
                 {Field::Opened, Field::Seal, Field::Position, Field::Previous, Field::Game})
                if (&block != &last && sealOf(place, block.bytes(field)) == sealed.bytes(Field::Seal))
                    return Verdict::Undetected;
        for (std::uint32_t own = last.number(); own > 0 && own <= last.number(); own -= 2)
            if (sealOf(place, m_players.fresh(own).secret) == sealed.bytes(Field::Seal))
                return Verdict::Undetected;
        return Verdict::Useless;
    }
    Verdict copySeal() { return change(Field::Seal, m_blocks[m_blocks.size() - 2].value(Field::Seal)); }
    Verdict reuseSeal() { return change(Field::Seal, m_blocks[m_blocks.size() - 3].value(Field::Seal)); }
    Verdict wrongSecret() { return change(Field::Opened, base32(sha256(std::to_string(below(1000))))); }
    Verdict shiftDice() {
        const std::size_t place = placeWith(Field::Dice);
        return place == 0 ? Verdict::Refused : edit(place, Field::Dice);
    }
    Verdict shiftPosition() { return edit(m_blocks.size() - 1, Field::Position); }

    /// Shuffled blocks are the same game.
    Verdict shuffle() {
        for (std::size_t at = m_blocks.size(); at > 1; --at)
            std::swap(m_blocks[at - 1], m_blocks[m_random.below(at)]);
        const auto games = checkGames(posted(m_blocks));
        const bool isSame = games.size() == 1 && games[0].problems.empty() &&
                            games[0].game->count() == m_players.blocks().size();
        return isSame ? Verdict::Useless : Verdict::Undetected;
    }
    /// Swaps two turns and fixes their numbers and hashes of previous blocks.
    Verdict reorder() {
        const std::size_t place = 1 + below(m_blocks.size() - 3);
        std::swap(m_blocks[place], m_blocks[place + 2]);
        for (const std::size_t at : {place, place + 2})
            mend(at);
        return judge();
    }
    Verdict drop() {
        m_blocks.erase(m_blocks.begin() + static_cast<std::ptrdiff_t>(below(m_blocks.size() - 1)));
        return judge();
    }
    /// Changes a field of an earlier block.
    Verdict editHistory() {
        const std::size_t place = below(m_blocks.size() - 1);
        for (int attempt = 0; attempt < 100; ++attempt) {
            const auto field = static_cast<Field>(below(indexOf(Field::Check)));
            if (m_blocks[place].has(field) && isWellFormed(field, changed(m_blocks[place].value(field))))
                return edit(place, field);
        }
        return Verdict::Refused;
    }
    /// The last writer posts a second version of the turn.
    Verdict twoVersions() {
        Block version = m_blocks.back();
        if (!version.has(Field::Nonce))
            return Verdict::Refused;
        version.set(Field::Nonce, changed(version.value(Field::Nonce)));
        mendCheck(version);
        m_blocks.push_back(version);
        return judge();
    }
    /// The other player claims that an earlier turn was different, although its writer has built on the real
    /// one since.
    Verdict forgeVersion() {
        const std::size_t place = 1 + below(m_blocks.size() - 3);
        Block version = m_blocks[place];
        version.set(Field::Nonce, changed(version.value(Field::Nonce)));
        mendCheck(version);
        m_blocks.push_back(version);
        const auto games = checkGames(posted(m_blocks));
        const bool isSame = games[0].problems.empty() && games[0].game->count() == m_players.blocks().size();
        return isSame && !games[0].notes.empty() ? Verdict::Useless : judge();
    }
    /// Repeats an earlier block of this game as the next one.
    Verdict replayOwn() {
        return append(m_blocks[m_blocks.size() - 2 - 2 * below((m_blocks.size() - 2) / 2)]);
    }
    /// Uses the block of another game with the same number.
    Verdict replayOther() {
        const std::size_t place = m_blocks.size() - 1;
        if (m_others.blocks().size() <= place)
            return Verdict::Refused;
        m_blocks[place] = m_others.blocks()[place];
        mend(place);
        return judge();
    }
    /// The next block never arrives.
    Verdict refuseToOpen() const {
        const auto games = checkGames(posted(m_blocks));
        const auto& awaited = games[0].awaited;
        const std::int64_t since = m_blocks.back().seconds(Field::Time);
        return awaited && awaited->writer == post::writerOf(m_blocks.back().number() + 1) &&
                       awaited->since == since
                   ? Verdict::Named
                   : Verdict::Undetected;
    }
    /// The next block arrives after the other player has claimed the time.
    Verdict openLate() {
        Block claim = claimingTime(m_players.game(), m_blocks.back().seconds(Field::Time) + 2'000'000);
        m_blocks.push_back(claim);
        const auto games = checkGames(posted(m_blocks));
        return games[0].problems.empty() && games[0].notes.size() == 1 && games[0].awaited
                   ? Verdict::Named
                   : Verdict::Undetected;
    }

private:
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random.below(limit)); }

    /// Another value of the same form: with a digit one higher or, as a nonce may have no digit, another
    /// letter.
    static std::string changed(std::string_view value) {
        std::string result(value);
        const auto digit = std::ranges::find_if(result, [](char c) { return c >= '1' && c <= '5'; });
        const auto letter = std::ranges::find_if(result, [](char c) { return c >= 'A' && c <= 'Z'; });
        if (digit != result.end())
            ++*digit;
        else if (letter != result.end())
            *letter = *letter == 'A' ? 'B' : 'A';
        return result;
    }
    static void mendCheck(Block& block) { block.set(Field::Check, checkOf(hashOf(block))); }
    void mend(std::size_t place) {
        Block& block = m_blocks[place];
        block.set(Field::Number, std::to_string(place + 1));
        block.set(Field::Game, base32(m_players.game().id()));
        block.set(Field::Previous, base32(hashOf(m_blocks[place - 1])));
        mendCheck(block);
    }
    Verdict change(Field field, std::string_view value) {
        Block& last = m_blocks.back();
        if (!last.has(field))
            return Verdict::Refused;
        last.set(field, std::string(value));
        mendCheck(last);
        return judge();
    }
    Verdict edit(std::size_t place, Field field) {
        const std::string value = changed(m_blocks[place].value(field));
        if (value == m_blocks[place].value(field))
            return Verdict::Refused;
        m_blocks[place].set(field, value);
        mendCheck(m_blocks[place]);
        return judge();
    }
    Verdict append(Block block) {
        m_blocks.push_back(std::move(block));
        mend(m_blocks.size() - 1);
        return judge();
    }
    std::size_t placeWith(Field field) const {
        for (std::size_t place = m_blocks.size(); place > 0; --place)
            if (m_blocks[place - 1].has(field))
                return place - 1;
        return 0;
    }
    Verdict judge() const {
        for (const CheckedGame& game : checkGames(posted(m_blocks)))
            for (const BlockProblem& problem : game.problems)
                return problem.problem.fault == GameFault::Disputed ? Verdict::Disputed : Verdict::Refused;
        return Verdict::Undetected;
    }

    const Players& m_players;
    const Players& m_others;
    dice::Philox& m_random;
    std::vector<Block> m_blocks;
};

struct NamedAttack {
    const char* name;
    Verdict (*run)(Attacked&);
};

inline constexpr std::array attacks{
    NamedAttack{"peek at one's dice", [](Attacked& game) { return game.peek(); }},
    NamedAttack{"copy a seal", [](Attacked& game) { return game.copySeal(); }},
    NamedAttack{"reuse a seal", [](Attacked& game) { return game.reuseSeal(); }},
    NamedAttack{"open a wrong secret", [](Attacked& game) { return game.wrongSecret(); }},
    NamedAttack{"list other dice", [](Attacked& game) { return game.shiftDice(); }},
    NamedAttack{"claim another position", [](Attacked& game) { return game.shiftPosition(); }},
    NamedAttack{"hand blocks in shuffled", [](Attacked& game) { return game.shuffle(); }},
    NamedAttack{"reorder turns", [](Attacked& game) { return game.reorder(); }},
    NamedAttack{"drop a block", [](Attacked& game) { return game.drop(); }},
    NamedAttack{"edit history", [](Attacked& game) { return game.editHistory(); }},
    NamedAttack{"two versions of a turn", [](Attacked& game) { return game.twoVersions(); }},
    NamedAttack{"forge a version", [](Attacked& game) { return game.forgeVersion(); }},
    NamedAttack{"replay a block of this game", [](Attacked& game) { return game.replayOwn(); }},
    NamedAttack{"replay a block of another game", [](Attacked& game) { return game.replayOther(); }},
    NamedAttack{"refuse to open", [](Attacked& game) { return game.refuseToOpen(); }},
    NamedAttack{"open late", [](Attacked& game) { return game.openLate(); }},
};

/// Games of a cheat that grinds against its honest twin: from many drafts of each turn, with different nonces
/// and plans, it posts the one that would be best if the secret were one that it knows. Counts its wins.
class GrindingMatch {
public:
    explicit GrindingMatch(std::uint64_t seed) : m_random(seed, 2) {}

    /// Returns true if the cheat won, or nothing if the game didn't end.
    std::optional<bool> play(std::uint64_t seed) {
        constexpr std::size_t mostBlocks = 400;
        const Writer cheat = m_random.below(2) == 0 ? Writer::Starter : Writer::Answerer;
        Players players(seed);
        while (!players.game().end() && players.blocks().size() < mostBlocks) {
            const Writer writer = post::writerOf(players.game().count() + 1);
            players.addBest(
                drafts, [&](const Block& block) { return promise(players, block, writer, writer == cheat); });
        }
        if (!players.game().end())
            return std::nullopt;
        return players.game().end()->winner == cheat;
    }

private:
    static constexpr int drafts = 6;

    /// How many more pieces the writer would have than the opponent after the block is carried out.
    int promise(const Players& players, const Block& block, Writer writer, bool isCheat) {
        PostGame next(players.game());
        next.add(block, hashOf(block));
        const auto& rules = static_cast<const ImperioPostGame&>(next.rules());
        if (!rules.isPlaying())
            return 0;
        const auto guess = rules.clone();
        DiceStream known(block.bytes(Field::Opened), next.id(), next.count(), hashOf(block));
        guess->settle(isCheat ? static_cast<dice::Source&>(known) : m_random, {});
        const Board& board = static_cast<const ImperioPostGame&>(*guess).game().position.board;
        const Side side = rules.attacker() == writer ? Side::Attacker : Side::Defender;
        return board.fighting(side).count() - board.fighting(enemyOf(side)).count();
    }

    dice::Philox m_random;
};

} // namespace sf::post::test
