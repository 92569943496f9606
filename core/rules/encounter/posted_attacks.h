// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/dungeon.h"
#include "core/rules/encounter/refusal.h"

/// Reads the comments of Encounters and Attack Posts that people typed, with dice of a forum's roller
/// (ENC-12).
namespace sf::encounter {

/// Why a posted attack is not understood.
struct PostFault {
    enum class Kind : std::uint8_t {
        UnknownName,    ///< name: who isn't in the dungeon
        SeveralOfAName, ///< name: whom the post could mean
        Refused,        ///< the rules don't allow it, see `refusal`
        MissingDice,    ///< expected: sides of the first die that is missing
        MissingAnswer,  ///< name: the Monster, whose dice are missing (ENC-9)
        OtherDice,      ///< expected: sides that the rules ask for; found: sides or the value in the post
        OtherTotal,     ///< expected: of the post's dice and modifier; found: in the post
        SpareDice,      ///< found: how many dice the rules don't ask for
        OtherLoss,      ///< name: who lost HP; expected: how many by the rules; found: in the post
        OtherHp,        ///< name: who lost HP; expected: HP left by the rules; found: in the post
        NoAttack,       ///< name: a Monster that answers nobody (ENC-9)
        NoTarget,       ///< name: words with dice that don't say who attacks whom
    };
    Kind kind = Kind::UnknownName;
    std::string name;
    std::int64_t expected = 0;
    std::int64_t found = 0;
    std::optional<Refusal> refusal;

    Rule rule() const;
};

/// An attack in a post, with the answer of the Monster.
struct PostedAttack {
    int line = 1;         ///< of the post, from 1, where the attack starts
    std::string text;     ///< that line and the ones it goes on in
    std::string attacker; ///< ids, if the names are understood
    std::string attackee;
    std::vector<int> dice; ///< in throwing order, with those of the answer
    std::optional<PostFault> problem;
};

inline constexpr std::size_t mostPostedAttacks = 10'000;
inline constexpr std::size_t longestPostedAttack = 4'000; ///< bytes; longer ones are cut

/// Reads every "Ann attacks Newt ...", each checked against the rules after the ones before it. Dice are
/// written as the program announces them ("1d4: 3", "2d6+1: 3 + 5 + 1 = 9") or as rollers do ("2d6 = 3, 5",
/// "1d4 -> 3", "DICE4: 3"). The HP lost and left are compared where the post gives them. A Monster's answer
/// may stand anywhere in the text, as it belongs to the Attack Post. An attack that isn't understood changes
/// nothing; other words are passed over.
std::vector<PostedAttack> readPostedAttacks(std::string_view text, const Dungeon& dungeon);

} // namespace sf::encounter
