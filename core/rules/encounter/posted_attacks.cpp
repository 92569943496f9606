// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/posted_attacks.h"

#include "core/rules/ascii.h"
#include "core/rules/encounter/apply.h"
#include "core/rules/encounter/post_statement.h"
#include "core/rules/encounter/strike.h"

#include <algorithm>
#include <variant>

namespace sf::encounter {
namespace {

/// The post's dice, which must be the ones that the rules ask for.
class PostedDice final : public dice::Source {
public:
    explicit PostedDice(std::vector<PostedDie> dice) : m_dice(std::move(dice)) {}
    int roll(int sides) override {
        if (m_fault)
            return 1;
        if (m_values.size() == m_dice.size()) {
            m_fault = PostFault{PostFault::Kind::MissingDice, {}, sides, 0, {}};
            return 1;
        }
        const PostedDie& die = m_dice[m_values.size()];
        const bool isOther = die.sides != sides;
        if (isOther || die.value < 1 || die.value > sides) {
            m_fault = PostFault{PostFault::Kind::OtherDice, {}, sides, isOther ? die.sides : die.value, {}};
            return 1;
        }
        if (die.total != die.sum) {
            m_fault = PostFault{PostFault::Kind::OtherTotal, {}, die.sum, die.total, {}};
            return 1;
        }
        m_values.push_back(static_cast<int>(die.value));
        return m_values.back();
    }
    const std::optional<PostFault>& fault() const { return m_fault; }
    const std::vector<int>& values() const { return m_values; }
    std::size_t spare() const { return m_dice.size() - m_values.size(); }

private:
    std::vector<PostedDie> m_dice;
    std::vector<int> m_values;
    std::optional<PostFault> m_fault;
};

/// Somebody of the dungeon whom a post names.
struct Being {
    std::string id;
    std::string_view name;
    int level = 1;
    bool isMonster = false;
};

std::vector<Being> beingsOf(const Dungeon& dungeon) {
    std::vector<Being> all;
    for (const auto& person : dungeon.people)
        all.push_back({person->id, person->name, person->level, false});
    for (const auto& encounter : dungeon.encounters)
        for (const auto& monster : encounter->monsters)
            all.push_back({monster->id, monster->name, encounter->level, true});
    return all;
}

/// "Hello all! Ann" is Ann: the longest name that the words end with, after something that isn't a letter.
void dropWordsBefore(std::string& words, const std::vector<Being>& beings) {
    std::string_view best;
    const std::string_view all = words;
    for (const Being& being : beings) {
        const std::size_t size = being.name.size();
        if (size <= best.size() || size > all.size() || !isSame(all.substr(all.size() - size), being.name))
            continue;
        const std::string_view before = all.substr(0, all.size() - size);
        if (before.empty() || !(isLetter(before.back()) || isDigit(before.back())))
            best = all.substr(all.size() - size);
    }
    if (!best.empty())
        words = std::string(best);
}

/// Plays the statements of a post one after the other.
class PostPlayer {
public:
    PostPlayer(std::vector<PostStatement> statements, const Dungeon& dungeon)
        : m_statements(std::move(statements)), m_isUsed(m_statements.size()), m_dungeon(dungeon) {
        const auto beings = beingsOf(m_dungeon);
        for (PostStatement& statement : m_statements)
            dropWordsBefore(statement.attacker, beings);
    }

    std::vector<PostedAttack> played() {
        for (std::size_t at = 0; at < m_statements.size(); ++at)
            if (m_statements[at].attacker.empty()) {
                m_isUsed[at] = true;
                m_attacks.push_back(
                    withFault(attackOf(at), {PostFault::Kind::NoTarget, m_statements[at].text, 0, 0, {}}));
            }
        for (std::size_t at = 0; at < m_statements.size(); ++at)
            if (!m_isUsed[at] && !isAnswer(m_statements[at]))
                m_attacks.push_back(attackAt(at));
        std::erase_if(m_attacks, [](const PostedAttack& attack) { return isWords(attack); });
        for (std::size_t at = 0; at < m_statements.size(); ++at)
            if (!m_isUsed[at])
                m_attacks.push_back(withFault(
                    attackOf(at), {PostFault::Kind::NoAttack, m_statements[at].attacker, 0, 0, {}}));
        std::ranges::sort(m_attacks, {}, &PostedAttack::line);
        return std::move(m_attacks);
    }

private:
    PostedAttack attackOf(std::size_t at) const {
        PostedAttack attack;
        attack.line = m_statements[at].line;
        attack.text = m_statements[at].text;
        return attack;
    }
    /// "He attacks whatever moves" names nobody and has no dice.
    static bool isWords(const PostedAttack& attack) {
        return attack.problem && attack.problem->kind == PostFault::Kind::UnknownName &&
               diceIn(attack.text).empty();
    }
    static PostedAttack withFault(PostedAttack attack, PostFault fault) {
        attack.problem = std::move(fault);
        return attack;
    }

