// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/battle_panel.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/post/post_lines.h"
#include "ui/paint/board/board_painter.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"

#include <QPainter>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QVBoxLayout>

namespace sf::ui {

/// A picture of the map, as large as fits.
class BattlePanel::Map final : public QWidget {
public:
    explicit Map(QWidget* parent) : QWidget(parent) { setMinimumSize(120, 120); }

    void show(std::optional<battle::Battle> before, const battle::Battle& now) {
        m_before = std::move(before);
        m_now = now;
        update();
    }
    void showBefore(bool on) {
        m_showsBefore = on;
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        if (!m_now)
            return;
        const battle::Battle& battle = m_showsBefore && m_before ? *m_before : *m_now;
        const QSizeF size = paint::boardSize(*battle.map, 1, 0).scaled(this->size(), Qt::KeepAspectRatio);
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.translate((width() - size.width()) / 2, (height() - size.height()) / 2);
        paint::renderBattle(painter, battle, currentTheme(), size);
    }

private:
    std::optional<battle::Battle> m_before;
    std::optional<battle::Battle> m_now;
    bool m_showsBefore = false;
};

BattlePanel::BattlePanel(QWidget* parent)
    : QWidget(parent)
    , m_map(new Map(this))
    , m_before(new QRadioButton(tr("&Before the last turn"), this))
    , m_now(new QRadioButton(tr("&Now"), this))
    , m_text(new QPlainTextEdit(this)) {
    setObjectName(QStringLiteral("battle"));
    m_map->setAccessibleName(tr("Map of the battle; the text below says where the stacks are"));
    m_text->setAccessibleName(tr("The battle so far"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    auto* choice = new QHBoxLayout;
    choice->addWidget(m_before);
    choice->addWidget(m_now);
    choice->addStretch();
    auto* column = marginless<QVBoxLayout>(this, 4);
    column->addWidget(m_map, 3);
    column->addLayout(choice);
    column->addWidget(m_text, 2);
    connect(m_before, &QRadioButton::toggled, this, [this](bool on) { m_map->showBefore(on); });
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
            lines << tr("%1's last orders were not possible and counted as none").arg(name);
    }
    text::PostLines report(text::PostMarkup::Plain);
    writeGame(report, rules);
    m_text->setPlainText(lines.join(u'\n') + QStringLiteral("\n\n") + report.text());
    m_map->show(rules.before(), rules.battle());
    m_before->setEnabled(rules.before().has_value());
    m_now->setChecked(true);
}

QString BattlePanel::text() const {
    return m_text->toPlainText();
}

} // namespace sf::ui
