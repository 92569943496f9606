// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/lock.h"

#include "core/post/block/hash.h"

#include <array>
#include <sodium.h>

namespace sf::post {

namespace {

using BoxKey = std::array<std::uint8_t, crypto_secretbox_KEYBYTES>;

constexpr std::size_t boxHead = crypto_pwhash_SALTBYTES + crypto_secretbox_NONCEBYTES;

const unsigned char* unsignedBytes(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::optional<BoxKey> boxKey(std::string_view passphrase, std::string_view salt) {
    BoxKey key{};
    const int failed = crypto_pwhash(key.data(), key.size(), passphrase.data(), passphrase.size(),
                                     unsignedBytes(salt), crypto_pwhash_OPSLIMIT_MODERATE,
                                     crypto_pwhash_MEMLIMIT_MODERATE, crypto_pwhash_ALG_ARGON2ID13);
    return failed == 0 ? std::optional(key) : std::nullopt;
}

} // namespace

std::optional<std::string> lockedBytes(std::string_view bytes, std::string_view passphrase) {
    const auto head = random<std::array<std::uint8_t, boxHead>>();
    std::string locked(viewOf(head));
    const auto key = boxKey(passphrase, locked);
    if (!key)
        return std::nullopt;
    std::string box(bytes.size() + crypto_secretbox_MACBYTES, '\0');
    crypto_secretbox_easy(reinterpret_cast<unsigned char*>(box.data()), unsignedBytes(bytes), bytes.size(),
                          unsignedBytes(locked) + crypto_pwhash_SALTBYTES, key->data());
    return locked + box;
}

std::optional<std::string> unlockedBytes(std::string_view locked, std::string_view passphrase) {
    if (locked.size() < boxHead + crypto_secretbox_MACBYTES)
        return std::nullopt;
    const auto key = boxKey(passphrase, locked);
    const std::string_view box = locked.substr(boxHead);
    std::string bytes(box.size() - crypto_secretbox_MACBYTES, '\0');
    if (!key || crypto_secretbox_open_easy(reinterpret_cast<unsigned char*>(bytes.data()), unsignedBytes(box),
                                           box.size(), unsignedBytes(locked) + crypto_pwhash_SALTBYTES,
                                           key->data()) != 0)
        return std::nullopt;
    return bytes;
}

} // namespace sf::post
