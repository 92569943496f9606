// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/battle_film_source.h"
#include "core/post/game/battle_post_game.h"
#include "core/rules/systems/battle_systems.h"

namespace sf::post::test {

/// Whether the film of the last round or turn leads from the battle before it to the battle after it.
inline bool isFilmed(const BattleGame& game) {
    const auto seen = [](const battle::Battle& battle) {
        battle::Battle shown = battle::asSeenBy(battle, std::nullopt, battle::systemOf(battle.rules));
        shown.seed.clear();
        shown.history.clear();
        return shown;
    };
    const std::optional<document::BattleFilm> film = document::filmOf(game);
    return film && film->state(0) == seen(*game.before()) &&
           film->state(film->count()) == seen(game.battle()) &&
           (film->count() > 0) == !game.lastEvents().empty();
}

} // namespace sf::post::test
