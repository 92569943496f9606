// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/fights.h"

#include <vector>

namespace sf::dice {
class ThrownChances;
}

namespace sf::imperio {

/// What happened, in order of occurrence. core/text/imperio_text.cpp has the sentences.
enum class Happened : std::uint8_t {
    Spawned,           ///< kind at `to` from the base at `from`; IMP-7
    Stepped,           ///< from, to, and `via` for an archer's two; IMP-9
    Fought,            ///< from against fight.target, with its dice; IMP-11
    Eliminated,        ///< the piece at `to`; IMP-11
    MovedIn,           ///< from, to; IMP-12
    Captured,          ///< the base at `to`; side: its new owner; IMP-20
    Destroyed,         ///< the base at `to`; IMP-20
    Stopped,           ///< a knight at `to` lost the rest of its actions; IMP-15
    Entrenched,        ///< a pikeman at `to`; IMP-17
    TurnEnded,         ///< side: whose turn it was; IMP-10
    TurnEndedByItself, ///< the same, because nothing was left to do; IMP-10
    GameOver,          ///< side: the winner; IMP-21 to IMP-23
};

/// One effect of an action, for logs, animations and scripts.
struct Event {
    Happened what = Happened::Stepped;
    Rule rule;
    Side side = Side::Attacker; ///< owner of the piece
    Kind kind = Kind::Knight;
    Square from{};
    Square to{};
    Square via{};
    Fight fight{}; ///< only for Fought; so are the next four
    dice::Comparison sums = dice::Comparison::Win;
    std::vector<int> attackerDice{};
    std::vector<int> defenderDice{};
    std::optional<Result> result{}; ///< only for GameOver
    bool operator==(const Event&) const = default;
};

} // namespace sf::imperio
