// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/mode/stack_preview.h"

#include "core/text/battle_text.h"
#include "ui/style/layouts.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

StackPreview::StackPreview(const QString& title, QWidget* parent)
    : QWidget(parent), m_title(title), m_words(wrappingLabel(this)) {
    marginless<QVBoxLayout>(this)->addWidget(m_words, 1);
    m_words->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setMinimumWidth(std::max(170, m_words->fontMetrics().averageCharWidth() * 30));
}

void StackPreview::reserve(int height, int lines) {
    layout()->setContentsMargins(0, height, 0, 0);
    m_words->setMinimumHeight(lines * m_words->fontMetrics().lineSpacing());
}

void StackPreview::setStack(const battle::Battle& /*battle*/, const battle::StackPointer& stack) {
    setWords(stack ? tr("%n unit(s)", nullptr, stack->living()) : tr("nobody"));
}

void StackPreview::setWords(const QString& words) {
    m_words->setText(tr("%1: %2").arg(m_title, words));
    m_words->setAccessibleName(m_words->text());
}

QString StackPreview::words() const {
    return m_words->text();
}

} // namespace sf::ui

#include "moc_stack_preview.cpp"
