// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block.h"

namespace sf::post {

/// A key pair of Ed25519 as minisign has it. It proves who wrote a block, not that the dice are fair.
struct SigningKey {
    std::array<std::uint8_t, 8> number{}; ///< by chance, to tell keys apart
    std::array<std::uint8_t, 64> secret{};
};

SigningKey makeSigningKey();
/// The same key for the same 32 bytes.
SigningKey signingKeyOf(const Secret& seed);
/// For the field `key` of block 1 or 2: "Ed", the key's number and the public key, as in minisign's files.
std::string publicKeyValue(const SigningKey& key);
/// For the field `signature`: "Ed", the key's number and the signature of the block's hash.
std::string signatureValue(const SigningKey& key, const Hash& hash);
/// Whether the block is signed by the key whose `key` value is given.
bool isSignedBy(const Block& block, const Hash& hash, std::string_view keyValue);

} // namespace sf::post
