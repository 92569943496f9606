// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/json_layout.h"

#include <string>

namespace sf::document {
namespace {

/// The position after the string that starts at a quotation mark.
std::size_t endOfString(std::string_view json, std::size_t start) {
    std::size_t at = start + 1;
    while (json[at] != '"')
        at += json[at] == '\\' ? 2 : 1;
    return at + 1;
}

} // namespace

QByteArray laidOut(std::string_view json, int indent, bool listsOnOneLine) {
    std::string out;
    std::string open; // the brackets around the next value
    const auto breakLine = [&](char bracket, std::string_view otherwise) {
        if (bracket == '[' && listsOnOneLine)
            out += otherwise;
        else
            out.append("\n").append(open.size() * static_cast<std::size_t>(indent), ' ');
    };
    for (std::size_t at = 0; at < json.size();) {
        const char next = json[at];
        const std::size_t end = next == '"' ? endOfString(json, at) : at + 1;
        const bool closes = next == '}' || next == ']';
        if (closes) {
            const char bracket = open.back();
            open.pop_back();
            if (json[at - 1] != bracket)
                breakLine(bracket, "");
        }
        out += json.substr(at, end - at);
        at = end;
        if (next == ':')
            out += ' ';
        if (next == ',')
            breakLine(open.back(), " ");
        if (next == '{' || next == '[') {
            open += next;
            if (json[at] != '}' && json[at] != ']')
                breakLine(next, "");
        }
    }
    return QByteArray::fromStdString(out) + '\n';
}

} // namespace sf::document
