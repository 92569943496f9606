// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sf::document {

/// One JSON value as a sequence of tokens. The scanner fills it for one part of a document (such as a stack)
/// at a time and reuses it for the next; a whole tree is never built.
class JsonTape {
public:
    enum class Type : std::uint8_t {
        Null,
        False,
        True,
        Number,
        String,
        Key,
        Object,
        EndObject,
        List,
        EndList
    };
    void add(Type type, std::string_view text = {}) {
        m_tokens.push_back({static_cast<std::uint32_t>(m_text.size()), type});
        m_text.append(text);
    }
    void clear() {
        m_tokens.clear();
        m_text.clear();
    }
    std::size_t size() const { return m_tokens.size(); }
    Type type(std::size_t position) const { return m_tokens[position].type; }
    /// Returns a key or string decoded, or a number as written.
    std::string_view text(std::size_t position) const {
        const std::size_t offset = m_tokens[position].offset;
        const std::size_t end =
            position + 1 < m_tokens.size() ? m_tokens[position + 1].offset : m_text.size();
        return std::string_view(m_text).substr(offset, end - offset);
    }

private:
    /// A token's text ends where the next one's begins. 32 bits are enough for the largest file.
    struct Token {
        std::uint32_t offset = 0;
        Type type = Type::Null;
    };

    std::vector<Token> m_tokens;
    std::string m_text;
};

} // namespace sf::document
