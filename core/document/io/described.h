// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/document/io/json_writer.h"

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

/// Actions as members of JSON objects, `"do":"move","stack":"r1","to":[5,5]`. One description of each action
/// serves for both writing and reading. A table is a tuple of descriptions, one per alternative of the
/// variant `Action`. A codec has static functions write(json, name, value) and read(json, value) for each
/// member type.
namespace sf::document {

template<class Struct, class Member>
struct Field {
    std::string_view name;
    Member Struct::*member;
};

template<class Struct, class Member>
constexpr Field<Struct, Member> field(std::string_view name, Member Struct::*member) {
    return {name, member};
}

/// The `do` word of an action, and its members in writing order.
template<class Struct, class... Members>
struct ActionDescription {
    std::string_view word;
    std::tuple<Field<Struct, Members>...> fields;

    template<class Codec>
    void write(JsonWriter& json, const Struct& action) const {
        json.member("do", word);
        std::apply([&](const auto&... each) { (Codec::write(json, each.name, action.*each.member), ...); },
                   fields);
    }
    /// Skips members that the description doesn't list.
    template<class Codec>
    Struct read(JsonReader& json) const {
        Struct action;
        json.object([&](std::string_view key) {
            const auto reads = [&](const auto& one) {
                if (one.name == key)
                    Codec::read(json, action.*one.member);
                return one.name == key;
            };
            if (!std::apply([&](const auto&... each) { return (reads(each) || ...); }, fields))
                json.skip();
        });
        return action;
    }
    template<class Codec, class Action>
    void writeIf(JsonWriter& json, const Action& action) const {
        if (const auto* own = std::get_if<Struct>(&action))
            write<Codec>(json, *own);
    }
};

template<class Struct, class... Members>
constexpr ActionDescription<Struct, Members...> describe(std::string_view word,
                                                         Field<Struct, Members>... fields) {
    return {word, {fields...}};
}

template<class Codec, class Table, class Action>
std::string writeDescribed(const Table& table, const Action& action) {
    static_assert(std::tuple_size_v<Table> == std::variant_size_v<typename Action::variant>);
    std::string text;
    JsonWriter json(text);
    std::apply([&](const auto&... each) { (each.template writeIf<Codec>(json, action), ...); }, table);
    return text;
}

template<class Table>
constexpr bool isDescribed(const Table& table, std::string_view word) {
    return std::apply([&](const auto&... each) { return ((each.word == word) || ...); }, table);
}

/// Reads the next object as the action with this word. Returns nothing if the word isn't in the table.
template<class Codec, class Action, class Table>
std::optional<Action> readDescribed(JsonReader& json, const Table& table, std::string_view word) {
    std::optional<Action> action;
    const auto reads = [&](const auto& one) {
        if (one.word == word)
            action = one.template read<Codec>(json);
        return one.word == word;
    };
    std::apply([&](const auto&... each) { return (reads(each) || ...); }, table);
    return action;
}

/// Returns the `do` word of the next object, wherever it is in it; empty if there is none.
inline std::string_view wordOf(JsonReader json) {
    std::string_view word;
    json.object([&](std::string_view key) {
        if (key == "do")
            word = json.word();
        else
            json.skip();
    });
    return word;
}

} // namespace sf::document
