// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/encounter_page.h"

#include "ui/encounter/attack/strike_panel.h"
#include "ui/encounter/attackposts/dungeon_log_model.h"
#include "ui/encounter/attackposts/posts_panel.h"
#include "ui/encounter/page/dungeon_commands.h"
#include "ui/encounter/page/dungeon_film.h"
#include "ui/encounter/page/dungeon_preview.h"
#include "ui/encounter/page/dungeon_view.h"
#include "ui/encounter/page/encounter_help.h"
#include "ui/encounter/page/floors_panel.h"
#include "ui/encounter/page/library_panels.h"
#include "ui/encounter/page/new_dungeon_dialog.h"
#include "ui/encounter/tables/belongings_panel.h"
#include "ui/encounter/tables/piece_table.h"
#include "ui/log/log_panel.h"
#include "ui/page/command_registry.h"
#include "ui/page/dock_panel.h"
#include "ui/page/go_to_menu.h"
#include "ui/page/web_page_commands.h"
#include "ui/paint/sheets/printables.h"
#include "ui/style/layouts.h"

#include <QVBoxLayout>

namespace sf::ui {

EncounterPage::EncounterPage(document::EncounterDocument& document, const PageContext& context,
                             QWidget* parent)
    : Page(parent)
    , m_controller(document, context, this)
    , m_news(m_controller)
    , m_view(new DungeonView(m_controller, this))
    , m_film(new DungeonFilm(m_controller, *m_view, this)) {
    new DungeonCommands(m_controller, *m_view, m_news, *this);
    m_film->addTo(commands());
    connect(m_film, &DungeonFilm::runningChanged, this, &Page::watchingChanged);
    auto* goTos = new GoToMenu(*this, tr("&Dungeon"));
    commands().setParts({&goTos->makeCommands()});
    addWebPageCommand(*this, context.settings);
    addSpeechCommands();
    reportSteps();
    auto* layout = marginless<QVBoxLayout>(this);
    layout->addWidget(m_film);
    setFocusProxy(m_view);
    commands().setBoardKeys({{tr("Arrows"), tr("move through a table")},
                             {tr("Enter"), tr("on a Monster: show the Attack dock")},
                             {tr("F2"), tr("edit the cell; Enter accepts, Escape cancels")},
                             {tr("Letters"), tr("to the next row that begins with them")},
                             {tr("Tab"), tr("to the next table, then to the docks")}});
    connect(&m_controller, &DungeonController::attackAsked, this,
            [this] { Q_EMIT dockRequested(QStringLiteral("strikeDock")); });
}

bool EncounterPage::isWatching() const {
    return m_film->isRunning();
}

void EncounterPage::endFilm() {
    m_film->end();
}

QList<Page::Dock> EncounterPage::docks() {
    const QString attack = QStringLiteral("strikeDock");
    const QString belongings = QStringLiteral("belongingsDock");
    const auto makePosts = [this] { return scrolled(new PostsPanel(m_controller, m_news)); };
    const auto makeLog = [this] {
        return new LogPanel(new DungeonLogModel(m_controller), m_controller.document(),
                            m_controller.context().settings);
    };
    return {
        Dock{tr("Attack"), attack, scrolledDockPanel<StrikePanel>(m_controller), {}, true, 340}.reachedBy(
            tr("&Attack"), tr("Ctrl+Alt+A")),
        Dock{tr("Belongings"), belongings, scrolledDockPanel<BelongingsPanel>(m_controller), {}, true, 320}
            .reachedBy(tr("Belon&gings"), tr("Ctrl+Alt+G")),
        Dock{tr("Posts"), QStringLiteral("postsDock"), makePosts, belongings}.reachedBy(tr("&Posts"),
                                                                                        tr("Ctrl+Alt+P")),
        Dock{tr("Floors"), QStringLiteral("floorsDock"), dockPanel<FloorsPanel>(m_controller), belongings}
            .reachedBy(tr("&Floors"), tr("Ctrl+Alt+F")),
        Dock{tr("Items"), QStringLiteral("itemsDock"), [this] { return makeItemLibrary(m_controller); },
             belongings}
            .reachedBy(tr("&Items"), tr("Ctrl+Alt+I")),
        Dock{tr("Random Monsters"), QStringLiteral("randomDock"),
             [this] { return makeMonsterTable(m_controller); }, attack}
            .reachedBy(tr("&Random Monsters"), tr("Ctrl+Alt+R")),
        Dock{tr("Log"), QStringLiteral("dungeonLogDock"), makeLog, {}, true, 100, Qt::BottomDockWidgetArea}
            .reachedBy(tr("&Log"), tr("Ctrl+Alt+L"))};
}

paint::PrintOffer EncounterPage::printOffer() const {
    return {paint::encounterPrintables(m_controller.dungeon()), m_controller.document().title(), {}};
}

namespace {

std::unique_ptr<document::Document> createDungeon(const PageContext& /*context*/, QWidget* parent) {
    NewDungeonDialog dialog(parent);
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    return std::make_unique<document::EncounterDocument>(dialog.dungeon());
}

void paintDungeon(const document::Document& document, QPainter& painter, QSizeF size,
                  const paint::Theme& theme) {
    paintDungeonPreview(static_cast<const document::EncounterDocument&>(document).dungeon(), painter, size,
                        theme);
}

} // namespace

DocumentKind encounterKind() {
    return {QStringLiteral("encounter"),
            EncounterPage::tr("New &dungeon…"),
            QStringLiteral("new-dungeon"),
            createDungeon,
            makePage<EncounterPage, document::EncounterDocument>,
            paintDungeon,
            encounterHelp(),
            EncounterPage::tr("Dungeon")};
}

} // namespace sf::ui

#include "moc_encounter_page.cpp"
