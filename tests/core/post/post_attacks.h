// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "made_profile.h"

#include <algorithm>
#include <map>

#include <QtGlobal>

/// What a cheat can try with the blocks of a game, and the outcome.
namespace sf::post::test {

enum class Verdict : std::uint8_t {
    Refused,    ///< a block is invalid
    Disputed,   ///< two versions, none of which counts
    Useless,    ///< nothing gained
    Named,      ///< it is reported who is awaited, and since when
    Undetected, ///< the attack worked
};

/// A played game to attack; `rules` are those of its blocks and of another game of the same kind.
class Attacked {
public:
    template<class Played>
    Attacked(const Played& players, const Played& others, const RulesMaker& rules, dice::Philox& random)
        : m_game(players.game())
        , m_played(players.blocks())
        , m_others(others.blocks())
        , m_rules(rules)
        , m_random(random)
        , m_blocks(players.blocks()) {
        for (std::uint32_t number = 1; number <= m_played.size(); ++number)
            m_secrets.push_back(players.fresh(number).secret);
    }

    /// Tries all revealed secrets, the player's own secrets and every seal as the secret of the next dice.
    Verdict peek() const {
        const Block& last = m_blocks.back();
        const Block& sealed = m_blocks[m_blocks.size() - 2];
        if (!sealed.has(Field::Seal))
            return Verdict::Useless;
        const SealPlace place{sealed.number() == 1 ? Hash{} : m_game.id(), sealed.number(), sealed.writer()};
        for (const Block& block : m_blocks)
            for (const Field field :
                 {Field::Opened, Field::Seal, Field::Position, Field::Previous, Field::Game})
                if (block.has(field) && &block != &last &&
                    sealOf(place, block.bytes(field)) == sealed.bytes(Field::Seal))
                    return Verdict::Undetected;
        for (std::size_t own = m_blocks.size(); own > 0 && own <= m_blocks.size(); own -= 2)
            if (sealOf(place, m_secrets[own - 1]) == sealed.bytes(Field::Seal))
                return Verdict::Undetected;
        return Verdict::Useless;
    }
    Verdict copySeal() { return change(Field::Seal, earlierSeal(1)); }
    Verdict reuseSeal() { return change(Field::Seal, earlierSeal(2)); }
    Verdict wrongSecret() { return change(Field::Opened, base32(sha256(std::to_string(below(1000))))); }
    /// Opens other orders with the secret than those that were sealed with it.
    Verdict otherOrders() {
        const auto opensOrders = [](const Block& block) {
            return block.has(Field::Opened) && block.has(Field::Orders);
        };
        while (m_blocks.size() > 1 && !opensOrders(m_blocks.back()))
            m_blocks.pop_back();
        if (m_blocks.size() == 1)
            return Verdict::Refused;
        const std::string none = base32(R"({"actions":[],"orders":{}})");
        const bool isNone = m_blocks.back().value(Field::Orders) == none;
        return change(Field::Orders,
                      isNone ? base32(R"({"actions":[],"orders":{"r":{"hold":true}}})") : none);
    }
    Verdict shiftDice() {
        const std::size_t place = placeWith(Field::Dice);
        return place == 0 ? Verdict::Refused : edit(place, Field::Dice);
    }
    Verdict shiftPosition() { return edit(m_blocks.size() - 1, Field::Position); }

