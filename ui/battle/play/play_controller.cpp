// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/play_controller.h"

#include "core/document/battle/battle_systems.h"
#include "core/document/battle/play/board_before_play.h"
#include "core/rules/battle/play/missing.h"
#include "core/text/battle_text.h"
#include "ui/battle/state/selection.h"
#include "ui/widgets/window_request.h"

#include <algorithm>

namespace sf::ui {

using battle::PlayPhase;

PlayController::PlayController(document::BattleDocument& document, Selection& selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection), m_side(side()), m_wasOver(isOver()) {
    if (!play())
        m_board = battle();
    connect(&document, &document::BattleDocument::changed, this,
            [this](const battle::Changes&, bool isUndone) { follow(isUndone); });
    connect(&document, &document::Document::awaitedChanged, this, &PlayController::changed);
    connect(&selection, &Selection::stackChanged, this, &PlayController::changed);
}

void PlayController::follow(bool isUndone) {
    const std::optional<int> before = std::exchange(m_side, side());
    const bool wasOver = std::exchange(m_wasOver, isOver());
    if (!play())
        m_board = battle();
    else if (!m_board.sides.empty())
        m_beginning = m_board;
    Q_EMIT changed();
    if (isUndone)
        return;
    if (isOver() && !wasOver)
        Q_EMIT ended();
    else if (m_side && m_side != before)
        Q_EMIT handedOver(*m_side);
}

void PlayController::recallBeginning() {
    if (!m_beginning)
        m_beginning = document::boardBeforePlay(m_document);
}

bool PlayController::maySayReady() const {
    return side() && (isIn(PlayPhase::Deployment) || isIn(PlayPhase::Ordering)) &&
           !battle::isRoundRunning(battle()) && !m_document.isLocked();
}

bool PlayController::isOnePersonsGame() const {
    int persons = 0;
    for (int side = 0; side < static_cast<int>(battle().sides.size()); ++side)
        persons += battle::takesPart(battle(), side) && !isCommanded(side) ? 1 : 0;
    return persons <= 1;
}

std::vector<battle::StackPointer> PlayController::arrivals() const {
    if (!side() || m_document.isLocked() || !(isIn(PlayPhase::Ordering) || isIn(PlayPhase::Turns)))
        return {};
    return battle::dueArrivals(battle(), *side());
}

QStringList PlayController::missing() const {
    QStringList lines;
    for (const battle::Refusal& refusal : battle::whatIsMissing(battle(), document::system(battle().rules)))
        lines << text::caption(refusal, battle()).text();
    return lines;
}

bool PlayController::tell(const document::BattleDocument::EditOutcome& outcome, const text::Caption& done) {
    showMessage(*this,
                outcome.refusal ? text::caption(*outcome.refusal, battle()).in(tr("Not allowed: %1")) : done);
    return outcome.isDone();
}

bool PlayController::perform(const battle::Action& action, const text::Caption& done) {
    return tell(m_document.perform(action), done);
}

/// Without any zone there is nothing to deploy, so that all are ready.
bool PlayController::start() {
    if (!battle().scenario->deployment.empty())
        return perform(battle::StartPlay{}, {tr("Play begins"), battleRule(1)});
    std::vector<battle::Action> actions{battle::StartPlay{}};
    for (int side = 0; side < static_cast<int>(battle().sides.size()); ++side)
        if (battle::takesPart(battle(), side))
            actions.emplace_back(battle::SayReady{side});
    return tell(m_document.perform(actions, text::action(actions.front(), battle())),
                {tr("Play begins; nobody has a zone to deploy in"), battleRule(3)});
}

bool PlayController::sayReady() {
    if (!maySayReady())
        return false;
    const int ready = *side();
    return perform(battle::SayReady{ready},
                   {tr("Ready: %1").arg(text::sideName(battle(), ready)), battleRule(4)});
}

bool PlayController::setReferee(bool isOn) {
    return perform(
        battle::SetReferee{isOn},
        {isOn ? tr("Referee mode is on: everything can be edited, and each edit is marked in the log")
              : tr("Referee mode is off"),
         battleRule(1)});
}

bool PlayController::concede() {
    if (!side())
        return false;
    const int conceding = *side();
    return perform(battle::Concede{conceding},
                   {tr("Conceded by %1").arg(text::sideName(battle(), conceding)), battleRule(11)});
}

bool PlayController::backToBoard() {
    return perform(battle::EndPlay{}, {tr("The battle is a board again"), battleRule(1)});
}

/// It faces the nearest opposing stack.
bool PlayController::placeArrival(const battle::StackId& id, hex::Hex to) {
    const battle::StackPointer stack = battle().stacks.find(id);
    if (!stack)
        return false;
    battle::StackPointer nearest;
    for (const battle::StackPointer& other : battle().stacks)
        if (other->isAlive() && battle().areOpposed(other->side, stack->side) &&
            (!nearest || hex::distance(to, other->hex) < hex::distance(to, nearest->hex)))
            nearest = other;
    const hex::Direction facing =
        nearest && nearest->hex != to ? hex::bearing(to, nearest->hex, stack->facing) : stack->facing;
    if (!perform(battle::PlaceArrival{id, to, facing},
                 {tr("%1 arrived on %2").arg(text::stackName(*stack), text::hexName(to)), battleRule(9)}))
        return false;
    m_selection.setStack(id);
    return true;
}

} // namespace sf::ui

#include "moc_play_controller.cpp"
