// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_text.h.
#include "core/text/imperio_text.h"

#include "core/text/figures.h"

#include <QCoreApplication>

#include <array>

namespace sf::text {
namespace {

/// What replaces a sentence's place markers: the square, or the actual and allowed counts.
enum class Filling : std::uint8_t { None, Square, Counts };

struct ImperioSentence {
    imperio::Reason reason;
    Filling filling;
    const char* text;
};

constexpr auto imperioSentences = std::to_array<ImperioSentence>({
    {imperio::Reason::GameIsOver, Filling::None, QT_TRANSLATE_NOOP("sf::text", "The game is over.")},
    {imperio::Reason::NoPiece, Filling::Square, QT_TRANSLATE_NOOP("sf::text", "There is nothing on %1.")},
    {imperio::Reason::NotYours, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The piece on %1 belongs to the other side.")},
    {imperio::Reason::HasActed, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The piece on %1 has already acted this turn.")},
    {imperio::Reason::NoActionsLeft, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The knight on %1 has used its five actions.")},
    {imperio::Reason::StoppedByPike, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The knight on %1 was stopped by a pikeman for this turn.")},
    {imperio::Reason::JustSpawned, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The piece on %1 was spawned this turn and may not act yet.")},
    {imperio::Reason::NotOneStep, Filling::Square, QT_TRANSLATE_NOOP("sf::text", "%1 is not one step away.")},
    {imperio::Reason::SquareTaken, Filling::Square, QT_TRANSLATE_NOOP("sf::text", "%1 is occupied.")},
    {imperio::Reason::TooManySteps, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The piece on %1 can move only one square.")},
    {imperio::Reason::BackWhereItBegan, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "An archer's move may not lead back to %1, where it began.")},
    {imperio::Reason::BasesNeverAttack, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The base on %1 can't attack: bases never do.")},
    {imperio::Reason::NothingToAttack, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "There is no enemy to attack on %1.")},
    {imperio::Reason::OutOfReach, Filling::Square, QT_TRANSLATE_NOOP("sf::text", "%1 is out of reach.")},
    {imperio::Reason::PikeBlocked, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "There is a piece between the pikeman and %1.")},
    {imperio::Reason::IntentionMissing, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "Choose whether to capture or destroy the base on %1.")},
    {imperio::Reason::IntentionWithoutBase, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "Only bases can be captured or destroyed, and there is none on %1.")},
    {imperio::Reason::OnlyArchersShoot, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The piece on %1 can't shoot: only archers do.")},
    {imperio::Reason::NoTarget, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "There is no enemy to shoot at on %1.")},
    {imperio::Reason::BaseIsNoTarget, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The base on %1 can't be shot at.")},
    {imperio::Reason::NotInShotRange, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "%1 is not 2 to 5 squares away in a straight line.")},
    {imperio::Reason::ShotOverFootsoldier, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The footsoldier on %1 is in the way of the shot.")},
    {imperio::Reason::ShotThroughCover, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The footsoldier on %1 covers a square in the shot's line.")},
    {imperio::Reason::SpawningIsOver, Filling::None,
     QT_TRANSLATE_NOOP("sf::text", "Spawning is over for this turn.")},
    {imperio::Reason::NoBaseThere, Filling::Square, QT_TRANSLATE_NOOP("sf::text", "There is no base on %1.")},
    {imperio::Reason::EnemyBase, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The base on %1 belongs to the other side.")},
    {imperio::Reason::BaseIsUseless, Filling::Square,
     QT_TRANSLATE_NOOP(
         "sf::text",
         "The captured base on %1 is useless while the enemy holds one of its captor's own bases.")},
    {imperio::Reason::BaseHasSpawned, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The base on %1 has already spawned this turn.")},
    {imperio::Reason::NotNextToBase, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "%1 is not next to the base.")},
    {imperio::Reason::SpawnSquareTaken, Filling::Square, QT_TRANSLATE_NOOP("sf::text", "%1 is occupied.")},
    {imperio::Reason::NotInReserve, Filling::None,
     QT_TRANSLATE_NOOP("sf::text", "There is no such unit among the reinforcements.")},
    {imperio::Reason::TooManyKnightsOnBoard, Filling::Counts,
     QT_TRANSLATE_N_NOOP("sf::text", "%n knight(s) on the board; the limit is %1.")},
    {imperio::Reason::TooManyKnights, Filling::Counts,
     QT_TRANSLATE_N_NOOP("sf::text", "%n knight(s) with reinforcements; the limit is %1.")},
    {imperio::Reason::TooManyPieces, Filling::Counts,
     QT_TRANSLATE_N_NOOP("sf::text", "%n piece(s) besides bases; the limit is %1.")},
    {imperio::Reason::TooFewPieces, Filling::Counts,
     QT_TRANSLATE_N_NOOP("sf::text", "%n piece(s) besides bases; at least %1 is needed.")},
    {imperio::Reason::TooManyReinforcements, Filling::Counts,
     QT_TRANSLATE_N_NOOP("sf::text", "%n reinforcement(s); the limit is %1.")},
    {imperio::Reason::NoHeadquarters, Filling::Counts,
     QT_TRANSLATE_N_NOOP("sf::text", "%n headquarters; exactly %1 is needed.")},
    {imperio::Reason::TooManyHeadquarters, Filling::Counts,
     QT_TRANSLATE_N_NOOP("sf::text", "%n headquarters; exactly %1 is allowed.")},
    {imperio::Reason::TooFewBases, Filling::Counts,
     QT_TRANSLATE_N_NOOP("sf::text", "%n base(s) besides the headquarters; exactly %1 are needed.")},
    {imperio::Reason::TooManyBases, Filling::Counts,
     QT_TRANSLATE_N_NOOP("sf::text", "%n base(s) besides the headquarters; exactly %1 are allowed.")},
    {imperio::Reason::NotOnOwnRows, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "%1 is outside the deploying side's two rows.")},
    {imperio::Reason::TooManyAlterations, Filling::Counts,
     QT_TRANSLATE_N_NOOP("sf::text", "%n alteration(s) counted (IMP-6); the limit is %1.")},
    {imperio::Reason::SetupIsOver, Filling::None,
     QT_TRANSLATE_NOOP("sf::text", "Play has begun; the set-up is over.")},
    {imperio::Reason::OnlyAlterations, Filling::None,
     QT_TRANSLATE_NOOP("sf::text", "Once both sides have deployed, only the defender may alter the "
                                   "set-up, one piece or reinforcement at a time.")},
    {imperio::Reason::OutsideOwnRows, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "%1 is outside the defender's two rows.")},
    {imperio::Reason::NothingToAlter, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "There is nothing on %1 to alter that way.")},
    {imperio::Reason::OtherPieceThere, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "The piece on %1 is not the one to be replaced.")},
    {imperio::Reason::NoRoomToAdd, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "%1 is occupied, so nothing can be added there.")},
    {imperio::Reason::NoSuchReinforcement, Filling::None,
     QT_TRANSLATE_NOOP("sf::text", "There is no such reinforcement to remove.")},
    {imperio::Reason::NoFighterLeft, Filling::None,
     QT_TRANSLATE_NOOP("sf::text", "A side without a fighting piece on the board has lost.")},
    {imperio::Reason::NoBaseLeft, Filling::None,
     QT_TRANSLATE_NOOP("sf::text", "A side without a base has lost.")},
    {imperio::Reason::NothingToDo, Filling::None,
     QT_TRANSLATE_NOOP("sf::text", "The side to move can only end its turn.")},
    {imperio::Reason::NotAPikeman, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "Only pikemen entrench, and there is none on %1.")},
    {imperio::Reason::NotAKnight, Filling::Square,
     QT_TRANSLATE_NOOP("sf::text", "There is no knight of the side to move on %1.")},
});

} // namespace

QString refusal(const imperio::Refusal& refusal) {
    for (const ImperioSentence& sentence : imperioSentences) {
        if (sentence.reason != refusal.reason)
            continue;
        if (sentence.filling == Filling::Counts)
            return QCoreApplication::translate("sf::text", sentence.text, nullptr, refusal.number)
                .arg(figure(refusal.limit));
        const QString text = QCoreApplication::translate("sf::text", sentence.text);
        return sentence.filling == Filling::Square ? text.arg(imperioSquare(refusal.square)) : text;
    }
    return {};
}

} // namespace sf::text
