// SPDX-License-Identifier: GPL-3.0-or-later
// The docks of a battle's page.
// Declared in battle_page.h.
#include "ui/battle/page/battle_page.h"

#include "core/rules/battle/play/play.h"
#include "ui/battle/editor/map_palette.h"
#include "ui/battle/film/battle_film_controller.h"
#include "ui/battle/film/loss_report.h"
#include "ui/battle/log/battle_log_panel.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/page/stack_list_panel.h"
#include "ui/battle/players/players_panel.h"
#include "ui/battle/stack/stack_panel.h"
#include "ui/page/command_registry.h"
#include "ui/page/dock_panel.h"
#include "ui/page/history_view.h"
#include "ui/style/layouts.h"

#include <QLabel>
#include <QStackedWidget>

namespace sf::ui {

/// In the order of the “Go to” menu, and of the tabs.
QList<Page::Dock> BattlePage::docks() {
    const QString beside = QStringLiteral("stackDock");
    QList<Dock> list{
        Dock{tr("Stack"), QStringLiteral("stackDock"), [this] { return makeStackPanel(); }, {}}.reachedBy(
            tr("&Stack"), tr("Ctrl+Alt+S")),
        Dock{tr("Battle"), QStringLiteral("battleDock"), [this] { return makeStackList(); }, beside}
            .reachedBy(tr("&All stacks"), tr("Ctrl+Alt+A"),
                       [this] { listStacks(StackListPanel::Listed::All); }),
        Dock{tr("Log"), QStringLiteral("logDock"), [this] { return makeLog(); }, beside}.reachedBy(
            tr("&Log"), tr("Ctrl+Alt+L"))};
    if (m_session->hasOrders()) {
        list[0] = list[0].reachedBy(tr("&Orders"), tr("Ctrl+Alt+O"), [this] {
            if (m_stackPanel)
                m_stackPanel->goToOrders();
        });
        list[1] = list[1]
                      .reachedBy(tr("All or&ders"), tr("Ctrl+Alt+R"),
                                 [this] { listStacks(StackListPanel::Listed::WithOrder); })
                      .reachedBy(tr("&Conflicts"), tr("Ctrl+Alt+C"), [this] {
                          if (m_list)
                              m_list->goToFirstGroup();
                      });
    }
    list[0] = list[0].reachedBy(tr("&Forecast"), tr("Ctrl+Alt+F"), [this] {
        if (m_stackPanel)
            m_stackPanel->goToForecast();
    });
    list << m_session->docks();
    list << Dock{tr("History"), QStringLiteral("historyDock"), [this] { return makeHistory(); }, beside,
                 false}
                .reachedBy(tr("&History"), tr("Ctrl+Alt+H"));
    list << Dock{tr("Players"), QStringLiteral("playersDock"), dockPanel<BattlePlayersPanel>(*m_commanders),
                 beside, false}
                .reachedBy(tr("&Players"), tr("Ctrl+Alt+P"));
    list << Dock{tr("Map"), QStringLiteral("mapDock"), [this] { return new MapPalette(m_document, *m_view); },
                 beside, false}
                .reachedBy(tr("&Map"), tr("Ctrl+Alt+M"));
    return list;
}

void BattlePage::listStacks(StackListPanel::Listed listed) {
    if (m_list)
        m_list->list(listed);
}

/// These panels show what the battle's rules compute for a stack.
void BattlePage::setRulesHelp(QWidget& panel) const {
    if (const QList<HelpPage> pages = mode().help(); !pages.isEmpty())
        panel.setProperty("helpPage", pages.front().name);
}

QWidget* BattlePage::makeStackPanel() {
    m_stackPanel =
        new StackPanel(m_document, m_selection,
                       {.settings = &m_context.settings,
                        .makeOrders = [this](QWidget* parent) { return m_session->makeOrderSection(parent); },
                        .isBusy = [this] { return m_view->isBusy(); }});
    setRulesHelp(*m_stackPanel);
    return m_stackPanel;
}

QWidget* BattlePage::makeStackList() {
    auto* panel = new StackListPanel(m_document, m_selection, *m_session);
    m_list = panel;
    panel->addStackEdits(
        commands().actions({"cutStacks", "copyStacks", "pasteStacks", "duplicateStack", "removeStack"}));
    connect(panel, &StackListPanel::stackShown, this, &BattlePage::showStack);
    connect(panel, &StackListPanel::stackCentred, this, &BattlePage::centreOn);
    connect(panel, &StackListPanel::stackActivated, this,
            [this] { Q_EMIT dockRequested(QStringLiteral("stackDock")); });
    return panel;
}

QWidget* BattlePage::makeLog() {
    auto* panel = new BattleLogPanel(m_document, m_selection, m_context);
    connect(panel, &BattleLogPanel::stackShown, this, &BattlePage::goTo);
    connect(panel, &BattleLogPanel::stackCentred, this, &BattlePage::centreOn);
    connect(panel, &BattleLogPanel::eventPlayed, m_film, &BattleFilmController::goTo);
    connect(panel, &BattleLogPanel::eventShown, m_film, [this](std::uint32_t entry, std::size_t event) {
        if (m_film->isRunning())
            m_film->goTo(entry, event);
    });
    for (const auto signal : {&BattleFilmController::sceneShown, &BattleFilmController::runningChanged})
        connect(m_film, signal, panel, [this, panel] { panel->showUntil(m_film->linesTold()); });
    panel->showUntil(m_film->linesTold());
    m_report = new LossReport(panel);
    m_report->setSummary(*m_summary);
    panel->addHead(*m_report);
    return panel;
}

QWidget* BattlePage::makeHistory() {
    auto* dock = new QStackedWidget;
    auto* history = new HistoryView(m_document);
    auto* sealed = wrappingLabel(dock, tr("Hidden while orders are sealed (BAT-4)"));
    sealed->setAlignment(Qt::AlignCenter);
    addWidgets(*dock, {history, sealed});
    const auto cover = [this, dock] { dock->setCurrentIndex(battle::isSealed(m_document.battle()) ? 1 : 0); };
    connect(&m_document, &document::BattleDocument::changed, history, cover);
    cover();
    return dock;
}

} // namespace sf::ui
