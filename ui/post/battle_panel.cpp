// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/battle_panel.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/post/post_lines.h"
#include "ui/battle/page/attack_playback.h"
#include "ui/post/round_view.h"
#include "ui/style/layouts.h"

#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextEdit>
#include <QVBoxLayout>

namespace sf::ui {

BattlePanel::BattlePanel(QWidget* parent)
    : QWidget(parent), m_round(new RoundView(this)), m_text(new QPlainTextEdit(this)) {
    setObjectName(QStringLiteral("battle"));
    m_text->setAccessibleName(tr("The battle so far"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    auto* column = marginless<QVBoxLayout>(this, 4);
    column->addWidget(m_round, 3);
    column->addWidget(m_text, 2);
    connect(m_round, &RoundView::stepped, this, &BattlePanel::mark);
}

void BattlePanel::show(const post::PostGame& game, const post::BattleGame& rules,
                       Settings::Playback playback) {
    const auto* rounds = dynamic_cast<const post::BattlePostGame*>(&rules);
    QStringList lines{text::displayName(rules.battle().title)};
    for (const post::Writer writer : {post::Writer::Starter, post::Writer::Answerer}) {
        const QString name = text::displayName(game.name(writer));
        const auto side = rules.side(writer);
        lines << (side ? tr("%1 plays %2").arg(name, text::sideName(rules.battle(), *side))
                       : tr("Dice decide which side %1 plays").arg(name));
        if (side && rounds && !rounds->counted(writer))
            lines << tr("%1's last orders were not possible and counted as none").arg(name);
    }
    text::PostLines report(text::PostMarkup::Plain);
    writeGame(report, rules);
    m_head = static_cast<int>(lines.size()) + 1;
    m_text->setPlainText(lines.join(u'\n') + QStringLiteral("\n\n") + report.text());
    if (std::exchange(m_position, rules.position()) == rules.position())
        return mark(0, 0);
    const bool isPlayedBack = playback != Settings::Playback::Off;
    m_round->setStepTime(attackTime(isPlayedBack ? playback : Settings::Playback::Normal));
    m_round->show(rules);
    if (m_played.insert(rules.position()).second && isPlayedBack)
        m_round->play();
}

/// Marks the events of the step that the map shows.
void BattlePanel::mark(std::size_t from, std::size_t to) {
    QTextEdit::ExtraSelection marked;
    marked.format.setBackground(palette().highlight());
    marked.format.setForeground(palette().highlightedText());
    const QTextBlock first = m_text->document()->findBlockByNumber(m_head + static_cast<int>(from));
    const QTextBlock last = m_text->document()->findBlockByNumber(m_head + static_cast<int>(to) - 1);
    if (from == to || !first.isValid() || !last.isValid())
        return m_text->setExtraSelections({});
    marked.cursor = QTextCursor(first);
    m_text->setTextCursor(marked.cursor);
    marked.cursor.setPosition(last.position() + last.length() - 1, QTextCursor::KeepAnchor);
    m_text->setExtraSelections({marked});
}

QString BattlePanel::text() const {
    return m_text->toPlainText();
}

} // namespace sf::ui
