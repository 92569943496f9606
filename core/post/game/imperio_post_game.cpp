// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/imperio_post_game.h"

#include "core/post/game/imperio_setup_plan.h"

#include <algorithm>
#include <utility>

namespace sf::post {

namespace {

using imperio::Applied;
using imperio::Game;
using imperio::Options;
using imperio::Position;
using imperio::RecordError;
using imperio::Side;
using imperio::Stage;

/// The house rules of a game by post: those of block 1 and its clock, without undoing dice.
Options optionsOf(const Block& invitation) {
    Options options;
    for (std::string_view rest = invitation.value(Field::Options); !rest.empty();) {
        const std::string_view item = rest.substr(0, rest.find(','));
        const std::size_t equals = item.find('q');
        setOption(options, item.substr(0, equals), item.substr(equals + 1));
        rest.remove_prefix(std::min(item.size() + 1, rest.size()));
    }
    options.clockTurn = static_cast<std::int32_t>(invitation.seconds(Field::Clock));
    options.undoDice = UndoDice::Never;
    return options;
}

} // namespace

ImperioPostGame::ImperioPostGame(const Block& invitation)
    : m_players{invitation.name(Field::Starter), invitation.name(Field::Answerer)} {
    m_game.options = optionsOf(invitation);
    const std::string_view roles = invitation.value(Field::Roles);
    if (roles != "dice")
        assignRoles(roles == "starter" ? Writer::Starter : Writer::Answerer);
}

std::unique_ptr<GameRules> ImperioPostGame::clone() const {
    return std::make_unique<ImperioPostGame>(*this);
}

void ImperioPostGame::assignRoles(Writer attacker) {
    m_attacker = attacker;
    const bool startsAsAttacker = attacker == Writer::Starter;
    m_game.names = {m_players[startsAsAttacker ? 0 : 1], m_players[startsAsAttacker ? 1 : 0]};
}

Writer ImperioPostGame::writerOf(Side side) const {
    return side == Side::Attacker ? *m_attacker : otherWriter(*m_attacker);
}

bool ImperioPostGame::setsOut(Writer writer) const {
    return !isPlaying() && m_attacker && writerOf(m_game.settingUp()) == writer;
}

std::optional<PlanFault> ImperioPostGame::take(const Block& block) {
    if (!block.has(Field::Plan))
        return PlanFault{};
    return isPlaying() ? takeTurn(block) : takeSetup(block);
}

std::optional<PlanFault> ImperioPostGame::takeSetup(const Block& block) {
    const std::string_view plan = block.value(Field::Plan);
    if (!setsOut(block.writer()))
        return plan.empty() ? std::nullopt : std::optional(PlanFault{true, 0, {}});
    auto next = afterSetup(m_game, plan);
    if (auto* wrong = std::get_if<RecordError>(&next))
        return PlanFault{false, 0, std::move(*wrong)};
    m_game = std::get<Game>(std::move(next));
    m_firstPlay = block.number() + 1;
    return std::nullopt;
}

std::optional<PlanFault> ImperioPostGame::takeTurn(const Block& block) {
    const auto plan = readPlan(block.value(Field::Plan));
    if (!plan)
        return PlanFault{};
    if (const auto unknown = firstUnknownAction(*plan))
        return PlanFault{false, *unknown + 1, {}};
    m_plan = *plan;
    const std::uint32_t turns = block.number() - m_firstPlay;
    m_turn = turns / 2 + 1;
    m_side = turns % 2 == 0 ? Side::Attacker : Side::Defender;
    return std::nullopt;
}

void ImperioPostGame::settle(dice::Source& dice, std::string_view /*orders*/) {
    m_lastItems.clear();
    m_lastBegan = m_entries.size();
    if (!m_attacker)
        rollRoles(dice);
    if (m_turn == 0)
        return;
    CarriedOut done = carryOut(m_game.position, m_turn, m_side, m_plan, dice);
    m_game.position = done.position;
    append(done.entries, std::move(done.events));
    m_lastItems = std::move(done.items);
    m_lastPlan = std::exchange(m_plan, {});
}

void ImperioPostGame::append(const std::vector<imperio::Entry>& entries,
                             std::vector<std::vector<imperio::Event>> events) {
    // Names, house rules and set-up stay, and no turn continues a line of another one.
    if (!m_hasher)
        m_hasher.emplace().add(recordText(recordOf(m_game, {})));
    m_hasher->add(imperio::playText(entries));
    for (const imperio::Entry& entry : entries)
        m_entries.add(entry);
    for (std::vector<imperio::Event>& happened : events)
        m_events.add(std::move(happened));
}

void ImperioPostGame::rollRoles(dice::Source& dice) {
    int starter = 0;
    int answerer = 0;
    while (starter == answerer) {
        starter = dice.roll(6);
        answerer = dice.roll(6);
        m_roleDice.insert(m_roleDice.end(), {starter, answerer});
    }
    assignRoles(starter > answerer ? Writer::Starter : Writer::Answerer);
}

void ImperioPostGame::resign(Writer writer) {
    if (!isPlaying() || m_game.position.result || writerOf(m_game.position.toMove) != writer)
        return;
    dice::Script none({});
    const Position before = m_game.position;
    Applied applied = std::get<Applied>(apply(before, imperio::resign(), none));
    append({{before.turn, before.toMove, imperio::resign(), {}, {}}}, {std::move(applied.events)});
    m_game.position = applied.position;
}

std::string ImperioPostGame::record() const {
    if (isPlaying())
        return recordText(recordOf(m_game, {m_entries.begin(), m_entries.end()}));
    std::string text = "Imperio Bellum 1\n";
    if (m_attacker)
        text += "attacker: " + m_game.names[0] + "\ndefender: " + m_game.names[1] + '\n';
    text += "rules: " + difference(m_game.options) + '\n';
    if (m_game.stage >= Stage::AttackerDeploys)
        text += deploymentText(m_game.deployments[imperio::indexOf(Side::Defender)], Side::Defender);
    if (m_game.stage >= Stage::DefenderAlters)
        text += deploymentText(m_game.deployments[imperio::indexOf(Side::Attacker)], Side::Attacker);
    return text;
}

Hash ImperioPostGame::position() const {
    return m_hasher ? Hasher(*m_hasher).finish() : sha256(record());
}

std::optional<Writer> ImperioPostGame::winner() const {
    if (!isPlaying() || !m_game.position.result)
        return std::nullopt;
    return writerOf(m_game.position.result->winner);
}

} // namespace sf::post
