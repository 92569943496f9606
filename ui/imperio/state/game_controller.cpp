// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/state/game_controller.h"

#include "core/rules/dice/dice.h"
#include "core/rules/imperio/board/reach.h"
#include "core/rules/imperio/game/record.h"
#include "core/text/imperio_record_text.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/state/piece_actions.h"

#include <utility>
#include <vector>

namespace sf::ui {

using text::Caption;

using document::GameChange;
using document::ImperioDocument;
using imperio::nowhere;
using imperio::Square;

namespace {

bool canSpawn(const imperio::Position& position, imperio::Kind kind) {
    return !imperio::isBase(kind) && spawnSquares(position) &&
           position.reinforcements[imperio::indexOf(position.toMove)].of(kind) > 0;
}

} // namespace

Caption notAllowed(const imperio::Refusal& refusal) {
    return text::caption(refusal).in(GameController::tr("Not allowed: %1"));
}

GameController::GameController(ImperioDocument& document, const PageContext& context, QObject* parent)
    : QObject(parent), m_document(document), m_context(context), m_hadBegun(document.hasBegun()) {
    refreshSetup();
    m_stage = document.game().stage;
    m_mover = position().toMove;
    connect(&document, &ImperioDocument::changed, this, &GameController::documentChanged);
    connect(&document, &document::Document::awaitedChanged, this, [this] {
        if (!mayAct()) {
            choose({});
            setPlacing({});
        }
        Q_EMIT awaitedChanged();
    });
}

GameController::~GameController() = default;

std::size_t GameController::shown() const {
    return m_lookedBackTo.value_or(m_document.entries().size());
}

const imperio::Position& GameController::position() const {
    if (!m_document.hasBegun())
        return m_setup;
    return m_lookedBackTo ? m_document.positionAfter(*m_lookedBackTo) : m_document.game().position;
}

void GameController::show(std::size_t entries) {
    const std::size_t all = m_document.entries().size();
    const auto wanted = entries < all ? std::optional(entries) : std::nullopt;
    if (wanted == m_lookedBackTo)
        return;
    m_lookedBackTo = wanted;
    select(nowhere);
    choose({});
    setPlacing({});
    Q_EMIT positionChanged();
}

void GameController::select(Square square) {
    if (square == m_selected)
        return;
    m_selected = square;
    m_chosen.reset();
    setTarget(nowhere);
    Q_EMIT selectionChanged();
}

void GameController::setTarget(Square square) {
    if (square == m_target)
        return;
    m_target = square;
    Q_EMIT targetChanged();
}

void GameController::choose(const std::optional<imperio::Action>& action) {
    if (action == m_chosen)
        return;
    m_chosen = action;
    m_target = action ? action->to : nowhere;
    Q_EMIT targetChanged();
    if (action)
        Q_EMIT attackAsked(*action);
}

void GameController::setCursor(Square square) {
    if (square == m_cursor)
        return;
    m_cursor = square;
    Q_EMIT cursorChanged();
}

void GameController::setPlacing(std::optional<imperio::Kind> kind, std::optional<imperio::Side> side) {
    const imperio::Side placed = side.value_or(position().toMove);
    if (kind == m_placing && (!kind || placed == m_placingSide))
        return;
    m_placing = kind;
    m_placingSide = placed;
    Q_EMIT placingChanged();
}

void GameController::setShown(Overlay overlay, bool shown) {
    bool& held = m_overlays[static_cast<std::size_t>(overlay)];
    if (held == shown)
        return;
    held = shown;
    Q_EMIT overlaysChanged();
}

void GameController::setArrows(std::vector<imperio::Action> arrows) {
    if (arrows == m_arrows)
        return;
    m_arrows = std::move(arrows);
    Q_EMIT arrowsChanged();
}

void GameController::flip() {
    m_isFlipped = !m_isFlipped;
    say(m_isFlipped ? tr("The defender's rows are at the top now")
                    : tr("The attacker's rows are at the top now"));
    Q_EMIT flippedChanged();
    Q_EMIT overlaysChanged();
}

void GameController::warn(const text::Caption& caption) {
    m_warning = caption.text();
    select(nowhere);
    say(caption);
    Q_EMIT warningChanged();
}

void GameController::askToType() {
    if (!m_document.isLocked())
        Q_EMIT typingAsked();
    else
        say(m_document.awaited().text);
}

void GameController::say(const text::Caption& caption) {
    Q_EMIT said(caption);
}

void GameController::refuse(const imperio::Refusal& refusal, Square tried) {
    say(notAllowed(refusal));
    if (tried.isOnBoard())
        Q_EMIT refused(tried);
}

bool GameController::checkMayAct() {
    if (!isLive())
        say(tr("You are looking back. Go to the end of the record to play on"));
    else if (m_document.isLocked())
        say(m_document.awaited().text);
    return mayAct();
}

bool GameController::play(const imperio::Action& action, const std::optional<std::vector<int>>& typed) {
    if (!checkMayAct())
        return false;
    if (m_guard && !m_guard(action))
        return false;
    // The guard may have asked for so long that it is another turn.
    if (!checkMayAct() || (m_planner ? !m_planner(action) : !playNow(action, typed)))
        return false;
    if (!follow(action))
        select(nowhere);
    const QString done = outcome(m_document.entries().size() - 1);
    say(m_planner ? tr("Planned: %1").arg(done) : done);
    return true;
}

bool GameController::isAssumed(std::size_t entry) const {
    return isPlanning() && m_document.entries()[entry].typedDice;
}

QString GameController::outcome(std::size_t entry) const {
    const document::PlayedEntry& played = m_document.entries()[entry];
    if (!isAssumed(entry))
        return text::eventSentences(played.events);
    std::vector<imperio::Event> events = played.events;
    std::erase_if(events, [](const auto& event) { return event.what == imperio::Happened::Fought; });
    const QString action =
        QString::fromStdString(imperio::actionText(played.entry.action, played.entry.side));
    return tr("%1, with an assumed result. %2").arg(action, text::eventSentences(events)).trimmed();
}

bool GameController::playNow(const imperio::Action& action, const std::optional<std::vector<int>>& typed) {
    const auto outcome = m_document.play(action, typed);
    if (outcome.refusal)
        refuse(*outcome.refusal, action.to);
    else if (outcome.dice)
        say({tr("Not allowed: the typed dice don't match this fight"), imperioRule(13)});
    return outcome.isDone();
}

/// Keeps the piece that acted selected if it can go on. Returns whether it can.
bool GameController::follow(const imperio::Action& action) {
    const auto& entry = m_document.entries().back();
    const imperio::Position& now = position();
    if (now.result || now.turn != entry.entry.turn || now.toMove != entry.entry.side)
        return false;
    const imperio::Squares able = imperio::ready(now);
    for (const Square square : {action.from, action.to}) // whoever captured a base hasn't moved
        if (action.act != imperio::Act::Spawn && square.isOnBoard() && able.has(square) &&
            now.board.at(square) && now.board.piece(square).side == entry.entry.side) {
            select(square);
            return true;
        }
    return false;
}

bool GameController::perform(const imperio::SetupEdit& edit) {
    if (m_document.isLocked()) {
        say(m_document.awaited().text);
        return false;
    }
    const auto refusal = m_document.perform(edit).refusal;
    if (refusal)
        refuse(*refusal, refusal->square);
    return !refusal;
}

void GameController::documentChanged(const GameChange& change, bool /*undone*/) {
    const bool hadBegun = std::exchange(m_hadBegun, m_document.hasBegun());
    // In play only the names can change: the position stays, and so does all that belongs to it.
    if (change.setup && hadBegun && m_hadBegun)
        return Q_EMIT positionChanged();
    m_lookedBackTo.reset();
    m_warning.clear();
    if (change.setup)
        refreshSetup();
    // What one player or stage had in hand is nothing for the next.
    const bool isNewStage = std::exchange(m_stage, m_document.game().stage) != m_document.game().stage;
    if (std::exchange(m_mover, position().toMove) != position().toMove || isNewStage) {
        select(nowhere);
        setPlacing({});
    }
    dropWhatIsGone();
    const bool begins = m_hadBegun && !hadBegun;
    if (begins) {
        if (const auto own = position().board.of(position().toMove, imperio::Kind::Headquarters))
            setCursor(own.first());
    }
    Q_EMIT positionChanged();
    if (begins)
        Q_EMIT boardAsked();
}

void GameController::refreshSetup() {
    const imperio::Game& game = m_document.game();
    m_setup = game.position;
    if (setsPosition())
        return;
    m_setup = {};
    m_setup.turn = 0; // no turn yet: nobody can act
    m_setup.board = game.board();
    m_setup.options = game.options;
    m_setup.toMove = game.settingUp();
    for (const imperio::Side side : imperio::sides)
        m_setup.reinforcements[imperio::indexOf(side)] = game.deployment(side).reinforcements;
}

void GameController::dropWhatIsGone() {
    if (m_selected.isOnBoard() && position().board.isEmpty(m_selected))
        select(nowhere);
    choose({});
    setTarget(nowhere);
    if (m_placing && m_document.hasBegun() && !canSpawn(position(), *m_placing))
        setPlacing({});
}

} // namespace sf::ui

#include "moc_game_controller.cpp"
