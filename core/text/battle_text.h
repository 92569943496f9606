// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/battle/battle.h"
#include "core/rules/battle/event.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/refusal.h"
#include "core/text/caption.h"
#include "core/text/figures.h"

#include <QString>

/// Translated texts for the rules' codes, in one place for window, log, prints and command line.
namespace sf::text {

/// One sentence that says what isn't allowed and why, without the rule number: "Ford Watch stands on the
/// other side."
QString refusal(const battle::Refusal& refusal, const battle::Battle& battle);
Caption caption(const battle::Refusal& refusal, const battle::Battle& battle);
/// The text of an action's undo step: "Move Hill Company to 5,2".
QString action(const battle::Action& action, const battle::Battle& battle);

/// One line for an event of a battle round, without its dice: "Reds hits Blues: 7 damage".
QString event(const battle::Event& event, const battle::Battle& battle);
/// What is tried, and what is needed for it: "Reds attacks Blues: 4 or more needed". Empty for events that no
/// dice decide.
QString attempt(const battle::Event& event, const battle::Battle& battle);
/// What came of it, shorter than event(): "Reds hits Blues for 7 damage".
QString outcome(const battle::Event& event, const battle::Battle& battle);
/// Why a stack does this that has been wiped out, with the rule; empty for events that need no reason.
Caption lastStand(const battle::Event& event, const battle::Battle& battle);
/// The die and the sums of an attack (SMM-27): "2 + AP 13 = 15 against 10 + DP 10 = 20". Empty for other
/// events and in logs of documents older than the sums.
QString attackSum(const battle::Event& event);
/// The factors of a strike and their product (MUL-2): "24 × 1.3 × 1 × 1 × 0.75 × (8 − 4 − 2) / 8 = 6". Empty
/// for other events.
QString factors(const battle::Event& event);
/// Why play is over, as a clause: "no opposing side is left" (BAT-12).
/// Why play is over, with what these winners held or whom they had to croak: "Count Ull has croaked".
QString endingText(const battle::Battle& battle, battle::Ending ending, const std::vector<int>& winners);
/// The lowest face of the die that means yes, limited to the faces of the die.
QString neededFace(const battle::Event& event);
/// What a die of such an event is rolled for: "to hit".
QString dicePurpose(battle::EventKind kind);
/// "Conflict A" for the Conflict with the number 1.
QString conflictName(int number);
/// Its letter alone: "A", after "Z" "AA".
QString conflictLetter(int number);

QString direction(hex::Direction direction);      ///< "north-east"
QString shortDirection(hex::Direction direction); ///< "NE"
QString edge(battle::Edge edge);                  ///< "Front"
QString edgeLetter(battle::Edge edge);            ///< "F", "L", "R", "B"
QString posture(battle::Posture posture);         ///< "Offensive"
QString terrain(battle::Terrain terrain);         ///< "Woods"
QString hexName(hex::Hex hex);                    ///< "5,2"
QString number(battle::Number number);            ///< the name of a unit's number in columns and forms
QString flag(battle::Flag flag);                  ///< "Warlord", "Chief Warlord" ...
// Names as they are shown: of more than 100 characters the beginning and the end.

/// The unit's own name, or its kind's, or its id.
QString unitName(const battle::Unit& unit);
/// The same for a unit of any stack; the id also if there is no such unit.
QString unitName(const battle::Battle& battle, const battle::UnitId& id);
/// Of units that are counted by kind, or by name if they have none.
QString unitsName(std::string_view kind);
/// A stack's name, or its id.
QString stackName(const battle::Stack& stack);
/// The same; the id also if there is no such stack.
QString stackName(const battle::Battle& battle, const battle::StackId& id);
/// A structure's name, or its id.
QString structureName(const battle::Structure& structure);
/// The same; the id also if there is no such structure.
QString structureName(const battle::Battle& battle, const battle::StructureId& id);
QString sideName(const battle::Battle& battle, int side);

} // namespace sf::text
