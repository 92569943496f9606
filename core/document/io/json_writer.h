// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <concepts>
#include <memory>
#include <string>
#include <string_view>

namespace sf::document {

/// Appends JSON to a string: commas and quotes where they belong, the layout as its user asks. Whoever opens
/// an object or a list closes it.
class JsonWriter {
public:
    explicit JsonWriter(std::string& out) : m_out(out) {}

    JsonWriter& object() { return open('{'); }
    JsonWriter& endObject() { return close('}'); }
    JsonWriter& list() { return open('['); }
    JsonWriter& endList() { return close(']'); }
    /// Something stands already before the next value in its object or list.
    JsonWriter& resume() {
        m_fresh = false;
        return *this;
    }
    /// Begins a line before what comes next, or before a closing bracket.
    JsonWriter& line(int indent);

    JsonWriter& key(std::string_view name);
    JsonWriter& value(std::string_view text);
    JsonWriter& value(const std::string& text) { return value(std::string_view(text)); }
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    template<class Value>
    requires std::same_as<Value, bool> JsonWriter& value(Value truth) {
        return raw(truth ? "true" : "false");
    }
    template<std::integral Value>
    requires(!std::same_as<Value, bool>) JsonWriter& value(Value number) {
        char text[24];
        return raw(
            {text, static_cast<std::size_t>(std::to_chars(text, text + sizeof text, number).ptr - text)});
    }
    /// JSON text as it is.
    JsonWriter& raw(std::string_view json);
    template<class Value>
    JsonWriter& member(std::string_view name, const Value& content) {
        return key(name).value(content);
    }
    JsonWriter& rawMember(std::string_view name, std::string_view json) { return key(name).raw(json); }
    /// The members of an object given as JSON text `{...}`; null: none.
    JsonWriter& members(const std::shared_ptr<const std::string>& object);

private:
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    void separate();

    std::string& m_out;
    bool m_fresh = true; ///< nothing stands before the next value in its object or list
    int m_indent = -1;   ///< a line is to begin, this deep
};

} // namespace sf::document
