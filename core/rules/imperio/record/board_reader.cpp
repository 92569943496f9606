// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/board_reader.h"

#include "core/rules/imperio/board/board_text.h"
#include "core/rules/imperio/record/board_line.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/imperio/record/record_reader.h"
#include "core/rules/imperio/record/scanner.h"

#include <algorithm>
#include <span>

namespace sf::imperio {

namespace {

/// A line of reinforcements of one side; line 0 means none.
struct Reserve {
    int line = 0;
    std::string text;
    Reinforcements units;
};

bool usesLetters(const std::vector<BoardLine>& rows, Side side) {
    return std::ranges::any_of(rows, [side](const BoardLine& row) {
        return std::ranges::any_of(row.cells,
                                   [side](const Cell& cell) { return kindOf(cell.name, side).has_value(); });
    });
}

bool isColoured(const std::vector<BoardLine>& rows) {
    return std::ranges::any_of(rows, [](const BoardLine& row) {
        return std::ranges::any_of(row.cells, [](const Cell& cell) { return !cell.colour.empty(); });
    });
}

std::string lettersOf(const BoardLine& row) {
    std::string letters;
    for (const Cell& cell : row.cells)
        letters += cell.name;
    return letters;
}

/// Turns two rows with one set of letters into the side's. A base that differs in colour from the other
/// pieces is the headquarters.
void recolour(std::span<BoardLine> rows, Side written, Side side) {
    std::optional<std::string> pieces;
    for (const BoardLine& row : rows)
        for (const Cell& cell : row.cells)
            if (const auto kind = kindOf(cell.name, written); kind && !isBase(*kind))
                pieces = cell.colour;
    for (BoardLine& row : rows)
        for (Cell& cell : row.cells) {
            const std::optional<Kind> kind = kindOf(cell.name, written);
            const bool isHead = kind == Kind::Base && pieces && cell.colour != *pieces;
            if (kind)
                cell.name = letter(isHead ? Kind::Headquarters : *kind, side);
        }
}

/// The letter of a piece in the coloured form, by the colours in which this program writes it.
char letterOf(const Cell& cell) {
    static const ForumColours colours;
    const std::optional<Kind> kind = kindOf(cell.name, Side::Attacker);
    for (const Side side : sides) {
        const std::size_t index = indexOf(side);
        if (kind && *kind != Kind::Headquarters && colours.pieces[index].substr(1) == cell.colour)
            return letter(*kind, side);
        if (kind == Kind::Base && colours.headquarters[index].substr(1) == cell.colour)
            return letter(Kind::Headquarters, side);
    }
    return kind ? '?' : cell.name;
}

/// Collects the lines of a board and makes deployments or a position of them.
class BoardReader {
public:
    BoardReader(const Options& options, bool isSetup) : m_options(options), m_isSetup(isSetup) {}