    /// Monsters don't act of themselves (ENC-7), so what they do is an answer. They may be dead by now.
    bool isAnswer(const PostStatement& statement) {
        const auto beings = beingsOf(m_dungeon);
        const auto isNamed = [&](const Being& being) { return isSame(being.name, statement.attacker); };
        return std::ranges::any_of(beings, isNamed) && std::ranges::none_of(beings, [&](const Being& being) {
                   return !being.isMonster && isNamed(being);
               });
    }

    /// The being that the words start with, by the longest name.
    std::variant<Being, PostFault> attackeeIn(std::string_view words, int level) const {
        std::vector<Being> found;
        const auto beings = beingsOf(m_dungeon);
        for (const Being& being : beings) {
            if (being.name.empty() || !startsWith(words, being.name) ||
                !isNameEnd(words.substr(being.name.size())))
                continue;
            if (!found.empty() && being.name.size() > found.front().name.size())
                found.clear();
            if (found.empty() || being.name.size() == found.front().name.size())
                found.push_back(being);
        }
        constexpr std::string_view article = "the ";
        if (found.empty() && startsWith(words, article))
            return attackeeIn(words.substr(article.size()), level);
        const std::size_t end = std::min(words.find_first_of(".,:;("), words.size());
        return onlyOne(std::move(found), level, trimmed(words.substr(0, end)));
    }
    std::variant<Being, PostFault> attackerIn(std::string_view name) const {
        std::vector<Being> found = beingsOf(m_dungeon);
        std::erase_if(found,
                      [&](const Being& being) { return being.isMonster || !isSame(being.name, name); });
        return onlyOne(std::move(found), 0, name);
    }
    /// If several have the name, the one on the level.
    static std::variant<Being, PostFault> onlyOne(std::vector<Being> found, int level,
                                                  std::string_view name) {
        if (found.empty())
            return PostFault{PostFault::Kind::UnknownName, std::string(name), 0, 0, {}};
        if (found.size() > 1)
            std::erase_if(found, [&](const Being& being) { return being.level != level; });
        if (found.size() != 1)
            return PostFault{PostFault::Kind::SeveralOfAName, std::string(name), 0, 0, {}};
        return found.front();
    }

    PostedAttack attackAt(std::size_t at) {
        m_isUsed[at] = true;
        PostedAttack attack = attackOf(at);
        const auto attacker = attackerIn(m_statements[at].attacker);
        if (const auto* fault = std::get_if<PostFault>(&attacker))
            return withFault(std::move(attack), *fault);
        const Being& who = std::get<Being>(attacker);
        const auto attackee = attackeeIn(m_statements[at].rest, who.level);
        if (const auto* fault = std::get_if<PostFault>(&attackee))
            return withFault(std::move(attack), *fault);
        const Being& whom = std::get<Being>(attackee);
        attack.attacker = who.id;
        attack.attackee = whom.id;
        attack.problem = play(attack, at, answerOf(whom, who));
        return attack;
    }

    /// The Monster's statement against the @ that isn't used yet.
    std::optional<std::size_t> answerOf(const Being& monster, const Being& person) const {
        if (!monster.isMonster)
            return std::nullopt;
        for (std::size_t at = 0; at < m_statements.size(); ++at)
            if (!m_isUsed[at] && isSame(m_statements[at].attacker, monster.name) &&
                startsWith(m_statements[at].rest, person.name))
                return at;
        return std::nullopt;
    }

