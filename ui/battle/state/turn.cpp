// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/state/turn.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/play/play.h"

namespace sf::ui {

bool mayEdit(const document::BattleDocument& document) {
    return battle::isFree(document.battle()) && !document.isLocked();
}

bool mayActFor(const document::BattleDocument& document, int side) {
    return mayEdit(document) || (!document.isLocked() && battle::sideToAct(document.battle()) == side);
}

} // namespace sf::ui
