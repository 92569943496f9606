// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/imperio_text.h"

#include "core/rules/imperio/game/tally.h"
#include "core/text/figures.h"
#include "core/text/word_table.h"

namespace sf::text {
namespace {

using imperio::DiceCode;
using imperio::Event;
using imperio::Happened;
using imperio::Kind;

constexpr std::array imperioKindWords{
    QT_TRANSLATE_NOOP("sf::text", "knight"),  QT_TRANSLATE_NOOP("sf::text", "archer"),
    QT_TRANSLATE_NOOP("sf::text", "pikeman"), QT_TRANSLATE_NOOP("sf::text", "footsoldier"),
    QT_TRANSLATE_NOOP("sf::text", "base"),    QT_TRANSLATE_NOOP("sf::text", "headquarters")};
constexpr std::array diceWords{QT_TRANSLATE_NOOP("sf::text", "basic"),
                               QT_TRANSLATE_NOOP("sf::text", "at the target of a shot"),
                               QT_TRANSLATE_NOOP("sf::text", "beside the target of a shot"),
                               QT_TRANSLATE_NOOP("sf::text", "point blank"),
                               QT_TRANSLATE_NOOP("sf::text", "charge %1"),
                               QT_TRANSLATE_NOOP("sf::text", "against a pikeman"),
                               QT_TRANSLATE_NOOP("sf::text", "attacked by an adjacent piece"),
                               QT_TRANSLATE_NOOP("sf::text", "attacking"),
                               QT_TRANSLATE_NOOP("sf::text", "against a knight"),
                               QT_TRANSLATE_NOOP("sf::text", "against an archer"),
                               QT_TRANSLATE_NOOP("sf::text", "entrenched"),
                               QT_TRANSLATE_NOOP("sf::text", "under fire"),
                               QT_TRANSLATE_NOOP("sf::text", "bases always have one")};
constexpr std::array meansWords{
    QT_TRANSLATE_NOOP("sf::text", "melee"), QT_TRANSLATE_NOOP("sf::text", "two squares ahead"),
    QT_TRANSLATE_NOOP("sf::text", "shot"), QT_TRANSLATE_NOOP("sf::text", "splash")};
constexpr std::array comparisonWords{QT_TRANSLATE_NOOP("sf::text", "win"),
                                     QT_TRANSLATE_NOOP("sf::text", "tie"),
                                     QT_TRANSLATE_NOOP("sf::text", "lose")};
static_assert(imperioKindWords.size() == imperio::kinds.size());
static_assert(diceWords.size() == static_cast<std::size_t>(DiceCode::AlwaysOne) + 1);

QString translate(const char* context, const char* text, const char* comment = nullptr, int count = -1) {
    return QCoreApplication::translate(context, text, comment, count);
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
    return wordOf(imperioKindWords, kind);
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
    const QString text = wordOf(diceWords, term.code);
    return term.code == DiceCode::Charge ? text.arg(term.value + 1) : text;
}

QString means(imperio::Means means) {
    return wordOf(meansWords, means);
}

QString comparison(dice::Comparison sums) {
    return wordOf(comparisonWords, sums);
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

Caption caption(const Event& event) {
    return {capitalised(text::event(event)), event.rule};
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
