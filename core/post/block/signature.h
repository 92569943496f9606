// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block.h"

namespace sf::post {

/// An Ed25519 key pair in minisign's form. It proves who wrote a block, not that the dice are fair.
struct SigningKey {
    std::array<std::uint8_t, 8> number{}; ///< random, to tell keys apart
    std::array<std::uint8_t, 64> secret{};
};

SigningKey makeSigningKey();
/// Derives a key pair; the same seed gives the same key.
SigningKey signingKeyOf(const Secret& seed);
/// The field `key` of block 1 or 2: "Ed", the key's number and the public key, as in minisign's files.
std::string publicKeyValue(const SigningKey& key);
/// The field `signature`: "Ed", the key's number and the signature of the block's hash.
std::string signatureValue(const SigningKey& key, const Hash& hash);
/// Returns whether the block is signed with the key of this `key` value.
bool isSignedBy(const Block& block, const Hash& hash, std::string_view keyValue);

} // namespace sf::post
