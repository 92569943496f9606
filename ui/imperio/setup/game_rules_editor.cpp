// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/game_rules_editor.h"

#include "core/text/option_text.h"
#include "ui/fields/house_rule_field.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/widgets/flow_layout.h"

#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

namespace {

QString defaultText(const Option& option) {
    return text::optionValue(option, option.standard);
}

} // namespace

GameRulesEditor::GameRulesEditor(const imperio::Options& options, QWidget* parent)
    : QScrollArea(parent)
    , m_list(new QVBoxLayout)
    , m_printed(new QLabel(tr("The game as printed, without house rules."), this))
    , m_add(new QPushButton(lineIcon(QStringLiteral("add")), tr("&Add a house rule"), this))
    , m_restore(new QPushButton(lineIcon(QStringLiteral("undo")), tr("Reset all to &default"), this)) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget(this);
    auto* layout = padded<QVBoxLayout>(body, {0, 0, 8, 0}, 12);
    auto* buttons = new FlowLayout;
    addWidgets(*buttons, {m_add, m_restore});
    m_list->setSpacing(12);
    layout->addWidget(m_printed);
    layout->addLayout(m_list);
    layout->addLayout(buttons);
    layout->addStretch();
    setWidget(body);
    viewport()->setAutoFillBackground(false); // the ground is that of the page
    body->setAutoFillBackground(false);
    m_add->setMenu(new QMenu(m_add));
    connect(m_add->menu(), &QMenu::aboutToShow, this, &GameRulesEditor::fillMenu);
    connect(m_restore, &QPushButton::clicked, this, [this] {
        removeAll();
        m_add->setFocus();
        refresh();
    });
    setOptions(options);
}

imperio::Options GameRulesEditor::options() const {
    imperio::Options options;
    for (const Row& row : m_rows)
        imperio::setValue(options, row.field->option(), row.field->value());
    return options;
}

void GameRulesEditor::setOptions(const imperio::Options& options) {
    removeAll();
    for (const Option& option : imperio::allOptions())
        if (const int value = imperio::valueOf(options, option); value != option.standard)
            addRow(option, value);
    refresh();
}

int GameRulesEditor::differences() const {
    return static_cast<int>(std::ranges::count_if(
        m_rows, [](const Row& row) { return row.field->value() != row.field->option().standard; }));
}

void GameRulesEditor::setReadOnly() {
    m_isReadOnly = true;
    m_add->hide();
    for (const Row& row : m_rows) {
        row.field->setEnabled(false);
        for (auto* button : row.frame->findChildren<QToolButton*>())
            button->hide();
    }
    refresh();
}

HouseRuleField* GameRulesEditor::addRow(const Option& option, int value) {
    auto* frame = new QWidget(widget());
    auto* grid = marginless<QGridLayout>(frame);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    auto* field = new HouseRuleField(option, false, frame);
    field->setValue(value);
    field->addTo(*grid, 0, tr("%1 Default: %2.").arg(text::optionAbout(option), defaultText(option)));
    grid->addWidget(makeRestore(field), 0, 3, 2, 1, Qt::AlignVCenter);
    connect(field, &HouseRuleField::changed, this, &GameRulesEditor::refresh);
    m_rows.push_back({field, frame});
    m_list->addWidget(frame);
    return field;
}

QWidget* GameRulesEditor::makeRestore(HouseRuleField* field) {
    auto* restore = new QToolButton(field->parentWidget());
    restore->setIcon(smallIcon(QStringLiteral("undo")));
    restore->setFocusPolicy(Qt::StrongFocus);
    restore->setAutoRaise(true);
    restore->setToolTip(tr("Reset to default: %1").arg(defaultText(field->option())));
    restore->setAccessibleName(tr("%1: reset to default").arg(text::optionTitle(field->option())));
    connect(restore, &QToolButton::clicked, this, [this, field] {
        removeRow(field);
        m_add->setFocus();
        refresh();
    });
    return restore;
}

void GameRulesEditor::removeRow(const HouseRuleField* field) {
    const auto row = std::ranges::find(m_rows, field, &Row::field);
    m_list->removeWidget(row->frame);
    row->frame->hide();
    row->frame->deleteLater();
    m_rows.erase(row);
}

void GameRulesEditor::removeAll() {
    while (!m_rows.empty())
        removeRow(m_rows.back().field);
}

/// Lists every option without a row, with its default.
void GameRulesEditor::fillMenu() {
    m_add->menu()->clear();
    for (const Option& option : imperio::allOptions()) {
        if (std::ranges::any_of(m_rows, [&](const Row& row) { return &row.field->option() == &option; }))
            continue;
        const QString rule = QString::fromStdString(option.rule.text());
        const QString text = tr("%1: %2").arg(text::optionTitle(option), defaultText(option));
        m_add->menu()->addAction(rule.isEmpty() ? text : text + u'\t' + rule, this, [this, &option] {
            addRow(option, option.standard)->setFocus();
            refresh();
        });
    }
}

void GameRulesEditor::refresh() {
    m_printed->setVisible(m_rows.empty());
    m_add->setVisible(!m_isReadOnly && m_rows.size() < imperio::allOptions().size());
    m_restore->setVisible(!m_isReadOnly && !m_rows.empty());
    Q_EMIT changed();
}

} // namespace sf::ui

#include "moc_game_rules_editor.cpp"
