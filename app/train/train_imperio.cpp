// SPDX-License-Identifier: GPL-3.0-or-later
// Learns the weights of the evaluation of Imperio Bellum: plays games of the planner against itself, keeps
// positions at the ends of turns with the results of their games, and fits the weights by logistic regression
// (Texel tuning). squarefront-train GAMES NODES SEED > resources/imperio/weights.txt
#include "core/players/imperio/weights.h"

#include "core/players/imperio/player.h"
#include "core/rules/dice/philox.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/game/legal.h"
#include "core/rules/on_threads.h"

#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace sf::imperio {
namespace {

struct Sample {
    Features features{};
    double result = 0.5; ///< 1 when the attacker wins
};

/// Plays one game with occasional random actions, so that the positions differ.
std::vector<Sample> playGame(std::uint64_t seed, std::uint64_t game, std::uint64_t nodes) {
    constexpr std::uint64_t oneRandomIn = 12;
    constexpr std::uint32_t longest = 100;
    dice::Philox random(seed, game);
    dice::DrawnChances chances(random);
    const Options options;
    Position position =
        start({options, {randomDeployment(options, random), randomDeployment(options, random)}});
    std::vector<Sample> samples;
    Limits limits;
    limits.nodes = nodes;
    while (!position.result && position.turn <= longest) {
        const bool strays = random.below(oneRandomIn) == 0 && LegalActions(position).count() > 0;
        const Player player{strays ? Level::Random : Level::Planner, handWeights(), random.next64()};
        const Side side = position.toMove;
        play(position, choose(position, player, limits).action, chances);
        if (!position.result && position.toMove != side)
            samples.push_back({featuresOf(position, position.toMove), 0.5});
    }
    for (Sample& sample : samples)
        sample.result = !position.result ? 0.5 : position.result->winner == Side::Attacker ? 1 : 0;
    return samples;
}

std::vector<Sample> playGames(std::uint64_t seed, std::uint64_t games, std::uint64_t nodes) {
    std::vector<std::vector<Sample>> byGame(games);
    std::atomic<std::size_t> next = 0;
    onThreads(static_cast<int>(std::thread::hardware_concurrency()), [&] {
        for (std::size_t game = next++; game < games; game = next++)
            byGame[game] = playGame(seed, game, nodes);
    });
    std::vector<Sample> all;
    for (const auto& samples : byGame)
        all.insert(all.end(), samples.begin(), samples.end());
    return all;
}

using Vector = std::array<double, featureCount>;

double chance(const Vector& weights, const Sample& sample) {
    double score = 0;
    for (std::size_t feature = 0; feature < featureCount; ++feature)
        score += weights[feature] * sample.features[feature];
    return 1 / (1 + std::exp(-score / scoreUnit));
}

double loss(const Vector& weights, const std::vector<Sample>& samples) {
    double sum = 0;
    for (const Sample& sample : samples) {
        const double found = chance(weights, sample);
        sum -= sample.result * std::log(found + 1e-12) + (1 - sample.result) * std::log(1 - found + 1e-12);
    }
    return sum / static_cast<double>(samples.size());
}

/// Adam on the whole batch. Starts from the hand-made weights and is pulled slightly back towards them.
Vector fit(const std::vector<Sample>& samples) {
    constexpr int steps = 600;
    constexpr double rate = 4;
    constexpr double pull = 2e-9;
    Vector weights;
    std::copy(handWeights().begin(), handWeights().end(), weights.begin());
    Vector mean{};
    Vector square{};
    for (int step = 1; step <= steps; ++step) {
        Vector gradient{};
        for (const Sample& sample : samples) {
            const double miss = chance(weights, sample) - sample.result;
            for (std::size_t feature = 0; feature < featureCount; ++feature)
                gradient[feature] += miss * sample.features[feature];
        }
        for (std::size_t feature = 0; feature < featureCount; ++feature) {
            const double slope = gradient[feature] / static_cast<double>(samples.size()) / scoreUnit +
                                 pull * (weights[feature] - handWeights()[feature]);
            mean[feature] = 0.9 * mean[feature] + 0.1 * slope;
            square[feature] = 0.999 * square[feature] + 0.001 * slope * slope;
            weights[feature] -= rate * mean[feature] / (1 - std::pow(0.9, step)) /
                                (std::sqrt(square[feature] / (1 - std::pow(0.999, step))) + 1e-12);
        }
    }
    return weights;
}

/// Half the fit and a quarter of the weight by hand. The fit alone predicts results better but plays worse:
/// it takes the marks of a side that wins for their causes. The weights by hand are about twice too large.
std::int32_t blended(double fitted, std::int32_t hand) {
    constexpr double parts = 4;
    return static_cast<std::int32_t>(
        std::lround((2 * static_cast<double>(std::lround(fitted)) + hand) / parts));
}

int train(std::uint64_t games, std::uint64_t nodes, std::uint64_t seed) {
    const std::vector<Sample> samples = playGames(seed, games, nodes);
    if (samples.empty()) {
        std::fputs("squarefront-train: no game lasted a turn\n", stderr);
        return 1;
    }
    Vector hand;
    std::copy(handWeights().begin(), handWeights().end(), hand.begin());
    const Vector fitted = fit(samples);
    std::fprintf(stderr, "%zu positions, loss by hand %.5f, fitted %.5f\n", samples.size(),
                 loss(hand, samples), loss(fitted, samples));
    Weights weights;
    for (std::size_t feature = 0; feature < featureCount; ++feature)
        weights[feature] = blended(fitted[feature], handWeights()[feature]);
    const std::string comment = "squarefront-train " + std::to_string(games) + ' ' + std::to_string(nodes) +
                                ' ' + std::to_string(seed);
    std::fputs(weightsText(weights, comment).c_str(), stdout);
    return 0;
}

} // namespace
} // namespace sf::imperio

int main(int count, char** words) {
    constexpr int arguments = 4;
    if (count != arguments) {
        std::fputs("usage: squarefront-train GAMES NODES SEED\n", stderr);
        return 2;
    }
    return sf::imperio::train(std::strtoull(words[1], nullptr, 10), std::strtoull(words[2], nullptr, 10),
                              std::strtoull(words[3], nullptr, 10));
}
