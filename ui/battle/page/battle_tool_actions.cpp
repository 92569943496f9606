// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the Tools menu.
// Declared in battle_actions.h.
#include "ui/battle/editor/battle_commands.h"
#include "ui/battle/lab/exchange_dialog.h"
#include "ui/battle/lab/lab_dialog.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_actions.h"
#include "ui/page/command_registry.h"
#include "ui/widgets/window_request.h"

#include <QAction>
#include <QActionGroup>

namespace sf::ui {

using Menu = Page::Menu;
using Tool = BattleView::Tool;

namespace {

/// Shows a dialog that only asks questions about the battle.
template<class Dialog>
QString opened(const CommandContext& context) {
    Dialog(context.document, context.parent).exec();
    return {};
}

} // namespace

bool BattleActions::isLook(Tool tool) {
    return tool == Tool::Select || tool == Tool::Pan;
}

void BattleActions::addTools() {
    const struct {
        const char* id;
        QString text, icon;
        QKeySequence key;
        Tool tool;
    } rows[] = {
        {"toolSelect", tr("&Select"), QStringLiteral("select"), Qt::Key_F5, Tool::Select},
        {"toolPan", tr("&Pan"), QStringLiteral("pan"), Qt::Key_F6, Tool::Pan},
        {"toolTerrain", tr("&Terrain brush"), QStringLiteral("brush"), Qt::Key_F7, Tool::TerrainBrush},
        {"toolStructure", tr("St&ructures"), QStringLiteral("structure"), Qt::Key_F8, Tool::StructureBrush},
        {"toolZone", tr("Deployment &zones"), QStringLiteral("flag"), tr("Shift+F8"), Tool::ZoneBrush},
    };
    auto* tools = new QActionGroup(this);
    for (const auto& row : rows)
        tools->addAction(m_commands.add(
            {.id = QLatin1String(row.id),
             .text = row.text,
             .icon = row.icon,
             .shortcuts = {row.key},
             .menu = Menu::Tools,
             .looks = isLook(row.tool),
             .run = [this, tool = row.tool] { selectTool(tool); },
             .isVisible = [this, tool = row.tool] { return isLook(tool) || isSetUp(); },
             .isChecked = [this, tool = row.tool] { return m_view.tool() == tool; },
             .refusal = [this,
                         tool = row.tool] { return isLook(tool) ? text::Caption() : setUpRefusal(); }}));
    m_commands.addSeparator(Menu::Tools);
    m_commands.add({.id = QStringLiteral("freePlacement"),
                    .text = tr("&Free placement"),
                    .icon = QStringLiteral("free-place"),
                    .shortcuts = {tr("Ctrl+Shift+F")},
                    .menu = Menu::Tools,
                    .button = Command::Button::Labelled,
                    .toolTip = tr("Free placement, for setting up: drag stacks to any hex, without spending "
                                  "Move, or onto any stack of their side to merge (%1)")
                                   .arg(QKeySequence(tr("Ctrl+Shift+F")).toString(QKeySequence::NativeText)),
                    .run = [this] { m_view.setFreePlacement(!m_view.isFreePlacement()); },
                    .isVisible = [this] { return isSetUp(); },
                    .isChecked = [this] { return m_view.isFreePlacement(); },
                    .refusal = [this] { return setUpRefusal(); }});
    m_commands.add({.id = QStringLiteral("typeOrder"),
                    .text = tr("T&ype an order…"),
                    .menu = Menu::Tools,
                    .run = [this] { m_view.stacks().askForOrder(); }});
    m_commands.add({.id = QStringLiteral("lab"),
                    .text = tr("&Lab…"),
                    .menu = Menu::Tools,
                    .toolTip = tr("Play variants of the battle many times, to see what a number does"),
                    .looks = true,
                    .run = [this] { run(opened<LabDialog>); }});
    m_commands.add({.id = QStringLiteral("exchange"),
                    .text = tr("What is it &worth?…"),
                    .menu = Menu::Tools,
                    .toolTip = tr("Ask how many units of one kind are worth some of another"),
                    .looks = true,
                    .run = [this] { run(opened<ExchangeDialog>); }});
}

void BattleActions::selectTool(Tool tool) {
    const auto isBrush = [this] {
        return m_view.tool() == Tool::TerrainBrush || m_view.tool() == Tool::StructureBrush ||
               m_view.tool() == Tool::ZoneBrush;
    };
    const bool wasBrush = isBrush();
    m_view.setTool(tool);
    if (isBrush()) {
        Q_EMIT paletteWanted();
        showMessage(*this, describeBrush(tool));
    } else if (wasBrush)
        Q_EMIT paletteDone();
}

QString BattleActions::describeBrush(Tool tool) {
    if (tool == Tool::TerrainBrush)
        return tr("Drag over the hexes to paint, or press Enter at the cursor; the digits choose the "
                  "terrain.");
    if (tool == Tool::StructureBrush)
        return tr("Click the hex for the structure, or press Enter at the cursor.");
    return tr("Drag over the hexes where the side deploys, or press Enter at the cursor; begin within the "
              "zone to remove hexes. The digits choose the side.");
}

} // namespace sf::ui
