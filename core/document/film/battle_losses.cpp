// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/battle_losses.h"

#include "core/rules/battle/play/play.h"
#include "core/rules/battle/scene.h"

#include <algorithm>

namespace sf::document {
namespace {

bool hasLosses(std::span<const LogLine> lines) {
    return std::ranges::any_of(lines, [](const LogLine& line) { return battle::isLoss(line.event.kind); });
}

bool saysReady(std::span<const LogLine> lines, int side) {
    return std::ranges::any_of(lines, [&](const LogLine& line) {
        return line.event.kind == battle::EventKind::SaysReady && line.event.amount == side;
    });
}

bool beginsTurn(std::span<const LogLine> lines) {
    return std::ranges::any_of(
        lines, [](const LogLine& line) { return line.event.kind == battle::EventKind::TurnBegins; });
}

} // namespace

std::vector<SideLosses> lossesIn(const BattleFilm& film, int first, int last) {
    std::vector<SideLosses> losses(film.state(first).sides.size());
    for (int scene = first; scene < last; ++scene) {
        if (!hasLosses(film.lines(scene)))
            continue;
        const battle::Battle before = film.state(scene);
        for (const LogLine& line : film.lines(scene)) {
            const battle::StackPointer stack = before.stacks.find(line.event.stack);
            if (!stack || !battle::isLoss(line.event.kind))
                continue;
            SideLosses& own = losses.at(static_cast<std::size_t>(stack->side));
            if (line.event.kind == battle::EventKind::Croaks)
                ++own.units;
            else
                own.hits += line.event.amount;
        }
    }
    return losses;
}

int firstSceneSince(const BattleFilm& film, int side) {
    for (int scene = film.count() - 1; scene >= 0; --scene) {
        if (saysReady(film.lines(scene), side))
            return scene + 1;
        if (beginsTurn(film.lines(scene)) && battle::sideInTurn(film.state(scene)) == side)
            return scene;
    }
    return 0;
}

} // namespace sf::document
