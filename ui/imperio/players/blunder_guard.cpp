// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/players/blunder_guard.h"

#include "core/text/imperio_reasons.h"
#include "ui/forms/question_box.h"
#include "ui/imperio/players/player_controller.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/page/command_registry.h"
#include "ui/style/settings.h"

namespace sf::ui {

BlunderGuard::BlunderGuard(GameController& controller, PlayerController& players, QWidget& page)
    : QObject(&page), m_controller(controller), m_players(players), m_page(page) {
    controller.setGuard([this](const imperio::Action& action) { return allows(action); });
}

void BlunderGuard::addTo(CommandRegistry& commands) {
    Settings& settings = m_controller.context().settings;
    commands.add({.id = QStringLiteral("warnOfBlunders"),
                  .text = tr("&Warn me before a blunder"),
                  .menu = Page::Menu::Game,
                  .toolTip = tr("Ask before an action that clearly lowers the chance to win"),
                  .looks = true,
                  .run =
                      [&settings] {
                          settings.set(Settings::blunderWarnings, !settings.value(Settings::blunderWarnings));
                      },
                  .isChecked = [&settings] { return settings.value(Settings::blunderWarnings); }});
    connect(&settings, &Settings::changed, &commands, &CommandRegistry::refresh);
}

bool BlunderGuard::allows(const imperio::Action& action) {
    const Settings& settings = m_controller.context().settings;
    if (!settings.value(Settings::blunderWarnings) || action.act == imperio::Act::Resign ||
        m_players.isComputersTurn())
        return true;
    const imperio::Position& position = m_controller.position();
    const imperio::TurnCost cost = imperio::turnCost(position, action, imperio::bestPlan(position));
    if (cost.lost() < imperio::sureWin / 100 * settings.value(Settings::blunderLoss))
        return true;
    const std::size_t entries = m_controller.document().entries().size();
    QuestionBox box(tr("Warning"), question(action, cost), &m_page, QMessageBox::Warning);
    // The clock may end the game meanwhile.
    return box.confirms(tr("&Play it anyway"), QMessageBox::DestructiveRole) &&
           m_controller.document().entries().size() == entries;
}

QString BlunderGuard::question(const imperio::Action& action, const imperio::TurnCost& cost) const {
    const imperio::Position& position = m_controller.position();
    const QString played = text::planText(position, {action});
    QStringList lines{tr("%1 leaves your chance to win at %2. %3 leads to %4:")
                          .arg(played, text::winChance(cost.chosen), text::planText(position, cost.plan),
                               text::winChance(cost.planned))};
    lines << text::planReasons(position, cost.plan) << QString() << tr("Play %1 anyway?").arg(played);
    return lines.join(u'\n');
}

} // namespace sf::ui

#include "moc_blunder_guard.cpp"
