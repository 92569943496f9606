// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/square_description.h"

#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/board/reach.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "ui/board/spoken_name.h"
#include "ui/imperio/board/board_canvas.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/piece_actions.h"

#include <QCoreApplication>
#include <QStringList>

namespace sf::ui {
namespace {

using imperio::Position;
using imperio::Square;
using imperio::Squares;

struct SquareDescription {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::SquareDescription)
};

QString listOf(Squares squares) {
    QStringList names;
    for (const Square square : squares)
        names << text::imperioSquare(square);
    return text::listed(names);
}

void addTurnWords(QStringList& parts, const Position& position, Square square) {
    const imperio::Piece piece = position.board.piece(square);
    if (piece.side != position.toMove || position.result || position.turn == 0)
        return;
    const bool canAct = imperio::ready(position).has(square);
    if (piece.kind != imperio::Kind::Knight) {
        parts << (canAct ? SquareDescription::tr("can act") : SquareDescription::tr("has acted"));
        return;
    }
    const imperio::KnightTurn& turn = position.knights[square.index];
    parts << SquareDescription::tr("%n action(s) left", nullptr, turn.actionsLeft);
    if (turn.stopped)
        parts << SquareDescription::tr("stopped by a pikeman");
    else if (canAct)
        parts << SquareDescription::tr("charge at most %1").arg(text::figure(turn.steps));
}

QString chanceWords(const Position& position, const imperio::Action& action) {
    const auto fights = imperio::fightsOf(position, action);
    return SquareDescription::tr("wins %1 %")
        .arg(percentOnBoard(imperio::odds(fights[0].matchup).winChance().number()));
}

QString stepWords(const Position& position, Square from, Square to) {
    const imperio::Piece piece = position.board.piece(from);
    if (piece.kind != imperio::Kind::Knight)
        return SquareDescription::tr("it can step here");
    if (imperio::isInEnemyZone(position.board, to, piece.side))
        return SquareDescription::tr("it can step here and is stopped by a pikeman");
    return SquareDescription::tr("it can step here, then charge at most %1")
        .arg(text::figure(position.knights[from.index].steps + 1));
}

QString wayWords(const Position& position, const PieceActions& actions, Square to) {
    const auto count = static_cast<int>(actions.wayTo(to).size());
    const imperio::Side side = position.board.piece(actions.from()).side;
    if (imperio::isInEnemyZone(position.board, to, side))
        return SquareDescription::tr("it can go here in %n step(s) and is stopped by a pikeman", nullptr,
                                     count);
    return SquareDescription::tr("it can go here in %n step(s), then charge at most %1", nullptr, count)
        .arg(text::figure(actions.stepsAt(to)));
}

QString approachWords(const Position& position, const PieceActions& actions, Square target) {
    const imperio::Approach& best = actions.approaches(target).front();
    return SquareDescription::tr("After %n step(s) attack %1 on %2: wins %3 %", nullptr,
                                 static_cast<int>(best.way.size()))
        .arg(text::imperioKind(position.board.piece(target).kind), text::imperioSquare(target),
             percentOnBoard(best.winChance));
}

/// "after 2 steps, wins 19.2 %"
QString farWords(const PieceActions& actions, Square target) {
    const imperio::Approach& best = actions.approaches(target).front();
    return SquareDescription::tr("after %n step(s), wins %1 %", nullptr, static_cast<int>(best.way.size()))
        .arg(percentOnBoard(best.winChance));
}

QString sideWords(const Position& position, imperio::Side side) {
    return SquareDescription::tr("%1: %2 on the board, %3 in reserve, %4")
        .arg(text::imperioSide(side),
             SquareDescription::tr("%n fighting piece(s)", nullptr, position.board.fighting(side).count()),
             text::figure(position.reinforcements[imperio::indexOf(side)].total()),
             SquareDescription::tr("%n base(s)", nullptr, position.board.bases(side).count()));
}

} // namespace

QString pieceWords(const imperio::Piece& piece) {
    const QString kind = text::imperioKind(piece.kind);
    return piece.side == imperio::Side::Attacker ? SquareDescription::tr("attacker's %1").arg(kind)
                                                 : SquareDescription::tr("defender's %1").arg(kind);
}

QString describeSquare(const Position& position, Square square) {
    QStringList parts{text::imperioSquare(square)};
    const auto piece = position.board.at(square);
    if (!piece) {
        parts << SquareDescription::tr("open");
    } else {
        parts << pieceWords(*piece);
        if (piece->isCaptured())
            parts << SquareDescription::tr("captured");
        if (position.entrenched.has(square))
            parts << SquareDescription::tr("entrenched");
        addTurnWords(parts, position, square);
    }
    if (imperio::pikeZones(position.board, imperio::enemyOf(position.toMove)).has(square))
        parts << SquareDescription::tr("in a zone of enemy pikemen");
    return text::listed(parts);
}

QString describeCell(const GameController& controller, const PieceActions& actions, Square square) {
    const Position& position = controller.position();
    const QString here = describeSquare(position, square);
    QStringList said{controller.selected() == square ? text::listed({here, SquareDescription::tr("selected")})
                                                     : here};
    if (actions.steps().has(square))
        said << stepWords(position, actions.from(), square);
    else if (actions.reach().has(square))
        said << wayWords(position, actions, square);
    if (actions.targets().has(square))
        said << describeAttack(position, *actions.attackOn(square));
    else if (actions.farTargets().has(square))
        said << approachWords(position, actions, square);
    if (controller.placing() && controller.document().hasBegun() && spawnSquares(position).has(square))
        said << SquareDescription::tr("a unit can spawn here");
    return text::sentencesOf(said);
}

