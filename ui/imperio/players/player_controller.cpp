// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/players/player_controller.h"

#include "core/players/imperio/player.h"
#include "core/players/imperio/setup_player.h"
#include "core/players/imperio/turn_cost.h"
#include "core/rules/imperio/game/record.h"
#include "core/text/display_text.h"
#include "core/text/imperio_reasons.h"
#include "ui/imperio/players/engine_player.h"
#include "ui/imperio/players/engines_dialog.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/page/command_registry.h"
#include "ui/speech/announce.h"
#include "ui/style/settings.h"
#include "ui/widgets/task.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace sf::ui {

using imperio::Level;
using imperio::Side;

namespace {

QString shownLevel(Level level) {
    switch (level) {
    case Level::Random:
        return PlayerController::tr("1, beginner");
    case Level::Greedy:
        return PlayerController::tr("2, easy");
    case Level::Planner:
        return PlayerController::tr("3, medium");
    case Level::Replier:
        return PlayerController::tr("4, hard");
    case Level::Learned:
        return PlayerController::tr("5, hardest");
    }
    return {};
}

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

struct PlayerController::Thinking {
    std::array<std::shared_ptr<EnginePlayer>, 2> engines; ///< by side
    EnginePlayer::Answering answer;
    Task<imperio::Choice> choice;
};

PlayerController::PlayerController(GameController& controller, QObject* parent)
    : ComputerPlayers(controller.document(), parent)
    , m_controller(controller)
    , m_thinking(std::make_unique<Thinking>()) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PlayerController::playChosen);
    connect(&controller, &GameController::positionChanged, this, [this] {
        stop();
        // Queued, so that all others have seen the new position.
        QMetaObject::invokeMethod(this, &PlayerController::playIfDue, Qt::QueuedConnection);
    });
    connect(&controller.document(), &document::ImperioDocument::playersChanged, this,
            &PlayerController::beginAnew);
    QMetaObject::invokeMethod(this, &PlayerController::playIfDue, Qt::QueuedConnection);
}

PlayerController::~PlayerController() = default;

void PlayerController::addTo(CommandRegistry& commands) {
    const auto goesOn = [this] {
        return m_controller.document().hasBegun() && !m_controller.position().result;
    };
    commands.add({.id = QStringLiteral("hint"),
                  .text = tr("H&int"),
                  .icon = QStringLiteral("hint"),
                  .shortcuts = {tr("Ctrl+H")},
                  .menu = Page::Menu::Game,
                  .button = Command::Button::Labelled,
                  .toolTip = tr("Suggest an action and say why"),
                  .run = [this] { askHint(); },
                  .isEnabled = goesOn});
    commands.add({.id = QStringLiteral("playHint"),
                  .text = tr("Play the hint"),
                  .shortcuts = {tr("Ctrl+Shift+H")},
                  .menu = Page::Menu::Game,
                  .toolTip = tr("Do what the last hint suggests, up to its dice"),
                  .run = [this] { playHint(); },
                  .isEnabled = [this] { return !m_hinted.empty(); }});
    connect(this, &PlayerController::stateChanged, &commands, &CommandRegistry::refresh);
    commands.add({.id = QStringLiteral("hurry"),
                  .text = tr("Finish the comp&uter's turn"),
                  .shortcuts = {tr("Ctrl+J")},
                  .menu = Page::Menu::Game,
                  .toolTip = tr("Play the rest of the computer's turn without pauses"),
                  .looks = true,
                  .run = [this] { hurry(); },
                  .isEnabled = [this] { return isComputersTurn() && !isStopped(); }});
    addTurnCommands(commands);
    commands.addSeparator(Page::Menu::Game);
}

const document::SidePlayer& PlayerController::player(Side side) const {
    static const document::SidePlayer person;
    const std::size_t index = imperio::indexOf(side);
    return m_hasFailed[index] ? person : m_controller.document().players()[index];
}

