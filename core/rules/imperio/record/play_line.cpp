// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/play_line.h"

#include "core/rules/imperio/record/scanner.h"

namespace sf::imperio {

namespace {

constexpr int highestTurn = 1'000'000'000;
constexpr int highestFace = 999; ///< of a number read as a die; the rules decide which faces a die has

/// Parses a line of play part by part; each function returns whether the part is present and well formed.
class LineReader {
public:
    explicit LineReader(std::string_view text) : m_scan(text) {}

    bool readTurn() {
        const std::optional<int> turn = m_scan.takeNumber(highestTurn);
        const bool isAttacker = m_scan.take('a');
        if (!turn || *turn > highestTurn || (!isAttacker && !m_scan.take('d')))
            return fail(Fault::NoTurn);
        m_line.turn = static_cast<std::uint32_t>(*turn);
        m_line.side = isAttacker ? Side::Attacker : Side::Defender;
        return true;
    }

    bool readAction() {
        if (readWord())
            return atEnd();
        if (!m_scan.isAtSquare())
            return readSpawn() && atEnd();
        if (!readSquare())
            return false;
        if (m_scan.take('x'))
            return readAttack() && atEnd();
        if (m_scan.take('*'))
            return readShot() && atEnd();
        return readSteps() && atEnd();
    }

    std::variant<PlayLine, RecordError> result(bool isGood) {
        if (isGood)
            return std::move(m_line);
        return m_error;
    }

private:
    bool readWord() {
        constexpr std::array<std::pair<std::string_view, Act>, 3> words{
            {{"end", Act::End}, {"resign", Act::Resign}, {"time", Act::Time}}};
        for (const auto& [word, act] : words)
            if (m_scan.takeWord(word)) {
                m_line.act = act;
                return true;
            }
        return false;
    }

    bool readSpawn() {
        m_line.act = Act::Spawn;
        const std::optional<char> letter = m_scan.takeLetter();
        if (!letter || !m_scan.isAtSquare())
            return fail(Fault::NoAction);
        m_line.letter = *letter;
        return readSquare() && (m_scan.take('@') || fail(Fault::NoAction)) && readSquare();
    }

    bool readSteps() {
        m_line.act = Act::Step;
        if (m_scan.peek() != '-')
            return fail(Fault::NoAction);
        while (m_scan.take('-'))
            if (!readSquare())
                return false;
        return true;
    }

    bool readAttack() {
        m_line.act = Act::Attack;
        if (!readSquare())
            return false;
        if (m_scan.take('=')) {
            if (m_scan.takeWord("capture"))
                m_line.intention = Intention::Capture;
            else if (m_scan.takeWord("destroy"))
                m_line.intention = Intention::Destroy;
            else
                return fail(Fault::NoAction);
        }
        return readDice(m_line.path.back());
    }

    bool readShot() {
        m_line.act = Act::Shot;
        if (!readSquare() || !readDice(m_line.path.back()))
            return false;
        while (m_scan.isAtSquare()) {
            const std::optional<Square> square = m_scan.takeSquare();
            if (!square || !square->isOnBoard())
                return fail(Fault::NoSquare);
            if (!readDice(*square))
                return false;
        }
        return true;
    }

    bool readDice(Square target) {
        m_line.fights.push_back({target, {}, {}});
        if (!m_scan.take('('))
            return true;
        m_line.hasDice = true;
        FightDice& dice = m_line.fights.back();
        const bool hasAttackers = readNumbers(dice.attacker);
        const bool hasDefenders = hasAttackers && (!m_scan.take('|') || readNumbers(dice.defender));
        const bool good = hasDefenders && m_scan.take(')');
        return good || fail(Fault::BadDice);
    }

    /// An empty list is well formed too; the rules decide how many numbers there must be.
    bool readNumbers(std::vector<int>& numbers) {
        if (m_scan.peek() == '|' || m_scan.peek() == ')')
            return true;
        do {
            const std::optional<int> number = m_scan.takeNumber(highestFace);
            if (!number)
                return false;
            numbers.push_back(*number);
        } while (m_scan.take(','));
        return true;
    }

    bool readSquare() {
        const std::string_view before = m_scan.rest();
        const std::optional<Square> square = m_scan.takeSquare();
        if (!square || !square->isOnBoard()) {
            m_error.found = before;
            m_error.fault = Fault::NoSquare;
            return false;
        }
        m_line.path.push_back(*square);
        return true;
    }

    bool atEnd() { return m_scan.atEnd() || fail(Fault::Surplus); }

    bool fail(Fault fault) {
        m_error.fault = fault;
        m_error.found = m_scan.rest();
        return false;
    }

    Scanner m_scan;
    PlayLine m_line;
    RecordError m_error;
};

} // namespace

std::variant<PlayLine, RecordError> readPlayLine(std::string_view text) {
    LineReader reader(text);
    const bool isGood = reader.readTurn() && reader.readAction();
    return reader.result(isGood);
}

std::variant<PlayLine, RecordError> readTypedAction(std::string_view text) {
    LineReader reader(text);
    const bool isGood = reader.readAction();
    return reader.result(isGood);
}

std::vector<Action> actionsOf(const PlayLine& line, const Position& position) {
    const std::vector<Square>& path = line.path;
    switch (line.act) {
    case Act::Spawn:
        if (const std::optional<Kind> kind = kindOf(line.letter, position.toMove))
            return {spawn(*kind, path[0], path[1])};
        return {};
    case Act::Attack:
        return {attack(path[0], path[1], line.intention)};
    case Act::Shot:
        return {shot(path[0], path[1])};
    case Act::Step:
        break;
    default:
        return {Action{line.act, nowhere, nowhere, nowhere, Kind::Knight, Intention::None}};
    }
    const std::optional<Piece> piece = position.board.at(path[0]);
    if (path.size() == 3 && piece && piece->kind == Kind::Archer)
        return {stepTwice(path[0], path[1], path[2])};
    std::vector<Action> actions;
    for (std::size_t index = 1; index < path.size(); ++index)
        actions.push_back(step(path[index - 1], path[index]));
    return actions;
}

} // namespace sf::imperio
