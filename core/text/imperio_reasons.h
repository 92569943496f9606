// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/reasons.h"
#include "core/players/imperio/setup_dangers.h"

#include <QStringList>

namespace sf::text {

/// A chance of winning: "62.4 %".
QString winChance(imperio::Value value);
/// One sentence: "The knight on R4C4 beats the archer on R4C5 with 625/648 (96.5 %), ties with ...".
QString reason(const imperio::ReasonForAction& reason);
/// The reasons for an action, one sentence each.
QStringList reasons(const imperio::Position& position, const imperio::Action& action);
/// The actions of a plan in the record's notation: "R8C6-R7C6, R7C6-R6C5, R6C5xR5C5".
QString planText(const imperio::Position& position, const std::vector<imperio::Action>& plan);
/// The reasons for the last action of a plan, in whose other actions no dice decide.
QStringList planReasons(const imperio::Position& position, const std::vector<imperio::Action>& plan);
/// What is dangerous about a set-up, in sentences.
QString setupDangers(const imperio::SetupDangers& dangers);

} // namespace sf::text
