// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/imperio_text.h"

#include "core/rules/imperio/game/tally.h"
#include "core/text/figures.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

using imperio::DiceCode;
using imperio::Event;
using imperio::Happened;
using imperio::Kind;

QString translate(const char* context, const char* text) {
    return QCoreApplication::translate(context, text);
}

/// "attacker's knight"
QString piece(const Event& event) {
    return event.side == imperio::Side::Attacker
               ? translate("sf::text", "attacker's %1").arg(imperioKind(event.kind))
               : translate("sf::text", "defender's %1").arg(imperioKind(event.kind));
}

QString fight(const Event& event) {
    const QString who =
        translate("sf::text", "%1 %2 against %3 %4 (%5)")
            .arg(piece(event), imperioSquare(event.from), imperioKind(event.fight.matchup.defender),
                 imperioSquare(event.fight.target), means(event.fight.matchup.means));
    return translate("sf::text", "%1: %2 to %3, %4")
        .arg(who, figure(imperio::sumOf(event.attackerDice)), figure(imperio::sumOf(event.defenderDice)),
             comparison(event.sums));
}

QString turnEnd(const Event& event) {
    const bool byItself = event.what == Happened::TurnEndedByItself;
    return (byItself ? translate("sf::text", "the %1's turn ends automatically, nothing is left to do")
                     : translate("sf::text", "the %1's turn ends"))
        .arg(imperioSide(event.side));
}

QString move(const Event& event) {
    const QString from = imperioSquare(event.from);
    const QString to = imperioSquare(event.to);
    if (event.what == Happened::Spawned)
        return translate("sf::text", "%1 spawned on %2 by the base on %3").arg(piece(event), to, from);
    if (event.what == Happened::MovedIn)
        return translate("sf::text", "%1 moves in from %2 to %3").arg(piece(event), from, to);
    if (event.via.isOnBoard())
        return translate("sf::text", "%1 moves from %2 via %3 to %4")
            .arg(piece(event), from, imperioSquare(event.via), to);
    return translate("sf::text", "%1 steps from %2 to %3").arg(piece(event), from, to);
}

} // namespace

QString imperioKind(Kind kind) {
    switch (kind) {
    case Kind::Knight:
        return translate("sf::text", "knight");
    case Kind::Archer:
        return translate("sf::text", "archer");
    case Kind::Pikeman:
        return translate("sf::text", "pikeman");
    case Kind::Footsoldier:
        return translate("sf::text", "footsoldier");
    case Kind::Base:
        return translate("sf::text", "base");
    case Kind::Headquarters:
        return translate("sf::text", "headquarters");
    }
    return {};
}

QString imperioSide(imperio::Side side) {
    return side == imperio::Side::Attacker ? translate("sf::text", "attacker")
                                           : translate("sf::text", "defender");
}

QString imperioSquare(imperio::Square square) {
    return QString::fromStdString(square.text());
}

QString capitalised(QString text) {
    return text.replace(0, 1, text.left(1).toUpper());
}

QString diceTerm(const imperio::DiceTerm& term) {
    switch (term.code) {
    case DiceCode::Base:
        return translate("sf::text", "basic");
    case DiceCode::Shooting:
        return translate("sf::text", "at the target of a shot");
    case DiceCode::Splashing:
        return translate("sf::text", "beside the target of a shot");
    case DiceCode::PointBlank:
        return translate("sf::text", "point blank");
    case DiceCode::Charge:
        return translate("sf::text", "charge %1").arg(term.value + 1);
    case DiceCode::AgainstPikeman:
        return translate("sf::text", "against a pikeman");
    case DiceCode::AttackedBeside:
        return translate("sf::text", "attacked by an adjacent piece");
    case DiceCode::Attacking:
        return translate("sf::text", "attacking");
    case DiceCode::AgainstKnight:
        return translate("sf::text", "against a knight");
    case DiceCode::AgainstArcher:
        return translate("sf::text", "against an archer");
    case DiceCode::Entrenched:
        return translate("sf::text", "entrenched");
    case DiceCode::UnderFire:
        return translate("sf::text", "under fire");
    case DiceCode::AlwaysOne:
        return translate("sf::text", "bases always have one");
    }
    return {};
}

