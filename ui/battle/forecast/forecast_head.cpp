// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/forecast/forecast_head.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/wrapped_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

namespace sf::ui {

ForecastHead::ForecastHead(QWidget* parent) : QWidget(parent) {
    auto* layout = marginless<QHBoxLayout>(this, 4);
    m_title = wrappingLabel(this);
    m_title->setMinimumWidth(1); // a long word must not widen the dock
    scaleFont(*m_title, 1.05, true);
    layout->addWidget(m_title, 1, Qt::AlignTop);
    m_note = new QLabel(this);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    scaleFont(*m_note, 0.9);
    layout->addWidget(m_note, 0, Qt::AlignTop);
    auto* copy = makeButton(QStringLiteral("duplicate"), tr("Copy the forecast as text"));
    m_pin =
        makeButton(QStringLiteral("pin"), tr("Keep showing these two, whatever is selected or pointed at"));
    m_pin->setCheckable(true);
    layout->addWidget(m_pin, 0, Qt::AlignTop);
    layout->addWidget(copy, 0, Qt::AlignTop);
    connect(copy, &QToolButton::clicked, this, &ForecastHead::copyAsked);
    connect(m_pin, &QToolButton::toggled, this, &ForecastHead::pinAsked);
}

QToolButton* ForecastHead::makeButton(const QString& icon, const QString& words) {
    auto* button = new QToolButton(this);
    button->setIcon(smallIcon(icon));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolTip(words);
    button->setAccessibleName(words);
    return button;
}

void ForecastHead::setStacks(const battle::Battle& battle, const battle::Stack& attacker,
                             const battle::Stack& target, bool isSelected) {
    const QString from = text::stackName(attacker);
    const QString to = text::stackName(target);
    m_names = from + QStringLiteral(" \u2192 ") + to;
    m_title->setText(breakable(isSelected ? tr("Against %1").arg(to) : tr("%1 against %2").arg(from, to)));
    m_title->setToolTip(
        tr("%1, %2, %3")
            .arg(to, text::sideName(battle, target.side), tr("%n unit(s)", nullptr, target.living())));
}

void ForecastHead::setNote(const QString& note) {
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void ForecastHead::setPinned(bool pinned) {
    const QSignalBlocker quiet(m_pin);
    m_pin->setChecked(pinned);
}

QWidget* ForecastHead::firstButton() const {
    return m_pin;
}

QString ForecastHead::plainText() const {
    return m_note->text().isEmpty() ? m_names : text::labelled(m_names, m_note->text());
}

} // namespace sf::ui

#include "moc_forecast_head.cpp"
