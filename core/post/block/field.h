// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sf::imperio {
struct Options;
}

namespace sf::post {

/// The fields of a block, in the order of writing and hashing.
enum class Field : std::uint8_t {
    Game,      ///< hash of block 1
    Number,    ///< of the block, from 1
    Writer,    ///< 1 starter, 2 answerer
    Previous,  ///< hash of the block before
    Kind,      ///< imperio, smm or multiplier
    Rules,     ///< version of the rules: 1; of Stack Management Mechanics also 2 and 3
    Options,   ///< house rules that differ from the default, such as knightsq12
    Starter,   ///< name
    Answerer,  ///< name
    Roles,     ///< who attacks: dice, starter or answerer
    Clock,     ///< seconds per block
    Document,  ///< hash of the battle
    Key,       ///< the writer's public key
    Opened,    ///< the secret that the writer sealed two blocks earlier
    Dice,      ///< rolled for the previous block: 5, or 20-13 for a die that isn't six-sided
    Claim,     ///< time
    Plan,      ///< the turn
    Orders,    ///< the turn in a battle
    Seal,      ///< of a new secret
    Nonce,     ///< random bytes
    Position,  ///< hash of the position after the previous block was settled
    Time,      ///< the writer's clock, in seconds since 1970
    Check,     ///< the first characters of the block's hash
    Signature, ///< of the block's hash
};
inline constexpr std::size_t fieldCount = 24;
constexpr std::size_t indexOf(Field field) {
    return static_cast<std::size_t>(field);
}

std::string_view nameOf(Field field);
/// Returns the field with this name, ignoring case.
std::optional<Field> fieldOf(std::string_view name);

/// Restores a mangled value, whose spaces have been removed: upper and lower case, and digits that look like
/// letters. The result may still be malformed.
std::string canonicalPiece(Field field, std::string_view text);
/// Returns whether a complete value is well formed.
bool isWellFormed(Field field, std::string_view value);

inline constexpr std::size_t checkLength = 8;     ///< characters of `check`
inline constexpr std::size_t lineCheckLength = 2; ///< characters after each line
/// The check characters after a written line: ten bits of the hash of its field and the part of the value on
/// it.
std::string lineCheck(Field field, std::string_view piece);

/// House rules as a block writes them: "knightsOnBoardq9,knightsq12". Empty if nothing differs from the
/// default. The clock has its own field, and games by post never undo dice.
std::string optionsValue(const imperio::Options& options);

inline constexpr std::size_t longestName = 200; ///< bytes of a player's name
/// Returns whether a name is valid in blocks and records: UTF-8, 1 to longestName bytes, without control
/// characters, `#`, or leading and trailing spaces.
bool isName(std::string_view name);

} // namespace sf::post
