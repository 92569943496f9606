// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_text.h.
#include "core/text/imperio_text.h"

#include "core/text/figures.h"

#include <QCoreApplication>

#include <array>
#include <cstring>

namespace sf::text {
namespace {

/// %1 is the square; in a sentence with %n, which is the actual number, the allowed or required one.
struct ImperioSentence {
    imperio::Reason reason;
    const char* text;
};

constexpr auto imperioSentences = std::to_array<ImperioSentence>({
    {imperio::Reason::GameIsOver, QT_TRANSLATE_NOOP("sf::text", "The game is over.")},
    {imperio::Reason::NoPiece, QT_TRANSLATE_NOOP("sf::text", "There is nothing on %1.")},
    {imperio::Reason::NotYours, QT_TRANSLATE_NOOP("sf::text", "The piece on %1 belongs to the other side.")},
    {imperio::Reason::HasActed,
     QT_TRANSLATE_NOOP("sf::text", "The piece on %1 has already acted this turn.")},
    {imperio::Reason::NoActionsLeft,
     QT_TRANSLATE_NOOP("sf::text", "The knight on %1 has used its five actions.")},
    {imperio::Reason::StoppedByPike,
     QT_TRANSLATE_NOOP("sf::text", "The knight on %1 was stopped by a pikeman for this turn.")},
    {imperio::Reason::JustSpawned,
     QT_TRANSLATE_NOOP("sf::text", "The piece on %1 was spawned this turn and may not act yet.")},
    {imperio::Reason::NotOneStep, QT_TRANSLATE_NOOP("sf::text", "%1 is not one step away.")},
    {imperio::Reason::SquareTaken, QT_TRANSLATE_NOOP("sf::text", "%1 is occupied.")},
    {imperio::Reason::TooManySteps,
     QT_TRANSLATE_NOOP("sf::text", "The piece on %1 can move only one square.")},
    {imperio::Reason::BackWhereItBegan,
     QT_TRANSLATE_NOOP("sf::text", "An archer's move may not lead back to %1, where it began.")},
    {imperio::Reason::BasesNeverAttack,
     QT_TRANSLATE_NOOP("sf::text", "The base on %1 can't attack: bases never do.")},
    {imperio::Reason::NothingToAttack, QT_TRANSLATE_NOOP("sf::text", "There is no enemy to attack on %1.")},
    {imperio::Reason::OutOfReach, QT_TRANSLATE_NOOP("sf::text", "%1 is out of reach.")},
    {imperio::Reason::PikeBlocked,
     QT_TRANSLATE_NOOP("sf::text", "There is a piece between the pikeman and %1.")},
    {imperio::Reason::IntentionMissing,
     QT_TRANSLATE_NOOP("sf::text", "Choose whether to capture or destroy the base on %1.")},
    {imperio::Reason::IntentionWithoutBase,
     QT_TRANSLATE_NOOP("sf::text", "Only bases can be captured or destroyed, and there is none on %1.")},
    {imperio::Reason::OnlyArchersShoot,
     QT_TRANSLATE_NOOP("sf::text", "The piece on %1 can't shoot: only archers do.")},
    {imperio::Reason::NoTarget, QT_TRANSLATE_NOOP("sf::text", "There is no enemy to shoot at on %1.")},
    {imperio::Reason::BaseIsNoTarget, QT_TRANSLATE_NOOP("sf::text", "The base on %1 can't be shot at.")},
    {imperio::Reason::NotInShotRange,
     QT_TRANSLATE_NOOP("sf::text", "%1 is not 2 to 5 squares away in a straight line.")},
    {imperio::Reason::ShotOverFootsoldier,
     QT_TRANSLATE_NOOP("sf::text", "The footsoldier on %1 is in the way of the shot.")},
    {imperio::Reason::ShotThroughCover,
     QT_TRANSLATE_NOOP("sf::text", "The footsoldier on %1 covers a square in the shot's line.")},
    {imperio::Reason::SpawningIsOver, QT_TRANSLATE_NOOP("sf::text", "Spawning is over for this turn.")},
    {imperio::Reason::NoBaseThere, QT_TRANSLATE_NOOP("sf::text", "There is no base on %1.")},
    {imperio::Reason::EnemyBase, QT_TRANSLATE_NOOP("sf::text", "The base on %1 belongs to the other side.")},
    {imperio::Reason::BaseIsUseless,
     QT_TRANSLATE_NOOP(
         "sf::text",
         "The captured base on %1 is useless while the enemy holds one of its captor's own bases.")},
    {imperio::Reason::BaseHasSpawned,
     QT_TRANSLATE_NOOP("sf::text", "The base on %1 has already spawned this turn.")},
    {imperio::Reason::NotNextToBase, QT_TRANSLATE_NOOP("sf::text", "%1 is not next to the base.")},
    {imperio::Reason::SpawnSquareTaken, QT_TRANSLATE_NOOP("sf::text", "%1 is occupied.")},
    {imperio::Reason::NotInReserve,
     QT_TRANSLATE_NOOP("sf::text", "There is no such unit among the reinforcements.")},
    {imperio::Reason::TooManyKnightsOnBoard,
     QT_TRANSLATE_N_NOOP("sf::text", "%n knight(s) on the board; the limit is %1.")},
    {imperio::Reason::TooManyKnights,
     QT_TRANSLATE_N_NOOP("sf::text", "%n knight(s) with reinforcements; the limit is %1.")},
    {imperio::Reason::TooManyPieces,
     QT_TRANSLATE_N_NOOP("sf::text", "%n piece(s) besides bases; the limit is %1.")},
    {imperio::Reason::TooFewPieces,
     QT_TRANSLATE_N_NOOP("sf::text", "%n piece(s) besides bases; at least %1 is needed.")},
    {imperio::Reason::TooManyReinforcements,
     QT_TRANSLATE_N_NOOP("sf::text", "%n reinforcement(s); the limit is %1.")},
    {imperio::Reason::NoHeadquarters,
     QT_TRANSLATE_N_NOOP("sf::text", "%n headquarters; exactly %1 is needed.")},
    {imperio::Reason::TooManyHeadquarters,
     QT_TRANSLATE_N_NOOP("sf::text", "%n headquarters; exactly %1 is allowed.")},
    {imperio::Reason::TooFewBases,
     QT_TRANSLATE_N_NOOP("sf::text", "%n base(s) besides the headquarters; exactly %1 are needed.")},
    {imperio::Reason::TooManyBases,
     QT_TRANSLATE_N_NOOP("sf::text", "%n base(s) besides the headquarters; exactly %1 are allowed.")},
    {imperio::Reason::NotOnOwnRows,
     QT_TRANSLATE_NOOP("sf::text", "%1 is outside the deploying side's two rows.")},
    {imperio::Reason::TooManyAlterations,
     QT_TRANSLATE_N_NOOP("sf::text", "%n alteration(s) counted (IMP-6); the limit is %1.")},
    {imperio::Reason::SetupIsOver, QT_TRANSLATE_NOOP("sf::text", "Play has begun; the set-up is over.")},
    {imperio::Reason::OnlyAlterations,
     QT_TRANSLATE_NOOP("sf::text", "Once both sides have deployed, only the defender may alter the "
                                   "set-up, one piece or reinforcement at a time.")},
    {imperio::Reason::OutsideOwnRows,
     QT_TRANSLATE_NOOP("sf::text", "%1 is outside the defender's two rows.")},
    {imperio::Reason::NothingToAlter,
     QT_TRANSLATE_NOOP("sf::text", "There is nothing on %1 to alter that way.")},
    {imperio::Reason::OtherPieceThere,
     QT_TRANSLATE_NOOP("sf::text", "The piece on %1 is not the one to be replaced.")},
    {imperio::Reason::NoRoomToAdd,
     QT_TRANSLATE_NOOP("sf::text", "%1 is occupied, so nothing can be added there.")},
    {imperio::Reason::NoSuchReinforcement,
     QT_TRANSLATE_NOOP("sf::text", "There is no such reinforcement to remove.")},
    {imperio::Reason::NoFighterLeft,
     QT_TRANSLATE_NOOP("sf::text", "A side without a fighting piece on the board has lost.")},
    {imperio::Reason::NoBaseLeft, QT_TRANSLATE_NOOP("sf::text", "A side without a base has lost.")},
    {imperio::Reason::NothingToDo, QT_TRANSLATE_NOOP("sf::text", "The side to move can only end its turn.")},
    {imperio::Reason::NotAPikeman,
     QT_TRANSLATE_NOOP("sf::text", "Only pikemen entrench, and there is none on %1.")},
    {imperio::Reason::NotAKnight,
     QT_TRANSLATE_NOOP("sf::text", "There is no knight of the side to move on %1.")},
});

} // namespace

QString refusal(const imperio::Refusal& refusal) {
    for (const auto& [reason, pattern] : imperioSentences) {
        if (reason != refusal.reason)
            continue;
        const bool counts = std::strstr(pattern, "%n") != nullptr;
        const QString text =
            QCoreApplication::translate("sf::text", pattern, nullptr, counts ? refusal.number : -1);
        if (std::strstr(pattern, "%1") == nullptr)
            return text;
        return text.arg(counts ? figure(refusal.limit) : imperioSquare(refusal.square));
    }
    return {};
}

} // namespace sf::text
