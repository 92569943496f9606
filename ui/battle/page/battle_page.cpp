// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/battle_page.h"

#include "ui/battle/editor/new_battle_dialog.h"
#include "ui/battle/forecast/forecast_panel.h"
#include "ui/battle/layer/damage_show.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/multiplier/multiplier_help.h"
#include "ui/battle/multiplier/turn_play.h"
#include "ui/battle/multiplier/turn_strip.h"
#include "ui/battle/page/battle_actions.h"
#include "ui/battle/smm/help/battle_help.h"
#include "ui/battle/smm/rounds/dice_dialog.h"
#include "ui/battle/smm/rounds/order_menu.h"
#include "ui/battle/smm/rounds/orders_panel.h"
#include "ui/battle/smm/rounds/phase_strip.h"
#include "ui/battle/smm/rounds/round_commands.h"
#include "ui/battle/smm/rounds/round_desk.h"
#include "ui/battle/state/take_back.h"
#include "ui/help/key_list.h"
#include "ui/paint/board/board_painter.h"
#include "ui/paint/sheets/printables.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"
#include "ui/widgets/tab_order.h"

#include <QAction>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

namespace sf::ui {

BattlePage::BattlePage(document::BattleDocument& document, const PageContext& context, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_context(context)
    , m_rounds(new RoundDesk(document, m_selection, this))
    , m_commands(new RoundCommands(*m_rounds, *this))
    , m_strip(new PhaseStrip(*m_rounds, *m_commands, this))
    , m_turns(new TurnPlay(document, m_selection, *this))
    , m_rules(document.battle().rules)
    , m_view(new BattleView(document, m_selection, this))
    , m_actions(new BattleActions(document, m_selection, *m_view, *this, context.settings))
    , m_hasToldLog(!document.log().lines().empty()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_turns->strip());
    layout->addWidget(m_view, 1);
    m_strip->setVisible(playsRounds());
    setFocusProxy(m_view);
    connectView();
    connectDocument();
    connectRounds();
    makeGoTos();
    connect(&m_context.settings, &Settings::changed, this, &BattlePage::applySettings);
    connect(&m_context.appearance, &Appearance::themeChanged, this, &BattlePage::applyTheme);
    applyTheme();
    applySettings();
}

BattlePage::~BattlePage() = default;

void BattlePage::connectView() {
    connect(m_view, &BattleView::messageShown, this, &Page::messageShown);
    connect(m_view, &BattleView::placeShown, this, &Page::placeShown);
    connect(m_view, &BattleView::keysAsked, this, [this] { showKeyList(*m_view, boardKeys()); });
    connect(m_actions, &BattleActions::messageShown, this, &Page::messageShown);
    connect(m_actions, &BattleActions::paletteWanted, this,
            [this] { Q_EMIT dockRequested(QStringLiteral("mapDock")); });
    connect(m_actions, &BattleActions::paletteDone, this,
            [this] { Q_EMIT dockRequested(QStringLiteral("stackDock")); });
}

void BattlePage::connectDocument() {
    connect(&m_document, &document::BattleDocument::changed, this, [this] {
        // What was selected may be gone.
        if (m_selection.stack() && !m_document.battle().stacks.find(*m_selection.stack()))
            m_selection.setStack({});
        followRules();
    });
    connect(&m_document, &document::BattleDocument::logChanged, this, &BattlePage::followLog);
    // What the last action said is no longer so.
    const QUndoStack& stack = m_document.undoStack();
    connect(&stack, &QUndoStack::indexChanged, this,
            [this, &stack, last = stack.index(),
             next = static_cast<const QUndoCommand*>(nullptr)](int index) mutable {
                if (index < last)
                    Q_EMIT messageShown(tr("Undone: %1").arg(stack.redoText()));
                else if (index > last && next && stack.command(index - 1) == next)
                    Q_EMIT messageShown(tr("Redone: %1").arg(stack.undoText()));
                last = index;
                next = stack.canRedo() ? stack.command(index) : nullptr;
            });
}

/// After a conversion, or its undo, docks and actions are those of the other system.
void BattlePage::followRules() {
    if (std::exchange(m_rules, m_document.battle().rules) == m_document.battle().rules)
        return;
    m_strip->setVisible(playsRounds());
    showRoundGoTos();
    m_view->rebuildLayer();
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT remade(); }, Qt::QueuedConnection);
}

/// The log takes no room from the map before there is something in it.
void BattlePage::followLog() {
    if (!m_hasToldLog && !m_document.log().lines().empty()) {
        m_hasToldLog = true;
        Q_EMIT docksFilled();
    }
}

