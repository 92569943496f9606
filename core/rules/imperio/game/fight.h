// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/sums.h"
#include "core/rules/imperio/board/piece.h"
#include "core/rules/rule.h"

#include <array>
#include <span>

namespace sf::imperio {

/// How one piece attacks another (IMP-13); Reach is a pikeman's attack two squares ahead.
enum class Means : std::uint8_t { Melee, Reach, Shot, Splash };

/// Everything that determines the number of dice in a fight (IMP-13).
struct Matchup {
    Kind attacker = Kind::Knight;
    Means means = Means::Melee;
    int charge = 0; ///< of an attacking knight
    bool attackerEntrenched = false;
    Kind defender = Kind::Knight;
    bool defenderEntrenched = false;
    bool adjacent =
        true; ///< the two stand next to each other; for a splash, the archer and the splashed piece
    bool operator==(const Matchup&) const = default;
};

/// Why there are more or fewer dice. core/text/imperio_text.cpp has the words.
enum class DiceCode : std::uint8_t {
    Base,           ///< the kind's own dice
    Shooting,       ///< the target of an archer's shot
    Splashing,      ///< a square beside the target
    PointBlank,     ///< charge 0
    Charge,         ///< charge 1 (no bonus yet), 2, 3, 4
    AgainstPikeman, ///< a knight's weakness
    AttackedBeside, ///< a knight attacked by an adjacent piece
    Attacking,      ///< a footsoldier's attack
    AgainstKnight,  ///< a pikeman's strength, a footsoldier's weakness
    AgainstArcher,  ///< a footsoldier's strength
    Entrenched,     ///< IMP-17
    UnderFire,      ///< a pikeman shot at or splashed
    AlwaysOne,      ///< a base
};

/// One reason for the number of dice; the terms add up to the total.
struct DiceTerm {
    DiceCode code = DiceCode::Base;
    int value = 0;
    Rule rule;
    bool operator==(const DiceTerm&) const = default;
};

/// A number of dice with its terms.
class DiceCount {
public:
    constexpr void add(DiceCode code, int value, int rule = 13) {
        m_terms[m_size++] = {code, value, imperioRule(rule)};
        m_sum += value;
    }
    std::span<const DiceTerm> terms() const { return {m_terms.data(), m_size}; }
    /// At least one (IMP-13).
    constexpr int dice() const { return m_sum < 1 ? 1 : m_sum; }

private:
    std::array<DiceTerm, 4> m_terms{};
    std::size_t m_size = 0;
    int m_sum = 0;
};

/// The attacker's and the defender's dice (IMP-13).
DiceCount attackDice(const Matchup& matchup);
DiceCount defenceDice(const Matchup& matchup);

/// What a comparison of the sums means for both pieces (IMP-11): whether each survives.
struct Fate {
    bool attackerLives = true;
    bool defenderLives = true;
};
Fate fate(const Matchup& matchup, dice::Comparison sums);

/// The exact odds of the sums.
const dice::Odds& odds(const Matchup& matchup);

} // namespace sf::imperio
