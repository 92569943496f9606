// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/overlay_commands.h"

#include "ui/imperio/state/game_controller.h"
#include "ui/page/command_registry.h"

namespace sf::ui {

void addOverlayCommands(CommandRegistry& commands, GameController& controller) {
    struct Row {
        GameController::Overlay overlay;
        QString id;
        QString text;
        QString icon;
        QString key;
    };
    const Row rows[] = {
        {GameController::Overlay::Zones, QStringLiteral("showZones"), GameController::tr("Pike &zones"),
         QStringLiteral("zone"), GameController::tr("Ctrl+1")},
        {GameController::Overlay::Cover, QStringLiteral("showCover"), GameController::tr("&Cover"),
         QStringLiteral("cover"), GameController::tr("Ctrl+2")},
        {GameController::Overlay::Threats, QStringLiteral("showThreats"), GameController::tr("&Threats"),
         QStringLiteral("warn"), GameController::tr("Ctrl+3")},
    };
    for (const Row& row : rows)
        commands.add(
            {.id = row.id,
             .text = row.text,
             .icon = row.icon,
             .shortcuts = {row.key},
             .menu = Page::Menu::View,
             .button = Command::Button::Labelled,
             .run = [&controller,
                     overlay = row.overlay] { controller.setShown(overlay, !controller.shows(overlay)); },
             .isChecked = [&controller, overlay = row.overlay] { return controller.shows(overlay); }});
    commands.add({.id = QStringLiteral("flipBoard"),
                  .text = GameController::tr("&Flip the board"),
                  .shortcuts = {GameController::tr("Ctrl+4")},
                  .menu = Page::Menu::View,
                  .run = [&controller] { controller.flip(); },
                  .isChecked = [&controller] { return controller.isFlipped(); }});
}

} // namespace sf::ui
