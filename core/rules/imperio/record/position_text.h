// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"
#include "core/rules/imperio/record/record_error.h"

namespace sf::imperio {

/// What a position has besides rows and reinforcements, each a line such as "entrenched: R3C4 R5C6".
enum class PositionKey : std::uint8_t {
    Turn,             ///< "12d"
    Captured,         ///< bases that aren't their first owner's; IMP-20
    Entrenched,       ///< IMP-17
    Knights,          ///< "R2C4=3": actions left, "-2@R4C2": after two steps from there, "!": stopped; IMP-9
    Acted,            ///< other pieces that are done; IMP-9
    Moved,            ///< pikemen that moved this turn; IMP-17
    Spawned,          ///< pieces that may not act yet; IMP-7
    SpawnedFrom,      ///< bases; IMP-7
    Spawning,         ///< "over"; IMP-7
    LostHeadquarters, ///< "attacker", "defender" or both, if regained since; IMP-22
    BeganWith,        ///< "15+50 14+50": pieces and reinforcements, the attacker's first; IMP-22
};
inline constexpr std::size_t positionKeys = 11;

/// Returns the key of a line such as "turn: 12d", in any case, if it is one.
std::optional<PositionKey> positionKeyOf(std::string_view line);
/// The word before the colon.
std::string_view wordOf(PositionKey key);

/// Returns a position as lines: nine rows, reinforcements, and its keys. House rules and result are omitted.
/// PositionReader returns the same position if the game isn't over.
std::string positionText(const Position& position);
/// The lines with keys alone.
std::string positionLines(const Position& position);

/// Reads positionText() of a position that is being set up, which may violate the rules.
std::optional<Position> readUnfinished(std::string_view text);

/// Reads a position line by line. Memory is bounded: each line may come once.
class PositionReader {
public:
    explicit PositionReader(const Options& options) : m_options(options) {}
    /// Reads a row, a line of reinforcements or a key. `line` is its number.
    std::optional<RecordError> take(std::string_view text, int line);
    /// Ends the text and returns all that is wrong with it.
    const std::vector<RecordError>& complete();
    /// The same, and what is wrong with the position by the rules (problemsOf()).
    std::vector<RecordError> finish();
    /// Valid if finish() found nothing wrong.
    const Position& position() const { return m_position; }

private:
    struct Field {
        int line = 0; ///< 0: not in the text
        std::string text;
    };
    using Error = std::optional<RecordError>;
    Error takeRow(std::string_view text, int line);
    Error takeReserve(std::string_view text, int line);
    void readKey(PositionKey key);
    bool read(PositionKey key, std::string_view text);
    bool readTurn(std::string_view text);
    bool readCaptured(std::string_view text);
    bool readKnights(std::string_view text);
    bool readActed(std::string_view text);
    bool readLost(std::string_view text);
    bool readBegan(std::string_view text);
    const Field& field(PositionKey key) const { return m_fields[static_cast<std::size_t>(key)]; }

    Options m_options;
    Position m_position;
    std::array<Field, positionKeys> m_fields;
    std::array<bool, 2> m_hasReserve{};
    int m_rows = 0;
    int m_line = 1; ///< the last one
    std::vector<RecordError> m_errors;
};

} // namespace sf::imperio
