// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/refusal.h"

namespace sf::imperio {

namespace {

int ruleNumber(Reason reason) {
    switch (reason) {
    case Reason::TooManyAlterations:
    case Reason::SetupIsOver:
    case Reason::OnlyAlterations:
        return 4;
    case Reason::TooManyKnightsOnBoard:
    case Reason::TooManyKnights:
    case Reason::TooManyPieces:
    case Reason::TooFewPieces:
    case Reason::TooManyReinforcements:
    case Reason::NoHeadquarters:
    case Reason::TooManyHeadquarters:
    case Reason::TooFewBases:
    case Reason::TooManyBases:
    case Reason::NotOnOwnRows:
        return 5;
    case Reason::OutsideOwnRows:
    case Reason::NothingToAlter:
    case Reason::OtherPieceThere:
    case Reason::NoRoomToAdd:
    case Reason::NoSuchReinforcement:
        return 6;
    case Reason::JustSpawned:
    case Reason::SpawningIsOver:
    case Reason::NoBaseThere:
    case Reason::BaseHasSpawned:
    case Reason::NotNextToBase:
    case Reason::SpawnSquareTaken:
    case Reason::NotInReserve:
        return 7;
    case Reason::EnemyBase:
    case Reason::BaseIsUseless:
        return 8;
    case Reason::NoPiece:
    case Reason::NotYours:
    case Reason::HasActed:
    case Reason::NoActionsLeft:
    case Reason::NotOneStep:
    case Reason::SquareTaken:
    case Reason::TooManySteps:
    case Reason::BackWhereItBegan:
        return 9;
    case Reason::BasesNeverAttack:
        return 13;
    case Reason::StoppedByPike:
        return 15;
    case Reason::NothingToAttack:
    case Reason::OutOfReach:
    case Reason::PikeBlocked:
        return 16;
    case Reason::OnlyArchersShoot:
    case Reason::NoTarget:
    case Reason::BaseIsNoTarget:
    case Reason::NotInShotRange:
        return 18;
    case Reason::ShotOverFootsoldier:
    case Reason::ShotThroughCover:
        return 19;
    case Reason::IntentionMissing:
    case Reason::IntentionWithoutBase:
        return 20;
    case Reason::GameIsOver:
        return 21;
    }
    return 0;
}

} // namespace

Rule ruleOf(Reason reason) {
    return imperioRule(ruleNumber(reason));
}

Refusal refusal(Reason reason, Square square, std::int32_t number, std::int32_t limit) {
    return {reason, ruleOf(reason), square, number, limit};
}

} // namespace sf::imperio
