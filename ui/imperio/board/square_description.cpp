// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/square_description.h"

#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/board/reach.h"
#include "core/text/figures.h"
#include "core/text/imperio_words.h"
#include "ui/imperio/board/board_canvas.h"
#include "ui/imperio/state/game_desk.h"
#include "ui/imperio/state/piece_actions.h"

#include <QCoreApplication>
#include <QStringList>

namespace sf::ui {
namespace {

using imperio::Position;
using imperio::Square;
using imperio::Squares;

QString words(const char* text, int number = -1) {
    return QCoreApplication::translate("sf::ui::SquareDescription", text, nullptr, number);
}

QString listOf(Squares squares) {
    QStringList names;
    for (const Square square : squares)
        names << text::imperioSquare(square);
    return names.join(QStringLiteral(", "));
}

void addTurnWords(QStringList& parts, const Position& position, Square square) {
    const imperio::Piece piece = position.board.piece(square);
    if (piece.side != position.toMove || position.result || position.turn == 0)
        return;
    const bool canAct = imperio::ready(position).has(square);
    if (piece.kind != imperio::Kind::Knight) {
        parts << (canAct ? words("can act") : words("has acted"));
        return;
    }
    const imperio::KnightTurn& turn = position.knights[square.index];
    parts << words("%n action(s) left", turn.actionsLeft);
    if (turn.stopped)
        parts << words("stopped by a pikeman");
    else if (canAct)
        parts << words("charge at most %1").arg(text::figure(turn.steps));
}

QString chanceWords(const Position& position, const imperio::Action& action) {
    const auto fights = imperio::fightsOf(position, action);
    return words("wins %1 %").arg(percentOnBoard(imperio::odds(fights[0].matchup).winChance().number()));
}

QString stepWords(const Position& position, Square from, Square to) {
    const imperio::Piece piece = position.board.piece(from);
    if (piece.kind != imperio::Kind::Knight)
        return words("it can step here");
    if (imperio::isInEnemyZone(position.board, to, piece.side))
        return words("it can step here and is stopped by a pikeman");
    return words("it can step here, then charge at most %1")
        .arg(text::figure(position.knights[from.index].steps + 1));
}

QString sideWords(const Position& position, imperio::Side side) {
    return words("%1: %2 on the board, %3 in reserve, %4")
        .arg(text::imperioSide(side), words("%n fighting piece(s)", position.board.fighting(side).count()),
             text::figure(position.reinforcements[imperio::indexOf(side)].total()),
             words("%n base(s)", position.board.bases(side).count()));
}

} // namespace

QString pieceWords(const imperio::Piece& piece) {
    const QString kind = text::imperioKind(piece.kind);
    return piece.side == imperio::Side::Attacker ? words("attacker's %1").arg(kind)
                                                 : words("defender's %1").arg(kind);
}

QString describeSquare(const Position& position, Square square) {
    QStringList parts{text::imperioSquare(square)};
    const auto piece = position.board.at(square);
    if (!piece) {
        parts << words("open");
    } else {
        parts << pieceWords(*piece);
        if (piece->isCaptured())
            parts << words("captured");
        if (position.entrenched.has(square))
            parts << words("entrenched");
        addTurnWords(parts, position, square);
    }
    if (imperio::pikeZones(position.board, imperio::enemyOf(position.toMove)).has(square))
        parts << words("in a zone of enemy pikemen");
    return parts.join(QStringLiteral(", "));
}

QString describeCell(const GameDesk& desk, const PieceActions& actions, Square square) {
    const Position& position = desk.position();
    QString said = describeSquare(position, square);
    if (desk.selected() == square)
        said += QStringLiteral(", ") + words("selected");
    if (actions.steps().has(square))
        said += QStringLiteral(". ") + stepWords(position, actions.from(), square);
    if (actions.targets().has(square))
        said += QStringLiteral(". ") + describeAttack(position, *actions.attackOn(square));
    if (desk.placing() && desk.document().hasBegun() && spawnSquares(position).has(square))
        said += QStringLiteral(". ") + words("a unit can spawn here");
    return said;
}

QString describeActions(const Position& position, const PieceActions& actions) {
    QString said = describeSquare(position, actions.from());
    if (actions.isEmpty())
        return said + QStringLiteral(". ") + words("It can't do anything now");
    if (!actions.steps().isEmpty())
        said += QStringLiteral(". ") + words("Steps: %1").arg(listOf(actions.steps()));
    for (const Square target : actions.targets())
        said += QStringLiteral(". ") + describeAttack(position, *actions.attackOn(target));
    return said;
}

QString describeAttack(const Position& position, const imperio::Action& action) {
    const auto piece = position.board.piece(action.to);
    const QString pattern =
        action.act == imperio::Act::Shot ? words("Shoot at %1 on %2: %3") : words("Attack %1 on %2: %3");
    return pattern.arg(text::imperioKind(piece.kind), text::imperioSquare(action.to),
                       chanceWords(position, action));
}

QString describeNeighbours(const Position& position, Square square) {
    QStringList parts;
    for (const Square near : imperio::around(square) & position.board.occupied())
        parts << text::imperioSquare(near) + u' ' + pieceWords(position.board.piece(near));
    return parts.isEmpty()
               ? words("There is nothing around %1").arg(text::imperioSquare(square))
               : words("Around %1: %2").arg(text::imperioSquare(square), parts.join(QStringLiteral(", ")));
}

QString describeTurn(const GameDesk& desk) {
    const Position& position = desk.position();
    QString said;
    if (!desk.document().hasBegun())
        said = words("The %1 deploys").arg(text::imperioSide(position.toMove));
    else if (position.result)
        said = words("The game is over: %1").arg(text::ending(*position.result));
    else
        said = (position.spawning ? words("Turn %1, the %2 to move, units may spawn")
                                  : words("Turn %1, the %2 to move, spawning is over"))
                   .arg(text::figure(position.turn), text::imperioSide(position.toMove));
    for (const imperio::Side side : imperio::sides)
        said += QStringLiteral(". ") + sideWords(position, side);
    return said;
}

QString describeLast(const GameDesk& desk) {
    if (desk.shown() == 0)
        return words("Nothing has been played yet");
    const document::PlayedEntry& last = desk.document().entries()[desk.shown() - 1];
    QStringList sentences;
    for (const imperio::Event& event : last.events)
        sentences << text::event(event);
    return words("Last: %1").arg(sentences.join(QStringLiteral("; ")));
}

} // namespace sf::ui
