// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/description.h"

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <variant>

/// Actions, which are variants, as members of JSON objects: `"do":"move","stack":"r1","to":[5,5]`. Each
/// alternative is described once, by its word and the members of its structure.
namespace sf::document {

template<class T>
struct Alternative {
    explicit Alternative(std::string_view itsWord, std::initializer_list<Member<T>> members = {})
        : word(itsWord), description(members) {}

    std::string_view word;
    Description<T> description; ///< of the members after the word; others are skipped
};

/// A row for each alternative of the variant, in its order.
template<class Variant>
class Alternatives {
public:
    template<class... Ts>
    explicit Alternatives(const Alternative<Ts>&... rows) : m_rows{rowOf(rows)...} {
        static_assert(std::is_base_of_v<std::variant<Ts...>, Variant>, "a row is missing or out of order");
    }

    bool has(std::string_view word) const { return std::ranges::count(m_rows, word, &Row::word) > 0; }
    /// Returns the members without braces, the word first.
    std::string members(const Variant& value) const {
        std::string text;
        JsonWriter json(text);
        const Row& row = m_rows[value.index()];
        row.writeMembers(json.member("do", row.word), value);
        return text;
    }
    /// Reads the next object as the alternative with this word. Returns nothing, without reading, if there is
    /// none.
    std::optional<Variant> read(JsonReader& json, std::string_view word) const {
        const auto row = std::ranges::find(m_rows, word, &Row::word);
        return row == m_rows.end() ? std::nullopt : std::optional<Variant>(row->read(json));
    }

private:
    struct Row {
        std::string_view word;
        std::function<void(JsonWriter& json, const Variant& value)> writeMembers;
        std::function<Variant(JsonReader& json)> read;
    };
    template<class T>
    static Row rowOf(const Alternative<T>& alternative) {
        const Description<T>& description = alternative.description;
        return {alternative.word,
                [description](JsonWriter& json, const Variant& value) {
                    description.writeMembers(json, std::get<T>(value));
                },
                [description](JsonReader& json) { return Variant(description.read(json)); }};
    }

    std::vector<Row> m_rows;
};

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
