// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/field.h"
#include "core/post/block/hash.h"

#include <array>
#include <optional>
#include <string>

namespace sf::post {

/// Who writes: the starter the odd blocks, the answerer the even ones.
enum class Writer : std::uint8_t { Starter = 1, Answerer = 2 };
constexpr Writer otherWriter(Writer writer) {
    return writer == Writer::Starter ? Writer::Answerer : Writer::Starter;
}
/// Whose turn it is to write block `number`.
constexpr Writer writerOf(std::uint32_t number) {
    return number % 2 == 1 ? Writer::Starter : Writer::Answerer;
}

/// What a block is for; it follows from its fields.
enum class Shape : std::uint8_t {
    Invitation,  ///< block 1
    Turn,        ///< a plan with its seal
    Last,        ///< opens the secret that ends the game, and holds nothing else
    Resignation, ///< a plan that says `resign`
    TimeClaim,   ///< written by whoever waits, under the missing block's number
};

/// One block of a game by post: the canonical values of its fields. The functions below ask for well-formed
/// fields only, as the reader and the maker of blocks leave them.
struct Block {
    std::array<std::optional<std::string>, fieldCount> values;
    bool operator==(const Block&) const = default;

    bool has(Field field) const { return values[indexOf(field)].has_value(); }
    /// Empty for a field that is not there.
    std::string_view value(Field field) const {
        const auto& value = values[indexOf(field)];
        return value ? std::string_view(*value) : std::string_view();
    }
    void set(Field field, std::string value) { values[indexOf(field)] = std::move(value); }

    std::uint32_t number() const;
    Writer writer() const;
    Shape shape() const;
    /// Seconds; 0 for a field that is not there.
    std::int64_t seconds(Field field) const;
    /// The 32 bytes of a hash or a secret; zeros for a field that is not there.
    Hash bytes(Field field) const;
    /// What a name is written for.
    std::string name(Field field) const;
};

/// Each field but `check` and `signature` as name, colon, value and line feed.
std::string canonicalBytes(const Block& block);
/// SHA-256 of `sqf-post-1`, a line feed and the canonical bytes. That of block 1 is the game's.
Hash hashOf(const Block& block);
/// The first characters of a hash, for `check`.
std::string checkOf(const Hash& hash);

/// What the fields of a block are together: one is missing, or one is there that has no business.
struct FormFault {
    Field field = Field::Game;
    bool isMissing = true;
};
std::optional<FormFault> formFault(const Block& block);

} // namespace sf::post
