// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/posted_attacks.h"

#include "core/rules/encounter/apply.h"

#include <algorithm>
#include <charconv>
#include <variant>

namespace sf::encounter {
namespace {

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
bool startsWith(std::string_view text, std::string_view start) {
    return text.size() >= start.size() &&
           std::ranges::equal(text.substr(0, start.size()), start,
                              [](char a, char b) { return lower(a) == lower(b); });
}
bool isSame(std::string_view a, std::string_view b) {
    return a.size() == b.size() && startsWith(a, b);
}
std::string_view trimmed(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r"), text.size());
    return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

/// Length of a tag such as "[b]", "[/quote]", "[*]" or "<br />" at the text's start; 0 if there is none. A
/// roller's "[3, 5]" is no tag.
std::size_t tagLength(std::string_view text) {
    if (text.size() < 3 || (text[0] != '[' && text[0] != '<'))
        return 0;
    const std::size_t end = text.find(text[0] == '[' ? ']' : '>');
    const bool isTag = isLetter(text[1]) || text[1] == '/' || text[1] == '*';
    return isTag && end != std::string_view::npos ? end + 1 : 0;
}

/// Without the markup of forums, quote marks, list marks and numbers.
std::string plainLine(std::string_view text) {
    constexpr std::pair<std::string_view, std::string_view> signs[] = {{"\xE2\x80\x8B", ""},
                                                                       {"\xC2\xA0", " "},
                                                                       {"\xEF\xBC\x9A", ":"},
                                                                       {"&lt;", "<"},
                                                                       {"\xE2\x88\x92", "-"},
                                                                       {"&nbsp;", " "},
                                                                       {"**", ""},
                                                                       {"\\", ""},
                                                                       {"\xE2\x86\x92", ">"}};
    std::string line;
    while (!text.empty()) {
        const auto* sign =
            std::ranges::find_if(signs, [&](const auto& each) { return text.starts_with(each.first); });
        const std::size_t tag = tagLength(text);
        if (sign != std::end(signs)) {
            line += sign->second;
            text.remove_prefix(sign->first.size());
        } else if (tag > 0) {
            text.remove_prefix(tag);
        } else {
            line += text.front();
            text.remove_prefix(1);
        }
    }
    std::string_view plain = line;
    plain.remove_prefix(std::min(plain.find_first_not_of(" \t>|-#*"), plain.size()));
    const std::size_t number = plain.find_first_not_of("0123456789");
    if (number != std::string_view::npos && number > 0 && plain.substr(number).starts_with(". "))
        plain.remove_prefix(number + 2);
    return std::string(trimmed(plain));
}

/// Where "attacks" stands as a word; npos if it doesn't.
std::size_t verbAt(std::string_view line, std::size_t from = 0) {
    constexpr std::string_view verb = " attack";
    for (std::size_t at = from; at + verb.size() < line.size(); ++at)
        if (startsWith(line.substr(at), " attacks ") || startsWith(line.substr(at), " attacked "))
            return at;
    return std::string_view::npos;
}

/// A comment of a post, "Ann attacks Newt with dagger. Damage 1d4: 3 ...".
struct Statement {
    int line = 1;
    std::string text;
    std::string attacker; ///< name
    std::string rest;     ///< after the verb: the attackee's name, the dice and whatever else

    void split() {
        const std::size_t verb = verbAt(text);
        attacker = trimmed(std::string_view(text).substr(0, verb));
        rest = trimmed(std::string_view(text).substr(text.find(' ', verb + 1)));
    }
};

/// A statement starts where a line has "attacks", and goes on to the next blank line or statement.
std::vector<Statement> statementsOf(std::string_view text) {
    std::vector<Statement> all;
    bool isOpen = false;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string line = plainLine(text.substr(0, std::min(end, longestPostedAttack)));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (verbAt(line) != std::string_view::npos) {
            if (all.size() == mostPostedAttacks)
                break;
            all.push_back({number, line, {}, {}});
            isOpen = true;
        } else if (line.empty()) {
            isOpen = false;
        } else if (isOpen && all.back().text.size() + line.size() < longestPostedAttack) {
            all.back().text += ' ' + line;
        }
    }
    for (Statement& statement : all)
        statement.split();
    return all;
}

/// A die in a post. Rollers that say no number of dice throw one.
struct PostedDie {
    std::int64_t sides = 0;
    std::int64_t value = 0;
};

class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text) {}
    bool isAtEnd() const { return m_at >= m_text.size(); }
    void skip(std::size_t count = 1) { m_at += count; }
    void skipAny(std::string_view signs) {
        while (!isAtEnd() && signs.find(m_text[m_at]) != std::string_view::npos)
            ++m_at;
    }
    bool take(std::string_view word) {
        if (!startsWith(m_text.substr(std::min(m_at, m_text.size())), word))
            return false;
        m_at += word.size();
        return true;
    }
    std::optional<std::int64_t> number() {
        const std::string_view rest = m_text.substr(std::min(m_at, m_text.size()));
        std::int64_t value = 0;
        if (rest.empty() || !isDigit(rest.front()))
            return std::nullopt;
        const auto [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        m_at += static_cast<std::size_t>(end - rest.data());
        return fault == std::errc() ? std::optional(value) : std::nullopt;
    }
    bool isAfterWord() const { return m_at > 0 && (isLetter(m_text[m_at - 1]) || isDigit(m_text[m_at - 1])); }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

struct DiceFormula {
    std::int64_t count = 1;
    std::int64_t sides = 0;
};

/// "2d6", "d6" or "DICE6", with "+1" or without; nothing, and nothing is read, if there is none.
std::optional<DiceFormula> readFormula(Scanner& scanner) {
    Scanner trial = scanner;
    DiceFormula formula;
    if (trial.isAfterWord())
        return std::nullopt;
    if (!trial.take("DICE")) {
        formula.count = trial.number().value_or(1);
        if (!trial.take("d"))
            return std::nullopt;
    }
    const auto sides = trial.number();
    if (!sides)
        return std::nullopt;
    formula.sides = *sides;
    Scanner plus = trial;
    if (plus.take("+") && plus.number())
        trial = plus;
    scanner = trial;
    return formula;
}

/// As many numbers as the formula has dice; none if there are fewer, as in a sum alone.
std::vector<PostedDie> valuesOf(const DiceFormula& formula, Scanner& scanner) {
    constexpr std::int64_t mostDice = 1000; // ENC-2
    std::vector<PostedDie> dice;
    Scanner trial = scanner;
    for (std::int64_t left = std::min(formula.count, mostDice); left > 0; --left) {
        trial.skipAny(" :=()[]+,>");
        Scanner next = trial;
        const auto value = readFormula(next) ? std::nullopt : trial.number();
        if (!value)
            return {};
        dice.push_back({formula.sides, *value});
    }
    scanner = trial;
    return dice;
}

/// The dice after each formula.
std::vector<PostedDie> diceIn(std::string_view text) {
    std::vector<PostedDie> dice;
    Scanner scanner(text);
    while (!scanner.isAtEnd()) {
        if (const auto formula = readFormula(scanner)) {
            const std::vector<PostedDie> values = valuesOf(*formula, scanner);
            dice.insert(dice.end(), values.begin(), values.end());
        } else {
            scanner.skip();
        }
    }
    return dice;
}

/// The number that follows or precedes a word, as in "loses 3 HP, 7 (10) left".
std::optional<std::int64_t> numberAfter(std::string_view text, std::string_view word) {
    const std::size_t at = text.find(word);
    if (at == std::string_view::npos)
        return std::nullopt;
    Scanner scanner(text.substr(at + word.size()));
    return scanner.number();
}
std::optional<std::int64_t> numberLeft(std::string_view text) {
    const std::size_t end = text.find(" left");
    if (end == std::string_view::npos)
        return std::nullopt;
    std::string_view before = text.substr(0, end);
    if (before.ends_with(')'))
        before = trimmed(before.substr(0, std::min(before.rfind('('), before.size())));
    if (before.ends_with(" HP"))
        before.remove_suffix(3);
    const std::size_t word = before.find_last_not_of("0123456789");
    const std::size_t begin = word == std::string_view::npos ? 0 : word + 1;
    Scanner scanner(before.substr(begin));
    const auto number = scanner.number();
    const bool isNegative = number && begin > 0 && before[begin - 1] == '-';
    return isNegative ? std::optional(-*number) : number;
}

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

/// Plays the statements of a post one after the other.
class PostPlayer {
public:
    PostPlayer(std::vector<Statement> statements, const Dungeon& dungeon)
        : m_statements(std::move(statements)), m_isUsed(m_statements.size()), m_dungeon(dungeon) {}

    std::vector<PostedAttack> played() {
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
    bool isAnswer(const Statement& statement) {
        const auto beings = beingsOf(m_dungeon);
        const auto isNamed = [&](const Being& being) { return isSame(being.name, statement.attacker); };
        return std::ranges::any_of(beings, isNamed) && std::ranges::none_of(beings, [&](const Being& being) {
                   return !being.isMonster && isNamed(being);
               });
    }

    /// "Newt 2" doesn't mean a Monster named "Newt"; in "Newt 1d4: 3" the dice follow its name.
    static bool isNameEnd(std::string_view rest) {
        if (!rest.empty() && (isLetter(rest.front()) || isDigit(rest.front())))
            return false;
        rest = trimmed(rest);
        Scanner scanner(rest);
        return rest.empty() || !isDigit(rest.front()) || readFormula(scanner);
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
        const std::size_t end = std::min(words.find_first_of(".,:;("), words.size());
        return onlyOne(std::move(found), level, words.substr(0, end));
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
            if (auto fault =
                    claimed(PostFault::Kind::OtherLoss, numberAfter(text, " loses "), event.numbers[0]))
                return fault;
            if (auto fault = claimed(PostFault::Kind::OtherHp, numberLeft(text), event.numbers[1]))
                return fault;
        }
        return std::nullopt;
    }

    std::vector<Statement> m_statements;
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
        return {};
    default:
        return encounterRule(7);
    }
}

std::vector<PostedAttack> readPostedAttacks(std::string_view text, const Dungeon& dungeon) {
    return PostPlayer(statementsOf(text), dungeon).played();
}

} // namespace sf::encounter
