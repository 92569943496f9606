// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/order_row.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/page/mnemonic.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/wrapped_label.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QRadioButton>

namespace sf::ui {

OrderRow::OrderRow(QWidget* parent)
    : QWidget(parent)
    , m_button(new QRadioButton(this))
    , m_detail(hintLabel(this))
    , m_chip(new RuleChip(this)) {
    auto* grid = padded<QGridLayout>(this, {0, 1, 0, 1});
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_button, 0, 0);
    grid->addWidget(m_chip, 0, 2, Qt::AlignTop);
    grid->addWidget(m_detail, 1, 0, 1, 3);
    m_button->setAutoExclusive(false);
    m_button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_button->installEventFilter(this);
    m_detail->setIndent(24);
    scaleFont(*m_detail, 0.9);
    connect(m_button, &QRadioButton::clicked, this, [this] {
        m_button->setChecked(m_isChosen); // the battle decides what is checked
        if (m_choose && !m_isChosen)
            m_choose();
    });
}

void OrderRow::setContent(const Content& content, const battle::Battle& battle) {
    m_choose = content.choose;
    m_isChosen = content.isChosen;
    m_button->setText(withoutShortcut(content.text));
    m_button->setToolTip(content.text);
    m_button->setChecked(content.isChosen);
    m_button->setEnabled(!content.why);
    const QString why = content.why ? text::refusal(*content.why, battle) : QString();
    const QString detail = why.isEmpty() ? content.detail : why;
    m_detail->setText(breakable(detail));
    m_detail->setVisible(!detail.isEmpty());
    m_chip->setRule(content.why && content.why->rule ? content.why->rule : content.rule, content.text);
    m_button->setAccessibleName(detail.isEmpty() ? content.text : text::listed({content.text, detail}));
}

void OrderRow::setAside(QWidget* aside) {
    static_cast<QGridLayout*>(layout())->addWidget(aside, 0, 1);
}

bool OrderRow::goTo(int step) {
    const auto rows = parentWidget()->findChildren<OrderRow*>(QString(), Qt::FindDirectChildrenOnly);
    for (auto place = rows.indexOf(this) + step; place >= 0 && place < rows.size(); place += step)
        if (rows[place]->isVisible() && rows[place]->m_button->isEnabled()) {
            rows[place]->m_button->setFocus(Qt::TabFocusReason);
            return true;
        }
    return true;
}

bool OrderRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
        return goTo(-1);
    case Qt::Key_Down:
        return goTo(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_button->click();
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace sf::ui

#include "moc_order_row.cpp"
