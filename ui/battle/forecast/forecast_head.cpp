// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/forecast/forecast_head.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/battle/forecast/forecast_tokens.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/flow_layout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

namespace sf::ui {

namespace {
constexpr int headTokenSize = 18;
} // namespace

ForecastHead::ForecastHead(QWidget* parent) : QWidget(parent) {
    auto* layout = padded<QHBoxLayout>(this, barMargins, 4);
    auto* words = new FlowLayout(6);
    m_attacker = makeName(*words);
    m_arrow = new QLabel(QStringLiteral("\u2192"), this);
    scaleFont(*m_arrow, 1, true);
    words->addWidget(m_arrow);
    m_target = makeName(*words);
    m_note = new QLabel(this);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    scaleFont(*m_note, 0.9);
    words->addWidget(m_note);
    layout->addLayout(words, 1);
    auto* copy = makeButton(QStringLiteral("duplicate"), tr("Copy the forecast as text"));
    m_pin =
        makeButton(QStringLiteral("pin"), tr("Keep showing these two, whatever is selected or pointed at"));
    m_pin->setCheckable(true);
    layout->addWidget(m_pin, 0, Qt::AlignTop);
    layout->addWidget(copy, 0, Qt::AlignTop);
    connect(copy, &QToolButton::clicked, this, &ForecastHead::copyAsked);
    connect(m_pin, &QToolButton::toggled, this, &ForecastHead::pinAsked);
}

ForecastHead::Name ForecastHead::makeName(QLayout& row) {
    auto* both = new QWidget(this);
    auto* layout = marginless<QHBoxLayout>(both, 5);
    Name result{new QLabel(both), new QLabel(both)};
    result.token->setFixedSize(headTokenSize, headTokenSize);
    addWidgets(*layout, {result.token, result.name});
    scaleFont(*result.name, 1, true);
    row.addWidget(both);
    return result;
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
                             const battle::Stack& target) {
    showStack(m_attacker, battle, attacker);
    showStack(m_target, battle, target);
}

void ForecastHead::showStack(const Name& place, const battle::Battle& battle, const battle::Stack& stack) {
    const QString name = text::stackName(stack);
    place.token->setPixmap(stackToken(battle, stack, headTokenSize, devicePixelRatioF(), currentTheme()));
    const QString bare = text::withoutIsolates(name);
    place.name->setText(bare.size() > 40 ? text::displayName(bare.left(39) + QChar(0x2026)) : name);
    place.name->setToolTip(
        tr("%1, %2, %3")
            .arg(name, text::sideName(battle, stack.side), tr("%n unit(s)", nullptr, stack.living())));
    place.name->setAccessibleName(place.name->toolTip());
    place.token->setAccessibleName(text::sideName(battle, stack.side));
    place.name->parentWidget()->updateGeometry();
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
    const QString names = m_attacker.name->text() + QStringLiteral(" \u2192 ") + m_target.name->text();
    return m_note->text().isEmpty() ? names : text::labelled(names, m_note->text());
}

} // namespace sf::ui

#include "moc_forecast_head.cpp"
