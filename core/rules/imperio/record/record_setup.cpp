// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a record before "play", which is parsed letter by letter.
// Declared in record_reader.h.
#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/record/record_reader.h"
#include "core/rules/imperio/record/scanner.h"
#include "core/rules/limits.h"

#include <algorithm>

namespace sf::imperio {

namespace {

constexpr int mostOfAKind = 1'000'000; ///< reinforcements; low enough that sums can't overflow

std::string lettersOf(Side side, bool withBases) {
    std::string letters;
    for (const Kind kind : kinds)
        if (withBases || !isBase(kind))
            letters += letter(kind, side);
    return letters;
}

RecordError badReinforcements(Side side) {
    return problem(Fault::BadReinforcements, side == Side::Attacker ? "Kx6; Ax10" : "Cx6; Rx10");
}

/// The fighting kind of a letter, or an error.
std::variant<Kind, RecordError> fighter(char name, Side side) {
    const std::optional<Kind> kind = kindOf(name, side);
    if (kind && !isBase(*kind))
        return *kind;
    return problem(kind ? Fault::NoFighter : Fault::WrongLetter, lettersOf(side, false),
                   std::string(1, name));
}

std::variant<Kind, RecordError> anyKind(char name, Side side) {
    if (const std::optional<Kind> kind = kindOf(name, side))
        return *kind;
    return problem(Fault::WrongLetter, lettersOf(side, true), std::string(1, name));
}

/// Parses the text of one alteration (IMP-6).
class AlterationReader {
public:
    AlterationReader(std::string_view text, Side side) : m_text(text), m_scan(text), m_side(side) {}

    std::variant<Alteration, RecordError> read() {
        const bool isGood = readAny() && (m_scan.atEnd() || fail());
        if (isGood)
            return m_alteration;
        return m_error;
    }

private:
    bool readAny() {
        if (m_scan.take('+'))
            return readAdded();
        if (m_scan.take('-'))
            return readRemoved();
        return m_scan.isAtSquare() ? readOnBoard() : readReplacedReserve();
    }
    bool readAdded() {
        const std::optional<char> name = m_scan.takeLetter();
        if (!name)
            return fail();
        const bool onBoard = m_scan.isAtSquare();
        m_alteration.alter = onBoard ? Alter::Add : Alter::AddReserve;
        return take(m_alteration.kind, *name, onBoard) && (!onBoard || readSquare(m_alteration.square));
    }
    bool readRemoved() {
        const bool onBoard = m_scan.isAtSquare();
        m_alteration.alter = onBoard ? Alter::Remove : Alter::RemoveReserve;
        return onBoard ? readSquare(m_alteration.square) : readKind(m_alteration.kind, false);
    }
    bool readOnBoard() {
        if (!readSquare(m_alteration.square))
            return false;
        if (m_scan.take('-'))
            return readSquare(m_alteration.to);
        m_alteration.alter = Alter::Replace;
        return readKinds(true);
    }
    bool readReplacedReserve() {
        m_alteration.alter = Alter::ReplaceReserve;
        return readKinds(false);
    }
    bool readKinds(bool onBoard) {
        return readKind(m_alteration.kind, onBoard) && (m_scan.take('-') || fail()) &&
               readKind(m_alteration.newKind, onBoard);
    }
    bool readKind(Kind& kind, bool onBoard) {
        const std::optional<char> name = m_scan.takeLetter();
        return name ? take(kind, *name, onBoard) : fail();
    }
    bool take(Kind& kind, char name, bool onBoard) {
        const auto read = onBoard ? anyKind(name, m_side) : fighter(name, m_side);
        if (const RecordError* wrong = std::get_if<RecordError>(&read)) {
            m_error = *wrong;
            return false;
        }
        kind = std::get<Kind>(read);
        return true;
    }
    bool readSquare(Square& square) {
        const std::optional<Square> read = m_scan.takeSquare();
        if (!read || !read->isOnBoard()) {
            m_error = problem(Fault::NoSquare, {}, quoted(m_text));
            return false;
        }
        square = *read;
        return true;
    }
    bool fail() {
        m_error = problem(Fault::BadAlteration, {}, quoted(m_text));
        return false;
    }

