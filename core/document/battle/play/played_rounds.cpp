// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/play/played_rounds.h"

#include "core/document/battle/battle_document.h"
#include "core/document/film/effective_lines.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/play/victory.h"

#include <algorithm>
#include <functional>

namespace sf::document {

void keepRound(std::map<int, battle::Battle>& rounds, const battle::Battle& battle) {
    if (!battle.play)
        return rounds.clear();
    const auto over = static_cast<int>(battle::roundFigures(battle).size());
    rounds.erase(rounds.upper_bound(over), rounds.end());
    if (over == 0 && battle.play->phase == battle::PlayPhase::Deployment)
        rounds.insert_or_assign(over, battle);
    else
        rounds.try_emplace(over, battle);
}

std::optional<PlayedRounds> playedRounds(const BattleDocument& document) {
    if (!document.battle().play)
        return std::nullopt;
    const std::vector<EffectiveLine> lines = effectiveLines(document.journal()).lines;
    const auto begin = std::find_if(lines.rbegin(), lines.rend(), std::mem_fn(&EffectiveLine::hasBoard));
    const std::optional<battle::Battle> board = begin == lines.rend() ? std::nullopt : boardOf(*begin);
    if (!board)
        return std::nullopt;
    PlayedRounds played{*board, {}};
    BattleDocument again(*board);
    for (auto line = std::prev(begin.base()); line != lines.end(); ++line) {
        if (!again.replayLine(line->text)) {
            if (!again.hadOtherResult())
                return std::nullopt;
            played.isCutShort = true;
            keepRound(played.rounds, document.battle());
            return played;
        }
        keepRound(played.rounds, again.battle());
    }
    const bool isSame = again.battle().stacks == document.battle().stacks && again.battle().play &&
                        again.battle().play->rounds == document.battle().play->rounds;
    return isSame ? std::optional(std::move(played)) : std::nullopt;
}

} // namespace sf::document
