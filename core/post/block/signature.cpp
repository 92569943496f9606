// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/signature.h"

#include "core/post/block/base32.h"

#include <algorithm>
#include <sodium.h>

namespace sf::post {

namespace {

constexpr std::string_view algorithm = "Ed";
constexpr std::size_t headSize = 10; ///< the algorithm and the key's number

std::string headOf(const SigningKey& key) {
    return std::string(algorithm) + std::string(viewOf(key.number));
}

const unsigned char* bytesOf(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

} // namespace

SigningKey makeSigningKey() {
    return signingKeyOf(random<Secret>());
}

SigningKey signingKeyOf(const Secret& seed) {
    SigningKey key;
    std::array<std::uint8_t, crypto_sign_PUBLICKEYBYTES> publicKey{};
    crypto_sign_seed_keypair(publicKey.data(), key.secret.data(), seed.data());
    // Key ids must be random; the public key comes from the seed, so its hash is.
    const Hash number = sha256(viewOf(publicKey));
    std::copy_n(number.begin(), key.number.size(), key.number.begin());
    return key;
}

std::string publicKeyValue(const SigningKey& key) {
    std::array<std::uint8_t, crypto_sign_PUBLICKEYBYTES> publicKey{};
    crypto_sign_ed25519_sk_to_pk(publicKey.data(), key.secret.data());
    return base32(headOf(key) + std::string(viewOf(publicKey)));
}

std::string signatureValue(const SigningKey& key, const Hash& hash) {
    std::array<std::uint8_t, crypto_sign_BYTES> signature{};
    crypto_sign_detached(signature.data(), nullptr, hash.data(), hash.size(), key.secret.data());
    return base32(headOf(key) + std::string(viewOf(signature)));
}

bool isSignedBy(const Block& block, const Hash& hash, std::string_view keyValue) {
    const auto signature = fromBase32(block.value(Field::Signature));
    const auto key = fromBase32(keyValue);
    if (!signature || !key || signature->size() != headSize + crypto_sign_BYTES ||
        key->size() != headSize + crypto_sign_PUBLICKEYBYTES ||
        signature->substr(0, headSize) != key->substr(0, headSize) || !signature->starts_with(algorithm))
        return false;
    return crypto_sign_verify_detached(bytesOf(*signature) + headSize, hash.data(), hash.size(),
                                       bytesOf(*key) + headSize) == 0;
}

} // namespace sf::post