    /// Shuffled blocks are the same game.
    Verdict shuffle() {
        for (std::size_t at = m_blocks.size(); at > 1; --at)
            std::swap(m_blocks[at - 1], m_blocks[m_random.below(at)]);
        const auto games = checkedGames();
        const bool isSame =
            games.size() == 1 && games[0].problems.empty() && games[0].game->count() == m_played.size();
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
        const auto games = checkedGames();
        const bool isSame = games[0].problems.empty() && games[0].game->count() == m_played.size();
        return isSame && !games[0].notes.empty() ? Verdict::Useless : judge();
    }
    /// Repeats an earlier block of this game as the next one.
    Verdict replayOwn() {
        return append(m_blocks[m_blocks.size() - 2 - 2 * below((m_blocks.size() - 2) / 2)]);
    }
    /// Uses the block of another game with the same number. It names this game, unless nothing in it is
    /// secret: then it would be an ordinary block.
    Verdict replayOther() {
        const std::size_t place = m_blocks.size() - 1;
        if (m_others.size() <= place)
            return Verdict::Refused;
        m_blocks[place] = m_others[place];
        if (m_blocks[place].has(Field::Seal))
            mend(place);
        return judge();
    }
    /// The next block never arrives.
    Verdict refuseToOpen() const {
        const auto games = checkedGames();
        const auto& awaited = games[0].awaited;
        const std::int64_t since = m_blocks.back().seconds(Field::Time);
        return awaited && awaited->writer == post::writerOf(m_blocks.back().number() + 1) &&
                       awaited->since == since
                   ? Verdict::Named
                   : Verdict::Undetected;
    }
    /// The next block arrives after the other player has claimed the time.
    Verdict openLate() {
        Block claim = claimingTime(m_game, m_blocks.back().seconds(Field::Time) + 2'000'000);
        m_blocks.push_back(claim);
        const auto games = checkedGames();
        return games[0].problems.empty() && games[0].notes.size() == 1 && games[0].awaited
                   ? Verdict::Named
                   : Verdict::Undetected;
    }

