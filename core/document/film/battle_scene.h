// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_log.h"
#include "core/document/film/film.h"
#include "core/rules/battle/battle.h"

#include <optional>
#include <span>

namespace sf::document {

/// What a scene of a battle shows.
struct BattleScene {
    /// A stack of the scene, with its name at that time.
    struct Actor {
        battle::StackId stack;
        QString name;
        int side = 0;
    };
    /// A stack that goes elsewhere or turns. All of a scene do so together.
    struct Mover {
        battle::StackId stack;
        std::optional<hex::Hex> from;
        std::optional<hex::Hex> to;
        std::vector<hex::Hex> path; ///< the hexes that it enters, `to` included
        std::optional<hex::Direction> facingBefore;
        std::optional<hex::Direction> facingAfter;
    };
    /// What a unit loses.
    struct Loss {
        battle::StackId stack;
        battle::UnitId unit;
        QString name;
        int before = 0; ///< hits left
        int after = 0;  ///< 0: it croaks
    };

    SceneKind kind = SceneKind::Other;
    text::Caption caption;
    SceneWords words;
    std::optional<Actor> actor;  ///< who does it, or whom it happens to
    std::optional<Actor> target; ///< whom it is done to
    std::vector<Actor> others;   ///< the stacks of a Conflict
    std::vector<Mover> movers;
    std::optional<battle::Edge> edge;  ///< the target's, that is attacked
    int conflict = 0;                  ///< number of its Conflict; 0: none
    int round = 0;                     ///< that it belongs to
    std::vector<Loss> losses;          ///< unit by unit, in the order of the log
    std::vector<battle::Event> events; ///< what it is made of; the main one is `main`
    std::size_t main = 0;
};

/// Makes the scene of these lines, between the battles before and after them; `main` is the line that it is
/// about.
BattleScene battleScene(SceneKind kind, std::span<const LogLine> lines, std::size_t main,
                        const battle::Battle& before, const battle::Battle& after);

} // namespace sf::document
