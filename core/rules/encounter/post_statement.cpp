// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/post_statement.h"

#include "core/rules/ascii.h"
#include "core/rules/encounter/posted_attacks.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sf::encounter {
namespace {

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
    constexpr std::pair<std::string_view, std::string_view> signs[] = {
        {"\xE2\x80\x8B", ""},
        {"\xC2\xA0", " "},
        {"\xEF\xBC\x9A", ":"},
        {"&lt;", "<"},
        {"\xE2\x88\x92", "-"},
        {"&nbsp;", " "},
        {"&gt;", ">"},
        {"&rarr;", ">"},
        {"&rArr;", ">"},
        {"**", ""},
        {"`", ""},
        {"\\", ""},
        {"\xE2\x80\x93", "-"}, // a dash, then arrows
        {"\xE2\x86\x92", ">"},
        {"\xE2\x87\x92", ">"},
        {"\xE2\x87\xA8", ">"},
        {"\xE2\x9E\x94", ">"},
        {"\xE2\x9E\x9C", ">"},
        {"\xE2\x9F\xB6", ">"},
        {"\xE2\x9F\xB9", ">"}};
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
    for (std::size_t at = line.find("->"); at != std::string::npos;
         at = line.find("->", at == 0 ? 0 : at - 1))
        line.erase(at, 1);
    std::string_view plain = line;
    plain.remove_prefix(std::min(plain.find_first_not_of(" \t>|-#*"), plain.size()));
    const std::size_t number = plain.find_first_not_of("0123456789");
    if (number != std::string_view::npos && number > 0 && plain.substr(number).starts_with(". "))
        plain.remove_prefix(number + 2);
    return std::string(trimmed(plain));
}

/// "I attack": who that is must be told.
bool endsInPronoun(std::string_view text) {
    const std::string_view word = text.substr(text.find_last_of(" \t") + 1);
    return isSame(word, "I") || isSame(word, "we");
}

/// Where "attacks" stands as a word; npos if it doesn't.
std::size_t verbAt(std::string_view line, std::size_t from = 0) {
    constexpr std::string_view verb = " attack";
    for (std::size_t at = from; at + verb.size() < line.size(); ++at)
        if (startsWith(line.substr(at), " attacks ") || startsWith(line.substr(at), " attacked ") ||
            (startsWith(line.substr(at), " attack ") && endsInPronoun(line.substr(0, at))))
            return at;
    return std::string_view::npos;
}

constexpr std::int64_t largestPosted = 1'000'000'000;

