// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/refusal_line.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/icons.h"
#include "ui/speech/announce.h"
#include "ui/style/layouts.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/window_request.h"
#include "ui/widgets/wrapped_label.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <utility>

namespace sf::ui {

RefusalLine::RefusalLine(QWidget* parent)
    : QWidget(parent), m_sign(new QLabel(this)), m_text(new WrappedLabel(this)), m_chip(new RuleChip(this)) {
    auto* layout = padded<QHBoxLayout>(this, {0, 2, 0, 2}, 6);
    layout->addWidget(m_sign, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_chip, 0, Qt::AlignTop);
    refreshSign();
    hide();
}

void RefusalLine::say(const text::Caption& caption, Tone tone) {
    const QString& text = caption.sentence;
    const QString shown = breakable(text);
    const bool news = shown != m_text->text() || isHidden();
    if (std::exchange(m_tone, tone) != tone)
        refreshSign();
    m_text->setText(shown);
    m_text->setAccessibleName(text);
    setAccessibleName(text);
    m_chip->setRule(caption.rule, text);
    show();
    if (!news)
        return;
    const bool isAnswer = tone == Tone::Refused && !m_isFollowing;
    if (m_isShownInStatusBar)
        showMessage(*this, caption);
    else if (isAnswer || parentWidget()->isAncestorOf(QApplication::focusWidget()))
        announce(*this, text, caption);
}

bool RefusalLine::showRefusal(const std::optional<battle::Refusal>& refusal, const battle::Battle& battle) {
    if (!refusal) {
        clear();
        return true;
    }
    say(text::caption(*refusal, battle));
    return false;
}

void RefusalLine::clear() {
    hide();
}

void RefusalLine::keepRoom(int lines) {
    keepRoomWhenHidden(*this);
    setMinimumHeight(lines * fontMetrics().lineSpacing() + 4);
}

QString RefusalLine::text() const {
    return isHidden() ? QString() : m_text->text();
}

void RefusalLine::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        refreshSign();
    QWidget::changeEvent(event);
}

void RefusalLine::refreshSign() {
    const auto theme = paint::Theme::forPalette(palette());
    const bool refused = m_tone == Tone::Refused;
    const QColor colour = refused ? theme.refused : theme.muted;
    m_sign->setPixmap(
        paint::icon(refused ? QStringLiteral("refuse") : QStringLiteral("info"), colour).pixmap(16, 16));
    QPalette words = palette();
    words.setColor(QPalette::WindowText, colour);
    m_text->setPalette(words);
}

} // namespace sf::ui

#include "moc_refusal_line.cpp"
