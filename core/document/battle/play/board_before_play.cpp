// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/play/board_before_play.h"

#include "core/document/base/effective_lines.h"
#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_loader.h"

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

std::optional<battle::Battle> boardOf(const EffectiveLine& line) {
    if (!line.hasBoard)
        return std::nullopt;
    auto result = loadBattle(QByteArray::fromStdString(line.board()));
    auto* found = std::get_if<LoadedBattle>(&result);
    return found && !found->battle.play ? std::optional(std::move(found->battle)) : std::nullopt;
}

} // namespace sf::document
