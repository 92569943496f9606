// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/last_combat_panel.h"

#include "core/rules/multiplier/events.h"
#include "core/text/battle_text.h"
#include "ui/battle/log/battle_log_panel.h"
#include "ui/battle/log/strike_losses.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace sf::ui {

LastCombatPanel::LastCombatPanel(document::BattleDocument& document, QWidget* parent)
    : Restyled(parent), m_document(document) {
    setAccessibleName(tr("Last combat"));
    auto* layout = marginless<QVBoxLayout>(this);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(accessibleName());
    scroll->setWidgetResizable(true);
    layout->addWidget(scroll);
    auto* page = new QWidget(scroll);
    m_column = padded<QVBoxLayout>(page, panelMargins);
    m_column->addStretch(1);
    scroll->setWidget(page);
    connect(&document, &document::BattleDocument::logChanged, this, &LastCombatPanel::refresh);
    connect(&document, &document::BattleDocument::changed, this, [this](const battle::Changes& changes) {
        if (changesNames(changes))
            refresh();
    });
    refresh();
}

QLabel* LastCombatPanel::addLabel(const QString& text, double size, bool isBold) {
    auto* label = wrappingLabel(m_card, text);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAccessibleName(text);
    scaleFont(*label, size, isBold);
    m_card->layout()->addWidget(label);
    return label;
}

/// The dice and hits of a strike, and its losses.
void LastCombatPanel::addStrike(std::size_t line) {
    const battle::Battle& battle = m_document.remembered();
    const document::LogLine& strike = m_document.log().lines()[line];
    addLabel(text::event(strike.event, battle), 1, true);
    QStringList dice;
    for (const dice::Die& die : strike.event.dice)
        dice << text::figure(die.value);
    if (!dice.isEmpty() && !m_document.isPlanning())
        addLabel(tr("Dice %1 (MUL-7)").arg(dice.join(QStringLiteral(" + "))), 0.9, false)
            ->setForegroundRole(QPalette::PlaceholderText);
    const QString losses = lossesOfStrike(m_document.log(), line, battle);
    addLabel(losses.isEmpty() ? tr("No losses") : losses, 1, false);
}

void LastCombatPanel::refresh() {
    delete m_card;
    m_card = new QWidget(this);
    marginless<QVBoxLayout>(m_card, 6);
    m_column->insertWidget(0, m_card);
    const document::BattleLog& log = m_document.log();
    const auto& lines = log.lines();
    std::size_t last = lines.size();
    for (std::size_t line = 0; line < lines.size(); ++line)
        if (lines[line].event.kind == multiplier::events::attacks && !lines[line].isUndone &&
            lines[line].kind == document::LogLine::Kind::Event)
            last = line;
    if (last == lines.size()) {
        addLabel(tr("No combat has been fought yet."), 1, false);
        return;
    }
    addLabel(text::event(lines[last].event, m_document.remembered()), 1.25, true);
    if (m_document.isPlanning())
        addLabel(tr("Assumed for your plan; no dice were rolled."), 1, false);
    for (std::size_t line = last; line < lines.size() && lines[line].entry == lines[last].entry; ++line)
        if (lines[line].event.kind == multiplier::events::strikes)
            addStrike(line);
        else if (lines[line].event.kind == multiplier::events::leaves ||
                 lines[line].event.kind == multiplier::events::wipesOut ||
                 lines[line].event.kind == multiplier::events::aims)
            addLabel(text::event(lines[line].event, m_document.remembered()), 1, false);
}

QString LastCombatPanel::plainText() const {
    QStringList parts;
    for (const QLabel* label : m_card->findChildren<QLabel*>())
        parts << label->text();
    return parts.join(u'\n');
}

} // namespace sf::ui

#include "moc_last_combat_panel.cpp"
