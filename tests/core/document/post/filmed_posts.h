// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/battle_film_source.h"
#include "core/post/game/battle_post_game.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/systems/battle_systems.h"

namespace sf::post::test {

/// Why the film of the last round or turn doesn't lead from the battle before it to the battle after it;
/// empty if it does. A round without events has no scenes, only the battle after it.
inline QByteArray filmProblem(const BattleGame& game) {
    const auto seen = [](const battle::Battle& battle) {
        battle::Battle shown = battle::asSeenBy(battle, std::nullopt, battle::systemOf(battle.rules));
        shown.seed.clear();
        shown.history.clear();
        return shown;
    };
    const std::optional<document::BattleFilm> film = document::filmOf(game);
    if (!film)
        return "no film";
    if ((film->count() > 0) == game.lastEvents().empty())
        return "its scenes are not those of the events";
    if (film->count() > 0 && !(film->state(0) == seen(*game.before())))
        return "it begins elsewhere";
    if (!(film->state(film->count()) == seen(game.battle())))
        return "it ends elsewhere";
    return {};
}

} // namespace sf::post::test
