// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/players/players_panel.h"

#include "ui/battle/players/commander_controller.h"
#include "ui/battle/players/side_players.h"
#include "ui/style/layouts.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace sf::ui {

BattlePlayersPanel::BattlePlayersPanel(CommanderController& commanders, QWidget* parent)
    : QWidget(parent)
    , m_commanders(commanders)
    , m_stack(new QPushButton(tr("Suggest an or&der"), this))
    , m_all(new QPushButton(tr("Suggest a&ll orders"), this))
    , m_why(new QCheckBox(tr("Show the &reasons"), this))
    , m_text(new QLabel) {
    setProperty("helpPage", QStringLiteral("battle"));
    m_stack->setToolTip(tr("For the selected stack"));
    m_stack->setObjectName(QStringLiteral("suggestStackButton"));
    m_all->setToolTip(tr("For every stack of the side"));
    m_all->setObjectName(QStringLiteral("suggestAllButton"));
    m_why->setObjectName(QStringLiteral("showReasons"));
    m_text->setObjectName(QStringLiteral("commanderReasons"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignTop);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* reasons = new QScrollArea(this);
    reasons->setWidgetResizable(true);
    reasons->setFrameShape(QFrame::NoFrame);
    reasons->setAccessibleName(tr("Reasons"));
    reasons->setWidget(m_text);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new SidePlayers(commanders, this));
    addWidgets(*column, {m_stack, m_all, m_why});
    column->addWidget(reasons, 1);
    connect(m_stack, &QPushButton::clicked, &commanders, &CommanderController::suggestForStack);
    connect(m_all, &QPushButton::clicked, &commanders, &CommanderController::suggestForAll);
    connect(m_why, &QCheckBox::toggled, this, &BattlePlayersPanel::refresh);
    connect(&commanders, &CommanderController::stateChanged, this, &BattlePlayersPanel::refresh);
    connect(&commanders.document(), &document::BattleDocument::changed, this, &BattlePlayersPanel::refresh);
    refresh();
}

QString BattlePlayersPanel::remark() const {
    if (m_commanders.isThinking())
        return tr("Thinking…");
    return m_why->isChecked() ? m_commanders.reasons().join(u'\n') : QString();
}

void BattlePlayersPanel::refresh() {
    m_stack->setEnabled(m_commanders.mayAdviseStack());
    m_all->setEnabled(m_commanders.mayAdvise());
    m_text->setText(remark());
}

} // namespace sf::ui

#include "moc_players_panel.cpp"