    PastedBoard read(std::string_view text) {
        m_lines = boardLines(text);
        for (const BoardLine& line : m_lines)
            takeLine(line);
        dropRules();
        addMissingRow();
        if (m_rows.size() != 2 && m_rows.size() != boardSize)
            addRowCount();
        else if (m_isSetup || !isPosition())
            setOut();
        else
            readPosition();
        std::ranges::stable_sort(m_board.errors, {}, &RecordError::line);
        return std::move(m_board);
    }

private:
    void takeLine(const BoardLine& line) {
        switch (line.kind) {
        case BoardLine::Kind::Words:
            m_heading = after("attacker", line.text)   ? std::optional(Side::Attacker)
                        : after("defender", line.text) ? std::optional(Side::Defender)
                                                       : m_heading;
            break;
        case BoardLine::Kind::Row:
            m_rows.push_back(line);
            break;
        case BoardLine::Kind::Reserve:
            takeReserve(line);
            break;
        case BoardLine::Kind::Mark:
            m_hasMarks = true;
            break;
        case BoardLine::Kind::Rules:
            takeRules(line);
            break;
        }
    }
    void takeRules(const BoardLine& line) {
        std::string_view rest = *after("rules:", line.text);
        while (!(rest = trimmed(rest)).empty()) {
            const std::string_view word = rest.substr(0, rest.find_first_of(" \t"));
            const std::size_t equals = std::min(word.find('='), word.size());
            if (setOption(m_options, word.substr(0, equals), word.substr(std::min(equals + 1, word.size()))))
                add(Fault::BadOption, line.number, {}, quoted(word));
            rest.remove_prefix(word.size());
        }
    }
    /// Units of both sides may be in one line.
    void takeReserve(const BoardLine& line) {
        if (line.text.empty())
            return add(Fault::BadReinforcements, line.number, "Kx6; Ax10", line.quote);
        std::array<std::string, 2> units;
        for (std::string_view rest = line.text; !rest.empty();) {
            const std::size_t end = std::min(rest.find(';'), rest.size());
            const Side side = kindOf(rest.front(), Side::Defender) ? Side::Defender : Side::Attacker;
            std::string& own = units[indexOf(side)];
            own.append(own.empty() ? "" : "; ").append(rest.substr(0, end));
            rest = trimmed(rest.substr(std::min(end + 1, rest.size())));
        }
        for (const Side side : sides)
            if (!units[indexOf(side)].empty())
                takeReserve(line, side, std::move(units[indexOf(side)]));
    }
    void takeReserve(const BoardLine& line, Side side, std::string text) {
        const std::optional<Side> said = after("attacker", line.quote)   ? std::optional(Side::Attacker)
                                         : after("defender", line.quote) ? std::optional(Side::Defender)
                                         : line.colour.empty()           ? m_heading
                                                                         : sideOf(line.colour);
        if (said && *said != side && !usesLetters(m_rows, *said)) {
            for (char& c : text)
                if (const auto kind = kindOf(c, side))
                    c = letter(*kind, *said);
            side = *said;
        }
        Reserve& reserve = m_reserves[indexOf(side)];
        if (reserve.line > 0)
            return add(Fault::TwoReserves, line.number, {}, line.quote);
        reserve = {line.number, std::move(text), {}};
        if (auto wrong = readReinforcementsOf(reserve.text, side, reserve.units)) {
            wrong->line = line.number;
            if (wrong->fault == Fault::BadReinforcements)
                wrong->found = line.quote;
            m_board.errors.push_back(*wrong);
        }
    }
    /// The side whose rows have pieces of that colour.
    std::optional<Side> sideOf(const std::string& colour) const {
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            for (const Cell& cell : m_rows[row].cells)
                if (cell.name != 'O' && cell.colour == colour)
                    return row < 2 ? Side::Attacker : Side::Defender;
        return std::nullopt;
    }
    /// Lines across a table look like open rows in some notations.
    void dropRules() {
        const bool areDots = std::ranges::any_of(m_rows, [](const BoardLine& row) {
            return std::ranges::any_of(row.cells,
                                       [](const Cell& cell) { return cell.name == 'O' && !cell.isRule; });
        });
        if (areDots || m_rows.size() != boardSize)
            std::erase_if(m_rows, &BoardLine::isRule);
    }
    /// The author's own example has only four open rows between the sides.
    void addMissingRow() {
        if (m_rows.size() != boardSize - 1)
            return;
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const bool isOpen = lettersOf(m_rows[row]) == std::string(boardSize, 'O');
            if (isOpen != (row > 1 && row + 2 < m_rows.size()))
                return;
        }
        m_rows.insert(m_rows.begin() + 4, m_rows[3]);
    }
    /// Names the line among the rows that is none, or where there are too many or too few.
    void addRowCount() {
        const std::size_t count = m_rows.size();
        m_board.errors.clear();
        if (count > boardSize)
            return add(Fault::RowCount, m_rows[boardSize].number, {}, std::to_string(count));
        for (const BoardLine& line : m_lines)
            if (count > 0 && line.number > m_rows.front().number && line.number < m_rows.back().number &&
                line.kind == BoardLine::Kind::Words && !line.text.empty())
                return add(Fault::RowLength, line.number, {}, line.quote);
        const auto said =
            std::ranges::find_if(m_lines, [](const BoardLine& line) { return !line.quote.empty(); });
        const int first = said == m_lines.end() ? 1 : said->number;
        add(Fault::RowCount, count > 0 ? m_rows.back().number : first, {}, std::to_string(count));
    }
    /// Whether it says a turn or has pieces between the sides' rows.
    bool isPosition() const {
        return m_rows.size() == boardSize && (m_hasMarks || !isOpen(2, boardSize - 2));
    }
    bool isOpen(std::size_t first, std::size_t end) const {
        return std::all_of(m_rows.begin() + static_cast<std::ptrdiff_t>(first),
                           m_rows.begin() + static_cast<std::ptrdiff_t>(end), [](const BoardLine& row) {
                               return lettersOf(row).find_first_not_of('O') == std::string::npos;
                           });
    }

