// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/battle_actions.h"

#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "ui/battle/editor/battle_commands.h"
#include "ui/battle/editor/list_commands.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/turn.h"
#include "ui/page/command_registry.h"
#include "ui/style/settings.h"
#include "ui/widgets/window_request.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace sf::ui {

using Menu = Page::Menu;
using Tool = BattleView::Tool;

BattleActions::BattleActions(document::BattleDocument& document, Selection& selection, BattleView& view,
                             Page& page, Settings& settings)
    : QObject(&page)
    , m_document(document)
    , m_selection(selection)
    , m_view(view)
    , m_page(page)
    , m_settings(settings)
    , m_commands(page.commands()) {
    addEditCommands();
    addStackCommands();
    addShapeCommands();
    addDocumentCommands();
    addTools();
    addViewCommands();
    fillToolBar();
    connect(&selection, &Selection::stackChanged, this, &BattleActions::refresh);
    connect(&selection, &Selection::groupChanged, this, &BattleActions::refresh);
    connect(&selection, &Selection::cursorChanged, this, [this] {
        if (!m_document.battle().map->structures().empty())
            refresh(); // one may be chosen
    });
    connect(&document, &document::BattleDocument::changed, this, &BattleActions::refresh);
    connect(&document, &document::Document::awaitedChanged, this, &BattleActions::refresh);
    connect(&settings, &Settings::changed, &m_commands, &CommandRegistry::refresh);
    connect(&view, &BattleView::toolChanged, &m_commands, &CommandRegistry::refresh);
    connect(&view, &BattleView::freePlacementChanged, &m_commands, &CommandRegistry::refresh);
    connect(&view, &BattleView::contextMenuRequested, this, &BattleActions::showContextMenu);
    refresh();
}

BattleActions::~BattleActions() = default;

/// The tools of Set up are there in referee mode too.
void BattleActions::fillToolBar() {
    m_isSetUp = battle::isFree(m_document.battle());
    if (m_isSetUp)
        m_commands.setToolBar({"toolSelect", "toolTerrain", "toolStructure", "kinds", "", "fit", "",
                               "freePlacement", CommandRegistry::spacer});
    else
        m_commands.setToolBar({"zoomOut", "zoomIn", "fit", CommandRegistry::spacer});
    m_commands.addSegments({"modeSetUp", "modePlay"});
}

text::Caption BattleActions::setUpRefusal() const {
    if (isSetUp())
        return {};
    return {tr("You can do that only in Set up or in Referee mode"), battleRule(1)};
}

text::Caption BattleActions::stackRefusal() const {
    const battle::StackPointer stack = selected();
    if (!stack)
        return tr("Select a stack first");
    return mayActFor(m_document, stack->side) ? QString() : tr("It isn't this side's turn");
}

text::Caption
BattleActions::stackRefusal(const std::function<battle::Action(const battle::StackId& stack)>& action) const {
    if (text::Caption refusal = stackRefusal(); !refusal.isEmpty())
        return refusal;
    const auto outcome = m_document.check(action(*m_selection.stack()));
    const auto* why = std::get_if<battle::Refusal>(&outcome);
    return why ? text::caption(*why, m_document.battle()) : text::Caption();
}

void BattleActions::run(const Ask& ask) {
    if (m_view.isBusy())
        m_view.cancel(); // a dialog would freeze a drag in progress
    const auto text = ask({m_document, m_selection, &m_page});
    if (!text.isEmpty())
        showMessage(*this, text);
}

std::function<void()> BattleActions::asking(Ask ask) {
    return [this, ask = std::move(ask)] { run(ask); };
}

void BattleActions::importList(const QString& path) {
    if (!m_commands.action("importUnits")->isEnabled())
        return showMessage(*this, tr("Units can't be added now"));
    run([path](const CommandContext& context) { return importUnitsFrom(context, path); });
}

battle::StackPointer BattleActions::selected() const {
    const auto& id = m_selection.stack();
    return id ? m_document.battle().stacks.find(*id) : nullptr;
}

void BattleActions::addSetUp(std::initializer_list<Row> rows) {
    for (const Row& row : rows)
        m_commands.add({.id = QLatin1String(row.id),
                        .text = row.text,
                        .icon = row.icon,
                        .shortcuts = row.key.isEmpty() ? QList<QKeySequence>() : QList{row.key},
                        .scope = row.scope,
                        .menu = row.menu,
                        .toolTip = row.toolTip,
                        .run = asking(row.ask),
                        .isVisible = [this] { return isSetUp(); },
                        .refusal = [this] { return setUpRefusal(); }});
}

