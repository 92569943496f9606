// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/state/setup_edits.h"

#include "core/players/imperio/setup_dangers.h"
#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/setup/any_position.h"
#include "core/text/imperio_options.h"
#include "core/text/imperio_reasons.h"
#include "ui/forms/question_box.h"
#include "ui/imperio/state/game_controller.h"

#include <QPointer>

namespace sf::ui {

using imperio::Deployment;
using imperio::Square;

namespace {

/// Whether people may change it; says why not.
bool isOwn(GameController& controller, Square square) {
    if (!controller.checkMayAct())
        return false;
    if (imperio::ownRows(controller.document().game().settingUp()).has(square))
        return true;
    controller.refuse(imperio::refusal(imperio::Reason::OutsideOwnRows, square), square);
    return false;
}

} // namespace

bool setFormation(GameController& controller, const Deployment& after) {
    const imperio::Game& game = controller.document().game();
    const Deployment before = game.deployment(game.settingUp());
    if (after == before)
        return true;
    if (game.stage != imperio::Stage::DefenderAlters)
        return controller.perform(imperio::Deploy{after});
    const auto alteration = imperio::alterationBetween(before, after);
    if (!alteration) {
        controller.say(
            {GameController::tr("Not allowed: the defender alters one thing at a time"), imperioRule(6)});
        return false;
    }
    return controller.perform(imperio::AlterOnce{*alteration});
}

bool setPosition(GameController& controller, const imperio::Position& position) {
    return controller.checkMayAct() && controller.perform(imperio::SetPosition{position});
}

bool putPiece(GameController& controller, Square square, std::optional<imperio::Kind> kind) {
    const imperio::Side hand = controller.placingSide();
    if (controller.setsPosition())
        return setPosition(
            controller,
            imperio::withPiece(controller.position(), square,
                               kind ? std::optional(imperio::Piece{*kind, hand, hand}) : std::nullopt));
    const imperio::Game& game = controller.document().game();
    const imperio::Side side = game.settingUp();
    return isOwn(controller, square) &&
           setFormation(controller, imperio::withPiece(game.deployment(side), square, side, kind));
}

bool movePiece(GameController& controller, Square from, Square to) {
    if (controller.setsPosition())
        return setPosition(controller, imperio::withSwap(controller.position(), from, to));
    const imperio::Game& game = controller.document().game();
    const imperio::Side side = game.settingUp();
    return isOwn(controller, from) && isOwn(controller, to) &&
           setFormation(controller, imperio::withSwap(game.deployment(side), from, to, side));
}

void finishStage(GameController& controller, QWidget& window) {
    const auto dangers = imperio::dangersOf(controller.document().game());
    const QPointer<GameController> remains(&controller); // its page may go while the question is open
    if (controller.mayAct() && controller.document().game().problems().empty() && !dangers.isSafe() &&
        !QuestionBox(GameController::tr("Finish the set-up turn?"), text::setupDangers(dangers), &window,
                     QMessageBox::Warning)
             .confirms(GameController::tr("&Finish anyway")))
        return;
    if (remains && controller.perform(imperio::FinishStage{}))
        controller.say(text::imperioStage(controller.document().game().stage));
}

} // namespace sf::ui
