// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/shared.h"

#include <QByteArray>

#include <charconv>
#include <concepts>
#include <memory>
#include <string>
#include <string_view>

namespace sf::document {

/// Appends JSON to a string. It places commas and quotes; the caller chooses the layout and closes every
/// object and list that it opens.
class JsonWriter {
public:
    explicit JsonWriter(std::string& out) : m_out(out) {}

    JsonWriter& object() { return open('{'); }
    JsonWriter& endObject() { return close('}'); }
    JsonWriter& list() { return open('['); }
    JsonWriter& endList() { return close(']'); }
    /// Continues an object or list that already has a value.
    JsonWriter& resume() {
        m_fresh = false;
        return *this;
    }
    /// Starts a new line before the next value or closing bracket.
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
    /// Appends the shortest decimal that reads as this number, with a point or an exponent.
    JsonWriter& value(double number);
    /// Appends JSON text unchanged.
    JsonWriter& raw(std::string_view json);
    template<class Value>
    JsonWriter& member(std::string_view name, const Value& content) {
        return key(name).value(content);
    }
    JsonWriter& rawMember(std::string_view name, std::string_view json) { return key(name).raw(json); }
    /// Appends the members of an object given as JSON text `{...}`; none if null.
    JsonWriter& members(const Unknown& object);
    /// Writes the unknown members, closes the outermost object, and returns the whole text with a final line
    /// break.
    QByteArray finish(const Unknown& unknown = {});

private:
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    void separate();

    std::string& m_out;
    bool m_fresh = true; ///< the next value is the first in its object or list
    int m_indent = -1;   ///< indentation of the pending new line; -1 for none
};

} // namespace sf::document
