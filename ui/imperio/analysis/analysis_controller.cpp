// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/analysis/analysis_controller.h"

#include "core/document/imperio/imperio_branches.h"
#include "core/players/imperio/analysis.h"
#include "core/players/imperio/turn_cost.h"
#include "core/text/imperio_reasons.h"
#include "ui/imperio/analysis/analysis_panel.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/page/command_registry.h"
#include "ui/page/dock_panel.h"
#include "ui/widgets/task.h"

#include <algorithm>
#include <functional>

namespace sf::ui {
namespace {

constexpr std::size_t shownLines = 5;
constexpr std::size_t shownArrows = 3;

AnalysisController::Finding findIn(const imperio::Position& position, const std::stop_token& stop) {
    AnalysisController::Finding finding;
    const imperio::Choice best = imperio::bestPlan(position, stop);
    finding.attackersChance = imperio::number(imperio::exact(best.value));
    finding.plan = best.line;
    std::vector<imperio::RatedAction> rated = imperio::ratedActions(position, stop);
    std::erase_if(rated, [&](const imperio::RatedAction& line) { return line.action == best.action; });
    rated.insert(rated.begin(), {best.action, 0});
    rated.resize(std::min(rated.size(), shownLines));
    for (imperio::RatedAction& line : rated)
        line.value = imperio::turnCost(position, line.action, best, stop).chosen;
    std::ranges::stable_sort(rated, std::ranges::greater{}, &imperio::RatedAction::value);
    for (const imperio::RatedAction& line : rated)
        finding.lines.push_back(
            {line.action, imperio::number(imperio::exact(line.value)), text::reasons(position, line.action)});
    return finding;
}

} // namespace

AnalysisController::AnalysisController(GameController& controller, Page& page)
    : QObject(&page), m_controller(controller), m_page(page), m_work(std::make_unique<Task<Finding>>()) {
    connect(&controller, &GameController::positionChanged, this, &AnalysisController::update);
}

AnalysisController::~AnalysisController() = default;

void AnalysisController::addTo(CommandRegistry& commands) {
    commands.add({.id = QStringLiteral("analyse"),
                  .text = tr("&Analyse the position"),
                  .shortcuts = {tr("Ctrl+Shift+L")},
                  .menu = Page::Menu::Game,
                  .toolTip = tr("Show the best actions in the position on the board, with arrows"),
                  .looks = true,
                  .run = [this] { setOn(!m_isOn); },
                  .isEnabled = [this] { return m_controller.document().hasBegun(); },
                  .isChecked = [this] { return m_isOn; }});
    commands.add({.id = QStringLiteral("tryFromHere"),
                  .text = tr("&Try from here"),
                  .icon = QStringLiteral("try-from-here"),
                  .shortcuts = {tr("Ctrl+Shift+Y")},
                  .menu = Page::Menu::Game,
                  .toolTip = tr("Open a copy of the game up to here, to try something else"),
                  .looks = true,
                  .run = [this] { tryFromHere(); },
                  .isEnabled = [this] { return canTry(); }});
    connect(this, &AnalysisController::changed, &commands, &CommandRegistry::refresh);
}

Page::Dock AnalysisController::dock() {
    return {tr("Analysis"), QStringLiteral("analysisDock"),
            [this] { return scrolled(new AnalysisPanel(*this, m_controller)); }, QStringLiteral("recordDock"),
            false};
}

void AnalysisController::setOn(bool on) {
    if (m_isOn == on)
        return;
    m_isOn = on;
    update();
    if (on)
        Q_EMIT m_page.dockRequested(QStringLiteral("analysisDock"));
}

void AnalysisController::update() {
    m_work->drop();
    m_finding.reset();
    m_controller.setArrows({});
    if (m_isOn && canTry())
        m_work->start(std::bind_front(findIn, m_controller.position()),
                      [this](Finding finding) { show(std::move(finding)); });
    Q_EMIT changed();
}

void AnalysisController::show(Finding finding) {
    m_finding = std::move(finding);
    std::vector<imperio::Action> arrows;
    for (const Finding::Line& line : m_finding->lines)
        if (line.action.from.isOnBoard() && arrows.size() < shownArrows)
            arrows.push_back(line.action);
    m_controller.setArrows(std::move(arrows));
    Q_EMIT changed();
}

bool AnalysisController::canTry() const {
    return m_controller.document().hasBegun() && !m_controller.position().result;
}

void AnalysisController::tryFromHere() {
    if (!canTry())
        return;
    Q_EMIT m_page.documentMade(document::tryFrom(m_controller.document(), m_controller.shown()).release());
}

} // namespace sf::ui

#include "moc_analysis_controller.cpp"
