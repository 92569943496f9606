// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/json_writer.h"

#include <rapidjson/internal/dtoa.h>

#include <array>

namespace sf::document {
namespace {

/// Whether a byte of UTF-8 can appear in a JSON string unescaped.
constexpr std::array<bool, 256> isUnescaped = [] {
    std::array<bool, 256> table{};
    for (std::size_t byte = 0x20; byte < table.size(); ++byte)
        table[byte] = byte != '"' && byte != '\\';
    return table;
}();

void appendEscaped(std::string& out, char letter) {
    constexpr std::string_view digits = "0123456789abcdef";
    switch (letter) {
    case '"':
    case '\\':
        out.append({'\\', letter});
        return;
    case '\n':
        out.append("\\n");
        return;
    case '\t':
        out.append("\\t");
        return;
    default:
        const auto code = static_cast<unsigned char>(letter);
        out.append("\\u00").append({digits[code >> 4U], digits[code & 15U]});
    }
}

void appendQuoted(std::string& out, std::string_view text) {
    out.push_back('"');
    std::size_t start = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isUnescaped[static_cast<unsigned char>(text[i])])
            continue;
        out.append(text, start, i - start);
        appendEscaped(out, text[i]);
        start = i + 1;
    }
    out.append(text, start, text.size() - start).push_back('"');
}

} // namespace

void JsonWriter::separate() {
    if (!m_fresh)
        m_out.push_back(',');
    m_fresh = false;
    if (m_indent >= 0)
        m_out.append("\n").append(static_cast<std::size_t>(m_indent), ' ');
    m_indent = -1;
}

JsonWriter& JsonWriter::line(int indent) {
    m_indent = indent;
    return *this;
}

JsonWriter& JsonWriter::open(char bracket) {
    separate();
    m_out.push_back(bracket);
    m_fresh = true;
    return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
    m_fresh = true;
    separate();
    m_out.push_back(bracket);
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
    separate();
    appendQuoted(m_out, name);
    m_out.push_back(':');
    m_fresh = true;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
    separate();
    appendQuoted(m_out, text);
    return *this;
}

JsonWriter& JsonWriter::value(double number) {
    char text[25];
    return raw({text, static_cast<std::size_t>(rapidjson::internal::dtoa(number, text) - text)});
}

JsonWriter& JsonWriter::raw(std::string_view json) {
    separate();
    m_out.append(json);
    return *this;
}

JsonWriter& JsonWriter::members(const Unknown& object) {
    if (!object || object->size() <= 2)
        return *this;
    return raw(std::string_view(*object).substr(1, object->size() - 2));
}

QByteArray JsonWriter::finish(const Unknown& unknown) {
    if (unknown)
        line(1).members(unknown);
    endObject();
    m_out.push_back('\n');
    return QByteArray::fromStdString(m_out);
}

} // namespace sf::document
