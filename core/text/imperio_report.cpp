// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/imperio_report.h"

#include "core/text/imperio_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::text {
namespace {

using imperio::Side;

class ImperioReportText {
    Q_DECLARE_TR_FUNCTIONS(sf::text::ImperioReportText)

public:
    ImperioReportText(const imperio::Record& record, const imperio::Analysis& analysis, Markup markup)
        : m_record(record), m_analysis(analysis), m_isForum(markup == Markup::BBCode) {}

    QString text() const {
        QString text = heading(tr("Report of the game"));
        text += summary();
        for (const Side side : imperio::sides)
            text += sideText(side);
        return text +
               tr("Luck counts the dice of a side's own actions, so the two figures need not cancel out. "
                  "Chances are Squarefront's estimates.") +
               u'\n';
    }

    static QString percent(const imperio::Exact& value) {
        return tr("%1 %").arg(QString::number(100 * imperio::number(value), 'f', 1));
    }
    static QString signedPercent(const imperio::Exact& value) {
        const double number = 100 * imperio::number(value);
        return tr("%1 %").arg((number < 0 ? QChar(0x2212) : QChar(u'+')) +
                              QString::number(std::abs(number), 'f', 1));
    }
    static QString resultWithoutLuck(const imperio::Analysis& analysis) {
        const imperio::Exact without = analysis.withoutLuck();
        if (without < 0 || without > 1)
            return tr("%1 (clipped)").arg(percent(imperio::Exact(without < 0 ? 0 : 1)));
        return percent(without);
    }

private:
    QString heading(const QString& words) const {
        return (m_isForum ? QStringLiteral("[b]%1[/b]\n\n") : QStringLiteral("## %1\n\n")).arg(words);
    }
    QString item(const QString& words) const {
        return (m_isForum ? QStringLiteral("[*]%1\n") : QStringLiteral("- %1\n")).arg(words);
    }
    QString list(const QString& items) const {
        return (m_isForum ? QStringLiteral("[list]\n%1[/list]\n") : QStringLiteral("%1\n")).arg(items);
    }
    /// Converts a value from the attacker's view to a side's.
    static imperio::Exact seenBy(Side side, const imperio::Exact& value) {
        return side == Side::Attacker ? value : imperio::Exact(-value);
    }

    QString summary() const {
        return list(item(tr("The attacker's chance to win: %1 at the start, %2 at the end")
                             .arg(percent(m_analysis.start), percent(m_analysis.end))) +
                    item(tr("The result with luck taken out: %1 for the attacker")
                             .arg(resultWithoutLuck(m_analysis))));
    }

    QString sideText(Side side) const {
        const QString name = QString::fromStdString(m_record.names[imperio::indexOf(side)]);
        QString text = heading(tr("%1 (%2)").arg(escaped(name), imperioSide(side)));
        QString items =
            item(tr("Luck: %1").arg(signedPercent(seenBy(side, m_analysis.luck[imperio::indexOf(side)]))));
        items +=
            item(tr("Lost by decisions: %1")
                     .arg(percent(seenBy(side, imperio::Exact(-m_analysis.skill[imperio::indexOf(side)])))));
        for (const imperio::Judgement& judgement : m_analysis.costliest(side, 3))
            items += item(decision(judgement));
        return text + list(items);
    }

    QString decision(const imperio::Judgement& judgement) const {
        const imperio::Entry& entry = m_record.entries[judgement.entry];
        return tr("%1 %2 cost %3. Better: %4")
            .arg(QString::fromStdString(turnText(entry.turn, entry.side)),
                 action(judgement.chosen, entry.side), percent(judgement.cost()),
                 action(judgement.better(), entry.side));
    }
    /// Markdown would take a `*` for emphasis.
    QString action(const imperio::Action& action, Side side) const {
        const QString text = QString::fromStdString(actionText(action, side));
        return m_isForum ? text : QStringLiteral("`%1`").arg(text);
    }
    QString escaped(const QString& name) const {
        const QString special = m_isForum ? QStringLiteral("[]") : QStringLiteral("\\`*_[]<>#|");
        QString safe;
        for (const QChar c : name) {
            if (special.contains(c))
                safe += m_isForum ? QStringLiteral(" ") : QStringLiteral("\\");
            if (!m_isForum || !special.contains(c))
                safe += c;
        }
        return safe;
    }

    const imperio::Record& m_record;
    const imperio::Analysis& m_analysis;
    bool m_isForum;
};

} // namespace

QString chancePercent(const imperio::Exact& value) {
    return ImperioReportText::percent(value);
}

QString signedChance(const imperio::Exact& value) {
    return ImperioReportText::signedPercent(value);
}

QString resultWithoutLuck(const imperio::Analysis& analysis) {
    return ImperioReportText::resultWithoutLuck(analysis);
}

QString imperioReport(const imperio::Record& record, const imperio::Analysis& analysis, Markup markup) {
    return ImperioReportText(record, analysis, markup).text();
}

} // namespace sf::text
