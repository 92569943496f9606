// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/imperio_options.h"

#include "core/text/lists.h"

#include "core/text/imperio_text.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

constexpr OptionText optionTexts[] = {
    {"knightsOnBoard", QT_TRANSLATE_NOOP("sf::text", "Knights on the board"),
     QT_TRANSLATE_NOOP("sf::text", "How many knights a side may deploy on the board.")},
    {"knights", QT_TRANSLATE_NOOP("sf::text", "Knights in total"),
     QT_TRANSLATE_NOOP("sf::text",
                       "How many knights a side may have, on the board and in reserve together.")},
    {"pieces", QT_TRANSLATE_NOOP("sf::text", "Pieces on the board"),
     QT_TRANSLATE_NOOP("sf::text", "How many pieces besides the bases a side may deploy.")},
    {"reinforcements", QT_TRANSLATE_NOOP("sf::text", "Reinforcements"),
     QT_TRANSLATE_NOOP("sf::text", "How many units a side may have in reserve at the beginning.")},
    {"alterations", QT_TRANSLATE_NOOP("sf::text", "Alterations"),
     QT_TRANSLATE_NOOP("sf::text",
                       "How many changes the defender may make after the attacker has deployed.")},
    {"chargePath",
     QT_TRANSLATE_NOOP("sf::text", "Steps that count for the charge"),
     QT_TRANSLATE_NOOP(
         "sf::text",
         "Whether a knight's charge counts only the distance it needed, or every step, detours included."),
     {QT_TRANSLATE_NOOP("sf::text", "only the distance needed"),
      QT_TRANSLATE_NOOP("sf::text", "every step")}},
    {"pikeReach",
     QT_TRANSLATE_NOOP("sf::text", "Pikes over other pieces"),
     QT_TRANSLATE_NOOP("sf::text", "Whether a piece in between stops a pikeman's attack two squares ahead."),
     {QT_TRANSLATE_NOOP("sf::text", "reach over them"),
      QT_TRANSLATE_NOOP("sf::text", "need a clear square")}},
    {"cover",
     QT_TRANSLATE_NOOP("sf::text", "Footsoldiers as covered targets"),
     QT_TRANSLATE_NOOP("sf::text", "Taken literally, footsoldiers side by side shield each other too; by the "
                                   "ruling, a footsoldier can always be shot at."),
     {QT_TRANSLATE_NOOP("sf::text", "can be shot at"), QT_TRANSLATE_NOOP("sf::text", "are covered too")}},
    {"spawnActs",
     QT_TRANSLATE_NOOP("sf::text", "Spawned units act at once"),
     QT_TRANSLATE_NOOP("sf::text", "Whether a unit may act in the turn in which it was spawned."),
     {QT_TRANSLATE_NOOP("sf::text", "no"), QT_TRANSLATE_NOOP("sf::text", "yes")}},
    {"capturedBaseCounts",
     QT_TRANSLATE_NOOP("sf::text", "Captured bases keep a side alive"),
     QT_TRANSLATE_NOOP("sf::text", "Whether a captured base counts when a side has lost its own."),
     {QT_TRANSLATE_NOOP("sf::text", "no"), QT_TRANSLATE_NOOP("sf::text", "yes")}},
    {"undoDice",
     QT_TRANSLATE_NOOP("sf::text", "Undoing dice"),
     QT_TRANSLATE_NOOP("sf::text",
                       "The same action gets the same dice again, and the record marks what was undone."),
     {QT_TRANSLATE_NOOP("sf::text", "allowed"), QT_TRANSLATE_NOOP("sf::text", "ask first"),
      QT_TRANSLATE_NOOP("sf::text", "never")}},
    {"clockTurn", QT_TRANSLATE_NOOP("sf::text", "Clock for a turn"),
     QT_TRANSLATE_NOOP("sf::text", "A side that takes longer for one turn loses.")},
    {"clockGame", QT_TRANSLATE_NOOP("sf::text", "Clock for the game"),
     QT_TRANSLATE_NOOP("sf::text", "A side that takes longer for all its turns together loses.")},
    {"clockIncrement", QT_TRANSLATE_NOOP("sf::text", "Added after each turn"),
     QT_TRANSLATE_NOOP("sf::text", "Each turn a side ends adds this much to its clock for the game.")},
};

QString onSquare(const imperio::Alteration& alteration) {
    const QString square = imperioSquare(alteration.square);
    using imperio::Alter;
    switch (alteration.alter) {
    case Alter::MoveOrSwap:
        return QCoreApplication::translate("sf::text", "%1 and %2 change places")
            .arg(square, imperioSquare(alteration.to));
    case Alter::Add:
        return QCoreApplication::translate("sf::text", "%1: %2 added")
            .arg(square, imperioKind(alteration.kind));
    case Alter::Remove:
        return QCoreApplication::translate("sf::text", "%1: %2 removed")
            .arg(square, imperioKind(alteration.kind));
    default:
        return QCoreApplication::translate("sf::text", "%1: %2 becomes %3")
            .arg(square, imperioKind(alteration.kind), imperioKind(alteration.newKind));
    }
}

} // namespace

std::span<const OptionText> imperioOptionTexts() {
    return optionTexts;
}

QString imperioOptions(const imperio::Options& options) {
    QStringList parts;
    for (const Option& option : imperio::allOptions())
        if (const int value = valueOf(options, option); value != option.standard)
            parts << QCoreApplication::translate("sf::text", "%1: %2")
                         .arg(optionTitle(option), optionValue(option, value));
    return clauses(parts);
}

QString imperioStage(imperio::Stage stage) {
    switch (stage) {
    case imperio::Stage::DefenderDeploys:
        return QCoreApplication::translate("sf::text", "The defender deploys");
    case imperio::Stage::AttackerDeploys:
        return QCoreApplication::translate("sf::text", "The attacker deploys");
    case imperio::Stage::DefenderAlters:
        return QCoreApplication::translate("sf::text", "The defender alters");
    case imperio::Stage::AnyPosition:
        return QCoreApplication::translate("sf::text", "Any position is set up");
    case imperio::Stage::Play:
        return QCoreApplication::translate("sf::text", "Play has begun");
    }
    return {};
}

QString alteration(const imperio::Alteration& alteration) {
    using imperio::Alter;
    switch (alteration.alter) {
    case Alter::AddReserve:
        return QCoreApplication::translate("sf::text", "reserve: %1 added").arg(imperioKind(alteration.kind));
    case Alter::RemoveReserve:
        return QCoreApplication::translate("sf::text", "reserve: %1 removed")
            .arg(imperioKind(alteration.kind));
    case Alter::ReplaceReserve:
        return QCoreApplication::translate("sf::text", "reserve: %1 becomes %2")
            .arg(imperioKind(alteration.kind), imperioKind(alteration.newKind));
    default:
        return onSquare(alteration);
    }
}

} // namespace sf::text
