// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/field.h"
#include "core/post/block/hash.h"

#include <array>
#include <optional>
#include <string>

namespace sf::post {

/// The author of a block: the starter writes the odd blocks, the answerer the even ones.
enum class Writer : std::uint8_t { Starter = 1, Answerer = 2 };
constexpr Writer otherWriter(Writer writer) {
    return writer == Writer::Starter ? Writer::Answerer : Writer::Starter;
}
/// Returns who writes block `number`.
constexpr Writer writerOf(std::uint32_t number) {
    return number % 2 == 1 ? Writer::Starter : Writer::Answerer;
}

/// The kind of block, which follows from its fields.
enum class Shape : std::uint8_t {
    Invitation,  ///< block 1
    Turn,        ///< a plan with its seal; in a battle sealed orders, or open ones
    Last,        ///< opens the secret that ends the game, and contains nothing else
    Resignation, ///< a plan that says `resign`
    TimeClaim,   ///< written by the waiting player, under the missing block's number
};

/// One block of a game by post: the canonical values of its fields. The functions below require well-formed
/// fields, as the block reader and the block maker produce them.
struct Block {
    std::array<std::optional<std::string>, fieldCount> values;
    bool operator==(const Block&) const = default;

    bool has(Field field) const { return values[indexOf(field)].has_value(); }
    /// Empty if the field is absent.
    std::string_view value(Field field) const {
        const auto& value = values[indexOf(field)];
        return value ? std::string_view(*value) : std::string_view();
    }
    void set(Field field, std::string value) { values[indexOf(field)] = std::move(value); }

    std::uint32_t number() const;
    Writer writer() const;
    Shape shape() const;
    /// Seconds, or 0 if the field is absent.
    std::int64_t seconds(Field field) const;
    /// The 32 bytes of a hash or a secret, or zeros if the field is absent.
    Hash bytes(Field field) const;
    /// The decoded value of a name field.
    std::string name(Field field) const;
};

/// Each field except `check` and `signature` as name, colon, value and line feed.
std::string canonicalBytes(const Block& block);
/// SHA-256 of `sqf-post-1`, a line feed and the canonical bytes. The hash of block 1 identifies the game.
Hash hashOf(const Block& block);
/// The first characters of a hash, as used in `check`.
std::string checkOf(const Hash& hash);

/// A missing field, or one that doesn't belong in the block.
struct FormFault {
    Field field = Field::Game;
    bool isMissing = true;
};
std::optional<FormFault> formFault(const Block& block);

} // namespace sf::post
