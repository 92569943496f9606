// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/square.h"
#include "core/rules/rule.h"

namespace sf::imperio {

/// Why something is not allowed. core/text/imperio_refusals.cpp has the sentences.
enum class Reason : std::uint8_t {
    // Play
    GameIsOver,           ///< IMP-21, 22 or 23
    NoPiece,              ///< the square is empty; IMP-9
    NotYours,             ///< the piece is the enemy's; IMP-9
    HasActed,             ///< it has already acted this turn; IMP-9
    NoActionsLeft,        ///< a knight has used its five; IMP-9
    StoppedByPike,        ///< a knight lost the rest of its actions; IMP-15
    JustSpawned,          ///< house rule spawnActs is no; IMP-7
    NotOneStep,           ///< the squares are not neighbours; IMP-9
    SquareTaken,          ///< steps must end on empty squares; IMP-9
    TooManySteps,         ///< only an archer moves two squares in one action; IMP-9
    BackWhereItBegan,     ///< an archer's move of two; IMP-9
    BasesNeverAttack,     ///< IMP-13
    NothingToAttack,      ///< there is no enemy; IMP-16
    OutOfReach,           ///< IMP-16
    PikeBlocked,          ///< house rule pikeReach is clear; IMP-16
    IntentionMissing,     ///< capture or destroy must be specified; IMP-20
    IntentionWithoutBase, ///< only bases are captured or destroyed; IMP-20
    OnlyArchersShoot,     ///< IMP-18
    NoTarget,             ///< there is no enemy; IMP-18
    BaseIsNoTarget,       ///< IMP-18
    NotInShotRange,       ///< 2 to 5 squares, straight; IMP-18
    ShotOverFootsoldier,  ///< square: the footsoldier; IMP-19
    ShotThroughCover,     ///< square: the covering footsoldier; IMP-19
    SpawningIsOver,       ///< IMP-7
    NoBaseThere,          ///< IMP-7
    EnemyBase,            ///< IMP-8
    BaseIsUseless,        ///< captured, while the enemy controls one of the side's own bases; IMP-8
    BaseHasSpawned,       ///< IMP-7
    NotNextToBase,        ///< IMP-7
    SpawnSquareTaken,     ///< IMP-7
    NotInReserve,         ///< the reinforcements have no such unit; IMP-7
    // Setting up; number: how many there are, limit: how many there may be
    TooManyKnightsOnBoard, ///< IMP-5
    TooManyKnights,        ///< IMP-5
    TooManyPieces,         ///< IMP-5
    TooFewPieces,          ///< IMP-5
    TooManyReinforcements, ///< IMP-5
    NoHeadquarters,        ///< IMP-5
    TooManyHeadquarters,   ///< IMP-5
    TooFewBases,           ///< IMP-5
    TooManyBases,          ///< IMP-5
    NotOnOwnRows,          ///< a piece is deployed elsewhere; IMP-5
    TooManyAlterations,    ///< IMP-4
    OutsideOwnRows,        ///< IMP-6
    NothingToAlter,        ///< the square is empty; IMP-6
    OtherPieceThere,       ///< the piece to replace is a different one; IMP-6
    NoRoomToAdd,           ///< the square is occupied; IMP-6
    NoSuchReinforcement,   ///< IMP-6
    SetupIsOver,           ///< play has begun; IMP-4
    OnlyAlterations,       ///< the defender alters and nobody deploys, or the other way round; IMP-4
    // Any position
    NoFighterLeft, ///< the side has lost already; IMP-21
    NoBaseLeft,    ///< the side has lost already; IMP-21
    NothingToDo,   ///< the side to move can only end its turn; IMP-10
    NotAPikeman,   ///< only pikemen entrench; IMP-17
    NotAKnight,    ///< only knights of the side to move have several actions; IMP-9
};

struct Refusal {
    Reason reason = Reason::GameIsOver;
    Rule rule;
    Square square;           ///< the square in question, or nowhere
    std::int32_t number = 0; ///< during the set-up: the actual number
    std::int32_t limit = 0;  ///< during the set-up: the allowed or required number
    bool operator==(const Refusal&) const = default;
};

/// Returns a refusal with the rule of its reason.
Refusal refusal(Reason reason, Square square = nowhere, std::int32_t number = 0, std::int32_t limit = 0);
/// Returns the rule of a reason; IMP-21 for GameIsOver, although the result has the actual rule.
Rule ruleOf(Reason reason);

} // namespace sf::imperio
