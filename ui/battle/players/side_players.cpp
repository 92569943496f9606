// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/players/side_players.h"

#include "core/players/battle/commander.h"
#include "core/text/battle_text.h"
#include "ui/battle/players/commander_controller.h"
#include "ui/page/mnemonic.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace sf::ui {

SidePlayers::SidePlayers(CommanderController& commanders, QWidget* parent)
    : QWidget(parent), m_commanders(commanders), m_form(new QFormLayout(this)) {
    m_form->setContentsMargins({});
    connect(&commanders, &CommanderController::levelsChanged, this, &SidePlayers::refresh);
    connect(&commanders.document(), &document::BattleDocument::changed, this, &SidePlayers::refresh);
    refresh();
}

/// A row for each side, rebuilt only if the number of sides has changed.
void SidePlayers::refresh() {
    const battle::Battle& battle = m_commanders.document().battle();
    const int sides = static_cast<int>(battle.sides.size());
    while (m_form->rowCount() > sides)
        m_form->removeRow(m_form->rowCount() - 1);
    for (int side = m_form->rowCount(); side < sides; ++side) {
        auto* choice = new QComboBox(this);
        choice->setObjectName(QStringLiteral("player%1").arg(side));
        choice->addItem(playerText({}));
        for (int level = players::lowestLevel; level <= players::highestLevel; ++level)
            choice->addItem(playerText(level), level);
        connect(choice, &QComboBox::activated, this, [this, side, choice] {
            const QVariant level = choice->currentData();
            m_commanders.setLevel(side, level.isValid() ? std::optional(level.toInt()) : std::nullopt);
        });
        m_form->addRow(new QLabel(this), choice);
    }
    for (int side = 0; side < sides; ++side) {
        auto* choice = findChild<QComboBox*>(QStringLiteral("player%1").arg(side));
        const QString name = text::sideName(battle, side);
        qobject_cast<QLabel*>(m_form->labelForField(choice))->setText(withoutShortcut(name));
        choice->setAccessibleName(tr("Player of %1").arg(name));
        choice->setCurrentIndex(m_commanders.level(side).value_or(0));
    }
}

} // namespace sf::ui

#include "moc_side_players.cpp"
