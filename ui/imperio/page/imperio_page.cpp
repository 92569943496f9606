// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/page/imperio_page.h"

#include "core/document/imperio/imperio_turn_report.h"
#include "ui/imperio/analysis/analysis_controller.h"
#include "ui/imperio/analysis/report_controller.h"
#include "ui/imperio/board/imperio_view.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/board/selection_legend.h"
#include "ui/imperio/board/turn_banner.h"
#include "ui/imperio/branches/branch_bar.h"
#include "ui/imperio/page/imperio_help.h"
#include "ui/imperio/play/attack_panel.h"
#include "ui/imperio/play/fight_panel.h"
#include "ui/imperio/play/game_clock_controller.h"
#include "ui/imperio/play/imperio_turn_cover.h"
#include "ui/imperio/play/play_commands.h"
#include "ui/imperio/play/side_card.h"
#include "ui/imperio/play/sounds.h"
#include "ui/imperio/players/blunder_guard.h"
#include "ui/imperio/players/player_controller.h"
#include "ui/imperio/players/players_panel.h"
#include "ui/imperio/record/record_controller.h"
#include "ui/imperio/setup/new_game_dialog.h"
#include "ui/imperio/setup/setup_commands.h"
#include "ui/imperio/setup/setup_panel.h"
#include "ui/page/command_registry.h"
#include "ui/page/dock_panel.h"
#include "ui/page/go_to_menu.h"
#include "ui/page/turn_report.h"
#include "ui/page/web_page_commands.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/paint/sheets/board/imperio_sheet.h"
#include "ui/paint/sheets/printables.h"
#include "ui/style/layouts.h"
#include "ui/style/settings.h"
#include "ui/widgets/scroll_area.h"
#include "ui/widgets/window_request.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {
namespace {

/// What can be shown over the board.
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
             .looks = true,
             .run = [&controller,
                     overlay = row.overlay] { controller.setShown(overlay, !controller.shows(overlay)); },
             .isChecked = [&controller, overlay = row.overlay] { return controller.shows(overlay); }});
    commands.add({.id = QStringLiteral("flipBoard"),
                  .text = GameController::tr("&Flip the board"),
                  .shortcuts = {GameController::tr("Ctrl+4")},
                  .menu = Page::Menu::View,
                  .looks = true,
                  .run = [&controller] { controller.flip(); },
                  .isChecked = [&controller] { return controller.isFlipped(); }});
}

} // namespace

ImperioPage::ImperioPage(document::ImperioDocument& document, const PageContext& context, QWidget* parent)
    : Page(parent)
    , m_controller(document, context)
    , m_view(new ImperioView(m_controller, this))
    , m_clock(new GameClockController(m_controller, *this))
    , m_commands(new PlayCommands(m_controller, *m_clock, *this))
    , m_players(new PlayerController(m_controller, this))
    , m_guard(new BlunderGuard(m_controller, *m_players, *this))
    , m_record(new RecordController(m_controller, *this))
    , m_reports(new ReportController(m_controller, *this))
    , m_analysis(new AnalysisController(m_controller, *this))
    , m_cover(new ImperioTurnCover(m_controller, *m_clock, this))
    , m_report(new TurnReport(*m_view))
    , m_mover(document.game().position.toMove)
    , m_played(document.entries().size())
    , m_hadBegun(document.hasBegun()) {
    new Sounds(m_controller, *m_clock, this);
    auto* layout = marginless<QHBoxLayout>(this, 0);
    layout->addWidget(makeSides());
    layout->addWidget(makeBoard(), 1);
    m_cover->raise();
    setFocusProxy(m_view);
    addOverlayCommands(commands(), m_controller);
    m_commands->addTo(commands());
    m_players->addTo(commands());
    m_banner->setActions(ComputerPlayers::turnActions(commands()));
    m_guard->addTo(commands());
    m_record->addTo(commands());
    m_record->showFightsOn(*m_view);
    m_reports->addTo(commands());
    m_analysis->addTo(commands());
    m_branches->addTo(commands());
    addWebPageCommand(*this, context.settings);
    addSpeechCommands();
    commands().add({.id = QStringLiteral("lastTurn"),
                    .text = tr("What your opponent did"),
                    .menu = Menu::Game,
                    .run = [this] { reportTurn(Spoken::Yes); },
                    .isEnabled = [this] { return m_controller.document().hasBegun(); }});
    connect(m_record, &RecordController::reportAsked, m_reports, &ReportController::open);
    addSetupCommands(commands(), m_controller, *this);
    m_goTos = new GoToMenu(*this, tr("&Board"));
    commands().setParts({&m_goTos->makeCommands()});
    commands().setToolBar(
        {"showZones", "showCover", "showThreats", CommandRegistry::spacer, "resign", "endTurn"});
    commands().setBoardKeys(m_view->keys());
    connect(&m_controller, &GameController::positionChanged, &commands(), &CommandRegistry::refresh);
    connect(&m_controller, &GameController::overlaysChanged, &commands(), &CommandRegistry::refresh);
    connect(&m_controller, &GameController::awaitedChanged, &commands(), &CommandRegistry::refresh);
    connect(m_players, &PlayerController::stateChanged, &commands(), &CommandRegistry::refresh);
    commands().refresh();
    reportSteps();
    connect(m_cover, &ImperioTurnCover::coverChanged, this, &Page::coverChanged);
    connect(&m_controller, &GameController::positionChanged, this, &ImperioPage::rearrange);
    connect(&m_controller, &GameController::positionChanged, this, &ImperioPage::follow);
    connect(&m_controller, &GameController::attackAsked, this,
            [this] { Q_EMIT dockRequested(QStringLiteral("attackDock")); });
}