    std::optional<PostFault> play(PostedAttack& attack, std::size_t at, std::optional<std::size_t> answer) {
        const Attack action{attack.attacker, attack.attackee};
        if (auto refusal = check(m_dungeon, action)) {
            PostFault fault;
            fault.kind = PostFault::Kind::Refused;
            fault.refusal = std::move(refusal);
            return fault;
        }
        std::vector<PostedDie> dice = diceIn(m_statements[at].rest);
        PostedDice alone(dice);
        Applied applied = std::get<Applied>(apply(m_dungeon, action, alone));
        const bool isAnswered = std::ranges::any_of(
            applied.events, [](const Event& event) { return event.what == What::Answers; });
        if (!isAnswered)
            return finish(attack, applied, alone, {at});
        if (!answer && alone.fault() && alone.values().size() == dice.size() && !dice.empty()) {
            PostFault fault = *alone.fault();
            fault.kind = PostFault::Kind::MissingAnswer;
            fault.name = m_dungeon.monster(*m_dungeon.placeOf(attack.attackee)).name;
            return fault;
        }
        if (!answer)
            return finish(attack, applied, alone, {at});
        m_isUsed[*answer] = true;
        attack.text += " / " + m_statements[*answer].text;
        const std::vector<PostedDie> more = diceIn(m_statements[*answer].rest);
        dice.insert(dice.end(), more.begin(), more.end());
        PostedDice both(dice);
        applied = std::get<Applied>(apply(m_dungeon, action, both));
        return finish(attack, applied, both, {at, *answer});
    }

    std::optional<PostFault> finish(PostedAttack& attack, const Applied& applied, const PostedDice& dice,
                                    const std::vector<std::size_t>& statements) {
        if (dice.fault())
            return dice.fault();
        if (dice.spare() > 0)
            return PostFault{PostFault::Kind::SpareDice, {}, 0, static_cast<std::int64_t>(dice.spare()), {}};
        if (auto fault = otherHp(applied, statements))
            return fault;
        attack.dice = dice.values();
        carryOut(m_dungeon, applied.changes);
        return std::nullopt;
    }

    /// Compares what the statements say of HP with the rules.
    std::optional<PostFault> otherHp(const Applied& applied,
                                     const std::vector<std::size_t>& statements) const {
        std::size_t blow = 0;
        for (const Event& event : applied.events) {
            if (event.what != What::HpLost || blow == statements.size())
                continue;
            const std::string& text = m_statements[statements[blow++]].text;
            const auto claimed = [&](PostFault::Kind kind, std::optional<std::int64_t> found,
                                     std::int64_t expected) -> std::optional<PostFault> {
                if (!found || *found == expected)
                    return std::nullopt;
                return PostFault{kind, event.names.front(), expected, *found, {}};
            };
            if (auto fault = claimed(PostFault::Kind::OtherLoss, hpLostIn(text), event.numbers[0]))
                return fault;
            if (auto fault = claimed(PostFault::Kind::OtherHp, hpLeftIn(text), event.numbers[1]))
                return fault;
        }
        return std::nullopt;
    }

    std::vector<PostStatement> m_statements;
    std::vector<bool> m_isUsed;
    Dungeon m_dungeon;
    std::vector<PostedAttack> m_attacks;
};

} // namespace

Rule PostFault::rule() const {
    switch (kind) {
    case Kind::Refused:
        return refusal ? refusal->rule : Rule();
    case Kind::MissingAnswer:
    case Kind::NoAttack:
        return encounterRule(9);
    case Kind::UnknownName:
    case Kind::SeveralOfAName:
    case Kind::NoTarget:
        return {};
    case Kind::MissingDice:
        return encounterRule(expected == dropDie ? 10 : 7);
    default:
        return encounterRule(7);
    }
}

std::vector<PostedAttack> readPostedAttacks(std::string_view text, const Dungeon& dungeon) {
    PostNames names;
    for (const auto& person : dungeon.people)
        names.people.push_back(person->name);
    for (const auto& encounter : dungeon.encounters)
        for (const auto& monster : encounter->monsters)
            names.monsters.push_back(monster->name);
    return PostPlayer(statementsOf(text, names), dungeon).played();
}

} // namespace sf::encounter
