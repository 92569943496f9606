// SPDX-License-Identifier: GPL-3.0-or-later
// Editing, turning and randomising formations.
// Declared in core/rules/imperio/game/game.h.
#include "core/rules/imperio/game/game.h"

#include <algorithm>

namespace sf::imperio {

namespace {

std::size_t index(int place) {
    return static_cast<std::size_t>(place);
}

/// At most `most`, and within what `taken` leaves of the limit.
int allowed(std::int32_t limit, int taken, int most) {
    return limit == Options::unlimited ? most : std::clamp(limit - taken, 0, most);
}

/// Puts a piece of a kind on a random free place.
void putAnywhere(Deployment& deployment, Kind kind, dice::Source& dice) {
    std::vector<std::size_t> free;
    for (std::size_t place = 0; place < deployment.kinds.size(); ++place)
        if (!deployment.kinds[place])
            free.push_back(place);
    if (!free.empty())
        deployment.kinds[free[index(dice.roll(static_cast<int>(free.size())) - 1)]] = kind;
}

constexpr int printedPieces = 15;
constexpr int printedReserve = 50;

void chooseReserve(Deployment& deployment, const Options& options, dice::Source& dice) {
    const int count = allowed(options.reinforcements, 0, printedReserve);
    int knights = countOf(deployment, Kind::Knight);
    for (int unit = 0; unit < count; ++unit) {
        Kind kind = fightingKinds[index(dice.roll(4) - 1)];
        if (kind == Kind::Knight && exceeds(knights + 1, options.knights))
            kind = fightingKinds[index(dice.roll(3))];
        knights += kind == Kind::Knight ? 1 : 0;
        ++deployment.reinforcements.of(kind);
    }
}

/// The places in which two deployments differ.
std::vector<int> differences(const Deployment& from, const Deployment& to) {
    std::vector<int> places;
    for (int place = 0; place < 2 * boardSize; ++place)
        if (from.kinds[index(place)] != to.kinds[index(place)])
            places.push_back(place);
    return places;
}

Alteration onBoard(Square square, std::optional<Kind> before, std::optional<Kind> after) {
    if (!before)
        return {Alter::Add, square, nowhere, *after, *after};
    if (!after)
        return {Alter::Remove, square, nowhere, *before, *before};
    return {Alter::Replace, square, nowhere, *before, *after};
}

/// The kinds whose number in reserve went down and up by one; nothing for any other difference.
std::optional<std::pair<std::optional<Kind>, std::optional<Kind>>> reserveChange(const Deployment& from,
                                                                                 const Deployment& to) {
    std::pair<std::optional<Kind>, std::optional<Kind>> change;
    for (const Kind kind : fightingKinds) {
        const int more = to.reinforcements.of(kind) - from.reinforcements.of(kind);
        std::optional<Kind>& which = more > 0 ? change.second : change.first;
        if (more == 0)
            continue;
        if (more > 1 || more < -1 || which)
            return std::nullopt;
        which = kind;
    }
    return change;
}

std::optional<Alteration> inReserve(const Deployment& from, const Deployment& to) {
    const auto change = reserveChange(from, to);
    if (!change || (!change->first && !change->second))
        return std::nullopt;
    if (!change->first)
        return Alteration{Alter::AddReserve, nowhere, nowhere, *change->second, *change->second};
    if (!change->second)
        return Alteration{Alter::RemoveReserve, nowhere, nowhere, *change->first, *change->first};
    return Alteration{Alter::ReplaceReserve, nowhere, nowhere, *change->first, *change->second};
}

} // namespace

Deployment withPiece(Deployment deployment, Square square, Side side, std::optional<Kind> kind) {
    if (const int place = placeOf(square, side); place >= 0)
        deployment.kinds[index(place)] = kind;
    return deployment;
}

Deployment withSwap(Deployment deployment, Square first, Square second, Side side) {
    const int a = placeOf(first, side);
    const int b = placeOf(second, side);
    if (a >= 0 && b >= 0)
        std::swap(deployment.kinds[index(a)], deployment.kinds[index(b)]);
    return deployment;
}

Deployment mirrored(const Deployment& deployment) {
    Deployment result = deployment;
    std::reverse(result.kinds.begin(), result.kinds.begin() + boardSize);
    std::reverse(result.kinds.begin() + boardSize, result.kinds.end());
    return result;
}

Deployment turnedRound(const Deployment& deployment) {
    Deployment result = deployment;
    std::swap_ranges(result.kinds.begin(), result.kinds.begin() + boardSize,
                     result.kinds.begin() + boardSize);
    return result;
}

Deployment randomDeployment(const Options& options, dice::Source& dice) {
    Deployment deployment;
    putAnywhere(deployment, Kind::Headquarters, dice);
    putAnywhere(deployment, Kind::Base, dice);
    putAnywhere(deployment, Kind::Base, dice);
    const int pieces = std::max(1, allowed(options.pieces, 0, printedPieces));
    for (int piece = 0; piece < pieces; ++piece) {
        const int knights = countOf(deployment, Kind::Knight);
        Kind kind = fightingKinds[index(dice.roll(4) - 1)];
        if (kind == Kind::Knight &&
            (exceeds(knights + 1, options.knightsOnBoard) || exceeds(knights + 1, options.knights)))
            kind = fightingKinds[index(dice.roll(3))];
        putAnywhere(deployment, kind, dice);
    }
    chooseReserve(deployment, options, dice);
    return deployment;
}

std::optional<Alteration> alterationBetween(const Deployment& from, const Deployment& to) {
    const std::vector<int> places = differences(from, to);
    if (places.empty())
        return inReserve(from, to);
    if (from.reinforcements != to.reinforcements || places.size() > 2)
        return std::nullopt;
    const Square first = squareOfPlace(places[0], Side::Defender);
    if (places.size() == 1)
        return onBoard(first, from.kinds[index(places[0])], to.kinds[index(places[0])]);
    if (from.kinds[index(places[0])] != to.kinds[index(places[1])] ||
        from.kinds[index(places[1])] != to.kinds[index(places[0])])
        return std::nullopt;
    const Square second = squareOfPlace(places[1], Side::Defender);
    const bool firstIsEmpty = !from.kinds[index(places[0])];
    return Alteration{Alter::MoveOrSwap, firstIsEmpty ? second : first, firstIsEmpty ? first : second,
                      Kind::Knight, Kind::Knight};
}

} // namespace sf::imperio
