// SPDX-License-Identifier: GPL-3.0-or-later
// The docks of a battle's page.
#include "ui/battle/page/battle_page.h"

#include "ui/battle/editor/map_palette.h"
#include "ui/battle/forecast/forecast_panel.h"
#include "ui/battle/log/battle_log_panel.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/stack_list_panel.h"
#include "ui/battle/smm/rounds/conflict_list.h"
#include "ui/battle/smm/rounds/orders_panel.h"
#include "ui/battle/stack/stack_panel.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"

#include <QUndoView>

#include <algorithm>

namespace sf::ui {

namespace {

/// A part of the window's height, within these pixels.
int heightIn(const QWidget& window, double share, int least, int most) {
    return std::clamp(static_cast<int>(share * window.height()), least, most);
}

template<class Part>
void keepInTheme(Part* part, const Appearance& appearance) {
    part->setTheme(appearance.theme());
    QObject::connect(&appearance, &Appearance::themeChanged, part,
                     [part, &appearance] { part->setTheme(appearance.theme()); });
}

} // namespace

QList<Page::Dock> BattlePage::docks() {
    QList<Dock> list{{tr("Stack"), QStringLiteral("stackDock"), [this] { return makeStackPanel(); }, {}},
                     {tr("Forecast"),
                      QStringLiteral("forecastDock"),
                      [this] { return makeForecast(); },
                      {},
                      true,
                      heightIn(*window(), 0.39, 350, 620)},
                     {tr("All stacks"), QStringLiteral("stacksDock"), [this] { return makeStackList(); },
                      QStringLiteral("stackDock")},
                     {tr("History"), QStringLiteral("historyDock"), [this] { return makeHistory(); },
                      QStringLiteral("forecastDock")},
                     {tr("Map"), QStringLiteral("mapDock"), [this] { return makePalette(); },
                      QStringLiteral("stackDock"), false}};
    if (playsRounds()) {
        list.insert(1, {tr("Orders"), QStringLiteral("ordersDock"), [this] { return makeOrders(); },
                        QStringLiteral("stackDock")});
        list.insert(2, {tr("Conflicts"), QStringLiteral("conflictsDock"), [this] { return makeConflicts(); },
                        QStringLiteral("stackDock")});
    }
    list.append({tr("Log"),
                 QStringLiteral("logDock"),
                 [this] { return makeLog(); },
                 {},
                 m_hasToldLog,
                 heightIn(*window(), 0.2025, 150, 250),
                 Qt::BottomDockWidgetArea});
    return list;
}

QWidget* BattlePage::makeStackPanel() {
    auto* panel = new StackPanel(m_document, m_selection);
    m_stack = panel;
    keepInTheme(panel, m_context.appearance);
    connect(panel, &StackPanel::messageShown, this, &Page::messageShown);
    connect(panel, &StackPanel::ruleActivated, this, &Page::ruleRequested);
    Settings& settings = m_context.settings;
    panel->setUnitColumns(settings.unitColumns());
    connect(&settings, &Settings::changed, panel,
            [panel, &settings] { panel->setUnitColumns(settings.unitColumns()); });
    connect(panel, &StackPanel::unitColumnsChosen, &settings, &Settings::setUnitColumns);
    return panel;
}

QWidget* BattlePage::makeOrders() {
    auto* panel = new OrdersPanel(*m_rounds);
    keepInTheme(panel, m_context.appearance);
    connect(panel, &OrdersPanel::ruleActivated, this, &Page::ruleRequested);
    m_orders = panel;
    return panel;
}

QWidget* BattlePage::makeConflicts() {
    auto* list = new ConflictList(*m_rounds);
    keepInTheme(list, m_context.appearance);
    connect(list, &ConflictList::stackChosen, this, &BattlePage::goTo);
    m_conflicts = list;
    return list;
}

QWidget* BattlePage::makeStackList() {
    auto* panel = new StackListPanel(m_document, m_selection);
    m_stacks = panel;
    keepInTheme(panel, m_context.appearance);
    connect(panel, &StackListPanel::messageShown, this, &Page::messageShown);
    connect(panel, &StackListPanel::stackActivated, this,
            [this] { Q_EMIT dockRequested(QStringLiteral("stackDock")); });
    return panel;
}

QWidget* BattlePage::makeForecast() {
    auto* panel = new ForecastPanel(m_document, m_selection);
    m_forecast = panel;
    panel->setTheme(m_context.appearance.theme());
    panel->setBusyWhile([this] { return m_view->isBusy(); });
    connect(&m_context.appearance, &Appearance::themeChanged, panel,
            [this, panel] { panel->setTheme(m_context.appearance.theme()); });
    connect(panel, &ForecastPanel::messageShown, this, &Page::messageShown);
    connect(panel, &ForecastPanel::ruleActivated, this, &Page::ruleRequested);
    return panel;
}

QWidget* BattlePage::makeLog() {
    auto* panel = new BattleLogPanel(m_document, m_selection, m_context);
    m_log = panel;
    connect(panel, &BattleLogPanel::messageShown, this, &Page::messageShown);
    connect(panel, &BattleLogPanel::ruleActivated, this, &Page::ruleRequested);
    connect(panel, &BattleLogPanel::stackShown, this, &BattlePage::goTo);
    return panel;
}

QWidget* BattlePage::makePalette() {
    auto* palette = new MapPalette(m_document, *m_view);
    m_palette = palette;
    keepInTheme(palette, m_context.appearance);
    connect(palette, &MapPalette::messageShown, this, &Page::messageShown);
    return palette;
}

QWidget* BattlePage::makeHistory() {
    auto* history = new QUndoView(&m_document.undoStack());
    m_history = history;
    history->setEmptyLabel(tr("As opened"));
    history->setAccessibleName(tr("History of edits"));
    history->setFrameShape(QFrame::NoFrame);
    // A click goes back over dice without asking, so only where that is allowed.
    const auto allow = [this, history] {
        history->setEnabled(m_document.undoDice() == smm::UndoDice::Allow);
    };
    connect(&m_document, &document::BattleDocument::changed, history, allow);
    allow();
    return history;
}

} // namespace sf::ui
