// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/board_reader.h"

#include "core/rules/imperio/game/record.h"
#include "core/rules/imperio/record/coloured_row.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/imperio/record/record_reader.h"
#include "core/rules/imperio/record/scanner.h"

#include <algorithm>

namespace sf::imperio {

namespace {

/// Turns a side's rows from the coloured form into the letters of IMP-2.
void recolour(Row& first, Row& second, Side side) {
    const std::array<Row*, 2> rows{&first, &second};
    std::string pieces;
    for (Row* row : rows)
        for (const Cell& cell : row->cells)
            if (const auto kind = kindOf(cell.name, Side::Attacker); kind && !isBase(*kind))
                pieces = cell.colour;
    for (Row* row : rows)
        for (Cell& cell : row->cells) {
            const std::optional<Kind> kind = kindOf(cell.name, Side::Attacker);
            const bool isHead = kind == Kind::Base && cell.colour != pieces;
            if (kind)
                cell.name = letter(isHead ? Kind::Headquarters : *kind, side);
        }
}

/// The side whose letters the row uses; the attacker if it has no letters.
Side sideOf(const std::vector<Row>& rows) {
    for (const Row& row : rows)
        for (const Cell& cell : row.cells)
            if (kindOf(cell.name, Side::Defender))
                return Side::Defender;
    return Side::Attacker;
}

/// A line of reinforcements; line 0 means none.
struct Reserve {
    int line = 0;
    Reinforcements units;
};

/// Collects the lines of a board and makes deployments of them.
class BoardReader {
public:
    PastedBoard read(std::string_view text) {
        LineSplitter lines;
        const auto take = [&](std::string_view line) {
            takeLine(trimmed(line), lines.number());
            return true;
        };
        if (!lines.feed(text, take) || !lines.finish(take))
            add(Fault::LineTooLong, lines.number(), {}, lines.text().substr(0, 40));
        setOut();
        std::ranges::stable_sort(m_board.errors, {}, &RecordError::line);
        return std::move(m_board);
    }

private:
    void takeLine(std::string_view line, int number) {
        if (const auto rest = after("reinforcements:", line))
            line = *rest;
        if (line.empty() || after("attacker deploys", line) || after("defender deploys", line) ||
            after("rules:", line) || positionKeyOf(line))
            return;
        m_last = number;
        const bool isReserve =
            line.find('[') == std::string_view::npos && line.find_first_of("x;") != std::string_view::npos;
        if (isReserve)
            takeReserve(line, number);
        else
            m_rows.push_back(rowOf(line, number));
    }
    void takeReserve(std::string_view line, int number) {
        const Side side = kindOf(line.front(), Side::Defender) ? Side::Defender : Side::Attacker;
        Reserve& reserve = m_reserves[indexOf(side)];
        reserve = {number, {}};
        if (auto wrong = readReinforcementsOf(line, side, reserve.units)) {
            wrong->line = number;
            m_board.errors.push_back(*wrong);
        }
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
    void setOut() {
        addMissingRow();
        const std::size_t count = m_rows.size();
        if (count != 2 && count != boardSize) {
            add(Fault::RowCount, std::max(m_last, 1), {}, std::to_string(count));
            return;
        }
        const bool coloured = isColoured(m_rows);
        const Side side = coloured ? Side::Attacker : sideOf(m_rows);
        if (count == 2) {
            setOut(side, 0, coloured);
        } else {
            setOut(Side::Attacker, 0, coloured);
            setOut(Side::Defender, boardSize - 2, coloured);
            checkMiddle();
        }
        for (const Side owner : sides)
            setReserve(owner);
    }
    void setOut(Side side, std::size_t first, bool coloured) {
        if (coloured)
            recolour(m_rows[first], m_rows[first + 1], side);
        Deployment& deployment = m_board.deployments[indexOf(side)].emplace();
        for (std::size_t row = 0; row < 2; ++row)
            if (auto wrong =
                    readRowOf(lettersOf(m_rows[first + row]), side, static_cast<int>(row), deployment)) {
                wrong->line = m_rows[first + row].line;
                m_board.errors.push_back(*wrong);
            }
    }
    /// The rows between the sides must be open (IMP-5).
    void checkMiddle() {
        for (std::size_t row = 2; row < boardSize - 2; ++row) {
            const std::string letters = lettersOf(m_rows[row]);
            const std::size_t piece = letters.find_first_not_of('O');
            if (piece != std::string::npos)
                add(Fault::OutsideRows, m_rows[row].line, {}, letters.substr(piece, 1));
            else if (letters.size() != boardSize)
                add(Fault::RowLength, m_rows[row].line, {}, m_rows[row].text.substr(0, 40));
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
    void add(Fault fault, int line, std::string expected, std::string found) {
        m_board.errors.push_back(problem(fault, std::move(expected), std::move(found)));
        m_board.errors.back().line = line;
    }

    PastedBoard m_board;
    std::vector<Row> m_rows;
    std::array<Reserve, 2> m_reserves;
    int m_last = 0;
};

PastedBoard boardOfRecord(std::string_view text) {
    const auto read = readRecord(text);
    if (const auto* wrong = std::get_if<RecordError>(&read))
        return {{}, {*wrong}};
    const Record& record = std::get<Replay>(read).record;
    if (record.begun) {
        RecordError wrong = problem(Fault::OutsideRows, {}, "position");
        wrong.line = 1;
        return {{}, {wrong}};
    }
    Alterations altered(record.deployments[indexOf(Side::Defender)]);
    for (const Alteration& alteration : record.alterations)
        altered.make(alteration);
    return {{record.deployments[indexOf(Side::Attacker)], altered.deployment()}, {}};
}

} // namespace

PastedBoard readBoard(std::string_view text) {
    if (after("Imperio Bellum", trimmed(text)))
        return boardOfRecord(text);
    return BoardReader().read(withoutHashes(text));
}

std::array<Deployment, 2> sourceExample() {
    const PastedBoard attacker = readBoard("FPFFAFFPF\nKBAKHKABK\nKx6; Ax10; Px14; Fx20");
    const PastedBoard defender = readBoard("TRCCECCRT\nMSRSRMRSM\nCx5; Rx20; Mx10; Sx15");
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