void BattleActions::addStackCommands() {
    addSetUp({{"addStack",
               tr("Add stack…"),
               QStringLiteral("add"),
               Qt::Key_Insert,
               Menu::Edit,
               addStack,
               {},
               Command::Scope::Board},
              {"addUnits", tr("Add units…"), {}, tr("Ctrl+U"), Menu::Edit, addUnits}});
    m_commands.add({.id = QStringLiteral("renameStack"),
                    .text = tr("Re&name stack…"),
                    .shortcuts = {Qt::Key_F2},
                    .scope = Command::Scope::Board,
                    .menu = Menu::Edit,
                    .run = asking(renameStack),
                    .refusal = [this] { return stackRefusal(); }});
}

/// What the Edit menu does on the map.
void BattleActions::addEditCommands() {
    using Parts = text::Caption (*)(const CommandContext&, const ChosenParts&);
    const auto add = [this](Edit edit, const QString& id, Parts parts) {
        const bool isCopy = edit == Edit::Copy;
        Command command = editCommand(edit, id, asking([this, parts](const CommandContext& context) {
                                          return parts(context, chosen());
                                      }));
        command.refusal = [this, isCopy, isOfStacks = edit == Edit::Duplicate] {
            if (isOfStacks ? chosen().stacks.empty() : chosen().isEmpty())
                return text::Caption(isOfStacks ? tr("Select a stack first")
                                                : tr("Select a stack or a structure first"));
            return isCopy ? text::Caption() : setUpRefusal();
        };
        m_commands.add(std::move(command));
    };
    add(Edit::Cut, QStringLiteral("cutStacks"), cutParts);
    add(Edit::Copy, QStringLiteral("copyStacks"), copyParts);
    m_commands.add(
        editCommand(Edit::Paste, QStringLiteral("pasteStacks"),
                    asking([this](const CommandContext& context) { return pasteParts(context, m_view); })));
    add(Edit::Duplicate, QStringLiteral("duplicateStack"), duplicateParts);
    add(Edit::Delete, QStringLiteral("removeStack"), deleteParts);
    m_commands.add(editCommand(Edit::SelectAll, QStringLiteral("selectAll"), [this] { selectAll(); }));
}

ChosenParts BattleActions::chosen() const {
    return chosenParts({m_document, m_selection, &m_page}, m_view.tool() == Tool::StructureBrush);
}

/// To split, merge and turn stacks.
void BattleActions::addShapeCommands() {
    m_commands.addSeparator(Menu::Edit);
    m_commands.add({.id = QStringLiteral("splitStack"),
                    .text = tr("&Split…"),
                    .icon = QStringLiteral("split"),
                    .shortcuts = {tr("Ctrl+T")},
                    .menu = Menu::Edit,
                    .run = asking(splitStack),
                    .refusal = [this] {
                        const text::Caption refusal = stackRefusal();
                        return refusal.isEmpty() && selected()->units->size() < 2
                                   ? tr("A stack of one unit can't be split")
                                   : refusal;
                    }});
    m_commands.add({.id = QStringLiteral("mergeStack"),
                    .text = tr("Mer&ge into…"),
                    .icon = QStringLiteral("merge"),
                    .shortcuts = {tr("Ctrl+M")},
                    .menu = Menu::Edit,
                    .run = asking(mergeStack),
                    .refusal = [this] {
                        const text::Caption refusal = stackRefusal();
                        return refusal.isEmpty() && !isSetUp() && !m_view.stacks().mayMergeSelected()
                                   ? tr("No stack of its side is in reach to merge with")
                                   : refusal;
                    }});
    const struct {
        const char *id, *icon;
        QString text, key;
        int steps;
    } turns[] = {{"rotateLeft", "rotate-left", tr("Rotate le&ft"), tr("Shift+R"), -1},
                 {"rotateRight", "rotate-right", tr("Rotate rig&ht"), tr("R"), 1}};
    for (const auto& turn : turns)
        m_commands.add(
            {.id = QLatin1String(turn.id),
             .text = turn.text,
             .icon = QLatin1String(turn.icon),
             .shortcuts = {turn.key},
             .scope = Command::Scope::Board,
             .menu = Menu::Edit,
             .run = [this, steps = turn.steps] { m_view.stacks().rotateSelected(steps); },
             .isVisible =
                 [this] { return document::system(m_document.battle().rules).facing({}).has_value(); },
             .refusal =
                 [this, steps = turn.steps] {
                     return m_view.stacks().mayRotateSelected()
                                ? text::Caption()
                                : stackRefusal([steps](const battle::StackId& stack) {
                                      return battle::RotateStack{stack, steps};
                                  });
                 }});
    makePostures();
    m_commands.addSubmenu(Menu::Edit, *m_postureMenu);
}