void BattlePage::connectRounds() {
    connect(m_rounds, &RoundDesk::said, this, &Page::messageShown);
    connect(m_strip, &PhaseStrip::stackChosen, this, &BattlePage::goTo);
    connect(m_view, &BattleView::attackAsked, this, [this](const battle::StackId& target) {
        playsRounds() ? void(m_rounds->orderAttackOrShot(target)) : m_turns->desk().askFor(target);
    });
    connect(&m_turns->desk(), &TurnDesk::choiceAsked, m_view, &BattleView::chooseEnemy);
    connect(m_view, &BattleView::flightAsked, this, [this](hex::Hex to) {
        if (playsRounds())
            m_rounds->orderWay(to);
    });
    connect(m_view, &BattleView::rotationAsked, m_rounds, &RoundDesk::orderFurtherRotation);
    connect(m_view, &BattleView::rotationTold, m_rounds, &RoundDesk::orderRotation);
    connect(m_view, &BattleView::holdAsked, this, [this] {
        if (playsRounds())
            m_rounds->orderHold();
    });
    m_actions->setOrderItems([this](QMenu& menu, const battle::StackId& target) {
        return playsRounds() ? addOrderItems(menu, *m_rounds, target) : m_turns->addItems(menu, target);
    });
    m_rounds->askForDiceWith(
        [this](const smm::RoundAction& action) { return askForDice(m_document.battle(), action, this); });
    connect(m_rounds, &RoundDesk::resolved, this, [this](std::size_t firstLine) {
        if (const auto next = m_rounds->agenda().next)
            if (const battle::StackPointer stack = m_document.battle().stacks.find(*next))
                m_view->showHex(stack->hex);
        showLosses(firstLine); // scrolling would end it
    });
}

void BattlePage::makeGoTos() {
    m_goTos = new QMenu(tr("&Go to"), this);
    auto* board = new QAction(tr("&Board"), this);
    board->setShortcut(tr("Ctrl+Alt+B"));
    addAction(board);
    m_goTos->addAction(board);
    connect(board, &QAction::triggered, m_view, [this] { m_view->setFocus(Qt::ShortcutFocusReason); });
    addGoTo(tr("&Stack"), tr("Ctrl+Alt+S"), QStringLiteral("stackDock"), m_stack);
    m_roundGoTos = {
        addGoTo(tr("&Orders"), tr("Ctrl+Alt+O"), QStringLiteral("ordersDock"), m_orders),
        addGoTo(tr("&Conflicts"), tr("Ctrl+Alt+C"), QStringLiteral("conflictsDock"), m_conflicts)};
    addGoTo(tr("&All stacks"), tr("Ctrl+Alt+A"), QStringLiteral("stacksDock"), m_stacks);
    addGoTo(tr("&Map"), tr("Ctrl+Alt+M"), QStringLiteral("mapDock"), m_palette);
    addGoTo(tr("&Forecast"), tr("Ctrl+Alt+F"), QStringLiteral("forecastDock"), m_forecast);
    addGoTo(tr("&History"), tr("Ctrl+Alt+H"), QStringLiteral("historyDock"), m_history);
    addGoTo(tr("&Log"), tr("Ctrl+Alt+L"), QStringLiteral("logDock"), m_log);
    showRoundGoTos();
}

/// Brings the dock to the front and the keyboard into it.
QAction* BattlePage::addGoTo(const QString& text, const QKeySequence& key, const QString& dock,
                             const QPointer<QWidget>& panel) {
    auto* action = new QAction(text, this);
    action->setShortcut(key);
    addAction(action);
    m_goTos->addAction(action);
    connect(action, &QAction::triggered, this, [this, dock, &panel] {
        Q_EMIT dockRequested(dock);
        if (QWidget* stop = panel ? firstTabStop(*panel) : nullptr)
            stop->setFocus(Qt::ShortcutFocusReason);
    });
    return action;
}

void BattlePage::showRoundGoTos() {
    for (QAction* action : m_roundGoTos)
        action->setVisible(playsRounds());
}

void BattlePage::showLosses(std::size_t firstLine) {
    const auto& log = m_document.log().lines();
    std::vector<Loss> losses;
    for (std::size_t i = firstLine; i < log.size(); ++i)
        if (const smm::Event& event = log[i].event; event.kind == smm::EventKind::Damage)
            losses.push_back({event.stack, event.unit, event.amount});
    m_view->showLosses(losses);
}