QString nameOfCell(const GameController& controller, const PieceActions& actions, Square square) {
    enum Place { What, Where, State, Turn, Zone, Deed };
    const Position& position = controller.position();
    const auto piece = position.board.at(square);
    std::vector<NamePart> parts{{What, piece ? pieceWords(*piece) : SquareDescription::tr("open")},
                                {Where, text::imperioSquare(square)}};
    if (actions.targets().has(square))
        parts.push_back({Deed, chanceWords(position, *actions.attackOn(square))});
    else if (actions.farTargets().has(square))
        parts.push_back({Deed, farWords(actions, square)});
    else if (actions.steps().has(square))
        parts.push_back({Deed, SquareDescription::tr("can step here")});
    else if (actions.reach().has(square))
        parts.push_back({Deed, SquareDescription::tr("%n step(s) away", nullptr,
                                                     static_cast<int>(actions.wayTo(square).size()))});
    else if (controller.placing() && controller.document().hasBegun() && spawnSquares(position).has(square))
        parts.push_back({Deed, SquareDescription::tr("can spawn here")});
    if (controller.selected() == square)
        parts.push_back({Turn, SquareDescription::tr("selected")});
    if (piece) {
        QStringList state;
        if (piece->isCaptured())
            state << SquareDescription::tr("captured");
        if (position.entrenched.has(square))
            state << SquareDescription::tr("entrenched");
        parts.push_back({State, text::listed(state)});
        QStringList turn;
        addTurnWords(turn, position, square);
        parts.push_back({Turn, turn.value(0)});
    }
    if (imperio::pikeZones(position.board, imperio::enemyOf(position.toMove)).has(square))
        parts.push_back({Zone, SquareDescription::tr("pikemen's zone")});
    return spokenName(parts);
}

QString describeActions(const Position& position, const PieceActions& actions) {
    QStringList said{describeSquare(position, actions.from())};
    if (actions.isEmpty())
        said << SquareDescription::tr("It can't do anything now");
    if (!actions.steps().isEmpty())
        said << SquareDescription::tr("Steps: %1").arg(listOf(actions.steps()));
    for (const Square target : actions.targets())
        said << describeAttack(position, *actions.attackOn(target));
    for (const Square target : actions.farTargets())
        said << approachWords(position, actions, target);
    return text::sentencesOf(said);
}

QString describeAttack(const Position& position, const imperio::Action& action) {
    const auto piece = position.board.piece(action.to);
    const QString pattern = action.act == imperio::Act::Shot ? SquareDescription::tr("Shoot at %1 on %2: %3")
                                                             : SquareDescription::tr("Attack %1 on %2: %3");
    return pattern.arg(text::imperioKind(piece.kind), text::imperioSquare(action.to),
                       chanceWords(position, action));
}

QString describeNeighbours(const Position& position, Square square) {
    QStringList parts;
    for (const Square near : imperio::around(square) & position.board.occupied())
        parts << text::imperioSquare(near) + u' ' + pieceWords(position.board.piece(near));
    return parts.isEmpty()
               ? SquareDescription::tr("There is nothing around %1").arg(text::imperioSquare(square))
               : SquareDescription::tr("Around %1: %2").arg(text::imperioSquare(square), text::listed(parts));
}

namespace {

QString facesOf(const std::vector<int>& dice) {
    QStringList faces;
    for (const int face : dice)
        faces << text::figure(face);
    return text::listed(faces);
}

} // namespace

QString describeTurn(const GameController& controller) {
    const Position& position = controller.position();
    QString said;
    if (!controller.document().hasBegun() && !controller.setsPosition())
        said = SquareDescription::tr("The %1 deploys").arg(text::imperioSide(position.toMove));
    else if (position.result)
        said = SquareDescription::tr("The game is over: %1").arg(text::ending(*position.result));
    else
        said = (!spawningBases(position).isEmpty()
                    ? SquareDescription::tr("Turn %1, the %2 to move, units may spawn")
                    : SquareDescription::tr("Turn %1, the %2 to move"))
                   .arg(text::figure(position.turn), text::imperioSide(position.toMove));
    QStringList sentences{said};
    for (const imperio::Side side : imperio::sides)
        sentences << sideWords(position, side);
    return text::sentencesOf(sentences);
}

QString describeLast(const GameController& controller) {
    if (controller.shown() == 0)
        return SquareDescription::tr("Nothing has been played yet");
    return SquareDescription::tr("Last: %1").arg(controller.outcome(controller.shown() - 1));
}

QString describeLastDice(const GameController& controller) {
    QStringList fights;
    for (std::size_t entry = controller.shown(); entry > 0 && fights.isEmpty(); --entry)
        if (!controller.isAssumed(entry - 1))
            for (const imperio::Event& event : controller.document().entries()[entry - 1].events)
                if (event.what == imperio::Happened::Fought)
                    fights << SquareDescription::tr("%1: dice %2 against %3")
                                  .arg(text::capitalised(text::event(event)), facesOf(event.attackerDice),
                                       facesOf(event.defenderDice));
    return fights.isEmpty() ? SquareDescription::tr("No dice have been rolled yet")
                            : text::sentencesOf(fights);
}

} // namespace sf::ui
