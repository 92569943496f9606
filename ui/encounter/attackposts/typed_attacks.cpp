// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attackposts/typed_attacks.h"

#include "core/rules/encounter/posted_attacks.h"
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "core/text/rule_text.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/widgets/typed/typed_post_dialog.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

ReadLine readLine(const encounter::PostedAttack& attack) {
    const QString words = text::displayName(attack.text);
    if (!attack.problem)
        return {attack.line, words, false};
    return {attack.line,
            text::withRule(QCoreApplication::translate("sf::ui::DungeonCommands", "Line %1, “%2”: %3")
                               .arg(text::figure(attack.line), words, text::postFault(*attack.problem)),
                           attack.problem->rule()),
            true};
}

std::vector<ReadLine> readLines(const std::string& post, const encounter::Dungeon& dungeon) {
    std::vector<ReadLine> lines;
    for (const encounter::PostedAttack& attack : encounter::readPostedAttacks(post, dungeon))
        lines.push_back(readLine(attack));
    return lines;
}

} // namespace

void readTypedPost(DungeonController& controller, QWidget* parent) {
    const encounter::Dungeon dungeon = controller.dungeon();
    TypedPostDialog dialog(
        QCoreApplication::translate("sf::ui::DungeonCommands",
                                    "&Post, with attacks such as “Ann attacks Newt. 1d4: 3”"),
        [&](const std::string& post) { return readLines(post, dungeon); }, parent);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString step = QCoreApplication::translate("sf::ui::DungeonCommands", "Typed post");
    controller.document().performAsOneStep(step, [&] {
        for (const encounter::PostedAttack& attack : encounter::readPostedAttacks(dialog.text(), dungeon))
            if (!controller.perform(encounter::Attack{attack.attacker, attack.attackee}, attack.dice))
                return;
    });
}

} // namespace sf::ui
