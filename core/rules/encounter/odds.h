// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/strike.h"

/// The possible results of a blow, computed from the same Strike that throws its dice.
namespace sf::encounter {

/// How exactly a distribution is known.
enum class Exactness : std::uint8_t {
    Exact,   ///< integer counts, as fractions
    Rounded, ///< convolved in floating point, accurate to about 1e-12
    Normal,  ///< too many dice to convolve: normal approximation of the dice, accurate to about 0.01
};

/// The distribution of the HP that one blow costs.
class LossOdds {
public:
    explicit LossOdds(const Strike& strike);

    Exactness exactness() const { return m_exactness; }
    std::int64_t least() const { return m_least; }
    std::int64_t most() const { return m_most; }
    double expected() const { return m_expected; }
    /// The probability of losing exactly this many HP.
    double exactly(std::int64_t lost) const;
    /// The probability of losing at least this many HP.
    double atLeast(std::int64_t lost) const;
    /// The same as "a/b" in lowest terms; empty unless the odds are exact.
    std::string atLeastText(std::int64_t lost) const;

private:
    __extension__ using Ways = unsigned __int128;
    void count(const Strike& strike);
    void convolve(const Strike& strike);
    void approximate(const Strike& strike);

    Exactness m_exactness = Exactness::Exact;
    std::int64_t m_least = 0;
    std::int64_t m_most = 0;
    double m_expected = 0;
    // Starting at m_least, one per number of HP lost: ways or probabilities to lose at least that many.
    std::vector<Ways> m_ways;
    Ways m_all = 1;
    std::vector<double> m_chances;
    // Of the normal approximation of the dice.
    double m_mean = 0;
    double m_deviation = 0;
    std::int64_t m_plus = 0;
    std::int64_t m_armorSides = 0;
};

/// The forecast of an attack, including the answer.
struct AttackForecast {
    Strike strike;
    LossOdds odds;
    double kills = 0;      ///< the probability that the attackee dies
    std::string killsText; ///< as a fraction; empty if it isn't exact
    double drops = 0;      ///< the probability of a drop: the attackee dies and the 1d100 is low enough
    std::int64_t xp = 0;   ///< for a kill
    std::optional<Strike> answer; ///< by a surviving Monster; nothing if it can't or isn't one
    std::optional<LossOdds> answerOdds;
    double killedByAnswer = 0; ///< the probability that the answer kills the attacker
    double status = 0;         ///< the probability of gaining the Monster's status
};

/// The attack must be legal, so that refusalOfAttack() returns nothing.
AttackForecast forecastOf(const Dungeon& dungeon, std::string_view attacker, std::string_view attackee);

} // namespace sf::encounter
