// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/players/player_controller.h"

#include "core/document/imperio/imperio_players.h"
#include "core/players/imperio/analysis.h"
#include "core/players/imperio/setup_player.h"
#include "core/rules/imperio/game/record.h"
#include "core/text/imperio_reasons.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/page/command_registry.h"

#include <QCryptographicHash>
#include <QFutureWatcher>
#include <QtConcurrent/QtConcurrentRun>
#include <QtEndian>

namespace sf::ui {

using imperio::Level;
using imperio::Side;

namespace {

constexpr std::uint64_t nodesPerAction = 20000;
constexpr std::chrono::milliseconds longestThought{3000};

/// The seed of the computer's choices at the set-up and as the random player. It is a hash of only the
/// players' names and the number of entries, and so independent of the seed of the dice, which the computer
/// never sees.
std::uint64_t ownSeed(const document::ImperioDocument& document) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const std::string& name : document.game().names)
        hash.addData(QByteArray::fromStdString(name + '\n'));
    hash.addData(QByteArray::number(static_cast<qulonglong>(document.entries().size())));
    return qFromLittleEndian<quint64>(hash.result().constData());
}

} // namespace

QString playerText(std::optional<Level> level) {
    if (!level)
        return PlayerController::tr("Person");
    switch (*level) {
    case Level::Random:
        return PlayerController::tr("Computer: random");
    case Level::Greedy:
        return PlayerController::tr("Computer: greedy");
    case Level::Planner:
        return PlayerController::tr("Computer: planner");
    case Level::Replier:
        return PlayerController::tr("Computer: replier");
    case Level::Learned:
        return PlayerController::tr("Computer: learned");
    }
    return {};
}

struct PlayerController::Thinking {
    QFutureWatcher<imperio::Choice> watcher;
    std::stop_source stop;
};

PlayerController::PlayerController(GameController& controller, QObject* parent)
    : QObject(parent), m_controller(controller), m_thinking(std::make_unique<Thinking>()) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PlayerController::playChosen);
    connect(&m_thinking->watcher, &QFutureWatcherBase::finished, this, &PlayerController::thought);
    connect(&controller, &GameController::positionChanged, this, [this] {
        stop();
        // Queued, so that all others have seen the new position.
        QMetaObject::invokeMethod(this, &PlayerController::consider, Qt::QueuedConnection);
    });
}

PlayerController::~PlayerController() {
    m_thinking->stop.request_stop();
    m_thinking->watcher.waitForFinished();
}

void PlayerController::addTo(CommandRegistry& commands) {
    const auto goesOn = [this] {
        return m_controller.document().hasBegun() && !m_controller.position().result;
    };
    commands.add({.id = QStringLiteral("hint"),
                  .text = tr("&Hint"),
                  .icon = QStringLiteral("hint"),
                  .shortcuts = {tr("Ctrl+H")},
                  .menu = Page::Menu::Game,
                  .button = Command::Button::Labelled,
                  .toolTip = tr("Suggest an action and say why"),
                  .run = [this] { askHint(); },
                  .isEnabled = goesOn});
    commands.add({.id = QStringLiteral("hurry"),
                  .text = tr("Finish the Computer’s T&urn"),
                  .shortcuts = {tr("Ctrl+J")},
                  .menu = Page::Menu::Game,
                  .toolTip = tr("Play the rest of the computer’s turn without pauses"),
                  .run = [this] { hurry(); },
                  .isEnabled = [this] { return isComputersTurn(); }});
    commands.addSeparator(Page::Menu::Game);
}

void PlayerController::setLevel(Side side, std::optional<Level> level) {
    if (m_levels[imperio::indexOf(side)] == level)
        return;
    m_levels[imperio::indexOf(side)] = level;
    stop();
    consider();
    Q_EMIT levelsChanged();
}

bool PlayerController::isComputersTurn() const {
    const document::ImperioDocument& document = m_controller.document();
    if (!document.hasBegun())
        return m_levels[imperio::indexOf(document.game().settingUp())].has_value();
    return m_controller.isLive() && !m_controller.position().result &&
           m_levels[imperio::indexOf(m_controller.position().toMove)].has_value();
}

