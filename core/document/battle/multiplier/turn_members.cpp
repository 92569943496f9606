// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/multiplier/turn_members.h"

#include "core/document/io/member_kinds.h"
#include "core/rules/multiplier/turn_state.h"

#include <QCoreApplication>

namespace sf::document {

const SystemMembers& turnMembers() {
    static const SystemMembers members{
        {{"pending",
          ofState<battle::Stack, Decimal<multiplierRule(5)>, &multiplier::StackState::specialBonus>(
              "specialBonus")},
         {"specialBonus", ofState<battle::Stack, Whole<0, battle::largestNumber, multiplierRule(5)>,
                                  &multiplier::StackState::defendedThisTurn>("defendedThisTurn")},
         {"moveLeft",
          ofState<battle::Stack, YesNo, &multiplier::StackState::attackedThisTurn>("attackedThisTurn")}},
        {ofState<battle::Battle, Whole<0, battle::largestSideCount - 1>, &multiplier::TurnState::side>(
            "turn")},
        nullptr,
        nullptr,
        {{"specialBonus", QT_TRANSLATE_N_NOOP("sf::document", "Lost: the special bonus of %n stack(s).")},
         {"turn", QT_TRANSLATE_NOOP("sf::document", "Lost: whose turn it is.")}}};
    return members;
}

} // namespace sf::document
