// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/post_dice.h"

#include "core/rules/ascii.h"

#include <algorithm>
#include <charconv>

namespace sf::encounter {
namespace {

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
bool takeDice(Scanner& scanner, DiceFormula& formula) {
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
    if (scanner.isAfterWord() || !takeDice(scanner, formula))
        return std::nullopt;
    for (;;) {
        Scanner trial = scanner;
        trial.skipAny(" ");
        if (!trial.take("+"))
            break;
        trial.skipAny(" ");
        if (!takeDice(trial, formula))
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
    constexpr std::string_view words[] = {"rolled ", "rolls ", "roll ", "result ", "results ", "gives ",
                                          "gave ",   "is ",    "was ",  "for ",    "shows ",   "came up ",
                                          "get ",    "got ",   "a ",    "an "};
    bool maybeTotal = false;
    for (;;) {
        maybeTotal |= scanner.skipAny(" :=()[]{}+,>").find_first_of("=>)]") != std::string_view::npos;
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
        else if (opensParts(trial.skipAny(" :=()[]{}+,>")))
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

} // namespace

bool startsWith(std::string_view text, std::string_view start) {
    return text.size() >= start.size() &&
           std::ranges::equal(text.substr(0, start.size()), start,
                              [](char a, char b) { return lower(a) == lower(b); });
}
bool isSame(std::string_view a, std::string_view b) {
    return a.size() == b.size() && startsWith(a, b);
}

std::size_t formulaAt(std::string_view text) {
    for (Scanner scanner(text); !scanner.isAtEnd(); scanner.skip())
        if (Scanner trial = scanner; readFormula(trial))
            return scanner.at();
    return std::string_view::npos;
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