/// A page that is a window hides after its members are gone, which the clock would follow.
ImperioPage::~ImperioPage() {
    removeEventFilter(m_clock);
}

/// Puts each card at its side's end of the board.
QWidget* ImperioPage::makeSides() {
    auto* sides = new QWidget(this);
    auto* column = padded<QVBoxLayout>(sides, {10, 8, 4, 6}, 4);
    column->addWidget(new SideCard(m_controller, *m_clock, imperio::Side::Attacker, sides));
    column->addWidget(new SelectionLegend(m_controller, sides));
    column->addStretch();
    column->addWidget(new SideCard(m_controller, *m_clock, imperio::Side::Defender, sides));
    connect(&m_controller, &GameController::flippedChanged, column, [this, column] {
        column->setDirection(m_controller.isFlipped() ? QBoxLayout::BottomToTop : QBoxLayout::TopToBottom);
    });
    auto* area = makeScrollArea(sides, this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFixedWidth(std::max(252, fontMetrics().averageCharWidth() * 30));
    return area;
}

QWidget* ImperioPage::makeBoard() {
    auto* board = new QWidget(this);
    auto* column = padded<QVBoxLayout>(board, {8, 8, 8, 0}, 0);
    column->addWidget(m_banner = new TurnBanner(m_controller, board));
    addWidgets(*column, {m_branches = new BranchBar(m_controller, board), m_record->makeLookBackBar()});
    column->addWidget(m_view, 1);
    column->addWidget(m_record->makeTypedLine());
    return board;
}

bool ImperioPage::isCovered() const {
    return m_cover->isCover();
}

bool ImperioPage::isComputersTurn() const {
    const auto isPersons = [this](imperio::Side side) { return m_players->player(side).isPerson(); };
    return m_players->isComputersTurn() && std::ranges::any_of(imperio::sides, isPersons);
}

paint::PrintOffer ImperioPage::printOffer() const {
    const document::ImperioDocument& game = m_controller.document();
    return {paint::imperioPrintables(paint::imperioSheet(game, m_controller.shown())), game.title(), {}};
}

/// Tells of a turn that its player could not follow: one of the computer, or behind a cover.
void ImperioPage::follow() {
    const imperio::Position& position = m_controller.document().game().position;
    const std::size_t before = std::exchange(m_played, m_controller.document().entries().size());
    const bool isOver = std::exchange(m_mover, position.toMove) != position.toMove && m_played > before;
    if (m_played < before || position.result || !m_controller.isLive())
        return m_report->hide();
    if (!isOver)
        return;
    const bool isComputers = !m_players->player(imperio::enemyOf(m_mover)).isPerson();
    const bool isUnseen = isComputers || m_controller.context().settings.value(Settings::betweenTurns) ==
                                             Settings::BetweenTurns::Cover;
    if (m_players->player(m_mover).isPerson() && isUnseen)
        reportTurn(isComputers ? Spoken::No : Spoken::Yes); // the computer's was told as it was played
    else
        m_report->hide();
}

void ImperioPage::reportTurn(Spoken spoken) {
    const QStringList lines = document::turnReport(m_controller.document());
    const bool isNew = spoken == Spoken::Yes;
    m_report->showLines(tr("The turn of %1").arg(playerName(m_controller, imperio::enemyOf(m_mover))),
                        isNew ? lines : QStringList(), isNew ? QStringList() : lines);
    if (lines.isEmpty())
        m_controller.say(tr("Your opponent has had no turn yet"));
}

void ImperioPage::rearrange() {
    const bool hasBegun = m_controller.document().hasBegun();
    if (std::exchange(m_hadBegun, hasBegun) == hasBegun)
        return;
    commands().setParts({&m_goTos->makeCommands()});
    Q_EMIT rearranged();
}

QList<Page::Dock> ImperioPage::docks() {
    const bool hasBegun = m_controller.document().hasBegun();
    const Dock players = Dock{tr("Players"),
                              QStringLiteral("playersDock"),
                              scrolledDockPanel<PlayersPanel>(*m_players),
                              hasBegun ? QStringLiteral("fightDock") : QString(),
                              true,
                              hasBegun ? 0 : 170}
                             .reachedBy(tr("&Players"), tr("Ctrl+Alt+P"));
    if (!hasBegun)
        return {Dock{GameController::tr("Set-up"),
                     QStringLiteral("setupDock"),
                     dockPanel<SetupPanel>(m_controller),
                     {}}
                    .reachedBy(tr("&Set-up"), tr("Ctrl+Alt+S")),
                players};
    return {Dock{GameController::tr("Attack"),
                 QStringLiteral("attackDock"),
                 dockPanel<AttackPanel>(m_controller),
                 {},
                 true,
                 330}
                .reachedBy(tr("&Attack"), tr("Ctrl+Alt+A")),
            Dock{GameController::tr("Last fight"),
                 QStringLiteral("fightDock"),
                 scrolledDockPanel<FightPanel>(m_controller),
                 {},
                 true,
                 200}
                .reachedBy(tr("Last &fight"), tr("Ctrl+Alt+F")),
            players,
            m_record->dock().reachedBy(tr("&Record"), tr("Ctrl+Alt+R")),
            m_reports->dock().reachedBy(tr("R&eport"), tr("Ctrl+Alt+E")),
            m_analysis->dock().reachedBy(tr("A&nalysis"), tr("Ctrl+Alt+N"))};
}

namespace {

std::unique_ptr<document::Document> createGame(const PageContext& context, QWidget* parent) {
    NewGameDialog dialog(parent);
    dialog.offerEngines(context.settings.engines().keys());
    return askedGame(dialog, parent);
}

void paintGame(const document::Document& document, QPainter& painter, QSizeF size,
               const paint::Theme& theme) {
    const auto& game = static_cast<const document::ImperioDocument&>(document).game();
    // Labels have a minimum size, so a large board is scaled down.
    constexpr double side = 640;
    const double scale = std::min(size.width(), size.height()) / side;
    const auto layout = paint::ImperioLayout::fitting({QPointF(), size / scale});
    painter.save();
    painter.scale(scale, scale);
    paint::paintImperioGround(painter, layout, theme);
    paint::paintImperioPieces(painter, game.board(), game.position.entrenched, layout, theme);
    painter.restore();
}

} // namespace

DocumentKind imperioKind() {
    return {QStringLiteral("imperio"),
            ImperioPage::tr("New &Imperio game…"),
            QStringLiteral("new-imperio"),
            createGame,
            makePage<ImperioPage, document::ImperioDocument>,
            paintGame,
            imperioHelp(),
            ImperioPage::tr("Imperio Bellum")};
}

} // namespace sf::ui

#include "moc_imperio_page.cpp"
