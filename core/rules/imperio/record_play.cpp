// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a record after "play".
#include "core/rules/imperio/record_reader.h"
#include "core/rules/imperio/scanner.h"

#include <algorithm>

namespace sf::imperio {

namespace {

std::string squaresText(const std::vector<Square>& squares) {
    std::string text;
    for (const Square square : squares)
        text += (text.empty() ? "" : " ") + square.text();
    return text;
}

/// A number of dice on each side: "3|2".
std::string countText(std::size_t attacker, std::size_t defender) {
    return std::to_string(attacker) + '|' + std::to_string(defender);
}

/// All the dice that a line gives, in the order in which they are thrown.
std::vector<int> inOrder(const std::vector<FightDice>& fights) {
    std::vector<int> values;
    for (const FightDice& fight : fights) {
        values.insert(values.end(), fight.attacker.begin(), fight.attacker.end());
        values.insert(values.end(), fight.defender.begin(), fight.defender.end());
    }
    return values;
}

} // namespace

RecordReader::Error RecordReader::readPlay(std::string_view text) {
    const auto read = readPlayLine(text);
    if (const RecordError* wrong = std::get_if<RecordError>(&read))
        return error(wrong->fault, wrong->expected, wrong->found);
    const PlayLine& line = std::get<PlayLine>(read);
    if (isLateEnd(line))
        return std::nullopt;
    if (Error wrong = checkTurn(line))
        return wrong;
    const std::vector<Action> actions = actionsOf(line, m_replay.position);
    if (actions.empty())
        return error(Fault::WrongLetter, {}, std::string(1, line.letter));
    for (const Action& action : actions)
        if (Error wrong = playOne(action, line))
            return wrong;
    m_replay.record.entries.back().comment = oneLine(m_lines.comment());
    return std::nullopt;
}

/// Whether the line says `end` for a turn that has ended by itself just before (IMP-10).
bool RecordReader::isLateEnd(const PlayLine& line) {
    if (line.act != Act::End || m_replay.position.result)
        return false;
    const auto found =
        std::find(m_endedByThemselves.begin(), m_endedByThemselves.end(), std::pair(line.turn, line.side));
    if (found == m_endedByThemselves.end())
        return false;
    m_endedByThemselves.erase(m_endedByThemselves.begin(), found + 1);
    return true;
}

RecordReader::Error RecordReader::checkTurn(const PlayLine& line) {
    const Position& position = m_replay.position;
    if (position.result)
        return refused({Reason::GameIsOver, position.result->rule(), nowhere, 0, 0});
    const bool givesUp = line.act == Act::Resign || line.act == Act::Time;
    if (line.turn != position.turn || line.side != position.toMove)
        return error(givesUp ? Fault::NotToMove : Fault::WrongTurn, turnText(position.turn, position.toMove),
                     turnText(line.turn, line.side));
    return std::nullopt;
}

RecordReader::Error RecordReader::playOne(const Action& action, const PlayLine& line) {
    if (const auto refusal = refusalOf(m_replay.position, action))
        return refused(*refusal);
    if (Error wrong = checkDice(action, line))
        return wrong;
    if (!line.hasDice)
        return throwMissing(action);
    dice::Script script(inOrder(line.fights));
    return applyWith(action, script);
}

RecordReader::Error RecordReader::checkDice(const Action& action, const PlayLine& line) const {
    const Fights fights = fightsOf(m_replay.position, action);
    std::vector<Square> written;
    std::vector<Square> expected;
    for (const FightDice& fight : line.fights)
        written.push_back(fight.target);
    for (const Fight& fight : fights)
        expected.push_back(fight.target);
    const bool leftOut = !line.hasDice && written.size() == 1;
    if (written != expected && !leftOut) {
        written.erase(written.begin(), std::min(written.begin() + 1, written.end()));
        expected.erase(expected.begin(), std::min(expected.begin() + 1, expected.end()));
        return error(Fault::WrongSplash, squaresText(expected), squaresText(written));
    }
    for (std::size_t index = 0; line.hasDice && index < fights.size(); ++index) {
        const FightDice& dice = line.fights[index];
        const auto attacker = static_cast<std::size_t>(attackDice(fights[index].matchup).dice());
        const auto defender = static_cast<std::size_t>(defenceDice(fights[index].matchup).dice());
        if (dice.attacker.size() != attacker || dice.defender.size() != defender)
            return error(Fault::WrongDiceCount, countText(attacker, defender),
                         countText(dice.attacker.size(), dice.defender.size()));
    }
    for (const int value : inOrder(line.fights))
        if (value < 1 || value > 6)
            return error(Fault::NoSuchFace, {}, std::to_string(value));
    return std::nullopt;
}

RecordReader::Error RecordReader::throwMissing(const Action& action) {
    const Position& position = m_replay.position;
    dice::Script none({});
    dice::Source* source = &none;
    if (!fightsOf(position, action).isEmpty()) {
        const std::string line = entryText({position.turn, position.toMove, action, {}, {}});
        source = m_missing ? m_missing->diceFor(line) : nullptr;
        if (!source)
            return error(Fault::NoDice, {}, line);
    }
    return applyWith(action, *source);
}

RecordReader::Error RecordReader::applyWith(const Action& action, dice::Source& source) {
    try {
        Outcome outcome = apply(m_replay.position, action, source);
        keep(action, std::move(std::get<Applied>(outcome)));
    } catch (const dice::Exhausted& exhausted) {
        if (exhausted.found == 0)
            return error(Fault::DiceRanOut);
        return error(Fault::BadScript, {}, std::to_string(exhausted.found));
    }
    return std::nullopt;
}

void RecordReader::keep(const Action& action, Applied applied) {
    const Position& before = m_replay.position;
    Entry entry{before.turn, before.toMove, action, diceOf(applied.events), {}};
    m_endedByThemselves.clear();
    std::uint32_t turn = before.turn;
    for (const Event& event : applied.events) {
        if (event.what == Happened::TurnEndedByItself)
            m_endedByThemselves.emplace_back(turn, event.side);
        const bool isTurnEnd = event.what == Happened::TurnEnded || event.what == Happened::TurnEndedByItself;
        turn += isTurnEnd && event.side == Side::Defender ? 1 : 0;
    }
    if (m_missing)
        m_missing->played(entryText(entry));
    m_replay.position = applied.position;
    m_replay.record.entries.push_back(std::move(entry));
    m_replay.events.push_back(std::move(applied.events));
}

} // namespace sf::imperio
