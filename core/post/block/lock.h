// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sf::post {

/// Encrypts bytes with a passphrase: a random salt of 16 bytes and nonce of 24 bytes, then libsodium's secret
/// box (XSalsa20 and Poly1305) with the Argon2id hash of the passphrase as its key, at the moderate limits.
/// Returns nothing if there is too little memory for the hash.
std::optional<std::string> lockedBytes(std::string_view bytes, std::string_view passphrase);
/// Returns nothing if the passphrase is wrong or the bytes are damaged.
std::optional<std::string> unlockedBytes(std::string_view locked, std::string_view passphrase);

} // namespace sf::post
