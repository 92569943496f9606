// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/hash.h"

#include <sodium.h>
#include <string>

namespace sf::post {

struct Hasher::State {
    crypto_hash_sha256_state sodium;
};

Hasher::Hasher() : m_state(std::make_unique<State>()) {
    crypto_hash_sha256_init(&m_state->sodium);
}

Hasher::Hasher(const Hasher& other) : m_state(std::make_unique<State>(*other.m_state)) {}

Hasher& Hasher::operator=(const Hasher& other) {
    *m_state = *other.m_state;
    return *this;
}

Hasher::~Hasher() = default;

Hasher& Hasher::add(std::string_view bytes) {
    crypto_hash_sha256_update(&m_state->sodium, reinterpret_cast<const unsigned char*>(bytes.data()),
                              bytes.size());
    return *this;
}

Hasher& Hasher::add(std::span<const std::uint8_t> bytes) {
    return add(viewOf(bytes));
}

Hasher& Hasher::add(std::uint32_t number) {
    std::string bytes;
    appendNumber(bytes, number);
    return add(bytes);
}

Hash Hasher::finish() {
    Hash hash;
    crypto_hash_sha256_final(&m_state->sodium, hash.data());
    return hash;
}

Hash sha256(std::string_view bytes) {
    return Hasher().add(bytes).finish();
}

Hash hmacSha256(const Secret& key, std::string_view message) {
    static_assert(crypto_auth_hmacsha256_KEYBYTES == std::tuple_size_v<Secret>);
    Hash hash;
    crypto_auth_hmacsha256(hash.data(), reinterpret_cast<const unsigned char*>(message.data()),
                           message.size(), key.data());
    return hash;
}

void fillWithRandom(std::span<std::uint8_t> bytes) {
    // libsodium fails to start without a source of random numbers; never make a secret then.
    if (sodium_init() < 0)
        std::abort();
    randombytes_buf(bytes.data(), bytes.size());
}

void appendNumber(std::string& bytes, std::uint32_t number) {
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(number >> shift & 0xFFU);
}

std::string_view viewOf(std::span<const std::uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace sf::post