    // A set-up -----------------------------------------------------------------------------------------

    void setOut() {
        const bool isDefenders = usesLetters(m_rows, Side::Defender);
        const Side written = isDefenders ? Side::Defender : Side::Attacker;
        if (m_rows.size() == 2) {
            setOut(written, written, 0);
        } else {
            const bool isMixed = isDefenders && usesLetters(m_rows, Side::Attacker);
            setOut(Side::Attacker, isMixed ? Side::Attacker : written, 0);
            setOut(Side::Defender, isMixed ? Side::Defender : written, boardSize - 2);
            checkMiddle();
        }
        for (const Side owner : sides)
            setReserve(owner);
        const auto& [attacker, defender] = m_board.deployments;
        if (m_board.errors.empty() && attacker && defender && problems(*attacker, m_options).empty() &&
            problems(*defender, m_options).empty())
            m_board.position = start({m_options, {*attacker, *defender}});
    }
    void setOut(Side side, Side written, std::size_t first) {
        recolour(std::span(m_rows).subspan(first, 2), written, side);
        Deployment& deployment = m_board.deployments[indexOf(side)].emplace();
        for (std::size_t row = 0; row < 2; ++row)
            if (auto wrong =
                    readRowOf(lettersOf(m_rows[first + row]), side, static_cast<int>(row), deployment)) {
                wrong->line = m_rows[first + row].number;
                if (wrong->fault == Fault::RowLength)
                    wrong->found = m_rows[first + row].quote;
                m_board.errors.push_back(*wrong);
            }
    }
    /// The rows between the sides must be open (IMP-5).
    void checkMiddle() {
        for (std::size_t row = 2; row < boardSize - 2; ++row) {
            const std::string letters = lettersOf(m_rows[row]);
            const std::size_t piece = letters.find_first_not_of('O');
            if (piece != std::string::npos)
                add(Fault::OutsideRows, m_rows[row].number, {}, letters.substr(piece, 1));
            else if (letters.size() != boardSize)
                add(Fault::RowLength, m_rows[row].number, {}, m_rows[row].quote);
        }
    }
    void setReserve(Side side) {
        const Reserve& reserve = m_reserves[indexOf(side)];
        auto& deployment = m_board.deployments[indexOf(side)];
        if (reserve.line > 0 && deployment)
            deployment->reinforcements = reserve.units;
        else if (reserve.line > 0)
            add(Fault::WrongLetter, reserve.line, side == Side::Attacker ? "CRMS" : "KAPF",
                std::string(1, letter(Kind::Knight, side)));
    }

    // A position ---------------------------------------------------------------------------------------

