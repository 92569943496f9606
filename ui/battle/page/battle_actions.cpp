// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/battle_actions.h"

#include "core/text/words.h"
#include "ui/battle/editor/battle_commands.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/selection.h"
#include "ui/page/named_action.h"
#include "ui/style/icons.h"
#include "ui/style/settings.h"
#include "ui/widgets/window_request.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace sf::ui {

using Tool = BattleView::Tool;

BattleActions::BattleActions(document::BattleDocument& document, Selection& selection, BattleView& view,
                             Page& page, Settings& settings)
    : QObject(&page)
    , m_document(document)
    , m_selection(selection)
    , m_view(view)
    , m_page(page)
    , m_settings(settings)
    , m_tools(new QActionGroup(this))
    , m_postures(new QActionGroup(this)) {
    makeTools();
    makeStackCommands();
    makePostures();
    makeTurns();
    makeDocumentCommands();
    makeViewCommands();
    fillToolBar();
    connect(&selection, &Selection::stackChanged, this, &BattleActions::refresh);
    connect(&document, &document::BattleDocument::changed, this, &BattleActions::refresh);
    connect(&view, &BattleView::contextMenuRequested, this, &BattleActions::showContextMenu);
    connect(&view.stacks(), &StackController::renameRequested, this, [this] { run(renameStack); });
    refresh();
}

QAction* BattleActions::make(const char* name, const QString& text, const QString& icon,
                             const QKeySequence& key) {
    auto* action = makeNamedAction(m_page, this, name, text, icon, key);
    // Keys without Ctrl belong to the board, so that typing elsewhere in the window stays typing.
    const bool forBoard =
        !key.isEmpty() && !(key[0].keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier));
    action->setShortcutContext(forBoard ? Qt::WidgetWithChildrenShortcut : Qt::WindowShortcut);
    m_named.insert(QLatin1String(name), action);
    return action;
}

QAction* BattleActions::makeCommand(const char* name, const QString& text, const QString& icon,
                                    const QKeySequence& key, Command command) {
    auto* action = make(name, text, icon, key);
    connect(action, &QAction::triggered, this, [this, command = std::move(command)] { run(command); });
    return action;
}

void BattleActions::run(const Command& command) {
    if (m_view.isBusy())
        m_view.cancel(); // what is in the hand would hang there while a dialog asks
    const auto text = command({m_document, m_selection, &m_page});
    if (!text.isEmpty())
        showMessage(*this, text);
}

QAction* BattleActions::separator() {
    auto* action = new QAction(this);
    action->setSeparator(true);
    return action;
}

BattleActions::~BattleActions() = default;

void BattleActions::makeTools() {
    const struct {
        const char* name;
        QString text, icon;
        QKeySequence key;
        Tool tool;
    } rows[] = {
        {"toolSelect", tr("&Select"), QStringLiteral("select"), Qt::Key_F5, Tool::Select},
        {"toolPan", tr("&Pan"), QStringLiteral("pan"), Qt::Key_F6, Tool::Pan},
        {"toolTerrain", tr("&Terrain brush"), QStringLiteral("brush"), Qt::Key_F7, Tool::TerrainBrush},
        {"toolStructure", tr("St&ructures"), QStringLiteral("structure"), Qt::Key_F8, Tool::StructureBrush},
    };
    for (const auto& row : rows) {
        auto* action = make(row.name, row.text, row.icon, row.key);
        action->setShortcutContext(Qt::WindowShortcut);
        action->setCheckable(true);
        m_tools->addAction(action);
        action->setData(static_cast<int>(row.tool));
        m_menus[static_cast<int>(Page::Menu::Tools)] << action;
    }
    connect(m_tools, &QActionGroup::triggered, this, [this](QAction* action) {
        const auto isBrush = [this] {
            return m_view.tool() == Tool::TerrainBrush || m_view.tool() == Tool::StructureBrush;
        };
        const bool wasBrush = isBrush();
        m_view.setTool(static_cast<Tool>(action->data().toInt()));
        if (isBrush()) {
            Q_EMIT paletteWanted();
            showMessage(*this, m_view.tool() == Tool::TerrainBrush
                                   ? tr("Drag over the hexes to paint, or press Enter at the cursor; the "
                                        "digits choose the terrain.")
                                   : tr("Click the hex for the structure, or press Enter at the cursor."));
        } else if (wasBrush)
            Q_EMIT paletteDone();
    });
    const auto check = [this](Tool tool) {
        for (auto* action : m_tools->actions())
            action->setChecked(action->data().toInt() == static_cast<int>(tool));
    };
    connect(&m_view, &BattleView::toolChanged, this, check);
    check(m_view.tool());
}

