// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

/// What the source of the SMM rules claims about them, and what simulation shows.
namespace sf::smm {

enum class FigureName : std::uint8_t {
    MeanRounds,        ///< of fights of `one` against `other` units
    MeanRoundsDrOnce,  ///< the same with DR counted once per stack
    DifferenceOfMeans, ///< relative to the first, in percent
    FrontInOrder,      ///< of how many stack sizes
    BackInReverse,
    SidesMixed,
    RotationPenalty, ///< of a stack of `one` units, for one rotation
    SidePenalty,
    BackPenalty,
    WarlordRisk, ///< faces of the d20
    ShareWon,    ///< by the stack of `one` units against `other`
    ShareOfUnits ///< that it has of the units in the fight
};

/// A figure, with its 95 % confidence interval if it was simulated.
struct ClaimFigure {
    FigureName name = FigureName::MeanRounds;
    int one = 0;
    int other = 0;
    double value = 0;
    std::optional<std::pair<double, double>> interval{};
};
struct Claim {
    char letter = 'a';
    bool isConfirmed = false;
    std::vector<ClaimFigure> figures;
};

struct ClaimSettings {
    std::int64_t battles = 20'000; ///< per kind
    std::uint64_t seed = 0;
    int threads = 1;
};
/// Returns claims a to d, in order.
std::vector<Claim> examineClaims(const ClaimSettings& settings);

} // namespace sf::smm