void PlayerController::consider() {
    if (!isComputersTurn() || m_purpose || m_chosen)
        return;
    if (!m_controller.document().hasBegun())
        return setUp();
    const Level level = *m_levels[imperio::indexOf(m_controller.position().toMove)];
    think(Purpose::Play, document::imperioPlayer(level, ownSeed(m_controller.document())));
}

/// Deploys or alters, and finishes the stage.
void PlayerController::setUp() {
    const imperio::Game& game = m_controller.document().game();
    for (const imperio::SetupEdit& edit : imperio::chooseSetup(
             game, *m_levels[imperio::indexOf(game.settingUp())], ownSeed(m_controller.document())))
        if (!m_controller.perform(edit))
            return;
}

void PlayerController::think(Purpose purpose, const imperio::Player& player) {
    m_purpose = purpose;
    m_thinking->stop = std::stop_source();
    imperio::Limits limits;
    limits.nodes = nodesPerAction;
    limits.time = longestThought;
    limits.stop = m_thinking->stop.get_token();
    m_thinking->watcher.setFuture(QtConcurrent::run([position = m_controller.position(), player, limits] {
        return imperio::choose(position, player, limits);
    }));
    Q_EMIT stateChanged();
}

/// Stops thinking, since the position has changed.
void PlayerController::stop() {
    m_thinking->stop.request_stop();
    m_timer.stop();
    m_chosen.reset();
    m_purpose.reset();
    m_hint.clear();
    m_thinking->watcher.setFuture({});
    Q_EMIT stateChanged();
}

void PlayerController::thought() {
    if (!m_purpose || m_thinking->watcher.future().resultCount() == 0)
        return;
    const imperio::Choice choice = m_thinking->watcher.result();
    if (*std::exchange(m_purpose, std::nullopt) == Purpose::Hint)
        return giveHint(choice);
    m_chosen = choice.action;
    const bool hurries = m_hurriedTurn == m_controller.position().turn;
    m_timer.start(hurries ? 0 : m_pause);
    Q_EMIT stateChanged();
}

void PlayerController::playChosen() {
    if (m_chosen && isComputersTurn())
        m_controller.play(*std::exchange(m_chosen, std::nullopt));
}

void PlayerController::hurry() {
    m_hurriedTurn = m_controller.position().turn;
    if (m_timer.isActive())
        m_timer.start(0);
}

void PlayerController::askHint() {
    if (!m_controller.document().hasBegun() || m_controller.position().result || m_purpose)
        return;
    think(Purpose::Hint, document::imperioPlayer(Level::Replier));
    m_controller.say(tr("Thinking about a hint…"));
}

void PlayerController::giveHint(const imperio::Choice& choice) {
    const imperio::Position& position = m_controller.position();
    const Side side = position.toMove;
    const auto text = [&](const imperio::Action& action) {
        return QString::fromStdString(actionText(action, side));
    };
    // Uses the static evaluation, as reports do: the players' own values depend on how deep they search.
    const auto chance = [&](const imperio::Action& action) {
        const double attackers = imperio::number(imperio::actionValue(position, action));
        return QString::number(100 * (side == Side::Attacker ? attackers : 1 - attackers), 'f', 1);
    };
    m_hint =
        tr("Hint: %1. Your chance to win after it: %2 %.").arg(text(choice.action), chance(choice.action));
    if (choice.runnerUp)
        m_hint += u' ' + tr("Next best: %1 with %2 %.").arg(text(*choice.runnerUp), chance(*choice.runnerUp));
    for (const QString& reason : text::reasons(position, choice.action))
        m_hint += u'\n' + reason;
    if (choice.action.from.isOnBoard())
        m_controller.select(choice.action.from);
    m_controller.say(m_hint);
    Q_EMIT stateChanged();
}

} // namespace sf::ui
