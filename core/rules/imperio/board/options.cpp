// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/options.h"

#include <algorithm>
#include <charconv>

namespace sf::imperio {

namespace {

using Words = std::vector<std::string_view>;

/// A house rule: its name, and how its value is read from the options and written to them. The value of an
/// option with words is the word's index; an option without words takes a number or `none`.
struct HouseRule {
    std::string_view name;
    int rule; ///< its number, 0 for none
    Words words;
    int (*get)(const Options&);
    void (*set)(Options&, int);
};

template<std::int32_t Options::*member>
HouseRule number(std::string_view name, int rule) {
    return {name,
            rule,
            {},
            [](const Options& options) -> int { return options.*member; },
            [](Options& options, int value) { options.*member = value; }};
}

template<auto member>
HouseRule choice(std::string_view name, int rule, Words words) {
    return {name, rule, std::move(words),
            [](const Options& options) { return static_cast<int>(options.*member); },
            [](Options& options, int value) {
                using Value = std::remove_reference_t<decltype(options.*member)>;
                options.*member = static_cast<Value>(value);
            }};
}

const std::vector<HouseRule>& houseRules() {
    static const std::vector<HouseRule> table{
        number<&Options::knightsOnBoard>("knightsOnBoard", 5),
        number<&Options::knights>("knights", 5),
        number<&Options::pieces>("pieces", 5),
        number<&Options::reinforcements>("reinforcements", 5),
        number<&Options::alterations>("alterations", 4),
        choice<&Options::chargePath>("chargePath", 14, {"shortest", "free"}),
        choice<&Options::pikeReach>("pikeReach", 16, {"over", "clear"}),
        choice<&Options::cover>("cover", 19, {"ruled", "literal"}),
        choice<&Options::spawnActs>("spawnActs", 7, {"no", "yes"}),
        choice<&Options::capturedBaseCounts>("capturedBaseCounts", 21, {"no", "yes"}),
        choice<&Options::undoDice>("undoDice", 0, {"allow", "ask", "never"}),
        number<&Options::clockTurn>("clockTurn", 23),
        number<&Options::clockGame>("clockGame", 23),
        number<&Options::clockIncrement>("clockIncrement", 23),
    };
    return table;
}

const HouseRule* houseRule(std::string_view name) {
    const auto found = std::find_if(houseRules().begin(), houseRules().end(),
                                    [&](const HouseRule& candidate) { return candidate.name == name; });
    return found == houseRules().end() ? nullptr : &*found;
}

std::optional<int> limitFrom(std::string_view text) {
    if (text == "none")
        return Options::unlimited;
    int value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = problem == std::errc() && end == text.data() + text.size();
    return isWhole && value >= 0 && value <= largestLimit ? std::optional(value) : std::nullopt;
}

std::optional<int> valueFrom(const HouseRule& rule, std::string_view text) {
    if (rule.words.empty())
        return limitFrom(text);
    const auto found = std::find(rule.words.begin(), rule.words.end(), text);
    if (found == rule.words.end())
        return std::nullopt;
    return static_cast<int>(found - rule.words.begin());
}

std::string textOf(const HouseRule& rule, const Options& options) {
    const int value = rule.get(options);
    if (!rule.words.empty())
        return std::string(rule.words[static_cast<std::size_t>(value)]);
    return value == Options::unlimited ? "none" : std::to_string(value);
}

} // namespace

const std::vector<std::string_view>& optionNames() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> list;
        for (const HouseRule& rule : houseRules())
            list.push_back(rule.name);
        return list;
    }();
    return names;
}

std::vector<std::string_view> optionWords(std::string_view name) {
    const HouseRule* found = houseRule(name);
    return found ? found->words : Words{};
}

Rule optionRule(std::string_view name) {
    const HouseRule* found = houseRule(name);
    return found ? imperioRule(found->rule) : Rule();
}

std::string optionText(const Options& options, std::string_view name) {
    const HouseRule* found = houseRule(name);
    return found ? textOf(*found, options) : std::string();
}

std::optional<OptionProblem> setOption(Options& options, std::string_view name, std::string_view value) {
    const HouseRule* found = houseRule(name);
    if (!found)
        return OptionProblem::UnknownName;
    const std::optional<int> parsed = valueFrom(*found, value);
    if (!parsed)
        return OptionProblem::BadValue;
    found->set(options, *parsed);
    return std::nullopt;
}

std::string difference(const Options& options) {
    std::string text;
    for (const HouseRule& rule : houseRules())
        if (rule.get(options) != rule.get(Options()))
            text += (text.empty() ? "" : " ") + std::string(rule.name) + '=' + textOf(rule, options);
    return text;
}

} // namespace sf::imperio
