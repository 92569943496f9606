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

/// The fields of a block, in the order in which they are written and hashed.
enum class Field : std::uint8_t {
    Game,      ///< hash of block 1
    Number,    ///< of the block, from 1
    Writer,    ///< 1 starter, 2 answerer
    Previous,  ///< hash of the block before
    Kind,      ///< imperio
    Rules,     ///< version of the rules, 1
    Options,   ///< house rules other than the default, such as knightsq12
    Starter,   ///< name
    Answerer,  ///< name
    Roles,     ///< who attacks: dice, starter or answerer
    Clock,     ///< seconds for a block
    Document,  ///< hash of the battle
    Key,       ///< the writer's public key
    Opened,    ///< the secret that the writer sealed two blocks before
    Dice,      ///< thrown for the block before
    Claim,     ///< time
    Plan,      ///< the turn
    Orders,    ///< the turn in a battle
    Seal,      ///< on a fresh secret
    Nonce,     ///< random bytes
    Position,  ///< hash of the position after the block before was settled
    Time,      ///< the writer's clock, in seconds since 1970
    Check,     ///< the first characters of the block's hash
    Signature, ///< of the block's hash
};
inline constexpr std::size_t fieldCount = 24;
constexpr std::size_t indexOf(Field field) {
    return static_cast<std::size_t>(field);
}

std::string_view nameOf(Field field);
/// The field of that name, in upper or lower case.
std::optional<Field> fieldOf(std::string_view name);

/// What a mangled value, without its spaces, must have been: upper and lower case, digits that look like
/// letters. Whether it is well formed is another question.
std::string canonicalPiece(Field field, std::string_view text);
/// Whether a whole value is well formed.
bool isWellFormed(Field field, std::string_view value);

inline constexpr std::size_t checkLength = 8;     ///< characters of `check`
inline constexpr std::size_t lineCheckLength = 2; ///< characters behind each line
/// The characters behind a written line: ten bits of the hash of its field and the part of the value on it.
std::string lineCheck(Field field, std::string_view piece);

/// House rules as a block writes them: "knightsOnBoardq9,knightsq12". The clock has a field of its own, and
/// by post no dice are taken back; empty where nothing else differs from the default.
std::string optionsValue(const imperio::Options& options);

inline constexpr std::size_t longestName = 200; ///< bytes of a player's name
/// Whether a name can stand in a block and a record: UTF-8 of 1 to longestName bytes without control
/// characters and `#`, and without spaces around it.
bool isName(std::string_view name);

} // namespace sf::post
