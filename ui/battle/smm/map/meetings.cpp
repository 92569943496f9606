// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/map/meetings.h"

#include "core/rules/smm/square/edges.h"
#include "core/text/battle_text.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

struct MeetingText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::MeetingText)
};

/// "at south-east", or "here" for the same hex.
QString placeFrom(hex::Hex from, hex::Hex to) {
    if (from == to)
        return MeetingText::tr("here");
    return MeetingText::tr("at %1").arg(text::direction(hex::bearing(from, to, hex::Direction::North)));
}

void addMeetings(const battle::Battle& battle, const battle::Stack& stack, hex::Hex from,
                 QStringList& result) {
    for (const battle::StackPointer& enemy : battle.stacks.at(from)) {
        if (enemy->side == stack.side)
            continue;
        const battle::Edge edge = smm::metEdge(smm::houseRules(battle), stack, from);
        result << MeetingText::tr("%1 %2 meets the %3 edge of %4")
                      .arg(text::stackName(*enemy), placeFrom(stack.hex, from), text::edge(edge),
                           text::stackName(stack));
    }
}

} // namespace

QStringList describeMeetings(const battle::Battle& battle, hex::Hex hex) {
    QStringList result;
    for (const battle::StackPointer& stack : battle.stacks.at(hex)) {
        addMeetings(battle, *stack, hex, result);
        for (const hex::Direction direction : hex::directions)
            addMeetings(battle, *stack, hex::neighbour(hex, direction), result);
    }
    return result;
}

} // namespace sf::ui
