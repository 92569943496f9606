// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/stack_panel.h"

#include "ui/battle/selection.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace sf::ui {

StackPanel::StackPanel(document::BattleDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_pages(new QStackedWidget(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    setAccessibleName(tr("Stack"));
}

StackPanel::~StackPanel() = default;

void StackPanel::setTheme(const paint::Theme& theme) {
    Q_UNUSED(theme)
    update();
}

void StackPanel::editName() {
    setFocus(Qt::OtherFocusReason);
}

void StackPanel::splitOff() {
    setFocus(Qt::OtherFocusReason);
}

} // namespace sf::ui
