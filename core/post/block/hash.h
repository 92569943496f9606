// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace sf::post {

using Hash = std::array<std::uint8_t, 32>;
/// A secret that a player draws for a block and reveals two blocks later.
using Secret = std::array<std::uint8_t, 32>;
using Nonce = std::array<std::uint8_t, 16>;

/// Incremental SHA-256.
class Hasher {
public:
    Hasher();
    Hasher(const Hasher& other);
    Hasher& operator=(const Hasher& other);
    ~Hasher();
    Hasher& add(std::string_view bytes);
    Hasher& add(std::span<const std::uint8_t> bytes);
    /// Adds four bytes, big-endian.
    Hasher& add(std::uint32_t number);
    Hash finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

Hash sha256(std::string_view bytes);
Hash hmacSha256(const Secret& key, std::string_view message);

/// Fills the bytes from the system's secure random source.
void fillWithRandom(std::span<std::uint8_t> bytes);
template<class Bytes>
Bytes random() {
    Bytes bytes;
    fillWithRandom(bytes);
    return bytes;
}

/// Appends four bytes, big-endian.
void appendNumber(std::string& bytes, std::uint32_t number);
std::string_view viewOf(std::span<const std::uint8_t> bytes);

} // namespace sf::post