void PlayerController::setPlayer(Side side, const document::SidePlayer& player) {
    m_fault.clear();
    m_hasFailed[imperio::indexOf(side)] = false;
    if (m_controller.document().players()[imperio::indexOf(side)] == player)
        return beginAnew();
    m_controller.document().setPlayer(side, player);
}

/// With other players.
void PlayerController::beginAnew() {
    stop();
    dropEngines();
    playIfDue();
    Q_EMIT playersChanged();
    Q_EMIT m_controller.document().awaitedChanged();
}

bool PlayerController::isThinking() const {
    return m_thinking->answer.isRunning() || m_thinking->choice.isRunning();
}

Side PlayerController::sideToAct() const {
    const imperio::Game& game = m_controller.document().game();
    return m_controller.document().hasBegun() ? game.position.toMove : game.settingUp();
}

bool PlayerController::isComputersTurn() const {
    const imperio::Game& game = m_controller.document().game();
    return game.stage != imperio::Stage::AnyPosition && !game.position.result &&
           !player(sideToAct()).isPerson();
}

void PlayerController::takeOver() {
    if (isComputersTurn())
        setPlayer(sideToAct(), {});
}

QString PlayerController::awaitedText() const {
    const document::SidePlayer& awaited = player(sideToAct());
    if (awaited.level)
        return (isStopped() ? tr("The computer (%1) is stopped") : tr("Waiting for the computer (%1)…"))
            .arg(shownLevel(*awaited.level));
    return (isStopped() ? tr("The engine “%1” is stopped") : tr("Waiting for the engine “%1”…"))
        .arg(text::displayName(awaited.engine));
}

bool PlayerController::isLookingBack() const {
    return !m_controller.isLive();
}

void PlayerController::returnToPresent() {
    m_controller.show(m_controller.document().entries().size());
}

void PlayerController::playIfDue() {
    if (!mayPlay() || isThinking() || !m_chosen.empty())
        return;
    if (!m_controller.document().hasBegun())
        return setUp();
    const document::SidePlayer& next = player(m_controller.position().toMove);
    if (!next.level)
        return askEngine(next.engine);
    think(document::imperioPlayer(*next.level, ownSeed(m_controller.document())),
          [this](const imperio::Choice& choice) {
              m_chosen = {choice.action};
              waitToPlay();
          });
}

/// Deploys or alters, and finishes the stage. Engines only play: the planner sets up for them.
void PlayerController::setUp() {
    const imperio::Game& game = m_controller.document().game();
    const auto edits = imperio::chooseSetup(game, player(game.settingUp()).level.value_or(Level::Planner),
                                            ownSeed(m_controller.document()));
    m_controller.document().act([&] {
        for (const imperio::SetupEdit& edit : edits)
            if (!m_controller.perform(edit))
                return;
    });
}

void PlayerController::think(const imperio::Player& player, std::function<void(imperio::Choice)> then) {
    m_thinking->choice.start(
        [position = m_controller.position(), player](const std::stop_token& stop) {
            return imperio::choose(position, player, {nodesPerAction, longestThought, stop});
        },
        std::move(then));
    Q_EMIT stateChanged();
}

/// Stops thinking, since the position has changed.
void PlayerController::stop() {
    m_thinking->choice.drop();
    m_thinking->answer.drop();
    m_timer.stop();
    m_chosen.clear();
    m_hint.clear();
    m_hinted.clear();
    Q_EMIT stateChanged();
}

void PlayerController::waitToPlay() {
    const bool hurries = m_hurriedTurn == m_controller.position().turn;
    m_timer.start(hurries ? 0 : m_pause);
    Q_EMIT stateChanged();
}

void PlayerController::playChosen() {
    const EventTelling telling;
    // Every action that is played empties the list.
    m_controller.document().act([this] {
        for (const imperio::Action& action : std::exchange(m_chosen, {}))
            if (!isComputersTurn() || !m_controller.play(action))
                return;
    });
}

