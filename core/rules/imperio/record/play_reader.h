// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/record/play_line.h"

namespace sf::imperio {

/// Provides dice for record lines that omit them: from a seed or a script.
class MissingDice {
public:
    virtual ~MissingDice() = default;
    /// Returns the source for an action, given as its line without dice, or null if there is none.
    virtual dice::Source* diceFor(const std::string& line) = 0;
    /// Called after each line was played, with its dice, because later dice may be keyed by it. The first
    /// line is setupText().
    virtual void played(const std::string& line) = 0;
};

/// A replayed game: its record, the final position, and what happened.
struct Replay {
    Record record;
    Position position;
    std::vector<std::vector<Event>> events; ///< per entry
};

/// Plays lines of a record by the normal rules, from a replay's position on. Its errors have no line number.
class PlayReader {
public:
    using Error = std::optional<RecordError>;
    /// `played` counts all actions of the record, up to limits::recordActions.
    PlayReader(Replay& replay, MissingDice* missing, std::size_t& played)
        : m_replay(replay), m_missing(missing), m_played(played) {}
    /// For a branch that leaves the game where `game` is, played onto `replay`. It can't omit dice.
    PlayReader(Replay& replay, const PlayReader& game)
        : m_replay(replay)
        , m_missing(nullptr)
        , m_played(game.m_played)
        , m_noDice(Fault::NoBranchDice)
        , m_endedByThemselves(game.m_endedByThemselves) {}

    /// Plays a line. `comment` is what follows `#` in it.
    Error read(std::string_view text, std::string_view comment);
    /// Adds a line to the comment on the last action, or on the beginning.
    Error readComment(std::string_view words);
    /// Keeps a comment that means nothing to the program as a line of its own.
    void addRemark(std::string_view words) {
        addLine(m_replay.record.remarks.below, m_replay.record.entries.size(), words);
    }
    const Position& position() const { return m_replay.position; }
    RecordError error(Fault fault, std::string expected = {}, std::string_view found = {}) const;

private:
    RecordError refused(const Refusal& refusal) const;
    Error checkTurn(const PlayLine& line);
    bool isLateEnd(const PlayLine& line);
    Error playOne(const Action& action, const PlayLine& line);
    Error applyWith(const Action& action, dice::Source& source);
    Error throwMissing(const Action& action);
    void keep(const Action& action, Applied applied);

    Replay& m_replay;
    MissingDice* m_missing;
    std::size_t& m_played;
    Fault m_noDice = Fault::NoDice;
    std::vector<std::pair<std::uint32_t, Side>> m_endedByThemselves; ///< `end` may still follow
};

} // namespace sf::imperio
