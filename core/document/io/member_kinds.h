// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/document/io/json_writer.h"
#include "core/rules/hex/hex.h"

#include <algorithm>
#include <climits>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Kinds of values for descriptions of structures.
namespace sf::document {

/// A whole number; an error outside its range cites the rule.
template<int least, int most, Rule rule = Rule{}>
struct Whole {
    static int read(JsonReader& json) { return json.integer(least, most, rule); }
    static void write(JsonWriter& json, int value) { json.value(value); }
};
using AnyWhole = Whole<INT_MIN, INT_MAX>;
/// The same for members of another type.
template<class Value, int least, int most>
struct WholeAs {
    static Value read(JsonReader& json) { return static_cast<Value>(json.integer(least, most)); }
    static void write(JsonWriter& json, Value value) { json.value(value); }
};
template<std::int64_t least, std::int64_t most, Rule rule = Rule{}>
struct LargeWhole {
    static std::int64_t read(JsonReader& json) { return json.largeInteger(least, most, rule); }
    static void write(JsonWriter& json, std::int64_t value) { json.value(value); }
};

struct YesNo {
    static bool read(JsonReader& json) { return json.boolean(); }
    static void write(JsonWriter& json, bool value) { json.value(value); }
};

/// A decimal of 0 or more, kept as it is written.
template<Rule rule>
struct Decimal {
    static std::string read(JsonReader& json) { return std::string(json.decimal(rule)); }
    static void write(JsonWriter& json, const std::string& value) { json.raw(value); }
};

struct Text {
    static std::string read(JsonReader& json) { return std::string(json.string()); }
    static void write(JsonWriter& json, const std::string& value) { json.value(value); }
};
struct LongText : Text {
    static std::string read(JsonReader& json) { return std::string(json.string(limits::anyBytes)); }
};
/// Not empty.
struct Word : Text {
    static std::string read(JsonReader& json) { return std::string(json.word()); }
};
template<class Id>
struct IdWord {
    static Id read(JsonReader& json) { return Id(std::string(json.word())); }
    static void write(JsonWriter& json, const Id& id) { json.value(id.text); }
};

/// One that may be empty, which names nothing.
template<class Id>
struct AnyId : IdWord<Id> {
    static Id read(JsonReader& json) { return Id(std::string(json.string())); }
};

/// The last value of an enumeration whose words `key(value)` returns, and the list of these words for errors.
template<class Value>
struct ChoiceWords {
    Value last;
    const char* expected;
};
/// To be specialised for each enumeration that is read as a Choice.
template<class Value>
inline constexpr std::nullptr_t choiceWords = nullptr;
template<class Value>
struct Choice {
    static Value read(JsonReader& json) {
        for (int i = 0; !json.failed() && i <= static_cast<int>(choiceWords<Value>.last); ++i)
            if (const auto value = static_cast<Value>(i);
                json.type() == JsonTape::Type::String && json.peek() == key(value)) {
                json.string();
                return value;
            }
        json.fail(choiceWords<Value>.expected);
        return {};
    }
    static void write(JsonWriter& json, Value value) { json.value(key(value)); }
};

/// The value whose place in the list this word has; `expected` is for errors.
template<class Value, const auto& words, const auto& expected>
struct WordOf {
    static Value read(JsonReader& json) {
        const auto found = std::ranges::find(words, json.peek());
        if (found == std::end(words)) {
            json.fail(expected);
            return {};
        }
        json.string();
        return static_cast<Value>(found - std::begin(words));
    }
    static void write(JsonWriter& json, Value value) { json.value(words[static_cast<std::size_t>(value)]); }
};

struct Facing {
    static hex::Direction read(JsonReader& json) { return static_cast<hex::Direction>(json.integer(0, 5)); }
    static void write(JsonWriter& json, hex::Direction facing) { json.value(hex::number(facing)); }
};

template<class Kind>
using ValueOf = decltype(Kind::read(std::declval<JsonReader&>()));

/// What `parse` makes of a string, if anything, and `textOf` turns into it again.
template<auto parse, auto textOf, const auto& expected>
struct Parsed {
    static auto read(JsonReader& json) {
        auto value = parse(json.peek());
        if (!value)
            json.fail(expected);
        json.string();
        return std::move(value).value_or(typename decltype(value)::value_type());
    }
    template<class Value>
    static void write(JsonWriter& json, const Value& value) {
        json.value(textOf(value));
    }
};

/// Null is read as no value.
template<class Kind>
struct OrNull {
    static std::optional<ValueOf<Kind>> read(JsonReader& json) {
        return json.null() ? std::nullopt : std::optional(Kind::read(json));
    }
    static void write(JsonWriter& json, const std::optional<ValueOf<Kind>>& value) {
        if (value)
            Kind::write(json, *value);
        else
            json.raw("null");
    }
};

/// Of at most so many values; a set reads them in any order.
template<class Kind, int most, class Container = std::vector<ValueOf<Kind>>>
struct ListOf {
    static Container read(JsonReader& json) {
        Container values;
        json.list([&](std::size_t) { values.insert(values.end(), Kind::read(json)); }, most);
        return values;
    }
    static void write(JsonWriter& json, const Container& values) {
        json.list();
        for (const auto& value : values)
            Kind::write(json, value);
        json.endList();
    }
};

/// An object whose keys are ids, as pairs or a map.
template<class Id, class Kind, int most, class Container = std::vector<std::pair<Id, ValueOf<Kind>>>>
struct ById {
    static Container read(JsonReader& json) {
        Container values;
        json.limitEntries(most);
        json.object([&](std::string_view id) {
            values.insert(values.end(),
                          typename Container::value_type(Id(std::string(id)), Kind::read(json)));
        });
        return values;
    }
    static void write(JsonWriter& json, const Container& values) {
        json.object();
        for (const auto& [id, value] : values)
            Kind::write(json.key(id.text), value);
        json.endObject();
    }
};

/// A structure with the description that `describe()` returns.
template<auto describe>
struct Described {
    using Structure = decltype(describe().read(std::declval<JsonReader&>()));
    static Structure read(JsonReader& json) { return describe().read(json); }
    static void write(JsonWriter& json, const Structure& structure) { describe().write(json, structure); }
};

} // namespace sf::document
