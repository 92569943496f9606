// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/overlay_commands.h"

#include "ui/imperio/state/game_desk.h"
#include "ui/page/command_registry.h"

namespace sf::ui {

void addOverlayCommands(CommandRegistry& commands, GameDesk& desk) {
    struct Row {
        GameDesk::Overlay overlay;
        QString id;
        QString text;
        QString icon;
        QString key;
    };
    const Row rows[] = {
        {GameDesk::Overlay::Zones, QStringLiteral("showZones"), GameDesk::tr("Pike &zones"),
         QStringLiteral("zone"), GameDesk::tr("Ctrl+1")},
        {GameDesk::Overlay::Cover, QStringLiteral("showCover"), GameDesk::tr("&Cover"),
         QStringLiteral("cover"), GameDesk::tr("Ctrl+2")},
        {GameDesk::Overlay::Threats, QStringLiteral("showThreats"), GameDesk::tr("&Threats"),
         QStringLiteral("warn"), GameDesk::tr("Ctrl+3")},
    };
    for (const Row& row : rows)
        commands.add({.id = row.id,
                      .text = row.text,
                      .icon = row.icon,
                      .shortcuts = {row.key},
                      .menu = Page::Menu::View,
                      .button = Command::Button::Labelled,
                      .run = [&desk, overlay = row.overlay] { desk.setShown(overlay, !desk.shows(overlay)); },
                      .isChecked = [&desk, overlay = row.overlay] { return desk.shows(overlay); }});
}

} // namespace sf::ui