class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text) {}
    bool isAtEnd() const { return m_at >= m_text.size(); }
    std::size_t at() const { return m_at; }
    void skip(std::size_t count = 1) { m_at += count; }
    /// Returns what it skips.
    std::string_view skipAny(std::string_view signs) {
        const std::size_t begin = std::min(m_at, m_text.size());
        m_at = std::min(m_text.find_first_not_of(signs, begin), m_text.size());
        return m_text.substr(begin, m_at - begin);
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

/// "+ 2", "+1 - 3": their sum. Nothing, and nothing is read, if there are none; "+ 1d4" is another formula.
std::optional<std::int64_t> readModifier(Scanner& scanner) {
    std::optional<std::int64_t> sum;
    for (;;) {
        Scanner trial = scanner;
        trial.skipAny(" ");
        const bool isMinus = trial.take("-");
        if (!isMinus && !trial.take("+"))
            return sum;
        trial.skipAny(" ");
        const auto number = trial.number();
        Scanner die = trial;
        if (!number || *number > largestPosted || (die.take("d") && die.number()))
            return sum;
        sum = sum.value_or(0) + (isMinus ? -*number : *number);
        scanner = trial;
    }
}

constexpr std::size_t mostDice = 1000; // ENC-2

struct DiceFormula {
    std::vector<std::int64_t> sides; ///< of each die
    std::optional<std::int64_t> modifier;
};

/// "2d6", "d6" or "DICE6"; nothing, and nothing is read, if there is none.
bool readDice(Scanner& scanner, DiceFormula& formula) {
    Scanner trial = scanner;
    std::int64_t count = 1;
    if (!trial.take("DICE")) {
        count = trial.number().value_or(1);
        if (!trial.take("d") && !trial.take("w"))
            return false;
    }
    const auto sides = trial.number();
    if (!sides)
        return false;
    const auto left = static_cast<std::int64_t>(mostDice - std::min(mostDice, formula.sides.size()));
    formula.sides.insert(formula.sides.end(),
                         static_cast<std::size_t>(std::clamp<std::int64_t>(count, 0, left)), *sides);
    scanner = trial;
    return true;
}

/// The same with "+ 1d4" and "+ 1", or without; a bracket may be closed before them.
std::optional<DiceFormula> readFormula(Scanner& scanner) {
    DiceFormula formula;
    if (scanner.isAfterWord() || !readDice(scanner, formula))
        return std::nullopt;
    for (;;) {
        Scanner trial = scanner;
        trial.skipAny(" ");
        if (!trial.take("+"))
            break;
        trial.skipAny(" ");
        if (!readDice(trial, formula))
            break;
        scanner = trial;
    }
    Scanner trial = scanner;
    trial.skipAny(")]");
    formula.modifier = readModifier(trial);
    if (formula.modifier)
        scanner = trial;
    return formula;
}

/// Whether the number before it is a total: "5 (2 + 3)", "5 = 2 + 3", "5: 2, 3", but not "(2) (3)".
bool opensParts(std::string_view between) {
    const std::size_t sign = between.find_first_of("=:()[]");
    return sign != std::string_view::npos && between[sign] != ')' && between[sign] != ']';
}

/// What follows the dice: the modifier once more, and the total, which must be theirs. Nothing if the dice
/// could themselves be a total.
std::vector<PostedDie> withTotal(std::vector<PostedDie> dice, const DiceFormula& formula, bool maybeTotal,
                                 Scanner& scanner) {
    Scanner trial = scanner;
    trial.skipAny(")],");
    const auto modifier = readModifier(trial);
    std::string_view between = trial.skipAny(" )]=([,");
    if (trial.take("total")) {
        between = "=";
        trial.skipAny(" :=");
    }
    const auto total = trial.number();
    if (formula.modifier &&
        (maybeTotal ? modifier != formula.modifier
                    : total && opensParts(between) && between.find('=') == std::string_view::npos))
        return {};
    if (!total || between.find('=') == std::string_view::npos)
        return dice;
    std::int64_t sum = formula.modifier.value_or(modifier.value_or(0));
    for (const PostedDie& die : dice)
        sum += die.value;
    dice.back().sum = sum;
    dice.back().total = *total;
    scanner = trial;
    return dice;
}

/// Passes signs and words between dice and what they show. Returns whether a total may follow as well.
bool skipToValue(Scanner& scanner) {
    constexpr std::string_view words[] = {"rolled ", "rolls ",   "roll ", "result ", "results ",
                                          "gives ",  "gave ",    "is ",   "was ",    "for ",
                                          "shows ",  "came up ", "a ",    "an "};
    bool maybeTotal = false;
    for (;;) {
        maybeTotal |= scanner.skipAny(" :=()[]+,>").find_first_of("=>)]") != std::string_view::npos;
        if (std::ranges::none_of(words, [&](std::string_view word) { return scanner.take(word); }))
            return maybeTotal;
        maybeTotal = true;
    }
}

/// As many numbers as the formula has dice; none if there are fewer, as in a sum alone.
std::vector<PostedDie> valuesOf(const DiceFormula& formula, Scanner& scanner) {
    std::vector<PostedDie> dice;
    Scanner trial = scanner;
    bool maybeTotal = false;
    for (const std::int64_t sides : formula.sides) {
        if (dice.empty())
            maybeTotal = skipToValue(trial);
        else if (opensParts(trial.skipAny(" :=()[]+,>")))
            return {};
        Scanner next = trial;
        const auto value = readFormula(next) ? std::nullopt : trial.number();
        if (!value || *value > largestPosted || Scanner(trial).take(" HP"))
            return {};
        dice.push_back({sides, *value});
    }
    scanner = trial;
    return dice.empty() ? dice : withTotal(std::move(dice), formula, maybeTotal, scanner);
}

/// "3 on 1d4", "3 and 5 on 2d6"; and "3 (1d4)", but only where somebody `rolls` it.
std::vector<PostedDie> valuesBefore(Scanner& scanner, bool rolls) {
    constexpr std::size_t mostBefore = 20;
    std::vector<PostedDie> dice;
    Scanner trial = scanner;
    while (const auto value = trial.isAfterWord() ? std::nullopt : trial.number()) {
        if (dice.size() == mostBefore || *value > largestPosted)
            return {};
        dice.push_back({0, *value});
        Scanner next = trial;
        next.skipAny(" ,+");
        next.take("and ");
        if (!Scanner(next).number())
            break;
        trial = next;
    }
    trial.skipAny(" ");
    const bool isOn = trial.take("on a ") || trial.take("on ");
    if (!isOn && !(rolls && trial.take("(")))
        return {};
    const auto formula = readFormula(trial);
    if (!formula || formula->modifier || formula->sides.size() != dice.size())
        return {};
    if (Scanner after = trial; isOn ? !valuesOf(*formula, after).empty() : !trial.take(")"))
        return {};
    for (std::size_t i = 0; i < dice.size(); ++i)
        dice[i].sides = formula->sides[i];
    scanner = trial;
    return dice;
}

/// "rolls", "rolled a"
bool isRolled(std::string_view before) {
    for (const std::string_view word : {"a", "roll", "rolls", "rolled"}) {
        before = trimmed(before);
        if (before.size() >= word.size() && isSame(before.substr(before.size() - word.size()), word))
            return true;
    }
    return false;
}

/// Finds names where words begin.
class NameFinder {
public:
    explicit NameFinder(const PostNames& names) : m_people(names.people) {
        for (const auto& list : {names.people, names.monsters})
            for (const std::string_view name : list)
                if (!name.empty())
                    m_names[static_cast<unsigned char>(lower(name.front()))].push_back(name);
        for (auto& list : m_names)
            std::ranges::stable_sort(list, std::ranges::greater(), &std::string_view::size);
    }
    /// The longest that is there, or the author's for "I"; empty if there is none.
    std::string_view at(std::string_view text, std::size_t at, std::string_view author = {}) const {
        if (at > 0 && (isLetter(text[at - 1]) || isDigit(text[at - 1])))
            return {};
        const std::string_view rest = text.substr(at);
        if (rest.starts_with("I ") && !author.empty())
            return author;
        const auto& names = m_names[static_cast<unsigned char>(lower(text[at]))];
        const auto found = std::ranges::find_if(names, [&](std::string_view name) {
            return startsWith(rest, name) && isNameEnd(rest.substr(name.size()));
        });
        return found == names.end() ? std::string_view() : *found;
    }

    bool isPerson(std::string_view name) const {
        return std::ranges::any_of(m_people, [&](std::string_view person) { return isSame(person, name); });
    }

private:
    std::array<std::vector<std::string_view>, 256> m_names; ///< by the first byte, the longest first
    std::vector<std::string_view> m_people;
};

/// Where the first formula begins; npos if there is none.
std::size_t formulaAt(std::string_view text) {
    for (Scanner scanner(text); !scanner.isAtEnd(); scanner.skip())
        if (Scanner trial = scanner; readFormula(trial))
            return scanner.at();
    return std::string_view::npos;
}

bool beginsSentence(std::string_view text, std::size_t at) {
    const std::string_view before = trimmed(text.substr(0, at));
    return before.empty() || std::string_view(".!?:;>\"").find(before.back()) != std::string_view::npos;
}

/// A line without "attacks", but with dice, unless it goes on with an open statement.
std::optional<PostStatement> otherStatement(std::string_view line, const NameFinder& names,
                                            std::string_view author, bool isOpen) {
    const std::size_t end = formulaAt(line);
    if (end == std::string_view::npos || diceIn(line).empty())
        return std::nullopt;
    PostStatement statement;
    std::string_view whom;
    bool isOne = true;
    bool namesPerson = false;
    for (std::size_t at = 0; at < end; ++at) {
        const std::string_view name = names.at(line, at, author);
        if (name.empty())
            continue;
        if (statement.attacker.empty() && beginsSentence(line, at)) {
            statement.attacker = name;
        } else if (!isSame(name, statement.attacker)) {
            isOne = isOne && (whom.empty() || isSame(whom, name));
            if (whom.empty())
                statement.rest = line.substr(at);
            whom = name;
        }
        namesPerson = namesPerson || names.isPerson(name);
        at += line[at] == 'I' && line[at + 1] == ' ' ? 0 : name.size() - 1;
    }
    if (!statement.attacker.empty() && !whom.empty() && isOne)
        return statement;
    if (isOpen || !namesPerson)
        return std::nullopt;
    statement.attacker.clear();
    return statement;
}

void split(PostStatement& statement, std::string_view author) {
    const std::string_view text = statement.text;
    const std::size_t verb = verbAt(text);
    statement.attacker = trimmed(text.substr(0, verb));
    if (endsInPronoun(statement.attacker) && !author.empty())
        statement.attacker = author;
    statement.rest = trimmed(text.substr(text.find(' ', verb + 1)));
}

} // namespace