bool BattlePage::playsRounds() const {
    return m_document.battle().rules == RuleSystem::Smm;
}

void BattlePage::goTo(const battle::StackId& stack) {
    const battle::StackPointer found = m_document.battle().stacks.find(stack);
    if (!found)
        return;
    m_selection.setCursor(found->hex);
    m_selection.setStack(stack);
    m_view->showHex(found->hex);
}

void BattlePage::undo() {
    takeBack(m_document, *this);
}

void BattlePage::applySettings() {
    m_view->setAnimated(m_context.settings.areAnimationsOn());
    m_view->setCoordinatesShown(m_context.settings.areCoordinatesShown());
    m_view->setReachShown(m_context.settings.isReachShown());
    m_actions->showSettings();
}

void BattlePage::applyTheme() {
    m_view->setTheme(m_context.appearance.theme());
    m_strip->setTheme(m_context.appearance.theme());
    m_turns->setTheme(m_context.appearance.theme());
}

QList<QAction*> BattlePage::actions(Menu menu) {
    QList<QAction*> list = m_actions->forMenu(menu);
    if (menu == Menu::Game)
        list = (playsRounds() ? m_commands->forMenu() : m_turns->forMenu()) + list;
    if (menu == Menu::View)
        list << m_goTos->menuAction();
    return list;
}

QList<QAction*> BattlePage::toolBarActions() {
    return m_actions->forToolBar();
}

QList<QPair<QString, QString>> BattlePage::boardKeys() const {
    return {{tr("Arrows"), tr("move the board cursor by a hex")},
            {tr("Enter"), tr("select the stack here, then pick it up; drop, paint or build")},
            {tr("Tab"), tr("next stack in the hex; next stack to drop on")},
            {tr("Escape"), tr("cancel carrying, rotating or painting")},
            {tr("o"), tr("describe what is here")},
            {tr("m"), tr("tell where the stack can go")},
            {tr("x"), tr("describe the neighbours and which edge meets which")},
            {tr("t"), tr("list the sides")},
            {tr("l"), tr("repeat the last action")},
            {tr("i"), tr("type an order")},
            {tr("?"), tr("list these keys")},
            {tr("N, P"), tr("select the next, the previous stack")},
            {tr("1 to 4"), tr("select the next stack of that side")},
            {tr("R, Shift+R"), tr("rotate the selected stack right, left")},
            {tr("A"), tr("order an attack on, or a shot at, the stack here")},
            {tr("F"), tr("order the stack to flee here, or to move here when it acts")},
            {tr("H"), tr("order the stack to hold its position")},
            {tr("G"), tr("pick up the selected stack to merge it with a neighbour")},
            {tr("Ctrl and click"), tr("on an opposing stack: attack it; on open ground: flee there")},
            {tr("+, −, 0"), tr("zoom in, zoom out, fit the map")},
            {tr("Mouse wheel"), tr("zoom to the pointer")},
            {tr("Space and drag"), tr("move the map, like the middle button")}};
}

paint::PrintOffer BattlePage::printOffer() const {
    paint::BattleFocus focus;
    if (m_selection.stack())
        focus.selected.push_back(*m_selection.stack());
    const paint::HexLayout layout = m_view->layout();
    const QRectF view = m_view->rect();
    focus.shown =
        paint::regionIn(*m_document.battle().map, {layout.at(view.topLeft()), layout.at(view.bottomRight())});
    return {paint::battlePrintables(m_document.battle(), focus), m_document.title(),
            m_document.battle().round};
}

namespace {

std::unique_ptr<document::Document> createBattle(QWidget* parent) {
    NewBattleDialog dialog(parent);
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    return std::make_unique<document::BattleDocument>(dialog.battle());
}

Page* makeBattlePage(document::Document& document, const PageContext& context, QWidget* parent) {
    return new BattlePage(static_cast<document::BattleDocument&>(document), context, parent);
}

void paintBattle(const document::Document& document, QPainter& painter, QSizeF size,
                 const paint::Theme& theme) {
    const auto& battle = static_cast<const document::BattleDocument&>(document).battle();
    paint::BoardOptions options;
    options.coordinates = false;
    options.names = false;
    options.structures = false;
    paint::renderBattle(painter, battle, theme, size, options);
}

} // namespace

DocumentKind battleKind() {
    return {QStringLiteral("battle"),
            BattlePage::tr("&New battle…"),
            QStringLiteral("new-battle"),
            createBattle,
            makeBattlePage,
            paintBattle,
            battleHelp() << multiplierHelp()};
}

} // namespace sf::ui
