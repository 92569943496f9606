// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/battle_games.h"

#include "core/post/game/multiplier_post_game.h"
#include "core/rules/multiplier/multiplier_system.h"
#include "core/rules/smm/fight/smm_system.h"

#include <array>

namespace sf::post {
namespace {

struct PostedSystem {
    const battle::System& (*system)();
    std::unique_ptr<GameRules> (*make)(const Block& invitation, const battle::Battle& start,
                                       const BattleCodec& codec);
    const char* orders; ///< the house rule, as JSON
};

template<class Game>
std::unique_ptr<GameRules> makeGame(const Block& invitation, const battle::Battle& start,
                                    const BattleCodec& codec) {
    return std::make_unique<Game>(invitation, start, codec);
}

// A line for each system.
constexpr std::array postedSystems{
    PostedSystem{smm::system, makeGame<BattlePostGame>, "\"sealed\""},
    PostedSystem{multiplier::system, makeGame<MultiplierPostGame>, "\"open\""},
};

const PostedSystem* find(RuleSystem rules) {
    for (const PostedSystem& posted : postedSystems)
        if (posted.system().id() == rules)
            return &posted;
    return nullptr;
}

} // namespace

const battle::System* postedSystem(RuleSystem rules) {
    const PostedSystem* posted = find(rules);
    return posted ? &posted->system() : nullptr;
}

std::string postedOrders(RuleSystem rules) {
    return find(rules)->orders;
}

std::unique_ptr<GameRules> makeBattleGame(const Block& invitation, const battle::Battle& start,
                                          const BattleCodec& codec) {
    const PostedSystem* posted = find(start.rules);
    return posted ? posted->make(invitation, start, codec) : nullptr;
}

} // namespace sf::post
