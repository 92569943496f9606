// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/battle_page.h"

#include "core/document/lists/list_file.h"
#include "core/players/battle/commander.h"
#include "core/text/battle_text.h"
#include "ui/battle/film/battle_film_controller.h"
#include "ui/battle/film/loss_report.h"
#include "ui/battle/log/strike_losses.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/page/battle_actions.h"
#include "ui/battle/play/battle_bar.h"
#include "ui/battle/play/battle_end_dialog.h"
#include "ui/battle/play/battle_play_commands.h"
#include "ui/battle/play/note_bar.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/play/side_cover.h"
#include "ui/battle/players/commander_controller.h"
#include "ui/page/command_registry.h"
#include "ui/page/go_to_menu.h"
#include "ui/page/web_page_commands.h"
#include "ui/paint/sheets/printables.h"
#include "ui/speech/announce.h"
#include "ui/style/layouts.h"
#include "ui/style/settings.h"
#include "ui/widgets/window_request.h"

#include <QAction>
#include <QMenu>
#include <QVBoxLayout>

namespace sf::ui {

BattlePage::BattlePage(document::BattleDocument& document, const PageContext& context, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_context(context)
    , m_rules(document.battle().rules)
    , m_content(new QWidget(this))
    , m_above(new QWidget(this))
    , m_view(new BattleView(document, m_selection, this))
    , m_film(new BattleFilmController(document, *m_view, *this, context.settings))
    , m_play(new PlayController(document, m_selection, this))
    , m_commanders(new CommanderController(document, m_selection, this))
    , m_playCommands(new BattlePlayCommands(*m_play, *m_commanders, commands(), *this))
    , m_cover(new SideCover(*m_play, context.settings, this))
    , m_actions(new BattleActions(document, m_selection, *m_view, *this, context.settings))
    , m_fought(document.battle().round)
    , m_logLines(document.log().lines().size())
    , m_goTos(new GoToMenu(*this, tr("&Board")))
    , m_summary(std::make_unique<LossSummary>()) {
    marginless<QVBoxLayout>(this, 0)->addWidget(m_content);
    // What the bars above the map say must not take room from the docks.
    m_content->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_content->setMinimumWidth(m_view->minimumSizeHint().width());
    auto* layout = marginless<QVBoxLayout>(m_content, 0);
    m_bar = new BattleBar(*m_play, commands(), this);
    auto* above = marginless<QVBoxLayout>(m_above, 0);
    addWidgets(*above, {m_bar, new NoteBar(*m_play, this)});
    layout->addWidget(m_above);
    layout->addWidget(&m_film->stage(), 1);
    connect(m_bar, &BattleBar::endAsked, this, &BattlePage::showEnd);
    setFocusProxy(m_view);
    addWebPageCommand(*this, m_context.settings);
    addSpeechCommands();
    connectView();
    connectDocument();
    connectPlay();
    startSession();
    m_view->setFreePlacement(document.battle().stacks.empty()); // it has yet to be set up
    restorePlayers();
    m_cover->raise();
    // A file with sealed orders may have been opened by a side that must not see them.
    if (const auto side = m_play->side(); side && battle::isSealed(document.battle()))
        m_cover->handOverTo(*side);
    connect(&m_context.settings, &Settings::changed, this, &BattlePage::applySettings);
    applySettings();
}

BattlePage::~BattlePage() {
    clearFocus(); // the map announces it while the selection still exists
}

void BattlePage::connectView() {
    connect(m_actions, &BattleActions::paletteWanted, this,
            [this] { Q_EMIT dockRequested(QStringLiteral("mapDock")); });
    connect(m_actions, &BattleActions::paletteDone, this,
            [this] { Q_EMIT dockRequested(QStringLiteral("stackDock")); });
}

void BattlePage::connectDocument() {
    connect(&m_document, &document::BattleDocument::changed, this, [this] {
        // The selected stack may no longer exist.
        std::vector<battle::StackId> group = m_selection.group();
        std::erase_if(group, [&](const battle::StackId& id) { return !m_document.battle().stacks.find(id); });
        m_selection.setGroup(std::move(group));
        followRules();
    });
    connect(&m_document, &document::BattleDocument::logChanged, this, &BattlePage::followLog);
    // Queued: it has the last word, after the message of the tool or command that made the edit.
    connect(
        &m_document, &document::BattleDocument::removed, this,
        [this] { m_view->announce(m_document.stepText(m_document.stepsDone() - 1)); }, Qt::QueuedConnection);
    reportSteps();
}

/// Replaces docks and actions after a conversion to another system, or its undo.
void BattlePage::followRules() {
    if (std::exchange(m_rules, m_document.battle().rules) == m_document.battle().rules)
        return;
    BattleModeSession* before = m_session;
    startSession();
    m_view->rebuildLayer();
    // Panels in the docks refer to their old session until the window replaces them.
    QMetaObject::invokeMethod(
        this,
        [this, before] {
            Q_EMIT remade();
            delete before;
        },
        Qt::QueuedConnection);
}

/// Screen readers are told what commanders do.
void BattlePage::followLog() {
    const document::BattleLog& log = m_document.log();
    std::vector<text::Caption> told;
    for (std::size_t line = std::exchange(m_logLines, log.lines().size()); line < log.lines().size(); ++line)
        told.emplace_back(lineSentence(log, line, m_document.remembered()), log.lines()[line].event.rule);
    if (m_commanders->isPerforming()) {
        // What they do in turns is watched; the film speaks by itself.
        if (!m_film->isRunning() && (m_session->tellsByRound() || !m_film->playRecent()))
            announceEvents(*m_view, told);
        m_isTurnSpoken = m_film->isRunning() || m_view->isVisible();
    }
}

/// Choosing a hex, and painting what is being set up.
void BattlePage::connectPointing() {
    connect(m_playCommands, &BattlePlayCommands::hexWanted, this, &BattlePage::letChoose);
    connect(m_playCommands, &BattlePlayCommands::arrivalBrushWanted, m_view, &BattleView::paintArrival);
    connect(m_playCommands, &BattlePlayCommands::zoneBrushWanted, this, [this](int side) {
        m_view->setZoneSide(side);
        m_view->setTool(BattleView::Tool::ZoneBrush);
        m_view->setFocus();
        m_view->showMessage(
            {tr("Paint the deployment zone of %1").arg(text::sideName(m_document.battle(), side)),
             battleRule(3)});
    });
    connect(m_actions, &BattleActions::objectiveWanted, m_playCommands, &BattlePlayCommands::offerObjective);
}

void BattlePage::letChoose(const std::vector<hex::Hex>& hexes, const QString& prompt,
                           const HexChosen& chosen) {
    m_view->pickHex(hexes, chosen);
    m_view->showMessage(prompt);
}

void BattlePage::connectPlay() {
    connectPointing();
    connect(m_playCommands, &BattlePlayCommands::stackChosen, this, &BattlePage::goTo);
    const auto noteCommanders = [this] {
        std::set<int> sides;
        for (int side = 0; side < static_cast<int>(m_document.battle().sides.size()); ++side)
            if (m_commanders->level(side))
                sides.insert(side);
        m_play->setCommanded(std::move(sides));
    };
    connect(m_commanders, &CommanderController::levelsChanged, this, noteCommanders);
    connect(m_commanders, &CommanderController::levelsChanged, this, &BattlePage::rememberPlayers);
    connect(&m_document, &document::Document::filePathChanged, this, &BattlePage::rememberPlayers);
    connect(m_cover, &SideCover::coverChanged, this, &BattlePage::followCover);
    connect(m_cover, &SideCover::lifted, m_view, [this] { m_view->setFocus(); });
    connect(m_play, &PlayController::handedOver, this, [this](int side) {
        handOver(side);
        m_selection.setStack({});
        m_reported = side;
        // Queued: once the log has it, and after what handOver() queues.
        QMetaObject::invokeMethod(this, &BattlePage::reportUnseen, Qt::QueuedConnection);
    });
    connect(&m_document, &document::BattleDocument::changed, this,
            [this](const battle::Changes&, bool isUndone) {
                if (!isUndone)
                    return;
                m_reported.reset();
                showSummary({});
            });
    m_film->setComputerActs([this] { return m_commanders->isPerforming(); });
    m_film->addTo(commands());
    m_film->setSummary([this] {
        return m_reported && mayHaveMissed(*m_reported) ? summaryFor(*m_reported) : LossSummary();
    });
    connect(m_film, &BattleFilmController::logWanted, this, &BattlePage::watchingChanged);
    connect(m_film, &BattleFilmController::runningChanged, this, [this] {
        m_above->setHidden(m_isWatched || m_film->isRunning());
        Q_EMIT watchingChanged();
        if (m_film->isRunning())
            return;
        endWatching();
        reportUnseen();
        if (std::exchange(m_isEndWaiting, false))
            QMetaObject::invokeMethod(this, &BattlePage::showEnd, Qt::QueuedConnection);
    });
    commands().add({.id = QStringLiteral("lastTurn"),
                    .text = tr("What happened since your last orders"),
                    .shortcuts = {tr("Ctrl+Alt+U")},
                    .menu = Menu::View,
                    .looks = true,
                    .run = [this] { reportAll(*m_play->side()); },
                    .isVisible = [this] { return m_play->play() != nullptr; },
                    .refusal =
                        [this] {
                            return m_play->side() ? QString()
                                                  : tr("No side is giving orders or taking its turn");
                        }});
    // Queued: opens the end page once the action that ended play is done.
    connect(m_play, &PlayController::ended, this, &BattlePage::showEnd, Qt::QueuedConnection);
}

/// The players of a file are the user's own, not part of the document: somebody else who gets the file plays
/// with other people.
void BattlePage::restorePlayers() {
    const QList<int> players = m_context.settings.battlePlayers(m_document.filePath());
    const int sides = static_cast<int>(m_document.battle().sides.size());
    for (int side = 0; side < std::min(sides, static_cast<int>(players.size())); ++side)
        if (const int level = players[side]; level >= players::lowestLevel && level <= players::highestLevel)
            m_commanders->setLevel(side, level);
}

void BattlePage::rememberPlayers() {
    QList<int> players;
    for (int side = 0; side < static_cast<int>(m_document.battle().sides.size()); ++side)
        players << m_commanders->level(side).value_or(0);
    m_context.settings.setBattlePlayers(m_document.filePath(), players);
}

void BattlePage::showEnd() {
    m_isEndWaiting = m_play->isOver() && m_film->isRunning();
    if (!m_play->isOver() || m_isEndWaiting)
        return;
    m_play->recallBeginning();
    BattleEndDialog dialog(*m_play, m_play->beginning() != nullptr, this);
    dialog.exec();
    if (dialog.next() == BattleEndDialog::Next::Film)
        m_film->playGame();
    else if (dialog.next() == BattleEndDialog::Next::Board)
        m_play->backToBoard();
    else if (dialog.next() == BattleEndDialog::Next::PlayAgain)
        Q_EMIT documentMade(new document::BattleDocument(*m_play->beginning()));
}

const BattleMode& BattlePage::mode() const {
    return battleMode(m_rules);
}

QString BattlePage::helpPage() const {
    return mode().helpPage();
}

void BattlePage::startSession() {
    m_session = mode().makeSession({m_document, m_selection, *this});
    m_bar->setSession(*m_session);
    connect(m_session, &BattleModeSession::stackChosen, this, &BattlePage::goTo);
    connect(m_session, &BattleModeSession::stackCentred, this, &BattlePage::centreOn);
    connect(m_session, &BattleModeSession::targetsOffered, &m_view->stacks(), &StackController::chooseEnemy);
    connect(m_session, &BattleModeSession::hexWanted, this, &BattlePage::letChoose);
    connect(
        m_session, &BattleModeSession::resolved, this, [this](const std::optional<battle::StackId>& next) {
            if (const battle::StackPointer stack = next ? m_document.battle().stacks.find(*next) : nullptr)
                m_view->showHex(stack->hex);
            m_film->playRecent();
        });
    connect(&m_view->stacks(), &StackController::attackAsked, m_session, &BattleModeSession::attack);
    connect(&m_view->stacks(), &StackController::flightAsked, m_session, &BattleModeSession::flee);
    connect(&m_view->stacks(), &StackController::rotationAsked, m_session, &BattleModeSession::rotateFurther);
    connect(&m_view->stacks(), &StackController::rotationTold, m_session, &BattleModeSession::rotate);
    connect(&m_view->stacks(), &StackController::postureAsked, m_session, &BattleModeSession::takePosture);
    connect(&m_view->stacks(), &StackController::holdAsked, m_session, &BattleModeSession::hold);
    m_actions->setOrderItems([this](QMenu& menu, const battle::StackId& target) {
        return m_session->addOrderItems(menu, target);
    });
    m_actions->setOwnItems([this](QMenu& menu) { m_session->addOwnItems(menu); });
    commands().setParts({&m_session->commands(), &m_goTos->makeCommands()});
    m_playCommands->fillOrders();
    commands().refresh();
    commands().setBoardKeys(m_view->keys());
}

void BattlePage::goTo(const battle::StackId& stack) {
    const battle::StackPointer found = m_document.battle().stacks.find(stack);
    if (!found)
        return;
    if (found->isOnMap())
        m_selection.setCursor(found->hex);
    m_selection.setStack(stack);
    showStack(stack);
}

void BattlePage::showStack(const battle::StackId& stack) {
    if (const battle::StackPointer found = m_document.battle().stacks.find(stack); found && found->isOnMap())
        m_view->showHex(found->hex);
}

void BattlePage::centreOn(const battle::StackId& stack) {
    goTo(stack);
    if (const battle::StackPointer found = m_document.battle().stacks.find(stack))
        m_view->centreOn(found->hex);
}

bool BattlePage::isComputersTurn() const {
    return m_commanders->isComputersTurn() && m_commanders->hasPerson();
}

void BattlePage::applySettings() {
    m_view->setAnimated(m_context.settings.value(Settings::animations));
    m_view->setCoordinatesShown(m_context.settings.value(Settings::coordinates));
    m_view->setReachShown(m_context.settings.value(Settings::reach));
    m_view->setAllOrdersShown(m_context.settings.value(Settings::allOrders));
}

/// The dialog opens later, as the program that the file comes from waits for the drop to end.
bool BattlePage::takeFile(const QString& path) {
    const bool isList = document::isListFile(path) && !isCovered();
    if (isList)
        QMetaObject::invokeMethod(
            m_actions, [this, path] { m_actions->importList(path); }, Qt::QueuedConnection);
    return isList;
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

} // namespace sf::ui

#include "moc_battle_page.cpp"
