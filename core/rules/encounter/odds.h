// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/strike.h"

/// What a blow may do, before its dice fall: from the same Strike that throws them.
namespace sf::encounter {

/// How exactly a distribution is known.
enum class Exactness : std::uint8_t {
    Exact,   ///< whole ways, as fractions
    Rounded, ///< convolved in floating point, right to about 1e-12
    Normal,  ///< too many dice to convolve: the sum of the dice taken as normal, right to about 0.01
};

/// The chances of the HP that one blow costs.
class LossOdds {
public:
    explicit LossOdds(const Strike& strike);

    Exactness exactness() const { return m_exactness; }
    std::int64_t least() const { return m_least; }
    std::int64_t most() const { return m_most; }
    double expected() const { return m_expected; }
    /// The chance to lose exactly so many HP.
    double exactly(std::int64_t lost) const;
    /// The chance to lose so many HP or more.
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
    // From m_least on, one for each HP lost: ways or chances to lose so many or more.
    std::vector<Ways> m_ways;
    Ways m_all = 1;
    std::vector<double> m_chances;
    // Of the normal sum of the dice.
    double m_mean = 0;
    double m_deviation = 0;
    std::int64_t m_plus = 0;
    std::int64_t m_armorSides = 0;
};

/// What an attack may come to, the answer included.
struct AttackForecast {
    Strike strike;
    LossOdds odds;
    double kills = 0;             ///< the chance that the attackee dies
    std::string killsText;        ///< as a fraction; empty when it is not exact
    double drops = 0;             ///< the chance that the drop falls: it dies and the 1d100 is low enough
    std::int64_t xp = 0;          ///< for a kill
    std::optional<Strike> answer; ///< what a surviving Monster throws; none: it may not or is no Monster
    std::optional<LossOdds> answerOdds;
    double killedByAnswer = 0; ///< the chance that the attacker dies of the answer
    double status = 0;         ///< the chance to gain the Monster's status
};

/// The attack must be legal: refusalOfAttack() says nothing.
AttackForecast forecastOf(const Dungeon& dungeon, std::string_view attacker, std::string_view attackee);

} // namespace sf::encounter