    /// Somebody writes another block in the name of its writer, whose profile knows better.
    Verdict forgeInName() {
        Block& last = m_blocks.back();
        if (!last.has(Field::Nonce))
            return Verdict::Refused;
        last.set(Field::Nonce, changed(last.value(Field::Nonce)));
        mendCheck(last);
        return judgeFor(last.writer(), GameFault::NotMade);
    }
    /// Somebody resigns for the player whose turn it is.
    Verdict resignFor() {
        Reply reply;
        reply.resigns = true;
        m_blocks.push_back(std::get<Block>(replying(m_game, reply, {{}, {}, 1'800'000'000})));
        return judgeFor(m_blocks.back().writer(), GameFault::NotMade);
    }
    /// Once the opponent has answered a block and so opened a secret, its writer posts another version of it.
    Verdict versionAfterAnswer() {
        m_blocks.pop_back();
        Block& last = m_blocks.back();
        if (!last.has(Field::Nonce))
            return Verdict::Refused;
        last.set(Field::Nonce, changed(last.value(Field::Nonce)));
        mendCheck(last);
        return judgeFor(otherWriter(last.writer()), GameFault::AnsweredOther);
    }
    /// Copies of all blocks with a wrong signature come first.
    Verdict signCopies() {
        const SigningKey stranger = signingKeyOf(m_secrets.front());
        std::vector<Block> copies = m_blocks;
        for (Block& copy : copies)
            copy.set(Field::Signature, signatureValue(stranger, hashOf(copy)));
        m_blocks.insert(m_blocks.begin(), copies.begin(), copies.end());
        const auto games = checkedGames();
        const bool isSame =
            games.size() == 1 && games[0].problems.empty() && games[0].game->count() == m_played.size();
        return isSame ? Verdict::Useless : Verdict::Undetected;
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
    static void mendCheck(Block& block) { block = mended(block); }
    void mend(std::size_t place) {
        Block& block = m_blocks[place];
        block.set(Field::Number, std::to_string(place + 1));
        block.set(Field::Game, base32(m_game.id()));
        block.set(Field::Previous, base32(hashOf(m_blocks[place - 1])));
        mendCheck(block);
    }
    std::vector<CheckedGame> checkedGames() const { return checkGames(posted(m_blocks), m_rules); }

    /// The value of the nth seal before that of the last sealed block, from 1.
    std::string earlierSeal(int nth) const {
        for (std::size_t place = m_blocks.size(); place > 0; --place)
            if (m_blocks[place - 1].has(Field::Seal) && nth-- == 0)
                return std::string(m_blocks[place - 1].value(Field::Seal));
        return {};
    }
    /// Changes the field in the last block that has it, which then is the last of all.
    Verdict change(Field field, const std::string& value) {
        while (m_blocks.size() > 1 && !m_blocks.back().has(field))
            m_blocks.pop_back();
        Block& last = m_blocks.back();
        last.set(field, value);
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
        for (const CheckedGame& game : checkedGames())
            for (const BlockProblem& problem : game.problems)
                return problem.problem.fault == GameFault::Disputed ? Verdict::Disputed : Verdict::Refused;
        return Verdict::Undetected;
    }

    /// What the profile that made the blocks of this side says.
    Verdict judgeFor(Writer victim, GameFault fault) const {
        const MadeProfile profile(m_played, victim);
        const auto games = checkGames(posted(m_blocks), m_rules, &profile);
        return std::ranges::any_of(games[0].own, [fault](const auto& own) { return own.fault == fault; })
                   ? Verdict::Named
                   : Verdict::Undetected;
    }

    const PostGame& m_game;
    const std::vector<Block>& m_played;
    const std::vector<Block>& m_others;
    const RulesMaker& m_rules;
    dice::Philox& m_random;
    std::vector<Secret> m_secrets; ///< of each block's writer
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
    NamedAttack{"write in the other's name", [](Attacked& game) { return game.forgeInName(); }},
    NamedAttack{"resign for the other", [](Attacked& game) { return game.resignFor(); }},
    NamedAttack{"change an answered block", [](Attacked& game) { return game.versionAfterAnswer(); }},
    NamedAttack{"sign copies wrongly", [](Attacked& game) { return game.signCopies(); }},
};

inline constexpr NamedAttack otherOrders{"open other orders",
                                         [](Attacked& game) { return game.otherOrders(); }};

/// The verdicts on attacks, by attack.
class Verdicts {
public:
    void attack(const NamedAttack& attack, Attacked attacked) {
        ++m_counts[attack.name][static_cast<std::size_t>(attack.run(attacked))];
    }
    /// How many were undetected. Reports all counts.
    int undetected() const {
        int sum = 0;
        for (const auto& [name, counts] : m_counts) {
            qInfo("%-32s refused %5d, disputed %5d, useless %5d, named %5d, undetected %d", name.c_str(),
                  counts[0], counts[1], counts[2], counts[3], counts[4]);
            sum += counts[static_cast<std::size_t>(Verdict::Undetected)];
        }
        return sum;
    }

private:
    std::map<std::string, std::array<int, 5>> m_counts;
};

/// How many games: a sample by default; packaging/campaigns/post-attacks.sh plays 10,000.
inline int gamesToPlay(int sample) {
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("SQUAREFRONT_ATTACKED_GAMES", &isNumber);
    return isNumber ? wanted : sample;
}

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
            players.addBest(drafts, [&](const ImperioPostGame& now, const Block& block) {
                return promise(players.game(), now, block, writer == cheat);
            });
        }
        if (!players.game().end())
            return std::nullopt;
        return players.game().end()->winner == cheat;
    }

private:
    static constexpr int drafts = 6;

    /// How many more pieces the block's writer would have than the opponent once its plan is carried out.
    int promise(const PostGame& game, const ImperioPostGame& now, const Block& block, bool isCheat) {
        const Position& position = now.game().position;
        const Side side = now.attacker() == block.writer() ? Side::Attacker : Side::Defender;
        DiceStream known(block.bytes(Field::Opened), game.id(), block.number(), hashOf(block));
        const CarriedOut guess = carryOut(position, position.turn, side, *readPlan(block.value(Field::Plan)),
                                          isCheat ? static_cast<dice::Source&>(known) : m_random);
        const Board& board = guess.position.board;
        return board.fighting(side).count() - board.fighting(enemyOf(side)).count();
    }

    dice::Philox m_random;
};

} // namespace sf::post::test
