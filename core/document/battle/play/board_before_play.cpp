// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/play/board_before_play.h"

#include "core/document/battle/battle_document.h"
#include "core/document/film/effective_lines.h"

#include <algorithm>
#include <functional>

namespace sf::document {

std::optional<battle::Battle> boardBeforePlay(const BattleDocument& document) {
    if (!document.battle().play)
        return std::nullopt;
    const std::vector<EffectiveLine> lines = effectiveLines(document.journal()).lines;
    const auto begin = std::find_if(lines.rbegin(), lines.rend(), std::mem_fn(&EffectiveLine::hasBoard));
    return begin == lines.rend() ? std::nullopt : boardOf(*begin);
}

} // namespace sf::document
