// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/post/post_words.h"

#include "core/post/block/block_writer.h"
#include "core/post/game/imperio_post_game.h"
#include "core/rules/imperio/board/board_text.h"
#include "core/text/display_text.h"
#include "core/text/imperio_text.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

using imperio::Side;

/// A name without characters that the markup would interpret.
QString plainName(const std::string& name, PostMarkup markup) {
    QString text = displayName(name);
    if (markup == PostMarkup::BBCode)
        return text.replace(u'[', u'(').replace(u']', u')');
    if (markup == PostMarkup::Plain)
        return text.replace(u'[', u'(');
    QString escaped;
    for (const QChar c : text) {
        if (QStringLiteral("\\`*_{}[]()#+-.!<>|~&@").contains(c))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

QString boxed(const QString& text, PostMarkup markup) {
    if (markup == PostMarkup::BBCode)
        return QStringLiteral("[code]\n%1[/code]\n").arg(text);
    return markup == PostMarkup::Markdown ? QStringLiteral("```\n%1```\n").arg(text) : text;
}

/// Writes the text around a block.
class PostWriter {
public:
    PostWriter(const post::PostGame& game, PostMarkup markup)
        : m_game(game), m_rules(static_cast<const post::ImperioPostGame&>(game.rules())), m_markup(markup) {}

    QString write() {
        const QString number = QString::number(m_game.count());
        m_text = QCoreApplication::translate("sf::text", "%1 against %2, block %3")
                     .arg(name(post::Writer::Starter), name(post::Writer::Answerer), number) +
                 QStringLiteral("\n\n");
        writeLastTurn();
        if (m_rules.attacker())
            writeBoard();
        writeState();
        return m_text + u'\n' + boxed(QString::fromStdString(blockText(m_game.last())), m_markup);
    }

private:
    QString name(post::Writer writer) const { return plainName(m_game.name(writer), m_markup); }

    void line(const QString& text) {
        m_text += (m_markup == PostMarkup::Markdown ? QStringLiteral("- ") : QString()) + text + u'\n';
    }

    void writeLastTurn() {
        const auto& events = m_rules.events();
        for (std::size_t entry = m_rules.lastBegan(); entry < events.size(); ++entry)
            for (const imperio::Event& happened : events[entry])
                line(event(happened));
        for (std::size_t item = 0; item < m_rules.lastItems().size(); ++item)
            writeSkipped(item);
        if (!m_text.endsWith(QStringLiteral("\n\n")))
            m_text += u'\n';
    }

    void writeSkipped(std::size_t item) {
        const post::ItemReport& report = m_rules.lastItems()[item];
        if (report.fate == post::ItemFate::Done)
            return;
        const QString action = QString::fromStdString(post::recordNotation(m_rules.lastPlan()[item].action));
        const QString shown = m_markup == PostMarkup::Markdown ? QStringLiteral("`%1`").arg(action) : action;
        line(skipped(report).arg(QString::number(item + 1), shown));
    }

    static QString skipped(const post::ItemReport& report) {
        switch (report.fate) {
        case post::ItemFate::Partly:
            return QCoreApplication::translate("sf::text", "Action %1, %2, went only part of the way.");
        case post::ItemFate::Refused:
            return QCoreApplication::translate("sf::text", "Action %1, %2, was not possible.");
        case post::ItemFate::Unmet:
            return QCoreApplication::translate("sf::text",
                                               "Action %1, %2, was skipped: its condition was not met.");
        default:
            return QCoreApplication::translate("sf::text", "Action %1, %2, was skipped: the turn was over.");
        }
    }

    void writeBoard() {
        const imperio::Board board = m_rules.game().board();
        QString rows;
        for (const std::string& row : imperio::boardRows(board))
            rows += QString::fromStdString(row) + u'\n';
        if (m_markup == PostMarkup::BBCode)
            rows = QString::fromStdString(imperio::boardBBCode(board)) + u'\n';
        m_text += boxed(rows, m_markup) + u'\n';
        for (const Side side : imperio::sides)
            writeSide(side);
    }

    void writeSide(Side side) {
        const imperio::Game& game = m_rules.game();
        const auto& reserve = m_rules.isPlaying() ? game.position.reinforcements[imperio::indexOf(side)]
                                                  : game.deployments[imperio::indexOf(side)].reinforcements;
        const QString counts = QString::fromStdString(imperio::reinforcementsText(reserve, side));
        const QString none = QCoreApplication::translate("sf::text", "none");
        const QString player = plainName(game.names[imperio::indexOf(side)], m_markup);
        line(QCoreApplication::translate("sf::text", "%1 (%2): reserves %3, losses %4")
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

    void writeState() {
        m_text += u'\n';
        if (const auto& end = m_game.end())
            line(QCoreApplication::translate("sf::text", "The game is over; %1 has won.")
                     .arg(name(end->winner)));
        else
            line(QCoreApplication::translate("sf::text",
                                             "%1’s turn is in this block. It is %2’s turn to answer.")
                     .arg(name(m_game.last().writer()), name(otherWriter(m_game.last().writer()))));
    }

    const post::PostGame& m_game;
    const post::ImperioPostGame& m_rules;
    PostMarkup m_markup;
    QString m_text;
};

} // namespace

QString postText(const post::PostGame& game, PostMarkup markup) {
    return PostWriter(game, markup).write();
}

} // namespace sf::text
