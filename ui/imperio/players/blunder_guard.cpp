// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/players/blunder_guard.h"

#include "core/players/imperio/analysis.h"
#include "core/rules/imperio/game/record.h"
#include "core/text/imperio_reasons.h"
#include "core/text/imperio_report.h"
#include "ui/imperio/players/player_controller.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/page/command_registry.h"
#include "ui/style/settings.h"
#include "ui/widgets/question_box.h"

#include <QFutureWatcher>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>

namespace sf::ui {

using imperio::Side;

struct BlunderGuard::Work {
    QFutureWatcher<std::optional<imperio::GivenUp>> watcher;
    std::stop_source stop;
    std::optional<imperio::GivenUp> known; ///< of the position that is shown
};

BlunderGuard::BlunderGuard(GameController& controller, PlayerController& players, QWidget& page)
    : QObject(&page)
    , m_controller(controller)
    , m_players(players)
    , m_page(page)
    , m_work(std::make_unique<Work>()) {
    connect(&m_work->watcher, &QFutureWatcherBase::finished, this, &BlunderGuard::finish);
    connect(&controller, &GameController::positionChanged, this, &BlunderGuard::consider);
    connect(&players, &PlayerController::playersChanged, this, &BlunderGuard::consider);
    connect(&controller.context().settings, &Settings::changed, this, &BlunderGuard::consider);
    controller.setGuard([this](const imperio::Action& action) { return allows(action); });
    consider();
}

BlunderGuard::~BlunderGuard() {
    m_work->stop.request_stop();
    m_work->watcher.waitForFinished();
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

bool BlunderGuard::isReady() const {
    return m_work->known.has_value();
}

void BlunderGuard::consider() {
    m_work->stop.request_stop();
    m_work->known.reset();
    m_work->watcher.setFuture({});
    if (!m_controller.context().settings.value(Settings::blunderWarnings) ||
        !m_controller.document().hasBegun() || !m_controller.isLive() || m_controller.position().result ||
        m_players.isComputersTurn())
        return;
    m_work->stop = std::stop_source();
    m_work->watcher.setFuture(
        QtConcurrent::run([position = m_controller.position(), stop = m_work->stop.get_token()] {
            return imperio::givenUp(position, stop);
        }));
}

void BlunderGuard::finish() {
    if (m_work->watcher.future().resultCount() > 0)
        m_work->known = m_work->watcher.result();
}

bool BlunderGuard::allows(const imperio::Action& action) {
    if (!m_work->known)
        return true;
    const auto& losses = m_work->known->losses;
    const auto found =
        std::ranges::find(losses, action, [](const imperio::RatedAction& rated) { return rated.action; });
    const int points = m_controller.context().settings.value(Settings::blunderLoss);
    if (found == losses.end() || found->value < imperio::sureWin / 100 * points)
        return true;
    const std::size_t entries = m_controller.document().entries().size();
    QuestionBox box(tr("Warning"), question(action), &m_page, QMessageBox::Warning);
    // The clock may end the game meanwhile.
    return box.confirms(tr("&Play it anyway"), QMessageBox::DestructiveRole) &&
           m_controller.document().entries().size() == entries;
}

QString BlunderGuard::question(const imperio::Action& action) const {
    const imperio::Position& position = m_controller.position();
    const Side side = position.toMove;
    const auto notation = [side](const imperio::Action& which) {
        return QString::fromStdString(actionText(which, side));
    };
    const auto chance = [&](const imperio::Action& which) {
        const imperio::Exact value = imperio::actionValue(position, which);
        return text::chancePercent(side == Side::Attacker ? value : imperio::Exact(1 - value));
    };
    const imperio::Action& best = m_work->known->best;
    QString text = tr("%1 leaves your chance to win at %2. %3 leads to %4:")
                       .arg(notation(action), chance(action), notation(best), chance(best));
    for (const QString& reason : text::reasons(position, best))
        text += u'\n' + reason;
    return text + QStringLiteral("\n\n") + tr("Play %1 anyway?").arg(notation(action));
}

} // namespace sf::ui
