// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/refusal.h"

#include <array>

namespace sf::imperio {

namespace {

/// The rule number of each reason, in the order of the reasons.
constexpr std::array ruleNumbers{
    std::pair{Reason::GameIsOver, 21},
    std::pair{Reason::NoPiece, 9},
    std::pair{Reason::NotYours, 9},
    std::pair{Reason::HasActed, 9},
    std::pair{Reason::NoActionsLeft, 9},
    std::pair{Reason::StoppedByPike, 15},
    std::pair{Reason::JustSpawned, 7},
    std::pair{Reason::NotOneStep, 9},
    std::pair{Reason::SquareTaken, 9},
    std::pair{Reason::TooManySteps, 9},
    std::pair{Reason::BackWhereItBegan, 9},
    std::pair{Reason::BasesNeverAttack, 13},
    std::pair{Reason::NothingToAttack, 16},
    std::pair{Reason::OutOfReach, 16},
    std::pair{Reason::PikeBlocked, 16},
    std::pair{Reason::IntentionMissing, 20},
    std::pair{Reason::IntentionWithoutBase, 20},
    std::pair{Reason::OnlyArchersShoot, 18},
    std::pair{Reason::NoTarget, 18},
    std::pair{Reason::BaseIsNoTarget, 18},
    std::pair{Reason::NotInShotRange, 18},
    std::pair{Reason::ShotOverFootsoldier, 19},
    std::pair{Reason::ShotThroughCover, 19},
    std::pair{Reason::SpawningIsOver, 7},
    std::pair{Reason::NoBaseThere, 7},
    std::pair{Reason::EnemyBase, 8},
    std::pair{Reason::BaseIsUseless, 8},
    std::pair{Reason::BaseHasSpawned, 7},
    std::pair{Reason::NotNextToBase, 7},
    std::pair{Reason::SpawnSquareTaken, 7},
    std::pair{Reason::NotInReserve, 7},
    std::pair{Reason::TooManyKnightsOnBoard, 5},
    std::pair{Reason::TooManyKnights, 5},
    std::pair{Reason::TooManyPieces, 5},
    std::pair{Reason::TooFewPieces, 5},
    std::pair{Reason::TooManyReinforcements, 5},
    std::pair{Reason::NoHeadquarters, 5},
    std::pair{Reason::TooManyHeadquarters, 5},
    std::pair{Reason::TooFewBases, 5},
    std::pair{Reason::TooManyBases, 5},
    std::pair{Reason::NotOnOwnRows, 5},
    std::pair{Reason::TooManyAlterations, 4},
    std::pair{Reason::OutsideOwnRows, 6},
    std::pair{Reason::NothingToAlter, 6},
    std::pair{Reason::OtherPieceThere, 6},
    std::pair{Reason::NoRoomToAdd, 6},
    std::pair{Reason::NoSuchReinforcement, 6},
    std::pair{Reason::SetupIsOver, 4},
    std::pair{Reason::OnlyAlterations, 4},
    std::pair{Reason::NoFighterLeft, 21},
    std::pair{Reason::NoBaseLeft, 21},
    std::pair{Reason::NothingToDo, 10},
    std::pair{Reason::NotAPikeman, 17},
    std::pair{Reason::NotAKnight, 9},
};

constexpr bool isInOrder() {
    for (std::size_t index = 0; index < ruleNumbers.size(); ++index)
        if (ruleNumbers[index].first != static_cast<Reason>(index))
            return false;
    return ruleNumbers.back().first == Reason::NotAKnight;
}
static_assert(isInOrder());

} // namespace

Rule ruleOf(Reason reason) {
    return imperioRule(ruleNumbers[static_cast<std::size_t>(reason)].second);
}

Refusal refusal(Reason reason, Square square, std::int32_t number, std::int32_t limit) {
    return {reason, ruleOf(reason), square, number, limit};
}

} // namespace sf::imperio
