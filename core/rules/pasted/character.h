// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace sf::pasted {

/// A character and the number of bytes that encode it.
struct Decoded {
    std::uint32_t code = 0;
    std::size_t size = 1;
};

/// The character at the start of the text, which isn't empty; an entity such as "&#47;" counts as the
/// character.
Decoded decode(std::string_view text);
/// The same, also if its bytes are written as "=C2=A0".
Decoded decodePrinted(std::string_view text);

/// Decodes mail copied in its transport encoding. A block has no "=" of its own. Joined lines leave empty
/// ones behind, so that later lines keep their numbers.
std::string withoutQuotedPrintable(std::string_view text);

/// Turns the full-width forms of ASCII, which Chinese and Japanese keyboards type, into ASCII.
constexpr std::uint32_t halfWidth(std::uint32_t code) {
    return code >= 0xFF01 && code <= 0xFF5E ? code - 0xFEE0 : code;
}

constexpr bool isInvisible(std::uint32_t code) {
    return (code >= 0x200B && code <= 0x200F) || code == 0x2060 || code == 0xFEFF || code == 0xAD;
}

constexpr bool isSpace(std::uint32_t code) {
    return code == ' ' || code == '\t' || code == 0xA0 || (code >= 0x2000 && code <= 0x200A) ||
           code == 0x202F || code == 0x3000;
}

/// Undoes a program's replacement of a plain character; 0 if the character is never part of a block.
char plain(std::uint32_t code);

} // namespace sf::pasted
