// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/plan.h"

#include "core/rules/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sf::post {

namespace {

constexpr std::array<std::string_view, 3> resultNames{"won", "lost", "tied"};
/// None of them can be spelt with piece letters, so they are recognised in capitals too.
constexpr std::array<std::string_view, 9> words{"capture", "destroy", "end", "resign", "won",
                                                "lost",    "tied",    "and", "if"};

bool startsWith(std::string_view text, std::string_view word) {
    return text.size() >= word.size() &&
           std::ranges::equal(text.substr(0, word.size()), word, {}, lower, lower);
}

/// The length of the square, such as "R4C5", at the start of the text; 0 if there is none.
std::size_t squareAt(std::string_view text) {
    const bool isSquare = text.size() >= 4 && upper(text[0]) == 'R' && isDigit(text[1]) &&
                          upper(text[2]) == 'C' && isDigit(text[3]);
    return isSquare ? 4 : 0;
}

/// The length of the keyword at the start of the text, in any case; 0 if there is none.
std::size_t wordAt(std::string_view text) {
    for (const std::string_view word : words)
        if (startsWith(text, word))
            return word.size();
    return 0;
}

/// Whether the text starts with a lower-case sign that follows a square: a shot, a spawn, or an intention.
bool isSign(std::string_view text) {
    if (text.empty())
        return false;
    const char sign = upper(text[0]);
    return sign == 'Q' || ((sign == 'S' || sign == 'B') && squareAt(text.substr(1)) > 0);
}

std::optional<Condition> readCondition(std::string_view text, std::size_t before) {
    Condition condition;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), condition.action);
    const std::string_view word = text.substr(static_cast<std::size_t>(end - text.data()));
    const auto* name = std::ranges::find(resultNames, word);
    if (problem != std::errc() || text.front() == '0' || text.front() == '-' || condition.action < 1 ||
        static_cast<std::size_t>(condition.action) > before || name == resultNames.end())
        return std::nullopt;
    condition.result = static_cast<FightResult>(name - resultNames.begin());
    return condition;
}

/// Where the conditions of an action begin; its length if it has none.
std::size_t conditionsAt(std::string_view item) {
    for (std::size_t at = item.find("if"); at != std::string_view::npos; at = item.find("if", at + 1))
        if (at + 2 < item.size() && isDigit(item[at + 2]))
            return at;
    return item.size();
}

/// Reads an action with its conditions, which may refer to the `before` actions in front of it.
std::optional<PlanItem> readItem(std::string_view text, std::size_t before) {
    const std::size_t split = conditionsAt(text);
    PlanItem item{std::string(text.substr(0, split)), {}};
    std::string_view rest = text.substr(std::min(split + 2, text.size()));
    while (!rest.empty() && item.conditions.size() < mostConditions) {
        const std::size_t end = std::min(rest.find("and"), rest.size());
        const auto condition = readCondition(rest.substr(0, end), before);
        if (!condition)
            return std::nullopt;
        item.conditions.push_back(*condition);
        if (end + 3 == rest.size())
            return std::nullopt;
        rest.remove_prefix(std::min(end + 3, rest.size()));
    }
    const bool isGood = !item.action.empty() && rest.empty();
    return isGood ? std::optional(item) : std::nullopt;
}

} // namespace

std::string canonicalPlan(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        std::size_t taken = squareAt(text);
        if (taken > 0) {
            for (const char c : text.substr(0, taken))
                result += upper(c);
            if (isSign(text.substr(taken)))
                result += lower(text[taken++]);
        } else if (taken = wordAt(text); taken > 0) {
            for (const char c : text.substr(0, taken))
                result += lower(c);
        } else {
            taken = 1;
            result += upper(text[0]) == 'X' ? 'x' : upper(text[0]);
        }
        text.remove_prefix(taken);
    }
    return result;
}

std::optional<Plan> readPlan(std::string_view value) {
    Plan plan;
    bool isOver = value.empty();
    while (!isOver) {
        const std::size_t end = value.find(',');
        isOver = end == std::string_view::npos;
        const auto item = readItem(value.substr(0, end), plan.size());
        if (!item || plan.size() == longestPlan)
            return std::nullopt;
        plan.push_back(*item);
        value.remove_prefix(isOver ? value.size() : end + 1);
    }
    const bool resigns =
        std::ranges::any_of(plan, [](const auto& item) { return item.action == resignation; });
    if (resigns && (plan.size() > 1 || !plan.front().conditions.empty()))
        return std::nullopt;
    return plan;
}

std::string planValue(const Plan& plan) {
    std::string value;
    for (const PlanItem& item : plan) {
        value += (value.empty() ? "" : ",") + item.action;
        std::string_view joiner = "if";
        for (const Condition& condition : item.conditions) {
            value += std::string(joiner) + std::to_string(condition.action);
            value += resultNames[static_cast<std::size_t>(condition.result)];
            joiner = "and";
        }
    }
    return value;
}

std::string spacedPlan(std::string_view value) {
    std::string text;
    bool inConditions = false;
    while (!value.empty()) {
        const bool isJoiner = wordAt(value) > 0 && (startsWith(value, "if") || startsWith(value, "and"));
        inConditions = (inConditions || isJoiner) && value[0] != ',';
        const bool isResult = inConditions && !text.empty() && isDigit(text.back()) && !isDigit(value[0]);
        const std::size_t taken = isJoiner ? wordAt(value) : 1;
        if (isJoiner || isResult)
            text += ' ';
        text += value.substr(0, taken);
        if (isJoiner || value[0] == ',')
            text += ' ';
        value.remove_prefix(taken);
    }
    return text;
}

} // namespace sf::post
