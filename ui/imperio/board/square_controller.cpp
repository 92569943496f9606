// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/square_controller.h"

#include "core/rules/imperio/board/geometry.h"
#include "ui/board/board_view.h"
#include "ui/imperio/board/square_description.h"
#include "ui/imperio/state/game_desk.h"
#include "ui/imperio/state/piece_actions.h"
#include "ui/imperio/state/setup_edits.h"

#include <QMenu>

namespace sf::ui {

using imperio::Action;
using imperio::Intention;
using imperio::Square;

bool SquareController::isOwnPiece(Square square) const {
    const auto piece = m_desk.position().board.at(square);
    return piece && piece->side == m_desk.position().toMove;
}

bool SquareController::isSelectable(Square square) const {
    return m_desk.isLive() && isOwnPiece(square) && !m_desk.position().result;
}

void SquareController::choose(Square square) {
    m_desk.setCursor(square);
    if (!m_desk.isLive())
        m_desk.say(describeSquare(m_desk.position(), square));
    else if (m_desk.placing())
        place(square);
    else if (m_desk.document().hasBegun())
        chooseInPlay(square);
    else
        chooseAtSetup(square);
}

void SquareController::chooseInPlay(Square square) {
    const Square selected = m_desk.selected();
    if (selected == square) {
        m_desk.select(imperio::nowhere);
        m_desk.say(describeSquare(m_desk.position(), square));
    } else if (isSelectable(square)) {
        selectPiece(square);
    } else if (selected.isOnBoard()) {
        act(square);
    } else {
        m_desk.say(describeSquare(m_desk.position(), square));
    }
}

void SquareController::selectPiece(Square square) {
    m_desk.select(square);
    m_desk.say(describeActions(m_desk.position(), m_actions));
}

/// The selected piece steps to the square or attacks it.
void SquareController::act(Square to) {
    const imperio::Position& position = m_desk.position();
    if (m_desk.chosen() && m_desk.chosen()->to == to) {
        m_desk.play(Action(*m_desk.chosen()));
    } else if (const auto step = m_actions.stepTo(to)) {
        m_desk.play(*step);
    } else if (const auto attackOn = m_actions.attackOn(to)) {
        attack(*attackOn);
    } else if (const auto refusal =
                   imperio::refusalOf(position, actionMeant(position, m_desk.selected(), to))) {
        m_desk.refuse(*refusal, to);
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
            return m_desk.say(tr("No attack was made"));
        action.intention = chosen == destroy ? Intention::Destroy : Intention::Capture;
    }
    m_desk.choose(action);
    m_desk.say(tr("%1. Choose it again, or Roll, to roll the dice; Escape cancels")
                   .arg(describeAttack(m_desk.position(), action)));
}

void SquareController::place(Square square) {
    const imperio::Kind kind = *m_desk.placing();
    if (!m_desk.document().hasBegun()) {
        putPiece(m_desk, square, kind);
        return;
    }
    const imperio::Position& position = m_desk.position();
    const Action action = spawnMeant(position, kind, square, m_desk.selected());
    if (const auto refusal = imperio::refusalOf(position, action))
        return m_desk.refuse(*refusal, square);
    m_desk.play(action);
}

void SquareController::chooseAtSetup(Square square) {
    const Square selected = m_desk.selected();
    if (selected == square) {
        m_desk.select(imperio::nowhere);
    } else if (selected.isOnBoard()) {
        if (movePiece(m_desk, selected, square))
            m_desk.select(imperio::nowhere);
        return;
    } else if (isOwnPiece(square)) {
        m_desk.select(square);
    }
    m_desk.say(describeSquare(m_desk.position(), square));
}

bool SquareController::cancel() {
    if (m_desk.chosen())
        m_desk.choose({});
    else if (m_desk.placing())
        m_desk.setPlacing({});
    else if (m_desk.selected().isOnBoard())
        m_desk.select(imperio::nowhere);
    else
        return false;
    m_desk.say(tr("Cancelled, nothing has changed"));
    return true;
}

void SquareController::drop(Square from, Square to) {
    if (to == from)
        return;
    if (m_desk.document().hasBegun()) {
        if (to.isOnBoard())
            act(to);
    } else if (to.isOnBoard() ? movePiece(m_desk, from, to) : putPiece(m_desk, from, {})) {
        m_desk.select(imperio::nowhere);
    }
}

bool SquareController::pickUp(imperio::Kind kind) {
    const imperio::Position& position = m_desk.position();
    if (m_desk.document().hasBegun()) {
        if (!m_desk.isLive() || position.result)
            return false;
        if (!position.spawning) {
            m_desk.refuse(imperio::refusal(imperio::Reason::SpawningIsOver));
            return false;
        }
        if (imperio::isBase(kind) ||
            position.reinforcements[imperio::indexOf(position.toMove)].of(kind) == 0) {
            const Action action = spawnMeant(position, kind, m_desk.cursor(), m_desk.selected());
            m_desk.refuse(imperio::refusal(imperio::Reason::NotInReserve, action.to));
            return false;
        }
    }
    m_desk.select(imperio::nowhere);
    m_desk.setPlacing(kind);
    const imperio::Piece piece{kind, position.toMove, position.toMove};
    m_desk.say(tr("In hand: %1. Enter puts it down, Escape cancels").arg(pieceWords(piece)));
    return true;
}

} // namespace sf::ui