bool startsWith(std::string_view text, std::string_view start) {
    return text.size() >= start.size() &&
           std::ranges::equal(text.substr(0, start.size()), start,
                              [](char a, char b) { return lower(a) == lower(b); });
}
bool isSame(std::string_view a, std::string_view b) {
    return a.size() == b.size() && startsWith(a, b);
}

std::vector<PostStatement> statementsOf(std::string_view text, const PostNames& names) {
    const NameFinder finder(names);
    std::vector<PostStatement> all;
    std::string_view author;
    bool isOpen = false;
    for (int number = 1; !text.empty() && all.size() <= mostPostedAttacks; ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string line = plainLine(text.substr(0, std::min(end, longestPostedAttack)));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with(" wrote:"))
            author = finder.at(line, 0);
        if (verbAt(line) != std::string_view::npos) {
            all.push_back({number, line, {}, {}});
            split(all.back(), author);
            isOpen = true;
        } else if (line.empty()) {
            isOpen = false;
        } else if (auto other = otherStatement(line, finder, author, isOpen)) {
            isOpen = !other->attacker.empty();
            other->line = number;
            other->text = line;
            all.push_back(*std::move(other));
        } else if (isOpen && all.back().text.size() + line.size() < longestPostedAttack) {
            all.back().text += ' ' + line;
            all.back().rest += ' ' + line;
        }
    }
    if (all.size() > mostPostedAttacks)
        all.pop_back();
    return all;
}

std::vector<PostedDie> diceIn(std::string_view text) {
    std::vector<PostedDie> dice;
    Scanner scanner(text);
    while (!scanner.isAtEnd()) {
        std::vector<PostedDie> values;
        if (const auto formula = readFormula(scanner))
            values = valuesOf(*formula, scanner);
        else if (values = valuesBefore(scanner, isRolled(text.substr(0, scanner.at()))); values.empty())
            scanner.skip();
        dice.insert(dice.end(), values.begin(), values.end());
    }
    return dice;
}

std::optional<std::int64_t> hpLostIn(std::string_view text) {
    constexpr std::string_view word = " loses ";
    const std::size_t at = text.find(word);
    if (at == std::string_view::npos)
        return std::nullopt;
    Scanner scanner(text.substr(at + word.size()));
    return scanner.number();
}

std::optional<std::int64_t> hpLeftIn(std::string_view text) {
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

bool isNameEnd(std::string_view rest) {
    if (!rest.empty() && (isLetter(rest.front()) || isDigit(rest.front())))
        return false;
    rest = trimmed(rest);
    Scanner scanner(rest);
    return rest.empty() || !isDigit(rest.front()) || readFormula(scanner);
}

} // namespace sf::encounter
