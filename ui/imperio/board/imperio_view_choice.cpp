// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/game/legal.h"
#include "ui/imperio/board/imperio_view_parts.h"
#include "ui/imperio/board/square_words.h"
#include "ui/imperio/state/game_desk.h"
#include "ui/imperio/state/setup_edits.h"

#include <QMenu>

namespace sf::ui {

using imperio::Action;
using imperio::Intention;
using imperio::Square;

bool ImperioView::Parts::isOwnPiece(Square square) const {
    const auto piece = desk.position().board.at(square);
    return piece && piece->side == desk.position().toMove;
}

bool ImperioView::Parts::isSelectable(Square square) const {
    return desk.isLive() && isOwnPiece(square) && !desk.position().result;
}

void ImperioView::Parts::choose(Square square) {
    desk.setCursor(square);
    if (!desk.isLive())
        desk.say(describeSquare(desk.position(), square));
    else if (desk.placing())
        put(square);
    else if (desk.document().hasBegun())
        chooseInPlay(square);
    else
        chooseAtSetup(square);
}

void ImperioView::Parts::chooseInPlay(Square square) {
    const Square selected = desk.selected();
    if (selected == square) {
        desk.select(imperio::nowhere);
        desk.say(describeSquare(desk.position(), square));
    } else if (isSelectable(square)) {
        selectPiece(square);
    } else if (selected.isOnBoard()) {
        act(square);
    } else {
        desk.say(describeSquare(desk.position(), square));
    }
}

void ImperioView::Parts::selectPiece(Square square) {
    desk.select(square);
    desk.say(describeActions(desk.position(), actions));
}

/// The selected piece is to do something at `to`.
void ImperioView::Parts::act(Square to) {
    const imperio::Position& position = desk.position();
    if (desk.chosen() && desk.chosen()->to == to) {
        desk.play(Action(*desk.chosen()));
    } else if (const auto step = actions.stepTo(to)) {
        desk.play(*step);
    } else if (const auto attackOn = actions.attackOn(to)) {
        attack(*attackOn);
    } else if (const auto refusal =
                   imperio::refusalOf(position, actionMeant(position, desk.selected(), to))) {
        desk.refuse(*refusal, to);
    }
}

/// Asks what is to become of a base, then lays the attack before the player.
void ImperioView::Parts::attack(Action action) {
    if (action.intention != Intention::None) {
        QMenu menu(&view);
        menu.setObjectName(QStringLiteral("intentionMenu"));
        menu.addSection(ImperioView::tr("If the attack wins (IMP-20)"));
        QAction* capture = menu.addAction(ImperioView::tr("&Capture the base"));
        QAction* destroy = menu.addAction(ImperioView::tr("&Destroy the base"));
        menu.setActiveAction(capture);
        const QPoint corner = canvas.layout().area(action.to).bottomLeft().toPoint();
        const QAction* chosen = menu.exec(view.mapToGlobal(corner));
        if (!chosen)
            return desk.say(ImperioView::tr("No attack was made"));
        action.intention = chosen == destroy ? Intention::Destroy : Intention::Capture;
    }
    desk.choose(action);
    desk.say(ImperioView::tr("%1. Choose it again, or Roll, to roll the dice; Escape cancels")
                 .arg(describeAttack(desk.position(), action)));
}

/// What is held in hand goes onto the square.
void ImperioView::Parts::put(Square square) {
    const imperio::Kind kind = *desk.placing();
    if (!desk.document().hasBegun()) {
        putPiece(desk, square, kind);
        return;
    }
    const imperio::Position& position = desk.position();
    const Action action = spawnMeant(position, kind, square, desk.selected());
    if (const auto refusal = imperio::refusalOf(position, action))
        return desk.refuse(*refusal, square);
    desk.play(action);
}

void ImperioView::Parts::chooseAtSetup(Square square) {
    const Square selected = desk.selected();
    if (selected == square) {
        desk.select(imperio::nowhere);
    } else if (selected.isOnBoard()) {
        if (movePiece(desk, selected, square))
            desk.select(imperio::nowhere);
        return;
    } else if (isOwnPiece(square)) {
        desk.select(square);
    }
    desk.say(describeSquare(desk.position(), square));
}

/// Escape: one thing after the other is let go.
bool ImperioView::Parts::letGo() {
    if (ghost)
        putBack();
    else if (desk.chosen())
        desk.choose({});
    else if (desk.placing())
        desk.setPlacing({});
    else if (desk.selected().isOnBoard())
        desk.select(imperio::nowhere);
    else
        return false;
    desk.say(ImperioView::tr("Cancelled, nothing has changed"));
    return true;
}

} // namespace sf::ui
