// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in post_lines.h.
#include "core/rules/imperio/board/board_text.h"
#include "core/text/imperio_text.h"
#include "core/text/post/post_lines.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

using imperio::Side;

/// Writes what is special in posts of Imperio Bellum.
class ImperioWriter {
public:
    ImperioWriter(PostLines& lines, const post::ImperioPostGame& game) : m_lines(lines), m_rules(game) {}

    void write() {
        writeLastTurn();
        if (m_rules.attacker())
            writeBoard();
    }

private:
    void writeLastTurn() {
        const auto& events = m_rules.events();
        for (std::size_t entry = m_rules.lastBegan(); entry < events.size(); ++entry)
            for (const imperio::Event& happened : events[entry])
                m_lines.line(event(happened));
        for (std::size_t item = 0; item < m_rules.lastItems().size(); ++item)
            m_lines.skipped(m_rules.lastItems()[item].fate, item,
                            post::recordNotation(m_rules.lastPlan()[item].action));
        m_lines.space();
    }

    void writeBoard() {
        const imperio::Board board = m_rules.game().board();
        QString rows;
        for (const std::string& row : imperio::boardRows(board))
            rows += QString::fromStdString(row) + u'\n';
        m_lines.box(rows);
        m_lines.space();
        for (const Side side : imperio::sides)
            writeSide(side);
    }

    void writeSide(Side side) {
        const imperio::Game& game = m_rules.game();
        const auto& reserve = m_rules.isPlaying() ? game.position.reinforcements[imperio::indexOf(side)]
                                                  : game.deployments[imperio::indexOf(side)].reinforcements;
        const QString counts = QString::fromStdString(imperio::reinforcementsText(reserve, side));
        const QString none = QCoreApplication::translate("sf::text", "none");
        const QString player = m_lines.name(game.names[imperio::indexOf(side)]);
        m_lines.line(
            QCoreApplication::translate("sf::text", "%1 (%2): reserves %3, losses %4")
                .arg(player, imperioSide(side), counts.isEmpty() ? none : counts, lossesOf(side, none)));
    }

    QString lossesOf(Side side, const QString& none) const {
        imperio::Reinforcements lost;
        for (const auto& entry : m_rules.events())
            for (const imperio::Event& happened : entry)
                if (happened.what == imperio::Happened::Eliminated && happened.side == side &&
                    !isBase(happened.kind))
                    ++lost.of(happened.kind);
        const QString counts = QString::fromStdString(imperio::reinforcementsText(lost, side));
        return counts.isEmpty() ? none : counts;
    }

    PostLines& m_lines;
    const post::ImperioPostGame& m_rules;
};

} // namespace

void writeGame(PostLines& lines, const post::ImperioPostGame& game) {
    ImperioWriter(lines, game).write();
}

} // namespace sf::text
