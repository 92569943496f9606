// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/field.h"

#include "core/post/block/base32.h"
#include "core/post/block/hash.h"
#include "core/post/block/plan.h"
#include "core/rules/ascii.h"
#include "core/rules/imperio/board/options.h"

#include <algorithm>

namespace sf::post {

namespace {

enum class Values : std::uint8_t { Number, Word, Bytes, Name, Options, Dice, Plan };

/// A field's name, type, and allowed sizes or words.
struct Description {
    std::string_view name;
    Values values;
    std::size_t size = 0; ///< of Bytes (0: any); maximum digits of a Number
    std::array<std::string_view, 3> words{};
};

constexpr std::size_t keyBytes = 42;       ///< "Ed", the key's number and the key, as in minisign's files
constexpr std::size_t signatureBytes = 74; ///< the same with a signature
constexpr std::size_t hashBytes = 32;
constexpr std::size_t mostDieDigits = 4;                ///< of the number of sides
constexpr std::string_view latestTime = "253402300799"; ///< the end of the year 9999, which has 12 digits

constexpr std::array<Description, fieldCount> descriptions{{
    {"game", Values::Bytes, hashBytes, {}},
    {"number", Values::Number, 6, {}},
    {"writer", Values::Word, 0, {"1", "2"}},
    {"previous", Values::Bytes, hashBytes, {}},
    {"kind", Values::Word, 0, {"imperio", "smm", "multiplier"}},
    {"rules", Values::Word, 0, {"1", "2", "3"}},
    {"options", Values::Options, 0, {}},
    {"starter", Values::Name, 0, {}},
    {"answerer", Values::Name, 0, {}},
    {"roles", Values::Word, 0, {"dice", "starter", "answerer"}},
    {"clock", Values::Number, 9, {}},
    {"document", Values::Bytes, hashBytes, {}},
    {"key", Values::Bytes, keyBytes, {}},
    {"opened", Values::Bytes, hashBytes, {}},
    {"dice", Values::Dice, 0, {}},
    {"claim", Values::Word, 0, {"time"}},
    {"plan", Values::Plan, 0, {}},
    {"orders", Values::Bytes, 0, {}},
    {"seal", Values::Bytes, hashBytes, {}},
    {"nonce", Values::Bytes, 16, {}},
    {"position", Values::Bytes, hashBytes, {}},
    {"time", Values::Number, 12, {}},
    {"check", Values::Bytes, 5, {}},
    {"signature", Values::Bytes, signatureBytes, {}},
}};

const Description& describe(Field field) {
    return descriptions[indexOf(field)];
}

std::string lowered(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), lower);
    return result;
}

/// House rules in lower case, with names spelt as in the rules.
std::string canonicalOptions(std::string_view text) {
    std::string result;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        std::string item = lowered(rest.substr(0, end));
        const std::size_t size = std::min(item.find('q'), item.size());
        for (const Option& option : imperio::allOptions())
            if (lowered(option.name) == item.substr(0, size))
                item.replace(0, size, option.name);
        result += item + (end < rest.size() ? "," : "");
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return result;
}

/// No leading zeros, so that each number has only one form.
bool isNumber(std::string_view value, std::size_t mostDigits) {
    return !value.empty() && value.size() <= mostDigits && std::ranges::all_of(value, isDigit) &&
           (value.size() == 1 || value.front() != '0');
}

/// The face of a die with six sides, or sides and face of another: "20-13".
bool isDie(std::string_view die) {
    const std::size_t dash = die.find('-');
    if (dash == std::string_view::npos)
        return die.size() == 1 && die.front() >= '1' && die.front() <= '6';
    const std::string_view sides = die.substr(0, dash);
    const std::string_view face = die.substr(dash + 1);
    const auto isLarger = [](std::string_view one, std::string_view other) {
        return std::pair(one.size(), one) > std::pair(other.size(), other);
    };
    return isNumber(sides, mostDieDigits) && isNumber(face, mostDieDigits) && sides != "6" && face != "0" &&
           !isLarger(face, sides);
}

bool isDiceList(std::string_view value) {
    while (true) {
        const std::size_t end = std::min(value.find(','), value.size());
        if (!isDie(value.substr(0, end)))
            return false;
        if (end == value.size())
            return true;
        value.remove_prefix(end + 1);
    }
}

