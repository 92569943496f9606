// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/imperio_text.h"

#include "core/text/figures.h"

#include <QCoreApplication>

#include <array>

namespace sf::text {
namespace {

using imperio::Reason;

/// What replaces a sentence's place markers: the square, or the actual and allowed counts.
enum class Filling : std::uint8_t { None, Square, Counts };

struct Sentence {
    Reason reason;
    Filling filling;
    const char* text;
};

using enum Filling;
constexpr std::array sentences{
    Sentence{Reason::GameIsOver, None, QT_TRANSLATE_NOOP("sf::text", "The game is over.")},
    Sentence{Reason::NoPiece, Square, QT_TRANSLATE_NOOP("sf::text", "There is nothing on %1.")},
    Sentence{Reason::NotYours, Square,
             QT_TRANSLATE_NOOP("sf::text", "The piece on %1 belongs to the other side.")},
    Sentence{Reason::HasActed, Square,
             QT_TRANSLATE_NOOP("sf::text", "The piece on %1 has already acted this turn.")},
    Sentence{Reason::NoActionsLeft, Square,
             QT_TRANSLATE_NOOP("sf::text", "The knight on %1 has used its five actions.")},
    Sentence{Reason::StoppedByPike, Square,
             QT_TRANSLATE_NOOP("sf::text", "The knight on %1 was stopped by a pikeman for this turn.")},
    Sentence{Reason::JustSpawned, Square,
             QT_TRANSLATE_NOOP("sf::text", "The piece on %1 was spawned this turn and may not act yet.")},
    Sentence{Reason::NotOneStep, Square, QT_TRANSLATE_NOOP("sf::text", "%1 is not one step away.")},
    Sentence{Reason::SquareTaken, Square, QT_TRANSLATE_NOOP("sf::text", "%1 is occupied.")},
    Sentence{Reason::TooManySteps, Square,
             QT_TRANSLATE_NOOP("sf::text", "The piece on %1 can move only one square.")},
    Sentence{Reason::BackWhereItBegan, Square,
             QT_TRANSLATE_NOOP("sf::text", "An archer's move may not lead back to %1, where it began.")},
    Sentence{Reason::BasesNeverAttack, Square,
             QT_TRANSLATE_NOOP("sf::text", "The base on %1 can't attack: bases never do.")},
    Sentence{Reason::NothingToAttack, Square,
             QT_TRANSLATE_NOOP("sf::text", "There is no enemy to attack on %1.")},
    Sentence{Reason::OutOfReach, Square, QT_TRANSLATE_NOOP("sf::text", "%1 is out of reach.")},
    Sentence{Reason::PikeBlocked, Square,
             QT_TRANSLATE_NOOP("sf::text", "There is a piece between the pikeman and %1.")},
    Sentence{Reason::IntentionMissing, Square,
             QT_TRANSLATE_NOOP("sf::text", "Choose whether to capture or destroy the base on %1.")},
    Sentence{
        Reason::IntentionWithoutBase, Square,
        QT_TRANSLATE_NOOP("sf::text", "Only bases can be captured or destroyed, and there is none on %1.")},
    Sentence{Reason::OnlyArchersShoot, Square,
             QT_TRANSLATE_NOOP("sf::text", "The piece on %1 can't shoot: only archers do.")},
    Sentence{Reason::NoTarget, Square, QT_TRANSLATE_NOOP("sf::text", "There is no enemy to shoot at on %1.")},
    Sentence{Reason::BaseIsNoTarget, Square,
             QT_TRANSLATE_NOOP("sf::text", "The base on %1 can't be shot at.")},
    Sentence{Reason::NotInShotRange, Square,
             QT_TRANSLATE_NOOP("sf::text", "%1 is not 2 to 5 squares away in a straight line.")},
    Sentence{Reason::ShotOverFootsoldier, Square,
             QT_TRANSLATE_NOOP("sf::text", "The footsoldier on %1 is in the way of the shot.")},
    Sentence{Reason::ShotThroughCover, Square,
             QT_TRANSLATE_NOOP("sf::text", "The footsoldier on %1 covers a square in the shot's line.")},
    Sentence{Reason::SpawningIsOver, None, QT_TRANSLATE_NOOP("sf::text", "Spawning is over for this turn.")},
    Sentence{Reason::NoBaseThere, Square, QT_TRANSLATE_NOOP("sf::text", "There is no base on %1.")},
    Sentence{Reason::EnemyBase, Square,
             QT_TRANSLATE_NOOP("sf::text", "The base on %1 belongs to the other side.")},
    Sentence{Reason::BaseIsUseless, Square,
             QT_TRANSLATE_NOOP(
                 "sf::text",
                 "The captured base on %1 is useless while the enemy holds one of its captor's own bases.")},
    Sentence{Reason::BaseHasSpawned, Square,
             QT_TRANSLATE_NOOP("sf::text", "The base on %1 has already spawned this turn.")},
    Sentence{Reason::NotNextToBase, Square, QT_TRANSLATE_NOOP("sf::text", "%1 is not next to the base.")},
    Sentence{Reason::SpawnSquareTaken, Square, QT_TRANSLATE_NOOP("sf::text", "%1 is occupied.")},
    Sentence{Reason::NotInReserve, None,
             QT_TRANSLATE_NOOP("sf::text", "There is no such unit among the reinforcements.")},
    Sentence{Reason::TooManyKnightsOnBoard, Counts,
             QT_TRANSLATE_N_NOOP("sf::text", "%n knight(s) on the board; the limit is %1.")},
    Sentence{Reason::TooManyKnights, Counts,
             QT_TRANSLATE_N_NOOP("sf::text", "%n knight(s) with reinforcements; the limit is %1.")},
    Sentence{Reason::TooManyPieces, Counts,
             QT_TRANSLATE_N_NOOP("sf::text", "%n piece(s) besides bases; the limit is %1.")},
    Sentence{Reason::TooFewPieces, Counts,
             QT_TRANSLATE_N_NOOP("sf::text", "%n piece(s) besides bases; at least %1 is needed.")},
    Sentence{Reason::TooManyReinforcements, Counts,
             QT_TRANSLATE_N_NOOP("sf::text", "%n reinforcement(s); the limit is %1.")},
    Sentence{Reason::NoHeadquarters, Counts,
             QT_TRANSLATE_N_NOOP("sf::text", "%n headquarters; exactly %1 is needed.")},
    Sentence{Reason::TooManyHeadquarters, Counts,
             QT_TRANSLATE_N_NOOP("sf::text", "%n headquarters; exactly %1 is allowed.")},
    Sentence{Reason::TooFewBases, Counts,
             QT_TRANSLATE_N_NOOP("sf::text", "%n base(s) besides the headquarters; exactly %1 are needed.")},
    Sentence{Reason::TooManyBases, Counts,
             QT_TRANSLATE_N_NOOP("sf::text", "%n base(s) besides the headquarters; exactly %1 are allowed.")},
    Sentence{Reason::NotOnOwnRows, Square,
             QT_TRANSLATE_NOOP("sf::text", "%1 is outside the deploying side's two rows.")},
    Sentence{Reason::TooManyAlterations, Counts,
             QT_TRANSLATE_N_NOOP("sf::text", "%n alteration(s) counted (IMP-6); the limit is %1.")},
    Sentence{Reason::SetupIsOver, None, QT_TRANSLATE_NOOP("sf::text", "Play has begun; the set-up is over.")},
    Sentence{Reason::OnlyAlterations, None,
             QT_TRANSLATE_NOOP("sf::text", "Once both sides have deployed, only the defender may alter the "
                                           "set-up, one piece or reinforcement at a time.")},
    Sentence{Reason::OutsideOwnRows, Square,
             QT_TRANSLATE_NOOP("sf::text", "%1 is outside the defender's two rows.")},
    Sentence{Reason::NothingToAlter, Square,
             QT_TRANSLATE_NOOP("sf::text", "There is nothing on %1 to alter that way.")},
    Sentence{Reason::OtherPieceThere, Square,
             QT_TRANSLATE_NOOP("sf::text", "The piece on %1 is not the one to be replaced.")},
    Sentence{Reason::NoRoomToAdd, Square,
             QT_TRANSLATE_NOOP("sf::text", "%1 is occupied, so nothing can be added there.")},
    Sentence{Reason::NoSuchReinforcement, None,
             QT_TRANSLATE_NOOP("sf::text", "There is no such reinforcement to remove.")},
    Sentence{Reason::NoFighterLeft, None,
             QT_TRANSLATE_NOOP("sf::text", "A side without a fighting piece on the board has lost.")},
    Sentence{Reason::NoBaseLeft, None, QT_TRANSLATE_NOOP("sf::text", "A side without a base has lost.")},
    Sentence{Reason::NothingToDo, None,
             QT_TRANSLATE_NOOP("sf::text", "The side to move can only end its turn.")},
    Sentence{Reason::NotAPikeman, Square,
             QT_TRANSLATE_NOOP("sf::text", "Only pikemen entrench, and there is none on %1.")},
    Sentence{Reason::NotAKnight, Square,
             QT_TRANSLATE_NOOP("sf::text", "There is no knight of the side to move on %1.")},
};

} // namespace

QString refusal(const imperio::Refusal& refusal) {
    for (const Sentence& sentence : sentences) {
        if (sentence.reason != refusal.reason)
            continue;
        if (sentence.filling == Counts)
            return QCoreApplication::translate("sf::text", sentence.text, nullptr, refusal.number)
                .arg(figure(refusal.limit));
        const QString text = QCoreApplication::translate("sf::text", sentence.text);
        return sentence.filling == Square ? text.arg(imperioSquare(refusal.square)) : text;
    }
    return {};
}

} // namespace sf::text
