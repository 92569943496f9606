// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/turn_figures.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/multiplier/turn_state.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "ui/battle/multiplier/strike_text.h"
#include "ui/forms/commit_edit.h"
#include "ui/forms/refusal_line.h"
#include "ui/style/layouts.h"
#include "ui/widgets/rule_chip.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

namespace sf::ui {

TurnFigures::TurnFigures(document::BattleDocument& document, QWidget* parent)
    : StackSection(parent)
    , m_document(document)
    , m_rows(new FigureRows(tr("Figures of the stack"), this))
    , m_bonus(new QLineEdit(this))
    , m_halved(wrappingLabel(this))
    , m_refusal(new RefusalLine(this)) {
    m_bonus->setObjectName(QStringLiteral("specialBonus"));
    m_bonus->setAccessibleName(tr("Special bonus"));
    m_bonus->setToolTip(tr("A number of 0 or more; empty means 1. It halves with each combat after the first "
                           "that the stack fights as defender in one turn (MUL-5)"));
    m_bonus->setPlaceholderText(QStringLiteral("1"));
    m_bonus->setAlignment(Qt::AlignRight);
    m_bonus->setMaximumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000000")) + 24);
    m_bonus->installEventFilter(this);
    auto* label = new QLabel(tr("Special &bonus"), this);
    label->setBuddy(m_bonus);
    auto* chip = new RuleChip(multiplierRule(5), tr("Special bonus"), this);
    auto* row = new QHBoxLayout;
    addWidgets(*row, {label, m_bonus});
    row->addWidget(m_halved, 1);
    row->addWidget(chip);
    auto* layout = marginless<QVBoxLayout>(this, 6);
    layout->addWidget(m_rows);
    layout->addLayout(row);
    layout->addWidget(m_refusal);
    connect(m_bonus, &QLineEdit::editingFinished, this, &TurnFigures::setBonus);
    setCheck(*m_bonus, [this] {
        const auto outcome = m_document.check(typedBonus());
        const auto* refusal = m_bonus->isModified() ? std::get_if<battle::Refusal>(&outcome) : nullptr;
        return refusal && refusal->reason != battle::Reason::NothingToChange
                   ? text::caption(*refusal, m_document.battle())
                   : QString();
    });
    m_refusal->setShownInStatusBar();
}

void TurnFigures::setStack(const ShownStackPointer& shown) {
    const bool isOther = !m_shown || m_shown->stack->id != shown->stack->id;
    m_shown = shown;
    m_rows->setRows(stackRows(multiplier::figuresOf(*shown->battle, shown->stack)));
    if (isOther || !m_bonus->isModified())
        showBonus();
    if (isOther)
        m_refusal->clear();
}

void TurnFigures::showBonus() {
    const multiplier::StackState& state = multiplier::stateOf(*m_shown->stack);
    m_bonus->setText(QString::fromStdString(state.specialBonus).replace(u'.', QLocale().decimalPoint()));
    m_bonus->setModified(false);
    const int halvings = state.defendedThisTurn.value_or(0);
    m_halved->setText(halvings > 0 ? tr("halved %n time(s) when it defends now", nullptr, halvings)
                                   : QString());
}

void TurnFigures::setBonus() {
    if (!m_bonus->isModified())
        return;
    const battle::SetSpecialBonus action = typedBonus();
    m_bonus->setModified(false);
    if (action.bonus == multiplier::stateOf(*m_shown->stack).specialBonus)
        return m_refusal->clear();
    if (!m_refusal->showRefusal(m_document.perform(action).refusal, m_document.battle()))
        m_bonus->setModified(true);
}

battle::SetSpecialBonus TurnFigures::typedBonus() const {
    QString text = m_bonus->text().trimmed().replace(QLocale().decimalPoint(), QStringLiteral("."));
    return {m_shown ? m_shown->stack->id : battle::StackId(), text.toStdString()};
}

/// Escape restores the stack's value.
bool TurnFigures::eventFilter(QObject* watched, QEvent* event) {
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    if (watched == m_bonus && key && key->key() == Qt::Key_Escape && m_bonus->isModified()) {
        showBonus();
        m_refusal->clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sf::ui

#include "moc_turn_figures.cpp"
