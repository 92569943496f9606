// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/stack_list_panel.h"

#include "ui/battle/selection.h"

#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

namespace sf::ui {

StackListPanel::StackListPanel(document::BattleDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_filter(new QLineEdit(this))
    , m_table(new QTableView(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_table);
    m_filter->setPlaceholderText(tr("Filter stacks"));
    m_filter->setAccessibleName(tr("Filter stacks"));
    m_table->setAccessibleName(tr("Stacks"));
    setAccessibleName(tr("Stacks"));
}

StackListPanel::~StackListPanel() = default;

void StackListPanel::setTheme(const paint::Theme& theme) {
    Q_UNUSED(theme)
    update();
}

} // namespace sf::ui
