// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/throw_bar.h"

#include "ui/forms/refusal_line.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace sf::ui {

ThrowBar::ThrowBar(const QString& marked, QWidget* parent) : QWidget(parent) {
    auto* layout = marginless<QVBoxLayout>(this, 6);
    addWidgets(*layout, {makeButtons(marked), m_typing = makeTyping()});
    m_typing->hide();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // docks are never too low for the field
}

QWidget* ThrowBar::makeButtons(const QString& marked) {
    auto* buttons = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(buttons);
    m_roll = new QPushButton(lineIcon(QStringLiteral("dice")), {}, buttons);
    m_roll->setObjectName(QStringLiteral("rollButton"));
    m_type = new QPushButton(lineIcon(QStringLiteral("log")), tr("T&ype dice…"), buttons);
    m_type->setObjectName(QStringLiteral("typeDiceButton"));
    m_type->setCheckable(true);
    m_type->setToolTip(tr("Real dice, or those of a forum's roller; %1").arg(marked));
    row->addWidget(m_roll, 3);
    row->addWidget(m_type, 2);
    connect(m_roll, &QPushButton::clicked, this, &ThrowBar::rollAsked);
    connect(m_type, &QPushButton::toggled, this, &ThrowBar::setTyping);
    return buttons;
}

QWidget* ThrowBar::makeTyping() {
    auto* typing = new QWidget(this);
    m_expected = wrappingLabel(typing);
    scaleFont(*m_expected, 0.9);
    m_dice = new QLineEdit(typing);
    m_dice->setObjectName(QStringLiteral("typedDice"));
    m_dice->setAccessibleName(tr("Dice, in the order in which they are rolled"));
    auto* use = new QPushButton(tr("&Use these dice"), typing);
    auto* row = new QHBoxLayout;
    row->addWidget(m_dice, 1);
    row->addWidget(use);
    auto* layout = marginless<QVBoxLayout>(typing);
    layout->addWidget(m_expected);
    layout->addLayout(row);
    layout->addWidget(m_refusal = new RefusalLine(typing));
    m_refusal->keepRoom(2);
    m_refusal->setShownInStatusBar();
    m_dice->setMinimumHeight(m_dice->sizeHint().height());
    const auto tell = [this] { Q_EMIT typed(m_dice->text()); };
    connect(m_dice, &QLineEdit::returnPressed, this, tell);
    connect(use, &QPushButton::clicked, this, tell);
    connect(m_dice, &QLineEdit::textEdited, this, [this](const QString& dice) {
        m_refusal->clear();
        Q_EMIT edited(dice);
    });
    return typing;
}

void ThrowBar::setExpected(const QString& text) {
    m_expected->setText(tr("In the order rolled: %1").arg(text));
}

void ThrowBar::refuse(const text::Caption& caption) {
    m_refusal->say(caption);
}

void ThrowBar::stopTyping() {
    m_type->setChecked(false);
}

void ThrowBar::setTyping(bool typing) {
    m_typing->setVisible(typing);
    m_refusal->clear();
    if (!typing)
        return;
    m_dice->clear();
    m_dice->setFocus();
}

} // namespace sf::ui

#include "moc_throw_bar.cpp"