bool areBytes(std::string_view value, std::size_t size) {
    const auto bytes = fromBase32(value);
    return bytes && canonicalBase32(value) == value && (size == 0 ? !bytes->empty() : bytes->size() == size);
}

bool areOptions(std::string_view value) {
    imperio::Options options;
    for (std::string_view rest = value; !rest.empty();) {
        const std::string_view item = rest.substr(0, rest.find(','));
        const std::size_t equals = std::min(item.find('q'), item.size());
        const std::string_view name = item.substr(0, equals);
        if (name == "clockTurn" || name == "undoDice" || equals == item.size() ||
            imperio::setOption(options, name, item.substr(equals + 1)))
            return false;
        rest.remove_prefix(std::min(item.size() + 1, rest.size()));
    }
    return optionsValue(options) == value && !value.empty();
}

/// The length of the UTF-8 character at the start of the text; 0 if it is invalid.
std::size_t characterAt(std::string_view text) {
    const auto byte = [&](std::size_t at) {
        return at < text.size() ? static_cast<std::uint8_t>(text[at]) : 0U;
    };
    const std::uint32_t first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    std::uint32_t code = first & (0x7FU >> size);
    for (std::size_t at = 1; at < size; ++at) {
        if ((byte(at) & 0xC0U) != 0x80)
            return 0;
        code = code << 6 | (byte(at) & 0x3FU);
    }
    constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = code >= 0xD800 && code < 0xE000;
    return first < 0xC2 || first > 0xF4 || code < least[size] || code > 0x10FFFF || isSurrogate ? 0 : size;
}

bool isNameValue(std::string_view value) {
    const auto bytes = fromBase32(value);
    return bytes && canonicalBase32(value) == value && isName(*bytes);
}

} // namespace

std::string optionsValue(const imperio::Options& options) {
    imperio::Options written = options;
    written.clockTurn = imperio::Options().clockTurn;
    written.undoDice = imperio::Options().undoDice;
    std::string text = imperio::difference(written);
    std::ranges::replace(text, ' ', ',');
    std::ranges::replace(text, '=', 'q');
    return text;
}

std::string_view nameOf(Field field) {
    return describe(field).name;
}

std::optional<Field> fieldOf(std::string_view name) {
    const std::string wanted = lowered(name);
    for (std::size_t index = 0; index < fieldCount; ++index)
        if (descriptions[index].name == wanted)
            return static_cast<Field>(index);
    return std::nullopt;
}

std::string canonicalPiece(Field field, std::string_view text) {
    switch (describe(field).values) {
    case Values::Bytes:
    case Values::Name:
        return canonicalBase32(text);
    case Values::Plan:
        return canonicalPlan(text);
    case Values::Options:
        return canonicalOptions(text);
    default:
        return lowered(text);
    }
}

bool isWellFormed(Field field, std::string_view value) {
    const Description& description = describe(field);
    switch (description.values) {
    case Values::Number:
        return isNumber(value, description.size) &&
               (field != Field::Time || value.size() < latestTime.size() || value <= latestTime);
    case Values::Word:
        return !value.empty() && std::ranges::find(description.words, value) != description.words.end();
    case Values::Bytes:
        return areBytes(value, description.size);
    case Values::Name:
        return isNameValue(value);
    case Values::Options:
        return areOptions(value);
    case Values::Dice:
        return isDiceList(value);
    case Values::Plan:
        return canonicalPlan(value) == value && readPlan(value).has_value();
    }
    return false;
}

std::string lineCheck(Field field, std::string_view piece) {
    const std::string line = std::string(nameOf(field)) + ':' + std::string(piece) + '\n';
    return base32(sha256(line)).substr(0, lineCheckLength);
}

bool isName(std::string_view name) {
    if (name.empty() || name.size() > longestName || name.front() == ' ' || name.back() == ' ')
        return false;
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t size = characterAt(name.substr(at));
        const auto c = static_cast<std::uint8_t>(name[at]);
        if (size == 0 || c < ' ' || c == 0x7F || c == '#')
            return false;
        at += size;
    }
    return true;
}

} // namespace sf::post