    void readPosition() {
        PositionReader reader(m_options);
        const bool hasColours = isColoured(m_rows) && !usesLetters(m_rows, Side::Defender);
        const auto take = [&](std::string_view text, const BoardLine& line) {
            if (auto wrong = reader.take(text, line.number)) {
                if (wrong->fault == Fault::RowLength)
                    wrong->found = line.quote;
                m_board.errors.push_back(*wrong);
            }
        };
        auto row = m_rows.begin();
        for (const BoardLine& line : m_lines) {
            for (; row != m_rows.end() && row->number == line.number; ++row) {
                std::string letters = lettersOf(*row);
                if (hasColours)
                    std::ranges::transform(row->cells, letters.begin(), letterOf);
                take(letters, *row);
            }
            for (const Reserve& reserve : m_reserves)
                if (reserve.line == line.number)
                    take(reserve.text, line);
            if (line.kind == BoardLine::Kind::Mark)
                take(line.text, line);
        }
        if (m_board.errors.empty())
            m_board.errors = reader.finish();
        if (m_board.errors.empty())
            takePosition(reader.position());
    }
    /// The beginning of what can be set up is both.
    void takePosition(const Position& position) {
        if (isOpen(2, boardSize - 2))
            setOut();
        if (m_board.position != position)
            m_board.deployments = {};
        m_board.errors.clear();
        m_board.position = position;
    }
    void add(Fault fault, int line, std::string expected, std::string found) {
        m_board.errors.push_back(problem(fault, std::move(expected), std::move(found)));
        m_board.errors.back().line = line;
    }

    Options m_options;
    bool m_isSetup;
    PastedBoard m_board;
    std::vector<BoardLine> m_lines;
    std::vector<BoardLine> m_rows;
    std::array<Reserve, 2> m_reserves;
    std::optional<Side> m_heading; ///< whose lines follow, if the text says it
    bool m_hasMarks = false;
};

PastedBoard wrongRecord(RecordError wrong, int line) {
    wrong.line = line;
    return {{}, {}, {std::move(wrong)}};
}

PastedBoard boardOfRecord(std::string_view text, bool isSetup) {
    const auto read = readRecord(text);
    if (const auto* wrong = std::get_if<RecordError>(&read))
        return wrongRecord(*wrong, wrong->line);
    const Record& record = std::get<Replay>(read).record;
    const Position& position = std::get<Replay>(read).position;
    if (record.begun && isSetup)
        return wrongRecord(problem(Fault::OutsideRows, {}, "position"), 1);
    if (record.begun && position.result) {
        RecordError wrong = problem(Fault::BadPosition);
        wrong.refusal = Refusal{Reason::GameIsOver, position.result->rule(), nowhere, 0, 0};
        return wrongRecord(wrong, 1);
    }
    const std::optional<Position> last = position.result ? std::nullopt : std::optional(position);
    if (record.begun)
        return {{}, last, {}};
    Alterations altered(record.deployments[indexOf(Side::Defender)]);
    for (const Alteration& alteration : record.alterations)
        altered.make(alteration);
    return {{record.deployments[indexOf(Side::Attacker)], altered.deployment()}, last, {}};
}

PastedBoard read(std::string_view text, const Options& options, bool isSetup) {
    const std::string record = recordIn(text);
    return record.empty() ? BoardReader(options, isSetup).read(text) : boardOfRecord(record, isSetup);
}

} // namespace

PastedBoard readBoard(std::string_view text, const Options& options) {
    return read(text, options, false);
}

PastedBoard readSetup(std::string_view text) {
    return read(text, Options(), true);
}

std::array<Deployment, 2> sourceExample() {
    const PastedBoard attacker = readSetup("FPFFAFFPF\nKBAKHKABK\nKx6; Ax10; Px14; Fx20");
    const PastedBoard defender = readSetup("TRCCECCRT\nMSRSRMRSM\nCx5; Rx20; Mx10; Sx15");
    return {attacker.deployments[0].value_or(Deployment()), defender.deployments[1].value_or(Deployment())};
}

std::string formationText(const Deployment& deployment, Side side) {
    std::string text;
    for (const std::string& row : rowsText(deployment, side))
        text += row + '\n';
    const std::string reserve = reinforcementsText(deployment.reinforcements, side);
    return reserve.empty() ? text : text + reserve + '\n';
}

} // namespace sf::imperio
