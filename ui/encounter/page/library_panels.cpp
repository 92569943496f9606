// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/library_panels.h"

#include "ui/encounter/collection/collection_commands.h"
#include "ui/encounter/tables/item_dialog.h"
#include "ui/encounter/tables/piece_clipboard.h"
#include "ui/encounter/tables/piece_list_model.h"
#include "ui/encounter/tables/piece_table.h"
#include "ui/page/command_registry.h"
#include "ui/style/layouts.h"

#include <QLayout>
#include <QTableView>

namespace sf::ui {
namespace {

/// Performs the action; a refusal shows at the table.
void tryIn(PieceTable& table, DungeonController& controller, const encounter::Action& action) {
    if (const auto problem = controller.tryTo(action))
        table.refuse(*problem);
}

void addItem(PieceTable& table, DungeonController& controller) {
    ItemDialog dialog(controller, table.window());
    if (dialog.exec() == QDialog::Accepted)
        table.setCurrent(dialog.id());
}

void addLine(PieceTable& table, DungeonController& controller) {
    encounter::TableLine line;
    const auto& lines = controller.dungeon().table;
    const auto taken = [&](const std::string& id) {
        return std::any_of(lines.begin(), lines.end(),
                           [&id](const auto& each) { return each->monster.id == id; });
    };
    for (int number = 1; line.monster.id.empty() || taken(line.monster.id); ++number)
        line.monster.id = "Monster " + std::to_string(number);
    line.monster.name = line.monster.id;
    line.monster.damage = encounter::bareAttack.damage;
    tryIn(table, controller, encounter::PutTableLine{lines.size(), line});
    table.edit(line.monster.id, "name");
}

} // namespace

PieceTable* makeItemLibrary(DungeonController& controller) {
    auto* model =
        new PieceListModel<encounter::Item>(controller, itemFields(), controller.dungeon().items, nullptr);
    auto* table = new PieceTable(controller, *model, DungeonController::tr("Items"));
    model->setParent(table);
    table->setObjectName(QStringLiteral("itemTable"));
    table->hideTitle();
    auto* commands = new CommandRegistry(*table);
    table->addAction(
        commands->add({.id = QStringLiteral("addItem"),
                       .text = DungeonController::tr("Add item…"),
                       .icon = QStringLiteral("add"),
                       .toolTip = DungeonController::tr("A weapon, an armor or anything else (ENC-4)"),
                       .run = [table, &controller] { addItem(*table, controller); }}));
    table->addAction(commands->add(
        {.id = QStringLiteral("removeItem"),
         .text = DungeonController::tr("Remove item"),
         .icon = QStringLiteral("trash"),
         .toolTip = DungeonController::tr("Not possible while somebody has it or a Monster drops it"),
         .run = [table, &controller] {
             if (const std::string id = table->currentId(); !id.empty())
                 tryIn(*table, controller, encounter::RemoveItem{id});
         }}));
    addItemCollectionMenu(*table, *commands, controller);
    addPieceEdits(*table, controller, QStringLiteral("Items"), itemEdits(controller));
    table->layout()->setContentsMargins(panelMargins);
    return table;
}

PieceTable* makeMonsterTable(DungeonController& controller) {
    auto* model = new PieceListModel<encounter::TableLine>(controller, tableLineFields(),
                                                           controller.dungeon().table, nullptr);
    auto* table = new PieceTable(controller, *model, DungeonController::tr("Random Monsters"));
    model->setParent(table);
    table->setObjectName(QStringLiteral("randomTable"));
    table->hideTitle();
    auto* commands = new CommandRegistry(*table);
    table->addAction(commands->add(
        {.id = QStringLiteral("addLine"),
         .text = DungeonController::tr("Add line"),
         .icon = QStringLiteral("add"),
         .toolTip = DungeonController::tr("A Monster with its weight: how many numbers of the die pick it"),
         .run = [table, &controller] { addLine(*table, controller); }}));
    table->addAction(commands->add({.id = QStringLiteral("removeLine"),
                                    .text = DungeonController::tr("Remove line"),
                                    .icon = QStringLiteral("trash"),
                                    .run = [table, &controller] {
                                        if (const int row = table->currentRow(); row >= 0)
                                            tryIn(*table, controller,
                                                  encounter::RemoveTableLine{static_cast<std::size_t>(row)});
                                    }}));
    addMonsterCollectionMenu(*table, *commands, controller);
    addPieceEdits(*table, controller, QStringLiteral("Lines"), lineEdits(controller));
    table->layout()->setContentsMargins(panelMargins);
    return table;
}

} // namespace sf::ui
