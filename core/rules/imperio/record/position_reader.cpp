// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in position_text.h.
#include "core/rules/ascii.h"
#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/imperio/record/scanner.h"
#include "core/rules/imperio/setup/any_position.h"

#include <algorithm>
#include <utility>

namespace sf::imperio {

namespace {

constexpr int latestTurn = 1'000'000;
constexpr int mostAtBeginning =
    4'000'000; ///< pieces or reinforcements, so that sums stay far from overflowing

struct KeyWord {
    std::string_view word;
    std::string_view example;
};
constexpr std::array<KeyWord, positionKeys> keyWords{{{"turn", "turn: 12d"},
                                                      {"captured", "captured: R2C3"},
                                                      {"entrenched", "entrenched: R3C4 R5C6"},
                                                      {"knights", "knights: R2C4=3 R5C5=2-2@R4C3 R6C1=0!"},
                                                      {"acted", "acted: R3C4 R5C6"},
                                                      {"moved", "moved: R3C4 R5C6"},
                                                      {"spawned", "spawned: R3C4 R5C6"},
                                                      {"spawned from", "spawned from: R2C3"},
                                                      {"spawning", "spawning: over"},
                                                      {"lost headquarters", "lost headquarters: attacker"},
                                                      {"began with", "began with: 15+50 14+50"}}};

RecordError errorOf(Fault fault, int line, std::string expected = {}, std::string_view found = {}) {
    RecordError error = problem(fault, std::move(expected), quoted(found));
    error.line = line;
    return error;
}

std::optional<Squares> squaresOf(std::string_view text) {
    Scanner scan(text);
    Squares squares;
    while (!scan.atEnd()) {
        const std::optional<Square> square = scan.takeSquare();
        if (!square || !square->isOnBoard())
            return std::nullopt;
        squares.add(*square);
    }
    return squares;
}

std::optional<Piece> pieceOf(char name) {
    for (const Side side : sides)
        if (const std::optional<Kind> kind = kindOf(name, side))
            return Piece{*kind, side, side};
    return std::nullopt;
}

/// "R2C4=3", "R5C5=2-2@R4C3", "R6C1=0!".
bool readKnight(Scanner& scan, Position& position) {
    const std::optional<Square> square = scan.takeSquare();
    if (!square || !square->isOnBoard() || !scan.take('='))
        return false;
    const std::optional<int> left = scan.takeNumber(knightActions);
    std::optional<int> steps = 0;
    std::optional<Square> began = square;
    if (left && scan.take('-')) {
        steps = scan.takeNumber(knightActions);
        began = steps && scan.take('@') ? scan.takeSquare() : std::nullopt;
    }
    if (!left || !steps || !began || !began->isOnBoard() || *left + *steps > knightActions ||
        distance(*began, *square) > *steps)
        return false;
    KnightTurn& turn = position.knights[square->index];
    turn = {static_cast<std::uint8_t>(*left), static_cast<std::uint8_t>(*steps), *began, scan.take('!')};
    if (*left == 0)
        position.done.add(*square);
    return !turn.stopped || *left == 0;
}

} // namespace

std::optional<PositionKey> positionKeyOf(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const std::string_view word = trimmed(line.substr(0, colon));
    const auto found = std::ranges::find_if(
        keyWords, [word](const KeyWord& key) { return std::ranges::equal(key.word, word, {}, {}, lower); });
    return found == keyWords.end() ? std::nullopt
                                   : std::optional(static_cast<PositionKey>(found - keyWords.begin()));
}

std::string_view wordOf(PositionKey key) {
    return keyWords[static_cast<std::size_t>(key)].word;
}

PositionReader::Error PositionReader::take(std::string_view text, int line) {
    m_line = line;
    if (const auto key = positionKeyOf(text)) {
        Field& field = m_fields[static_cast<std::size_t>(*key)];
        if (field.line > 0)
            return errorOf(Fault::Surplus, line, {}, text);
        field = {line, std::string(trimmed(text.substr(text.find(':') + 1)))};
        return std::nullopt;
    }
    const bool isReserve = text.find_first_of("x;") != std::string_view::npos;
    return isReserve ? takeReserve(text, line) : takeRow(text, line);
}

PositionReader::Error PositionReader::takeRow(std::string_view text, int line) {
    std::string row(text);
    std::erase_if(row, [](char c) { return c == ' ' || c == '\t'; });
    if (m_rows == boardSize)
        return errorOf(Fault::RowCount, line, {}, text);
    if (row.size() != boardSize)
        return errorOf(Fault::RowLength, line, {}, text);
    ++m_rows;
    for (int column = 1; column <= boardSize; ++column) {
        const char name = row[static_cast<std::size_t>(column - 1)];
        const std::optional<Piece> piece = pieceOf(name);
        if (!piece && name != 'O')
            return errorOf(Fault::WrongLetter, line, "OKAPFBHCRMSTE", std::string(1, name));
        if (piece)
            m_position.board.put(squareAt(m_rows, column), *piece);
    }
    return std::nullopt;
}

PositionReader::Error PositionReader::takeReserve(std::string_view text, int line) {
    const Side side = kindOf(text.front(), Side::Defender) ? Side::Defender : Side::Attacker;
    if (std::exchange(m_hasReserve[indexOf(side)], true))
        return errorOf(Fault::Surplus, line, {}, text);
    Error wrong = readReinforcementsOf(text, side, m_position.reinforcements[indexOf(side)]);
    if (wrong) {
        wrong->line = line;
        wrong->found = wrong->found.substr(0, 40);
    }
    return wrong;
}

const std::vector<RecordError>& PositionReader::complete() {
    if (m_rows != boardSize)
        m_errors = {errorOf(Fault::RowCount, m_line, {}, std::to_string(m_rows))};
    if (!m_errors.empty())
        return m_errors;
    m_position.options = m_options;
    beginTurn(m_position);
    for (std::size_t key = 0; key < positionKeys; ++key)
        readKey(static_cast<PositionKey>(key));
    m_position = completed(m_position, field(PositionKey::BeganWith).line > 0);
    return m_errors;
}

std::vector<RecordError> PositionReader::finish() {
    if (complete().empty())
        for (const PositionProblem& problem : problemsOf(m_position)) {
            m_errors.push_back(errorOf(Fault::BadPosition, m_line));
            m_errors.back().refusal = problem.refusal;
            m_errors.back().side = problem.side;
        }
    std::ranges::stable_sort(m_errors, {}, &RecordError::line);
    return m_errors;
}

void PositionReader::readKey(PositionKey key) {
    const Field& value = field(key);
    if (value.line > 0 && !read(key, value.text))
        m_errors.push_back(errorOf(Fault::BadMark, value.line,
                                   std::string(keyWords[static_cast<std::size_t>(key)].example), value.text));
}

bool PositionReader::read(PositionKey key, std::string_view text) {
    const auto readInto = [text](Squares& squares) {
        const std::optional<Squares> read = squaresOf(text);
        squares = read.value_or(Squares());
        return read.has_value();
    };
    switch (key) {
    case PositionKey::Turn:
        return readTurn(text);
    case PositionKey::Captured:
        return readCaptured(text);
    case PositionKey::Entrenched:
        return readInto(m_position.entrenched);
    case PositionKey::Knights:
        return readKnights(text);
    case PositionKey::Acted:
        return readActed(text);
    case PositionKey::Moved: {
        const bool isGood = readInto(m_position.stirred);
        m_position.done |= m_position.stirred;
        m_position.entrenched -= m_position.stirred;
        return isGood;
    }
    case PositionKey::Spawned: {
        const bool isGood = readInto(m_position.arrived);
        m_position.done |= m_position.arrived;
        return isGood;
    }
    case PositionKey::SpawnedFrom:
        return readInto(m_position.spawnedFrom);
    case PositionKey::Spawning:
        m_position.spawning = false;
        return text == "over";
    case PositionKey::LostHeadquarters:
        return readLost(text);
    case PositionKey::BeganWith:
        return readBegan(text);
    }
    return false;
}

bool PositionReader::readTurn(std::string_view text) {
    Scanner scan(text);
    const std::optional<int> turn = scan.takeNumber(latestTurn);
    const bool isAttacker = scan.take('a');
    if (!turn || *turn < 1 || *turn > latestTurn || (!isAttacker && !scan.take('d')) || !scan.atEnd())
        return false;
    m_position =
        atTurn(m_position, static_cast<std::uint32_t>(*turn), isAttacker ? Side::Attacker : Side::Defender);
    return true;
}

/// The letter is that of the new owner (IMP-2), so the first owner is the other side.
bool PositionReader::readCaptured(std::string_view text) {
    const std::optional<Squares> squares = squaresOf(text);
    for (const Square square : squares.value_or(Squares())) {
        const std::optional<Piece> piece = m_position.board.at(square);
        if (!piece || !isBase(piece->kind)) {
            m_errors.push_back(errorOf(Fault::BadPosition, field(PositionKey::Captured).line));
            m_errors.back().refusal = refusal(Reason::IntentionWithoutBase, square);
            continue;
        }
        m_position.board.remove(square);
        m_position.board.put(square, {piece->kind, piece->side, enemyOf(piece->side)});
    }
    return squares.has_value();
}

bool PositionReader::readKnights(std::string_view text) {
    Scanner scan(text);
    while (!scan.atEnd())
        if (!readKnight(scan, m_position))
            return false;
    return true;
}

bool PositionReader::readActed(std::string_view text) {
    const std::optional<Squares> squares = squaresOf(text);
    m_position.done |= squares.value_or(Squares()) - m_position.board.of(Kind::Knight);
    return squares.has_value();
}

bool PositionReader::readLost(std::string_view text) {
    Scanner scan(text);
    while (!scan.atEnd())
        if (scan.takeWord("attacker"))
            m_position.lostHeadquarters[indexOf(Side::Attacker)] = true;
        else if (scan.takeWord("defender"))
            m_position.lostHeadquarters[indexOf(Side::Defender)] = true;
        else
            return false;
    return true;
}

bool PositionReader::readBegan(std::string_view text) {
    Scanner scan(text);
    for (const Side side : sides) {
        const std::optional<int> pieces = scan.takeNumber(mostAtBeginning);
        const std::optional<int> units =
            pieces && scan.take('+') ? scan.takeNumber(mostAtBeginning) : std::nullopt;
        if (!units || *pieces > mostAtBeginning || *units > mostAtBeginning)
            return false;
        m_position.initialPieces[indexOf(side)] = *pieces;
        m_position.initialReinforcements[indexOf(side)] = *units;
    }
    return scan.atEnd();
}

std::optional<Position> readUnfinished(std::string_view text) {
    PositionReader reader({});
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (const std::string_view line = trimmed(text.substr(0, end));
            !line.empty() && reader.take(line, number))
            return std::nullopt;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return reader.complete().empty() ? std::optional(reader.position()) : std::nullopt;
}

} // namespace sf::imperio
