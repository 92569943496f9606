// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/collection/collection_commands.h"

#include "ui/encounter/collection/collection_dialog.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_table.h"
#include "ui/page/command_registry.h"
#include "ui/style/icons.h"
#include "ui/widgets/saving_notice.h"

#include <QAction>
#include <QMenu>

namespace sf::ui {
namespace {

using Keep = std::function<void(encounter::Dungeon& collection)>;

/// Changes the collection, and says what was done or what went wrong.
void change(DungeonController& controller, const Keep& keep, const QString& said) {
    const document::CollectionStore store;
    const auto read = store.read();
    if (const auto* error = std::get_if<QString>(&read))
        return controller.say(*error);
    auto collection = std::get<encounter::Dungeon>(read);
    keep(collection);
    controller.say(writeBehindNotice([&] { return store.write(collection); }).value_or(said));
}

void addMenu(PieceTable& table, CommandRegistry& commands, DungeonController& controller,
             CollectionDialog::Kind kind, const std::function<void()>& keepOne,
             const std::function<void()>& keepAll) {
    auto* menu = new QMenu(&table);
    menu->addActions({commands.add({.id = QStringLiteral("saveToCollection"),
                                    .text = DungeonController::tr("&Save to the collection"),
                                    .icon = QStringLiteral("save"),
                                    .looks = true,
                                    .run = keepOne,
                                    .isEnabled = [&table] { return !table.currentId().empty(); }}),
                      commands.add({.id = QStringLiteral("saveAllToCollection"),
                                    .text = DungeonController::tr("Save &all to the collection"),
                                    .looks = true,
                                    .run = keepAll}),
                      commands.add({.id = QStringLiteral("takeFromCollection"),
                                    .text = DungeonController::tr("&Take from the collection…"),
                                    .run = [&table, &controller, kind] {
                                        CollectionDialog(controller, kind, &table).exec();
                                    }})});
    QObject::connect(menu, &QMenu::aboutToShow, &commands, &CommandRegistry::refresh);
    QAction* action = menu->menuAction();
    action->setText(DungeonController::tr("Collection"));
    action->setIcon(lineIcon(QStringLiteral("duplicate")));
    action->setToolTip(DungeonController::tr("Your items and Monsters, kept between dungeons"));
    table.addAction(action);
}

} // namespace

void addItemCollectionMenu(PieceTable& table, CommandRegistry& commands, DungeonController& controller) {
    const auto keepOne = [&table, &controller] {
        if (const encounter::Item* item = controller.dungeon().item(table.currentId()))
            change(
                controller, [item](encounter::Dungeon& collection) { encounter::keep(collection, *item); },
                DungeonController::tr("Saved to the collection"));
    };
    const auto keepAll = [&controller] {
        const auto& items = controller.dungeon().items;
        change(
            controller,
            [&items](encounter::Dungeon& collection) {
                for (const auto& item : items)
                    encounter::keep(collection, *item);
            },
            DungeonController::tr("Saved %n item(s) to the collection", nullptr,
                                  static_cast<int>(items.size())));
    };
    addMenu(table, commands, controller, CollectionDialog::Kind::Items, keepOne, keepAll);
}

void addMonsterCollectionMenu(PieceTable& table, CommandRegistry& commands, DungeonController& controller) {
    const auto keepOne = [&table, &controller] {
        const encounter::Dungeon& dungeon = controller.dungeon();
        if (const int row = table.currentRow(); row >= 0)
            change(
                controller,
                [&dungeon, row](encounter::Dungeon& collection) {
                    encounter::keep(collection, dungeon, *dungeon.table[static_cast<std::size_t>(row)]);
                },
                DungeonController::tr("Saved to the collection"));
    };
    const auto keepAll = [&controller] {
        const encounter::Dungeon& dungeon = controller.dungeon();
        change(
            controller,
            [&dungeon](encounter::Dungeon& collection) {
                for (const auto& line : dungeon.table)
                    encounter::keep(collection, dungeon, *line);
            },
            DungeonController::tr("Saved %n Monster(s) to the collection", nullptr,
                                  static_cast<int>(dungeon.table.size())));
    };
    addMenu(table, commands, controller, CollectionDialog::Kind::Monsters, keepOne, keepAll);
}

void keepMonster(DungeonController& controller, const std::string& monster) {
    const encounter::Dungeon& dungeon = controller.dungeon();
    const auto place = dungeon.placeOf(monster);
    if (!place)
        return;
    change(
        controller,
        [&dungeon, &place](encounter::Dungeon& collection) {
            encounter::keep(collection, dungeon, {1, dungeon.monster(*place)});
        },
        DungeonController::tr("Saved to the collection"));
}

} // namespace sf::ui