    std::string_view m_text;
    Scanner m_scan;
    Side m_side; ///< whose letters are used
    Alteration m_alteration;
    RecordError m_error;
};

/// Reads "Kx6" from a line of reinforcements.
std::optional<RecordError> readReinforcement(std::string_view text, Side side, Reinforcements& reserve,
                                             std::array<bool, 4>& seen) {
    Scanner scan(text);
    const std::optional<char> name = scan.takeLetter();
    const bool hasTimes = name && scan.take('x');
    const std::optional<int> count = hasTimes ? scan.takeNumber(mostOfAKind) : std::nullopt;
    if (!count || !scan.atEnd())
        return badReinforcements(side);
    const auto kind = fighter(*name, side);
    if (const RecordError* wrong = std::get_if<RecordError>(&kind))
        return *wrong;
    if (*count > mostOfAKind)
        return refused(refusal(Reason::TooManyReinforcements, nowhere, *count, mostOfAKind), side);
    const std::size_t index = indexOf(std::get<Kind>(kind));
    if (seen[index])
        return badReinforcements(side);
    seen[index] = true;
    reserve.counts[index] = *count;
    return std::nullopt;
}

} // namespace

std::optional<RecordError> readReinforcementsOf(std::string_view text, Side side, Reinforcements& reserve) {
    std::array<bool, 4> seen{};
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find(';'), rest.size());
        if (auto wrong = readReinforcement(rest.substr(0, end), side, reserve, seen)) {
            if (wrong->fault == Fault::BadReinforcements)
                wrong->found = text;
            return wrong;
        }
        rest = trimmed(rest.substr(std::min(end + 1, rest.size())));
    }
    return std::nullopt;
}

std::variant<Alteration, RecordError> readAlterationOf(std::string_view text, Side side) {
    return AlterationReader(text, side).read();
}

std::optional<RecordError> readRowOf(std::string_view text, Side side, int row, Deployment& deployment) {
    std::string letters;
    std::remove_copy_if(text.begin(), text.end(), std::back_inserter(letters),
                        [](char c) { return c == ' ' || c == '\t'; });
    if (letters.size() != boardSize)
        return problem(Fault::RowLength, {}, quoted(text));
    for (std::size_t column = 0; column < boardSize; ++column) {
        const char name = letters[column];
        const std::optional<Kind> kind = kindOf(name, side);
        if (!kind && name != 'O')
            return problem(Fault::WrongLetter, 'O' + lettersOf(side, true), std::string(1, name));
        deployment.kinds[static_cast<std::size_t>(row) * boardSize + column] = kind;
    }
    return std::nullopt;
}

RecordReader::Error RecordReader::readReinforcements(std::string_view text) {
    if (auto wrong = readReinforcementsOf(text, m_deploying, deployment().reinforcements)) {
        wrong->line = m_lines.number();
        wrong->found = error(wrong->fault, {}, wrong->found).found;
        return wrong;
    }
    m_section = Section::Reinforcements;
    m_place = deployed(3);
    if (const auto excess = tooMuch(deployment(), m_replay.record.options))
        return refused(*excess);
    return std::nullopt;
}

RecordReader::Error RecordReader::readAlteration(std::string_view text) {
    const auto read = readAlterationOf(text, Side::Defender);
    if (const RecordError* wrong = std::get_if<RecordError>(&read))
        return error(wrong->fault, wrong->expected, wrong->found);
    if (m_alterationLines.size() == static_cast<std::size_t>(limits::alterations))
        return error(Fault::TooMuch, std::to_string(limits::alterations));
    const Alteration& alteration = std::get<Alteration>(read);
    if (const auto refusedFor = m_alterations->make(alteration))
        return refused(*refusedFor);
    m_replay.record.alterations.push_back(alteration);
    m_place = {SetupLine::Part::Entry, static_cast<int>(m_alterationLines.size())};
    m_alterationLines.push_back(m_lines.number());
    return std::nullopt;
}

} // namespace sf::imperio
