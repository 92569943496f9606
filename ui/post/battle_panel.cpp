// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/battle_panel.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/post/post_lines.h"

namespace sf::ui {

BattlePanel::BattlePanel(QWidget* parent) : QPlainTextEdit(parent) {
    setObjectName(QStringLiteral("battle"));
    setAccessibleName(tr("The battle so far"));
    setReadOnly(true);
    setTabChangesFocus(true);
}

void BattlePanel::show(const post::PostGame& game, const post::BattleGame& rules) {
    const auto* rounds = dynamic_cast<const post::BattlePostGame*>(&rules);
    QStringList lines{text::displayName(rules.battle().title)};
    for (const post::Writer writer : {post::Writer::Starter, post::Writer::Answerer}) {
        const QString name = text::displayName(game.name(writer));
        const auto side = rules.side(writer);
        lines << (side ? tr("%1 plays %2").arg(name, text::sideName(rules.battle(), *side))
                       : tr("Dice decide which side %1 plays").arg(name));
        if (side && rounds && !rounds->counted(writer))
            lines << tr("%1’s last orders were not possible and counted as none").arg(name);
    }
    text::PostLines report(text::PostMarkup::Plain);
    writeGame(report, rules);
    setPlainText(lines.join(u'\n') + QStringLiteral("\n\n") + report.text());
}

} // namespace sf::ui
