// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/record/branch_reader.h"
#include "core/rules/imperio/record/line_splitter.h"
#include "core/rules/imperio/record/position_text.h"

namespace sf::imperio {

/// Reads a record (.imperio) line by line and plays it by the normal rules. Stops at the first error. Memory
/// is proportional to the game, not to the text.
class RecordReader {
public:
    explicit RecordReader(MissingDice* missing = nullptr)
        : m_missing(missing), m_play(m_replay, missing, m_played) {}
    RecordReader(const RecordReader&) = delete;
    RecordReader& operator=(const RecordReader&) = delete;
    /// Reads the next part of the text. An error is final.
    std::optional<RecordError> feed(std::string_view chunk);
    /// Ends the text, which must have reached "play".
    std::optional<RecordError> finish();
    const Replay& replay() const { return m_replay; }
    Replay takeReplay() { return std::move(m_replay); }

private:
    enum class Section : std::uint8_t {
        Head,
        Names,
        Rules,
        Rows,
        Reinforcements,
        Alterations,
        Position,
        Play
    };
    using Error = std::optional<RecordError>;

    bool readLine(std::string_view text);
    Error dispatch(std::string_view text);
    Error readHead(std::string_view text);
    Error readName(std::string_view text);
    Error readRules(std::string_view text);
    Error readOption(std::string_view text);
    Error readRow(std::string_view text);
    Error readReinforcements(std::string_view text);
    Error readAlteration(std::string_view text);
    Error beginDeployment(std::string_view text);
    Error afterDeployment(std::string_view text);
    Error endDeployment();
    Error endAlterations();
    Error beginPlay();
    void beginPlay(const Position& position);
    Error readPosition(std::string_view text);

    Error readPlay(std::string_view text);
    Error readComment();
    void keepRemarks();
    Error readRemark(std::string_view comment);
    Error endBranch();

    RecordError error(Fault fault, std::string expected = {}, std::string_view found = {}) const;
    RecordError refused(const Refusal& refusal) const;
    SetupLine deployed(int line) const {
        return {m_deploying == Side::Attacker ? SetupLine::Part::AttackerDeploys
                                              : SetupLine::Part::DefenderDeploys,
                line};
    }
    Deployment& deployment() { return m_replay.record.deployments[indexOf(m_deploying)]; }

    MissingDice* m_missing;
    LineSplitter m_lines;
    Replay m_replay;
    Error m_error;
    Section m_section = Section::Head;
    Side m_naming = Side::Attacker;
    Side m_deploying = Side::Defender;
    int m_row = 0;
    int m_lastLine = 0; ///< the last non-empty line
    SetupLine m_place;  ///< the one just read
    int m_positionLines = 0;
    std::optional<std::string> m_above; ///< remarks above the next line of the set-up
    std::optional<Alterations> m_alterations;
    std::optional<PositionReader> m_position; ///< of a game from any position
    std::vector<int> m_alterationLines;
    std::size_t m_played = 0; ///< actions of the game and its branches
    PlayReader m_play;
    std::optional<BranchReader> m_branch; ///< the one that is being read
};

/// Reads a complete text.
std::variant<Replay, RecordError> readRecord(std::string_view text, MissingDice* missing = nullptr);

/// Reads one of a deployment's rows: the letters of its side and O for open. Returns an error if it is
/// invalid.
std::optional<RecordError> readRowOf(std::string_view text, Side side, int row, Deployment& deployment);

} // namespace sf::imperio
