// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in square_output.h.
#include "app/cli/battle/square_output.h"

#include "core/rules/smm/square/stats.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/smm_text.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

/// A ... Z, AA ...: units are lettered cell by cell from the front left.
QString letters(std::size_t index) {
    QString result;
    for (std::size_t rest = index + 1; rest > 0; rest = (rest - 1) / 26)
        result.prepend(QChar(u'A' + static_cast<char16_t>((rest - 1) % 26)));
    return result;
}

/// Describes one stack in text.
class SquareText {
    Q_DECLARE_TR_FUNCTIONS(SquareText)

public:
    SquareText(const battle::Battle& battle, const battle::Stack& stack)
        : m_battle(battle), m_stack(stack), m_square(battle, stack), m_letters(stack.units->size()) {
        const smm::Measures& measures = m_square.measures();
        for (int cell = 0; cell < measures.units; ++cell) {
            const auto unit = m_square.at({cell / measures.width, cell % measures.width});
            if (unit)
                m_letters[*unit] = letters(m_inOrder.size());
            if (unit)
                m_inOrder.push_back(*unit);
        }
    }

    QString text() const { return heading() + (m_inOrder.empty() ? noneAlive() : body()) + u'\n'; }

private:
    QString body() const { return size() + drawing() + units() + stats() + orders(); }
    QString noneAlive() const { return QStringLiteral("  ") + tr("No unit is alive.") + u'\n'; }

    QString heading() const {
        QStringList facts{tr("%1 [%2]: %3")
                              .arg(text::stackName(m_stack), text::displayName(m_stack.id.text),
                                   text::sideName(m_battle, m_stack.side)),
                          tr("hex %1").arg(text::hexName(m_stack.hex)),
                          tr("facing %1").arg(text::shortDirection(m_stack.facing)),
                          text::posture(m_square.posture())};
        if (m_square.warlord())
            facts << tr("led by %1").arg(name(*m_square.warlord()));
        return text::listed(facts) + u'\n';
    }

    QString size() const {
        const smm::Measures& measures = m_square.measures();
        const QString units =
            tr("Units %1, width %2, rows %3 (complete %4), complete squares %5, largest %6")
                .arg(text::figure(measures.units), text::figure(measures.width), text::figure(measures.rows),
                     text::figure(measures.completeRows), text::figure(measures.completeSquares),
                     text::figure(measures.largestSquare));
        const QString multipliers = tr("Multipliers: minor %1, moderate %2, major %3")
                                        .arg(text::figure(measures.minor), text::figure(measures.moderate),
                                             text::figure(measures.major));
        return QStringLiteral("  %1\n  %2\n")
            .arg(text::Caption(units, smmRule(5)).text(), text::Caption(multipliers, smmRule(8)).text());
    }

    /// With the Front at the bottom (SMM-6).
    QString drawing() const {
        const smm::Measures& measures = m_square.measures();
        const auto wide = static_cast<int>(letters(m_inOrder.size() - 1).size());
        QString result;
        for (int row = measures.rows - 1; row >= 0; --row) {
            const bool middle = row == measures.rows / 2;
            result += QStringLiteral("    ") +
                      (middle ? text::edgeLetter(battle::Edge::Left) : QStringLiteral(" "));
            for (int column = 0; column < measures.width; ++column) {
                const auto unit = m_square.at({row, column});
                result += u' ' + (unit ? m_letters[*unit] : QStringLiteral(".")).rightJustified(wide);
            }
            result += (middle ? u' ' + text::edgeLetter(battle::Edge::Right) : QString()) + u'\n';
        }
        const int half = 6 + (measures.width * (wide + 1) - 1) / 2;
        const auto end = [half](battle::Edge edge) {
            return text::edgeLetter(edge).rightJustified(half + 1) + u'\n';
        };
        return end(battle::Edge::Back) + result + end(battle::Edge::Front);
    }

    QString units() const {
        QString result;
        for (const std::size_t position : m_inOrder)
            result += unitLine(m_letters[position], position);
        for (std::size_t position = 0; position < m_stack.units->size(); ++position) {
            if (!(*m_stack.units)[position].isAlive())
                result += unitLine(QStringLiteral("-"), position);
        }
        return result;
    }
    QString unitLine(const QString& letter, std::size_t position) const {
        const battle::Unit& unit = (*m_stack.units)[position];
        return QStringLiteral("  %1 %2 %3\n")
            .arg(letter.leftJustified(3), name(position).leftJustified(20), condition(unit));
    }
    QString condition(const battle::Unit& unit) const {
        if (!unit.isAlive())
            return tr("croaked");
        using battle::Number;
        const auto figure = [&unit](Number number) { return text::figure(unit[number]); };
        return m_condition.arg(text::figure(unit.hitsLeft), figure(Number::Hits), figure(Number::AttackPower),
                               figure(Number::DefensePower), figure(Number::Damage),
                               figure(Number::Resistance), figure(Number::Initiative), figure(Number::Move));
    }

    QString stats() const {
        const std::optional<smm::StackStats> stats = smm::stackStats(m_battle, m_stack, m_square);
        QString result;
        for (const smm::Stat stat : smm::stats) {
            if (stats)
                result += statLine(stat, (*stats)[stat]);
        }
        return result;
    }
    QString statLine(smm::Stat stat, const smm::Figure& figure) const {
        QStringList terms;
        for (const smm::Term& term : figure.terms)
            terms += text::signedFigure(term.value) + u' ' +
                     text::Caption(text::term(term, m_stack), term.rule).text();
        return QStringLiteral("  %1 %2  %3\n")
            .arg(text::stat(stat).leftJustified(5), text::figure(figure.value).rightJustified(5),
                 text::listed(terms));
    }

    QString orders() const {
        QString result = QStringLiteral("  ") + text::Caption(tr("Damage order"), smmRule(7)).text() + u'\n';
        for (const battle::Edge edge : battle::edges) {
            result += QStringLiteral("  %1").arg(text::edge(edge), -6);
            for (const std::size_t position : m_square.damageOrder(edge))
                result += u' ' + m_letters[position];
            result += u'\n';
        }
        return result;
    }

    QString name(std::size_t position) const { return text::unitName((*m_stack.units)[position]); }

    const battle::Battle& m_battle;
    const battle::Stack& m_stack;
    const QString m_condition = tr("hits %1/%2, AP %3, DP %4, Dmg %5, DR %6, Init %7, Move %8");
    smm::Square m_square;
    std::vector<QString> m_letters;     ///< by position in the stack; empty for croaked units
    std::vector<std::size_t> m_inOrder; ///< the living units, in the order of their letters
};

} // namespace

QByteArray squareAsText(const battle::Battle& battle, const battle::Stack& stack) {
    return SquareText(battle, stack).text().toUtf8();
}

} // namespace sf::cli
