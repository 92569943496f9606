// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sf::document {

/// One JSON value as a row of tokens, made by the scanner for one piece of a document (a stack, say) at a
/// time and used again for the next: no tree is ever built.
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
    /// Of a key or string, decoded; of a number as it was written.
    std::string_view text(std::size_t position) const {
        const std::size_t offset = m_tokens[position].offset;
        const std::size_t end =
            position + 1 < m_tokens.size() ? m_tokens[position + 1].offset : m_text.size();
        return std::string_view(m_text).substr(offset, end - offset);
    }

private:
    /// Its text ends where the next one's begins. No file is so large that 32 bits are too few.
    struct Token {
        std::uint32_t offset = 0;
        Type type = Type::Null;
    };

    std::vector<Token> m_tokens;
    std::string m_text;
};

} // namespace sf::document
