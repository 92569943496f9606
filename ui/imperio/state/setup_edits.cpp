// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/state/setup_edits.h"

#include "core/rules/imperio/board/geometry.h"
#include "ui/imperio/state/game_desk.h"

namespace sf::ui {

using imperio::Deployment;
using imperio::Square;

namespace {

bool isOwn(GameDesk& desk, Square square) {
    if (imperio::ownRows(desk.document().game().settingUp()).has(square))
        return true;
    desk.refuse(imperio::refusal(imperio::Reason::OutsideOwnRows, square), square);
    return false;
}

} // namespace

bool setFormation(GameDesk& desk, const Deployment& after) {
    const imperio::Game& game = desk.document().game();
    const Deployment before = game.deployment(game.settingUp());
    if (after == before)
        return true;
    if (game.stage != imperio::Stage::DefenderAlters)
        return desk.perform(imperio::Deploy{after});
    const auto alteration = imperio::alterationBetween(before, after);
    if (!alteration) {
        desk.say(GameDesk::tr("Not allowed: the defender alters one thing at a time (IMP-6)"));
        return false;
    }
    return desk.perform(imperio::AlterOnce{*alteration});
}

bool putPiece(GameDesk& desk, Square square, std::optional<imperio::Kind> kind) {
    const imperio::Game& game = desk.document().game();
    const imperio::Side side = game.settingUp();
    return isOwn(desk, square) &&
           setFormation(desk, imperio::withPiece(game.deployment(side), square, side, kind));
}

bool movePiece(GameDesk& desk, Square from, Square to) {
    const imperio::Game& game = desk.document().game();
    const imperio::Side side = game.settingUp();
    return isOwn(desk, from) && isOwn(desk, to) &&
           setFormation(desk, imperio::withSwap(game.deployment(side), from, to, side));
}

} // namespace sf::ui
