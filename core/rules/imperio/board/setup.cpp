// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/setup.h"

#include <algorithm>

namespace sf::imperio {

namespace {

constexpr std::int32_t headquartersNeeded = 1;
constexpr std::int32_t basesNeeded = 2;
constexpr std::int32_t fewestPieces = 1;

std::int32_t clamped(std::int64_t count) {
    return static_cast<std::int32_t>(std::min<std::int64_t>(count, INT32_MAX));
}

void addIfMore(std::vector<Refusal>& list, Reason reason, std::int64_t count, std::int32_t limit) {
    if (exceeds(count, limit))
        list.push_back(refusal(reason, nowhere, clamped(count), limit));
}

void addIfFewer(std::vector<Refusal>& list, Reason reason, std::int32_t count, std::int32_t needed) {
    if (count < needed)
        list.push_back(refusal(reason, nowhere, count, needed));
}

std::vector<Refusal> allTooMuch(const Deployment& deployment, const Options& options) {
    const std::int32_t knights = countOf(deployment, Kind::Knight);
    const Reinforcements& reserve = deployment.reinforcements;
    std::vector<Refusal> list;
    addIfMore(list, Reason::TooManyHeadquarters, countOf(deployment, Kind::Headquarters), headquartersNeeded);
    addIfMore(list, Reason::TooManyBases, countOf(deployment, Kind::Base), basesNeeded);
    addIfMore(list, Reason::TooManyKnightsOnBoard, knights, options.knightsOnBoard);
    addIfMore(list, Reason::TooManyPieces, fightingPieces(deployment), options.pieces);
    addIfMore(list, Reason::TooManyKnights, std::int64_t{knights} + reserve.of(Kind::Knight),
              options.knights);
    addIfMore(list, Reason::TooManyReinforcements, reserve.total(), options.reinforcements);
    return list;
}

std::vector<Refusal> allTooLittle(const Deployment& deployment) {
    std::vector<Refusal> list;
    addIfFewer(list, Reason::NoHeadquarters, countOf(deployment, Kind::Headquarters), headquartersNeeded);
    addIfFewer(list, Reason::TooFewBases, countOf(deployment, Kind::Base), basesNeeded);
    addIfFewer(list, Reason::TooFewPieces, fightingPieces(deployment), fewestPieces);
    return list;
}

std::optional<Refusal> firstOf(const std::vector<Refusal>& list) {
    return list.empty() ? std::nullopt : std::optional(list.front());
}

} // namespace

int placeOf(Square square, Side side) {
    const int first = side == Side::Attacker ? 0 : squareCount - 2 * boardSize;
    const int place = square.index - first;
    return square.isOnBoard() && place >= 0 && place < 2 * boardSize ? place : -1;
}

Square squareOfPlace(int place, Side side) {
    const int first = side == Side::Attacker ? 0 : squareCount - 2 * boardSize;
    return {static_cast<std::uint8_t>(first + place)};
}

std::int32_t countOf(const Deployment& deployment, Kind kind) {
    return static_cast<std::int32_t>(
        std::count(deployment.kinds.begin(), deployment.kinds.end(), std::optional(kind)));
}

std::int32_t fightingPieces(const Deployment& deployment) {
    std::int32_t count = 0;
    for (const Kind kind : fightingKinds)
        count += countOf(deployment, kind);
    return count;
}

std::optional<Refusal> tooMuch(const Deployment& deployment, const Options& options) {
    return firstOf(allTooMuch(deployment, options));
}

std::optional<Refusal> tooLittle(const Deployment& deployment) {
    return firstOf(allTooLittle(deployment));
}

std::vector<Refusal> problems(const Deployment& deployment, const Options& options) {
    std::vector<Refusal> list = allTooMuch(deployment, options);
    for (const Refusal& lack : allTooLittle(deployment))
        list.push_back(lack);
    return list;
}

} // namespace sf::imperio