void PlayerController::askEngine(const std::string& name) {
    const Side side = m_controller.position().toMove;
    const QVariantMap known = m_controller.context().settings.engines();
    const QString shown = QString::fromStdString(name);
    if (!known.contains(shown))
        return engineFailed(tr("it isn't set up on this computer"));
    auto& engine = m_thinking->engines[imperio::indexOf(side)];
    if (!engine)
        engine = std::make_shared<EnginePlayer>(known.value(shown).toString());
    using Answer = document::EngineProcess::Answer;
    engine->ask(m_controller.document().record().toStdString(), m_controller.position(),
                {nodesPerAction, longestThought, {}}, m_thinking->answer, [this](const Answer& answer) {
                    if (const auto* fault = std::get_if<document::EngineProcess::Fault>(&answer))
                        return engineFailed(fault->text);
                    m_chosen = std::get<std::vector<imperio::Action>>(answer);
                    waitToPlay();
                });
    Q_EMIT stateChanged();
}

/// An engine that doesn't end by itself takes a moment to be killed; nobody waits for that.
void PlayerController::dropEngines() {
    for (auto& engine : m_thinking->engines)
        if (engine)
            document::startOn(*QThreadPool::globalInstance(), [ended = std::exchange(engine, nullptr)] {});
}

/// The game goes on: a person takes over. The document keeps its player, for a computer that has the engine.
void PlayerController::engineFailed(const QString& why) {
    const Side side = m_controller.position().toMove;
    const QString name = text::displayName(player(side).engine);
    m_hasFailed[imperio::indexOf(side)] = true;
    beginAnew();
    m_fault = tr("The engine “%1” no longer plays: %2. A person plays its side now.").arg(name, why);
    m_controller.say(m_fault);
    Q_EMIT stateChanged();
}

QStringList PlayerController::engineNames() const {
    return m_controller.context().settings.engines().keys();
}

void PlayerController::editEngines(QWidget* window) {
    EnginesDialog dialog(m_controller.context().settings.engines(), window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_controller.context().settings.setEngines(dialog.engines());
    m_hasFailed = {};
    m_fault.clear();
    beginAnew();
}

void PlayerController::hurry() {
    m_hurriedTurn = m_controller.position().turn;
    if (m_timer.isActive())
        m_timer.start(0);
}

void PlayerController::askHint() {
    if (!m_controller.document().hasBegun() || m_controller.position().result || isThinking())
        return;
    m_fault.clear();
    m_thinking->choice.start([position = m_controller.position()](
                                 const std::stop_token& stop) { return imperio::bestPlan(position, stop); },
                             [this](const imperio::Choice& choice) { giveHint(choice); });
    Q_EMIT stateChanged();
    m_controller.say(tr("Thinking about a hint…"));
}

void PlayerController::giveHint(const imperio::Choice& choice) {
    const imperio::Position& position = m_controller.position();
    m_hinted = choice.line.empty() ? std::vector{choice.action} : choice.line;
    m_hint = tr("Hint: %1. Your chance to win with it: %2.")
                 .arg(text::planText(position, m_hinted),
                      text::winChance(imperio::seenFrom(position.toMove, choice.value)));
    for (const QString& reason : text::planReasons(position, m_hinted))
        m_hint += u'\n' + reason;
    if (m_hinted.front().from.isOnBoard())
        m_controller.select(m_hinted.front().from);
    std::vector<imperio::Action> arrows = m_hinted;
    std::erase_if(arrows, [](const imperio::Action& action) { return !action.to.isOnBoard(); });
    m_controller.setArrows(std::move(arrows));
    m_controller.say(m_hint);
    Q_EMIT stateChanged();
}

/// Only its last action may need dice.
void PlayerController::playHint() {
    const std::vector<imperio::Action> plan = m_hinted; // which goes with the first of them
    for (const imperio::Action& action : plan)
        if (!m_controller.play(action))
            return;
}

} // namespace sf::ui

#include "moc_player_controller.cpp"