void BattleActions::makeStackCommands() {
    auto& edit = m_menus[static_cast<int>(Page::Menu::Edit)];
    edit << makeCommand("addStack", tr("Add st&ack…"), QStringLiteral("add"), Qt::Key_Insert, addStack)
         << makeCommand("addUnits", tr("Add uni&ts…"), {}, tr("Ctrl+U"), addUnits)
         << makeCommand("duplicateStack", tr("&Duplicate stack"), QStringLiteral("duplicate"), tr("Ctrl+D"),
                        duplicateStack);
    auto* remove = make("removeStack", tr("Re&move stack"), QStringLiteral("trash"), Qt::Key_Delete);
    connect(remove, &QAction::triggered, &m_view.stacks(), &StackController::removeSelected);
    edit << remove << makeCommand("renameStack", tr("Re&name stack…"), {}, Qt::Key_F2, renameStack);
    edit << separator();
    edit << makeCommand("splitStack", tr("&Split…"), QStringLiteral("split"), tr("Ctrl+T"), splitStack)
         << makeCommand("mergeStack", tr("Mer&ge into…"), QStringLiteral("merge"), tr("Ctrl+M"), mergeStack);
    m_needStack << find("duplicateStack") << remove << find("renameStack") << find("splitStack")
                << find("mergeStack");
}

void BattleActions::makePostures() {
    using battle::Posture;
    m_postureMenu = std::make_unique<QMenu>(tr("&Posture"));
    const struct {
        Posture posture;
        const char* icon;
    } rows[] = {{Posture::Neutral, "neutral"},
                {Posture::Offensive, "offensive"},
                {Posture::Defensive, "defensive"},
                {Posture::Screening, "screening"}};
    for (const auto& row : rows) {
        auto* action =
            m_postureMenu->addAction(lineIcon(QLatin1String(row.icon)), text::posture(row.posture));
        action->setCheckable(true);
        action->setData(static_cast<int>(row.posture));
        m_postures->addAction(action);
    }
    connect(m_postures, &QActionGroup::triggered, this, [this](QAction* action) {
        m_view.stacks().setPosture(static_cast<Posture>(action->data().toInt()));
        refresh();
    });
}

void BattleActions::makeTurns() {
    auto& edit = m_menus[static_cast<int>(Page::Menu::Edit)];
    auto* left = make("rotateLeft", tr("Rotate &left"), QStringLiteral("rotate-left"), tr("Shift+R"));
    auto* right = make("rotateRight", tr("Rotate rig&ht"), QStringLiteral("rotate-right"), tr("R"));
    connect(left, &QAction::triggered, &m_view, [this] { m_view.stacks().rotateSelected(-1); });
    connect(right, &QAction::triggered, &m_view, [this] { m_view.stacks().rotateSelected(1); });
    m_needStack << left << right << m_postureMenu->menuAction();
    edit << left << right << m_postureMenu->menuAction();
}

void BattleActions::makeDocumentCommands() {
    m_menus[static_cast<int>(Page::Menu::Edit)]
        << separator() << makeCommand("title", tr("T&itle…"), {}, {}, changeTitle)
        << makeCommand("kinds", tr("Unit &kinds…"), QStringLiteral("library"), tr("Ctrl+K"), changeKinds)
        << makeCommand("sides", tr("Sid&es…"), QStringLiteral("flag"), {}, changeSides)
        << makeCommand("mapSize", tr("Map si&ze…"), {}, {}, changeMapSize);
    m_menus[static_cast<int>(Page::Menu::Game)]
        << makeCommand("houseRules", tr("&House rules…"), QStringLiteral("book"), {}, changeHouseRules)
        << makeCommand("convert", tr("Other &rules…"), {}, {}, convertBattle);
    m_menus[static_cast<int>(Page::Menu::File)]
        << makeCommand("exportImage", tr("&Export image…"), {}, tr("Ctrl+Shift+E"), exportImage);
    auto* free =
        make("freePlacement", tr("&Free placement"), QStringLiteral("free-place"), tr("Ctrl+Shift+F"));
    free->setCheckable(true);
    free->setProperty("labelled", true);
    free->setToolTip(tr("Free placement: stacks go to any hex, for setting up (%1)")
                         .arg(free->shortcut().toString(QKeySequence::NativeText)));
    connect(free, &QAction::toggled, &m_view, &BattleView::setFreePlacement);
    connect(&m_view, &BattleView::freePlacementChanged, free, &QAction::setChecked);
    m_menus[static_cast<int>(Page::Menu::Tools)] << separator() << free;
    auto* order = make("typeOrder", tr("T&ype an order…"), {}, {});
    connect(order, &QAction::triggered, &m_view.stacks(), &StackController::askForOrder);
    m_menus[static_cast<int>(Page::Menu::Tools)] << order;
}

