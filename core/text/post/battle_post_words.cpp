// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in post_lines.h.
#include "core/post/game/multiplier_post_game.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "core/text/post/post_lines.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

QString facesOf(const battle::Event& event) {
    QStringList faces;
    for (const dice::Die& die : event.dice)
        faces << QStringLiteral("%1 of %2").arg(die.value).arg(die.sides);
    return faces.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(listed(faces));
}

/// One line for each stack that is left: where it stands, and how many units live. `start`: has the stacks'
/// numbers in plans, if there are plans.
QString stacksOf(const battle::Battle& battle, int side, const battle::Battle* start) {
    QString rows; // in a code box, where nothing can be escaped
    for (const battle::StackPointer& stack : battle.stacks) {
        if (stack->side != side || !stack->hasLivingUnits())
            continue;
        const QString place =
            stack->isOnMap() ? hexName(stack->hex) : QCoreApplication::translate("sf::text", "off the map");
        if (start)
            rows += QStringLiteral("S%1 ").arg(start->stacks.position(stack->id) + 1);
        rows += QCoreApplication::translate("sf::text", "%1: %2, %3 of %4 units\n")
                    .arg(place, stackName(*stack), QString::number(stack->living()),
                         QString::number(stack->units->size()));
    }
    return rows.replace(u'`', u'\'').replace(u'[', u'(').replace(u']', u')');
}

} // namespace

void writeGame(PostLines& lines, const post::BattleGame& game) {
    const battle::Battle& battle = game.battle();
    const auto* turns = dynamic_cast<const post::MultiplierPostGame*>(&game);
    for (const battle::Event& happened : game.lastEvents())
        lines.line(lines.escaped(event(happened, battle) + facesOf(happened)));
    for (std::size_t item = 0; turns && item < turns->lastItems().size(); ++item)
        lines.skipped(turns->lastItems()[item].fate, item, turns->lastPlan()[item].action);
    lines.space();
    lines.line(battle.play->phase == battle::PlayPhase::Deployment
                   ? QCoreApplication::translate("sf::text", "Both sides deploy.")
                   : QCoreApplication::translate("sf::text", "Rounds played: %1")
                         .arg(QString::number(battle.round.value_or(0))));
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side) {
        lines.line(lines.escaped(sideName(battle, side)));
        lines.box(stacksOf(battle, side, turns ? &turns->start() : nullptr));
    }
    lines.space();
}

} // namespace sf::text
