// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sf {

/// A house rule of any kind of document, as files, dialogs and the help describe it. Its value is the index
/// of one of its words or, without words, a number.
struct Option {
    static constexpr int unlimited = -1; ///< `none`, for a number that has this as its least value

    std::string_view name;               ///< in files
    Rule rule;                           ///< its system, and the number of the rule it changes; 0 for none
    std::vector<std::string_view> words; ///< as files spell them
    int least = 0;
    int largest = 0;
    int standard = 0;        ///< the default value
    bool isDuration = false; ///< a number of seconds

    /// Reads a value as files spell it; nothing if the option can't have it.
    std::optional<int> valueOf(std::string_view text) const {
        const auto word = std::ranges::find(words, text);
        if (word != words.end())
            return static_cast<int>(word - words.begin());
        if (least == unlimited && text == "none")
            return unlimited;
        int value = 0;
        const char* end = text.data() + text.size();
        const auto [rest, error] = std::from_chars(text.data(), end, value);
        const bool isNumber = words.empty() && error == std::errc() && rest == end;
        return isNumber && value >= std::max(least, 0) && value <= largest ? std::optional(value)
                                                                           : std::nullopt;
    }
    std::string textOf(int value) const {
        if (!words.empty())
            return std::string(words[static_cast<std::size_t>(value)]);
        return value == unlimited ? "none" : std::to_string(value);
    }
};

/// Returns null if the list has no such option.
inline const Option* optionNamed(std::span<const Option> options, std::string_view name) {
    const auto found = std::ranges::find(options, name, &Option::name);
    return found == options.end() ? nullptr : &*found;
}

} // namespace sf