void BattleActions::makeViewCommands() {
    auto* in = make("zoomIn", tr("Zoom &in"), QStringLiteral("zoom-in"));
    in->setShortcuts({QKeySequence(tr("Ctrl++")), QKeySequence(tr("Ctrl+="))});
    auto* out = make("zoomOut", tr("Zoom &out"), QStringLiteral("zoom-out"), tr("Ctrl+-"));
    auto* fit = make("fit", tr("&Fit the map"), QStringLiteral("fit"), tr("Ctrl+0"));
    connect(in, &QAction::triggered, &m_view, &BattleView::zoomIn);
    connect(out, &QAction::triggered, &m_view, &BattleView::zoomOut);
    connect(fit, &QAction::triggered, &m_view, &BattleView::fit);
    auto* coordinates = make("coordinates", tr("&Coordinates"), QStringLiteral("coordinates"), tr("Ctrl+G"));
    auto* reach = make("reach", tr("Show &reach while dragging"), QStringLiteral("reach"), tr("Ctrl+E"));
    coordinates->setCheckable(true);
    reach->setCheckable(true);
    connect(coordinates, &QAction::triggered, &m_settings, &Settings::setCoordinatesShown);
    connect(reach, &QAction::triggered, &m_settings, &Settings::setReachShown);
    m_menus[static_cast<int>(Page::Menu::View)] << in << out << fit << separator() << coordinates << reach;
}

void BattleActions::fillToolBar() {
    m_toolBar << m_tools->actions() << find("kinds") << separator() << find("rotateLeft")
              << find("rotateRight") << find("mergeStack") << find("splitStack") << separator()
              << find("zoomIn") << find("zoomOut") << find("fit") << find("coordinates") << find("reach")
              << separator() << find("freePlacement");
}

QAction* BattleActions::find(const char* name) const {
    return m_named.value(QLatin1String(name));
}

void BattleActions::showSettings() {
    find("coordinates")->setChecked(m_settings.areCoordinatesShown());
    find("reach")->setChecked(m_settings.isReachShown());
}

void BattleActions::refresh() {
    const BattleMode& mode = battleMode(m_document.battle());
    find("rotateLeft")->setVisible(mode.hasFacings());
    find("rotateRight")->setVisible(mode.hasFacings());
    m_postureMenu->menuAction()->setVisible(mode.hasPostures());
    const auto& id = m_selection.stack();
    const auto stack = id ? m_document.battle().stacks.find(*id) : nullptr;
    for (auto* action : m_needStack)
        action->setEnabled(stack != nullptr);
    find("splitStack")->setEnabled(stack && stack->units->size() > 1);
    for (auto* action : m_postures->actions())
        action->setChecked(stack && action->data().toInt() == static_cast<int>(stack->posture));
}

void BattleActions::showContextMenu(const QPoint& point, const battle::StackId& stack) {
    QMenu menu(&m_page);
    if (stack.text.empty()) {
        menu.addActions({find("addStack"), separator(), find("fit")});
    } else if (!m_orderItems || !m_orderItems(menu, stack)) {
        m_selection.setStack(stack);
        menu.addActions({find("rotateLeft"), find("rotateRight"), m_postureMenu->menuAction(), separator(),
                         find("mergeStack"), find("splitStack"), find("addUnits"), separator(),
                         find("renameStack"), find("duplicateStack"), find("removeStack")});
    }
    menu.exec(point);
}

} // namespace sf::ui
