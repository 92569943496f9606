// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace sf::post {

using Hash = std::array<std::uint8_t, 32>;
/// What a player draws for a block and opens two blocks later.
using Secret = std::array<std::uint8_t, 32>;
using Nonce = std::array<std::uint8_t, 16>;

/// SHA-256 of bytes that come in pieces.
class Hasher {
public:
    Hasher();
    ~Hasher();
    Hasher& add(std::string_view bytes);
    Hasher& add(std::span<const std::uint8_t> bytes);
    /// Four bytes, the highest first.
    Hasher& add(std::uint32_t number);
    Hash finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

Hash sha256(std::string_view bytes);
Hash hmacSha256(const Secret& key, std::string_view message);

/// Bytes from the system's own source, which nobody can foresee.
void fillWithRandom(std::span<std::uint8_t> bytes);
template<class Bytes>
Bytes random() {
    Bytes bytes;
    fillWithRandom(bytes);
    return bytes;
}

/// Four bytes, the highest first, behind what is there.
void appendNumber(std::string& bytes, std::uint32_t number);
std::string_view viewOf(std::span<const std::uint8_t> bytes);

} // namespace sf::post
