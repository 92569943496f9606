// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/play_reader.h"

#include "core/rules/imperio/record/scanner.h"
#include "core/rules/limits.h"

#include <algorithm>

namespace sf::imperio {

PlayReader::Error PlayReader::read(std::string_view text, std::string_view comment) {
    const auto read = readPlayLine(text);
    if (const RecordError* wrong = std::get_if<RecordError>(&read))
        return error(wrong->fault, wrong->expected, wrong->found);
    const PlayLine& line = std::get<PlayLine>(read);
    if (isLateEnd(line)) {
        if (!trimmed(comment).empty())
            addRemark(comment);
        return std::nullopt;
    }
    if (Error wrong = checkTurn(line))
        return wrong;
    const std::vector<Action> actions = actionsOf(line, m_replay.position);
    if (actions.empty())
        return error(Fault::WrongLetter, {}, std::string(1, line.letter));
    for (const Action& action : actions)
        if (Error wrong = playOne(action, line))
            return wrong;
    m_replay.record.entries.back().comment = oneLine(comment);
    if (trimmed(comment).size() > longestCommentLine) // it is shortened in its line
        addRemark(comment);
    return std::nullopt;
}

PlayReader::Error PlayReader::readComment(std::string_view words) {
    if (words.starts_with(' '))
        words.remove_prefix(1);
    Comments& comments = m_replay.record.comments;
    const auto [found, isNew] = comments.try_emplace(m_replay.record.entries.size());
    found->second += (isNew ? "" : "\n") + std::string(words);
    if (found->second.empty() || isComment(found->second))
        return std::nullopt;
    return error(Fault::BadComment,
                 std::to_string(longestComment) + ", " + std::to_string(longestCommentLine), words);
}

/// Whether the line is an `end` for a turn that has just ended by itself (IMP-10).
bool PlayReader::isLateEnd(const PlayLine& line) {
    if (line.act != Act::End || m_replay.position.result)
        return false;
    const auto found =
        std::find(m_endedByThemselves.begin(), m_endedByThemselves.end(), std::pair(line.turn, line.side));
    if (found == m_endedByThemselves.end())
        return false;
    m_endedByThemselves.erase(m_endedByThemselves.begin(), found + 1);
    return true;
}

PlayReader::Error PlayReader::checkTurn(const PlayLine& line) {
    const Position& position = m_replay.position;
    if (position.result)
        return refused({Reason::GameIsOver, position.result->rule(), nowhere, 0, 0});
    const bool givesUp = line.act == Act::Resign || line.act == Act::Time;
    if (line.turn != position.turn || line.side != position.toMove)
        return error(givesUp ? Fault::NotToMove : Fault::WrongTurn, turnText(position.turn, position.toMove),
                     turnText(line.turn, line.side));
    return std::nullopt;
}

PlayReader::Error PlayReader::playOne(const Action& action, const PlayLine& line) {
    if (m_played == static_cast<std::size_t>(limits::recordActions))
        return error(Fault::TooMuch, std::to_string(limits::recordActions));
    if (const auto refusal = refusalOf(m_replay.position, action))
        return refused(*refusal);
    if (const auto wrong = wrongDice(line, action, m_replay.position))
        return error(wrong->fault, wrong->expected, wrong->found);
    if (!line.hasDice)
        return throwMissing(action);
    dice::Script script(diceInOrder(line.fights));
    return applyWith(action, script);
}

PlayReader::Error PlayReader::throwMissing(const Action& action) {
    const Position& position = m_replay.position;
    dice::Script none({});
    dice::Source* source = &none;
    if (!fightsOf(position, action).isEmpty()) {
        const std::string line = entryText({position.turn, position.toMove, action, {}, {}});
        source = m_missing ? m_missing->diceFor(line) : nullptr;
        if (!source)
            return error(m_noDice, {}, line);
    }
    return applyWith(action, *source);
}

PlayReader::Error PlayReader::applyWith(const Action& action, dice::Source& source) {
    Outcome outcome = apply(m_replay.position, action, source);
    if (const auto exhausted = source.exhausted())
        return exhausted->isMissing ? error(Fault::DiceRanOut)
                                    : error(Fault::BadScript, {}, std::to_string(exhausted->found));
    keep(action, std::move(std::get<Applied>(outcome)));
    return std::nullopt;
}

void PlayReader::keep(const Action& action, Applied applied) {
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
    ++m_played;
    m_replay.position = applied.position;
    m_replay.record.entries.push_back(std::move(entry));
    m_replay.events.push_back(std::move(applied.events));
}

RecordError PlayReader::error(Fault fault, std::string expected, std::string_view found) const {
    RecordError error = problem(fault, std::move(expected), quoted(found));
    error.side = m_replay.position.toMove;
    return error;
}

RecordError PlayReader::refused(const Refusal& refusal) const {
    RecordError result = error(Fault::Refused);
    result.refusal = refusal;
    return result;
}

} // namespace sf::imperio