/// All that people may act for: on a board those of the selected stack's side, or of the first.
void BattleActions::selectAll() {
    const battle::Battle& battle = m_document.battle();
    const battle::StackPointer stack = selected();
    const std::optional<int> acting = battle::sideToAct(battle);
    const int side = stack && mayEdit(m_document) ? stack->side : acting.value_or(0);
    if (!mayActFor(m_document, side))
        return showMessage(*this, m_document.isLocked() ? m_document.awaited().text
                                                        : tr("No stack can be given orders now"));
    std::vector<battle::StackId> group;
    for (const battle::StackPointer& each : battle.stacks)
        if (each->side == side && each->isAlive())
            group.push_back(each->id);
    const auto count = static_cast<int>(group.size());
    m_selection.setGroup(std::move(group));
    showMessage(*this, tr("%n stack(s) selected", nullptr, count));
}

void BattleActions::makePostures() {
    using battle::Posture;
    m_postureMenu = std::make_unique<QMenu>(tr("P&osture"));
    const struct {
        Posture posture;
        const char* icon;
    } rows[] = {{Posture::Neutral, "neutral"},
                {Posture::Offensive, "offensive"},
                {Posture::Defensive, "defensive"},
                {Posture::Screening, "screening"}};
    for (const auto& row : rows) {
        const auto isTaken = [this, posture = row.posture] {
            return selected() && posture == m_view.stacks().plannedPosture();
        };
        const QString icon = QLatin1String(row.icon);
        m_postureMenu->addAction(
            m_commands.add({.id = QStringLiteral("posture-") + icon,
                            .text = text::posture(row.posture),
                            .icon = icon,
                            .run = [this, posture = row.posture] { m_view.stacks().setPosture(posture); },
                            .isChecked = isTaken,
                            .refusal =
                                [this, isTaken, posture = row.posture] {
                                    return isTaken() || m_view.stacks().mayTakePosture(posture)
                                               ? text::Caption()
                                               : stackRefusal([posture](const battle::StackId& stack) {
                                                     return battle::SetPosture{stack, posture};
                                                 });
                                }}));
    }
}

void BattleActions::addDocumentCommands() {
    m_commands.addSeparator(Menu::Edit);
    m_commands.add({.id = QStringLiteral("title"),
                    .text = tr("T&itle…"),
                    .menu = Menu::Edit,
                    .run = asking(changeTitle)});
    m_commands.add({.id = QStringLiteral("houseRules"),
                    .text = tr("&House rules…"),
                    .icon = QStringLiteral("book"),
                    .menu = Menu::Game,
                    .run = asking(changeHouseRules)});
    m_commands.add({.id = QStringLiteral("exportImage"),
                    .text = tr("&Export image…"),
                    .shortcuts = {tr("Ctrl+Shift+E")},
                    .menu = Menu::File,
                    .looks = true,
                    .run = asking(exportImage)});
    m_commands.add({.id = QStringLiteral("exportTable"),
                    .text = tr("Export ta&ble…"),
                    .menu = Menu::File,
                    .toolTip = tr("Units, stacks, casualties or attacks, as CSV or Markdown"),
                    .looks = true,
                    .run = asking(exportTable)});
    addSetUp({{"kinds", tr("Unit &kinds…"), QStringLiteral("library"), tr("Ctrl+K"), Menu::Edit, changeKinds},
              {"sides", tr("Sid&es…"), QStringLiteral("flag"), {}, Menu::Edit, changeSides},
              {"mapSize", tr("Map si&ze…"), {}, {}, Menu::Edit, changeMapSize},
              {"convert", tr("Convert to other &rules…"), {}, {}, Menu::Game, convertBattle},
              {"importUnits",
               tr("I&mport units…"),
               {},
               {},
               Menu::File,
               importUnits,
               tr("Add the units of a spreadsheet or another list to the selected stack, or as a new one")}});
}

void BattleActions::refresh() {
    if (m_isSetUp != isSetUp()) {
        fillToolBar();
        if (!isSetUp() && !isLook(m_view.tool()))
            selectTool(Tool::Select);
        Q_EMIT m_page.rearranged();
    }
    m_commands.refresh();
    m_postureMenu->menuAction()->setVisible(!battleMode(m_document.battle()).postures().empty());
    const QList<QAction*> postures = m_postureMenu->actions();
    m_postureMenu->menuAction()->setEnabled(std::ranges::any_of(
        postures, [](const QAction* action) { return action->isEnabled() && !action->isChecked(); }));
    const auto refused = std::ranges::find(postures, false, &QAction::isEnabled);
    m_postureMenu->menuAction()->setProperty(
        "refusal", refused == postures.end() ? QVariant() : (*refused)->property("refusal"));
}

} // namespace sf::ui

#include "moc_battle_actions.cpp"
