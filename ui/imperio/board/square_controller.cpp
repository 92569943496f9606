// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/square_controller.h"

#include "core/rules/imperio/board/geometry.h"
#include "ui/board/board_view.h"
#include "ui/imperio/board/square_description.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/piece_actions.h"
#include "ui/imperio/state/setup_edits.h"

#include <QMenu>

namespace sf::ui {

using imperio::Action;
using imperio::Intention;
using imperio::Square;

bool SquareController::isOwnPiece(Square square) const {
    const auto piece = m_controller.position().board.at(square);
    return piece && piece->side == m_controller.position().toMove;
}

bool SquareController::isSelectable(Square square) const {
    return m_controller.isLive() && isOwnPiece(square) && !m_controller.position().result;
}

void SquareController::choose(Square square) {
    m_controller.setCursor(square);
    if (!m_controller.isLive())
        m_controller.say(describeSquare(m_controller.position(), square));
    else if (m_controller.placing())
        place(square);
    else if (m_controller.document().hasBegun())
        chooseInPlay(square);
    else
        chooseAtSetup(square);
}

void SquareController::chooseInPlay(Square square) {
    const Square selected = m_controller.selected();
    if (selected == square) {
        m_controller.select(imperio::nowhere);
        m_controller.say(describeSquare(m_controller.position(), square));
    } else if (isSelectable(square)) {
        selectPiece(square);
    } else if (selected.isOnBoard()) {
        act(square);
    } else {
        m_controller.say(describeSquare(m_controller.position(), square));
    }
}

void SquareController::selectPiece(Square square) {
    m_controller.select(square);
    m_controller.say(describeActions(m_controller.position(), m_actions));
}

/// The selected piece steps to the square or attacks it.
void SquareController::act(Square to) {
    const imperio::Position& position = m_controller.position();
    if (m_controller.chosen() && m_controller.chosen()->to == to) {
        m_controller.play(Action(*m_controller.chosen()));
    } else if (const auto step = m_actions.stepTo(to)) {
        m_controller.play(*step);
    } else if (const auto attackOn = m_actions.attackOn(to)) {
        attack(*attackOn);
    } else if (const auto refusal =
                   imperio::refusalOf(position, actionMeant(position, m_controller.selected(), to))) {
        m_controller.refuse(*refusal, to);
    }
}

/// At a base asks for the intention; then the attack waits for its dice.
void SquareController::attack(Action action) {
    if (action.intention != Intention::None) {
        QMenu menu(&m_board);
        menu.setObjectName(QStringLiteral("intentionMenu"));
        menu.addSection(tr("If the attack wins (IMP-20)"));
        QAction* capture = menu.addAction(tr("&Capture the base"));
        QAction* destroy = menu.addAction(tr("&Destroy the base"));
        menu.setActiveAction(capture);
        const QRect area = m_board.cellArea({action.to.row() - 1, action.to.column() - 1});
        const QAction* chosen = menu.exec(m_board.mapToGlobal(area.bottomLeft()));
        if (!chosen)
            return m_controller.say(tr("No attack was made"));
        action.intention = chosen == destroy ? Intention::Destroy : Intention::Capture;
    }
    m_controller.choose(action);
    m_controller.say(tr("%1. Choose it again, or Roll, to roll the dice; Escape cancels")
                         .arg(describeAttack(m_controller.position(), action)));
}

void SquareController::place(Square square) {
    const imperio::Kind kind = *m_controller.placing();
    if (!m_controller.document().hasBegun()) {
        putPiece(m_controller, square, kind);
        return;
    }
    const imperio::Position& position = m_controller.position();
    const Action action = spawnMeant(position, kind, square, m_controller.selected());
    if (const auto refusal = imperio::refusalOf(position, action))
        return m_controller.refuse(*refusal, square);
    m_controller.play(action);
}

void SquareController::chooseAtSetup(Square square) {
    const Square selected = m_controller.selected();
    if (selected == square) {
        m_controller.select(imperio::nowhere);
    } else if (selected.isOnBoard()) {
        if (movePiece(m_controller, selected, square))
            m_controller.select(imperio::nowhere);
        return;
    } else if (isOwnPiece(square)) {
        m_controller.select(square);
    }
    m_controller.say(describeSquare(m_controller.position(), square));
}

bool SquareController::cancel() {
    if (m_controller.chosen())
        m_controller.choose({});
    else if (m_controller.placing())
        m_controller.setPlacing({});
    else if (m_controller.selected().isOnBoard())
        m_controller.select(imperio::nowhere);
    else
        return false;
    m_controller.say(tr("Cancelled, nothing has changed"));
    return true;
}

void SquareController::drop(Square from, Square to) {
    if (to == from)
        return;
    if (m_controller.document().hasBegun()) {
        if (to.isOnBoard())
            act(to);
    } else if (to.isOnBoard() ? movePiece(m_controller, from, to) : putPiece(m_controller, from, {})) {
        m_controller.select(imperio::nowhere);
    }
}

bool SquareController::pickUp(imperio::Kind kind) {
    const imperio::Position& position = m_controller.position();
    if (m_controller.document().hasBegun()) {
        if (!m_controller.isLive() || position.result)
            return false;
        if (!position.spawning) {
            m_controller.refuse(imperio::refusal(imperio::Reason::SpawningIsOver));
            return false;
        }
        if (imperio::isBase(kind) ||
            position.reinforcements[imperio::indexOf(position.toMove)].of(kind) == 0) {
            const Action action = spawnMeant(position, kind, m_controller.cursor(), m_controller.selected());
            m_controller.refuse(imperio::refusal(imperio::Reason::NotInReserve, action.to));
            return false;
        }
    }
    m_controller.select(imperio::nowhere);
    m_controller.setPlacing(kind);
    const imperio::Piece piece{kind, position.toMove, position.toMove};
    m_controller.say(tr("In hand: %1. Enter puts it down, Escape cancels").arg(pieceWords(piece)));
    return true;
}

} // namespace sf::ui