QString means(imperio::Means means) {
    switch (means) {
    case imperio::Means::Melee:
        return translate("sf::text", "melee");
    case imperio::Means::Reach:
        return translate("sf::text", "two squares ahead");
    case imperio::Means::Shot:
        return translate("sf::text", "shot");
    case imperio::Means::Splash:
        return translate("sf::text", "splash");
    }
    return {};
}

QString comparison(dice::Comparison sums) {
    switch (sums) {
    case dice::Comparison::Win:
        return translate("sf::text", "win");
    case dice::Comparison::Tie:
        return translate("sf::text", "tie");
    case dice::Comparison::Lose:
        return translate("sf::text", "lose");
    }
    return {};
}

QString event(const Event& event) {
    const QString to = imperioSquare(event.to);
    switch (event.what) {
    case Happened::Spawned:
    case Happened::Stepped:
    case Happened::MovedIn:
        return move(event);
    case Happened::Fought:
        return fight(event);
    case Happened::Eliminated:
        return translate("sf::text", "%1 on %2 is eliminated").arg(piece(event), to);
    case Happened::Captured:
        return translate("sf::text", "the base on %1 is captured").arg(to);
    case Happened::Destroyed:
        return translate("sf::text", "the base on %1 is destroyed").arg(to);
    case Happened::Stopped:
        return translate("sf::text", "%1 on %2 is stopped by a pikeman").arg(piece(event), to);
    case Happened::Entrenched:
        return translate("sf::text", "%1 on %2 is entrenched").arg(piece(event), to);
    case Happened::TurnEnded:
    case Happened::TurnEndedByItself:
        return turnEnd(event);
    case Happened::GameOver:
        return translate("sf::text", "the %1 wins: %2").arg(imperioSide(event.side), ending(*event.result));
    }
    return {};
}

QString ending(const imperio::Result& result) {
    using imperio::Ending;
    const QString loser = imperioSide(imperio::enemyOf(result.winner));
    const QString winner = imperioSide(result.winner);
    switch (result.ending) {
    case Ending::NoFightingPieces:
        return translate("sf::text", "the %1 has no fighting piece left").arg(loser);
    case Ending::NoBases:
        return translate("sf::text", "the %1 controls no base").arg(loser);
    case Ending::FewerInitialPieces:
        return translate("sf::text", "both lost their last pieces; the %1 deployed fewer").arg(winner);
    case Ending::FewerInitialReinforcements:
        return translate("sf::text", "both lost their last pieces; the %1 began with fewer reinforcements")
            .arg(winner);
    case Ending::MoreReinforcements:
        return translate("sf::text", "both lost their last pieces; the %1 has more reinforcements")
            .arg(winner);
    case Ending::MoreBases:
        return translate("sf::text", "both lost their last pieces; the %1 has more bases").arg(winner);
    case Ending::ControlsHeadquarters:
        return translate("sf::text",
                         "both lost their last pieces; only the %1 controls its original headquarters")
            .arg(winner);
    case Ending::NeverLostHeadquarters:
        return translate("sf::text",
                         "both lost their last pieces; only the %1 never lost its original headquarters")
            .arg(winner);
    case Ending::DefenderWinsTies:
        return translate("sf::text",
                         "both lost their last pieces and every tie-breaker is even; the defender wins");
    case Ending::Resigned:
        return translate("sf::text", "the %1 resigned").arg(loser);
    case Ending::OutOfTime:
        return translate("sf::text", "the %1 is out of time").arg(loser);
    }
    return {};
}

} // namespace sf::text
