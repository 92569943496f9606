// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_text.h.
#include "core/text/imperio_text.h"

#include "core/text/figures.h"
#include "core/text/word_table.h"

#include <cstring>

namespace sf::text {
namespace {

/// %1 is the square; in a sentence with %n, which is the actual number, the allowed or required one.
struct ImperioSentences {
    using enum imperio::Reason;
    static constexpr auto all = std::to_array<Worded<imperio::Reason>>({
        {GameIsOver, QT_TRANSLATE_NOOP("sf::text", "The game is over.")},
        {NoPiece, QT_TRANSLATE_NOOP("sf::text", "There is nothing on %1.")},
        {NotYours, QT_TRANSLATE_NOOP("sf::text", "The piece on %1 belongs to the other side.")},
        {HasActed, QT_TRANSLATE_NOOP("sf::text", "The piece on %1 has already acted this turn.")},
        {NoActionsLeft, QT_TRANSLATE_NOOP("sf::text", "The knight on %1 has used its five actions.")},
        {StoppedByPike,
         QT_TRANSLATE_NOOP("sf::text", "The knight on %1 was stopped by a pikeman for this turn.")},
        {JustSpawned,
         QT_TRANSLATE_NOOP("sf::text", "The piece on %1 was spawned this turn and may not act yet.")},
        {NotOneStep, QT_TRANSLATE_NOOP("sf::text", "%1 is not one step away.")},
        {SquareTaken, QT_TRANSLATE_NOOP("sf::text", "%1 is occupied.")},
        {TooManySteps, QT_TRANSLATE_NOOP("sf::text", "The piece on %1 can move only one square.")},
        {BackWhereItBegan,
         QT_TRANSLATE_NOOP("sf::text", "An archer's move may not lead back to %1, where it began.")},
        {BasesNeverAttack, QT_TRANSLATE_NOOP("sf::text", "The base on %1 can't attack: bases never do.")},
        {NothingToAttack, QT_TRANSLATE_NOOP("sf::text", "There is no enemy to attack on %1.")},
        {OutOfReach, QT_TRANSLATE_NOOP("sf::text", "%1 is out of reach.")},
        {PikeBlocked, QT_TRANSLATE_NOOP("sf::text", "There is a piece between the pikeman and %1.")},
        {IntentionMissing,
         QT_TRANSLATE_NOOP("sf::text", "Choose whether to capture or destroy the base on %1.")},
        {IntentionWithoutBase,
         QT_TRANSLATE_NOOP("sf::text", "Only bases can be captured or destroyed, and there is none on %1.")},
        {OnlyArchersShoot, QT_TRANSLATE_NOOP("sf::text", "The piece on %1 can't shoot: only archers do.")},
        {NoTarget, QT_TRANSLATE_NOOP("sf::text", "There is no enemy to shoot at on %1.")},
        {BaseIsNoTarget, QT_TRANSLATE_NOOP("sf::text", "The base on %1 can't be shot at.")},
        {NotInShotRange, QT_TRANSLATE_NOOP("sf::text", "%1 is not 2 to 5 squares away in a straight line.")},
        {ShotOverFootsoldier,
         QT_TRANSLATE_NOOP("sf::text", "The footsoldier on %1 is in the way of the shot.")},
        {ShotThroughCover,
         QT_TRANSLATE_NOOP("sf::text", "The footsoldier on %1 covers a square in the shot's line.")},
        {SpawningIsOver, QT_TRANSLATE_NOOP("sf::text", "Spawning is over for this turn.")},
        {NoBaseThere, QT_TRANSLATE_NOOP("sf::text", "There is no base on %1.")},
        {EnemyBase, QT_TRANSLATE_NOOP("sf::text", "The base on %1 belongs to the other side.")},
        {BaseIsUseless,
         QT_TRANSLATE_NOOP(
             "sf::text",
             "The captured base on %1 is useless while the enemy holds one of its captor's own bases.")},
        {BaseHasSpawned, QT_TRANSLATE_NOOP("sf::text", "The base on %1 has already spawned this turn.")},
        {NotNextToBase, QT_TRANSLATE_NOOP("sf::text", "%1 is not next to the base.")},
        {SpawnSquareTaken, QT_TRANSLATE_NOOP("sf::text", "%1 is occupied.")},
        {NotInReserve, QT_TRANSLATE_NOOP("sf::text", "There is no such unit among the reinforcements.")},
        {TooManyKnightsOnBoard,
         QT_TRANSLATE_N_NOOP("sf::text", "%n knight(s) on the board; the limit is %1.")},
        {TooManyKnights,
         QT_TRANSLATE_N_NOOP("sf::text", "%n knight(s) with reinforcements; the limit is %1.")},
        {TooManyPieces, QT_TRANSLATE_N_NOOP("sf::text", "%n piece(s) besides bases; the limit is %1.")},
        {TooFewPieces, QT_TRANSLATE_N_NOOP("sf::text", "%n piece(s) besides bases; at least %1 is needed.")},
        {TooManyReinforcements, QT_TRANSLATE_N_NOOP("sf::text", "%n reinforcement(s); the limit is %1.")},
        {NoHeadquarters, QT_TRANSLATE_N_NOOP("sf::text", "%n headquarters; exactly %1 is needed.")},
        {TooManyHeadquarters, QT_TRANSLATE_N_NOOP("sf::text", "%n headquarters; exactly %1 is allowed.")},
        {TooFewBases,
         QT_TRANSLATE_N_NOOP("sf::text", "%n base(s) besides the headquarters; exactly %1 are needed.")},
        {TooManyBases,
         QT_TRANSLATE_N_NOOP("sf::text", "%n base(s) besides the headquarters; exactly %1 are allowed.")},
        {NotOnOwnRows, QT_TRANSLATE_NOOP("sf::text", "%1 is outside the deploying side's two rows.")},
        {TooManyAlterations,
         QT_TRANSLATE_N_NOOP("sf::text", "%n alteration(s) counted (IMP-6); the limit is %1.")},
        {SetupIsOver, QT_TRANSLATE_NOOP("sf::text", "Play has begun; the set-up is over.")},
        {OnlyAlterations,
         QT_TRANSLATE_NOOP("sf::text", "Once both sides have deployed, only the defender may alter the "
                                       "set-up, one piece or reinforcement at a time.")},
        {OutsideOwnRows, QT_TRANSLATE_NOOP("sf::text", "%1 is outside the defender's two rows.")},
        {NothingToAlter, QT_TRANSLATE_NOOP("sf::text", "There is nothing on %1 to alter that way.")},
        {OtherPieceThere, QT_TRANSLATE_NOOP("sf::text", "The piece on %1 is not the one to be replaced.")},
        {NoRoomToAdd, QT_TRANSLATE_NOOP("sf::text", "%1 is occupied, so nothing can be added there.")},
        {NoSuchReinforcement, QT_TRANSLATE_NOOP("sf::text", "There is no such reinforcement to remove.")},
        {NoFighterLeft,
         QT_TRANSLATE_NOOP("sf::text", "A side without a fighting piece on the board has lost.")},
        {NoBaseLeft, QT_TRANSLATE_NOOP("sf::text", "A side without a base has lost.")},
        {NothingToDo, QT_TRANSLATE_NOOP("sf::text", "The side to move can only end its turn.")},
        {NotAPikeman, QT_TRANSLATE_NOOP("sf::text", "Only pikemen entrench, and there is none on %1.")},
        {NotAKnight, QT_TRANSLATE_NOOP("sf::text", "There is no knight of the side to move on %1.")},
    });
};

} // namespace

QString refusal(const imperio::Refusal& refusal) {
    const char* sentence = wordsIn(ImperioSentences::all, refusal.reason);
    const bool counts = std::strstr(sentence, "%n") != nullptr;
    QString text = QCoreApplication::translate("sf::text", sentence, nullptr, counts ? refusal.number : -1);
    if (std::strstr(sentence, "%1") == nullptr)
        return text;
    return text.arg(counts ? figure(refusal.limit) : imperioSquare(refusal.square));
}

Caption caption(const imperio::Refusal& refusal) {
    return {text::refusal(refusal), refusal.rule};
}

} // namespace sf::text
