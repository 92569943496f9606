// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/game_rules_editor.h"

#include "core/text/imperio_options.h"
#include "ui/imperio/setup/game_option_field.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/rule_chip.h"

#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

namespace {

QString defaultText(std::string_view option) {
    return text::imperioOptionValue(option, imperio::optionText({}, option));
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
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 8, 0);
    layout->setSpacing(12);
    auto* buttons = new FlowLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_restore);
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
    connect(m_restore, &QPushButton::clicked, this, &GameRulesEditor::restoreAll);
    setOptions(options);
}

imperio::Options GameRulesEditor::options() const {
    imperio::Options options;
    for (const Row& row : m_rows)
        imperio::setOption(options, row.field->option(), row.field->value());
    return options;
}

void GameRulesEditor::setOptions(const imperio::Options& options) {
    while (!m_rows.empty())
        removeRow(m_rows.back().field);
    for (const std::string_view option : imperio::optionNames())
        if (const std::string value = imperio::optionText(options, option);
            value != imperio::optionText({}, option))
            addRow(option, value);
    refresh();
}

int GameRulesEditor::differences() const {
    const imperio::Options now = options();
    return static_cast<int>(std::ranges::count_if(imperio::optionNames(), [&now](std::string_view option) {
        return imperio::optionText(now, option) != imperio::optionText({}, option);
    }));
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

void GameRulesEditor::addRow(std::string_view option, const std::string& value) {
    auto* field = new GameOptionField(option, this);
    field->setValue(value);
    field->setObjectName(QString::fromUtf8(option));
    connect(field, &GameOptionField::changed, this, &GameRulesEditor::refresh);
    m_rows.push_back({field, makeFrame(field)});
    m_list->addWidget(m_rows.back().frame);
}

QWidget* GameRulesEditor::makeFrame(GameOptionField* field) {
    auto* frame = new QWidget(widget());
    auto* grid = marginless<QGridLayout>(frame);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    addText(*grid, field->option());
    auto* chip =
        new RuleChip(imperio::optionRule(field->option()), text::imperioOption(field->option()), frame);
    auto* restore = new QToolButton(frame);
    restore->setIcon(smallIcon(QStringLiteral("undo")));
    restore->setFocusPolicy(Qt::StrongFocus);
    restore->setAutoRaise(true);
    restore->setToolTip(tr("Reset to default: %1").arg(defaultText(field->option())));
    restore->setAccessibleName(tr("%1: reset to default").arg(text::imperioOption(field->option())));
    connect(restore, &QToolButton::clicked, this, [this, field] {
        removeRow(field);
        m_add->setFocus();
        refresh();
    });
    grid->addWidget(field, 0, 1, 2, 1, Qt::AlignVCenter);
    grid->addWidget(chip, 0, 2, 2, 1, Qt::AlignVCenter);
    grid->addWidget(restore, 0, 3, 2, 1, Qt::AlignVCenter);
    return frame;
}

void GameRulesEditor::addText(QGridLayout& grid, std::string_view option) {
    auto* title = new QLabel(QStringLiteral("<b>%1</b>").arg(text::imperioOption(option).toHtmlEscaped()));
    title->setTextFormat(Qt::RichText);
    auto* about =
        new QLabel(tr("%1 Default: %2.").arg(text::imperioOptionAbout(option), defaultText(option)));
    about->setWordWrap(true);
    scaleFont(*about, 0.9);
    about->setForegroundRole(QPalette::PlaceholderText);
    grid.addWidget(title, 0, 0);
    grid.addWidget(about, 1, 0);
}

void GameRulesEditor::removeRow(const GameOptionField* field) {
    const auto row = std::ranges::find(m_rows, field, &Row::field);
    m_list->removeWidget(row->frame);
    row->frame->hide();
    row->frame->deleteLater();
    m_rows.erase(row);
}

/// Lists every option without a row, with its default.
void GameRulesEditor::fillMenu() {
    m_add->menu()->clear();
    for (const std::string_view option : imperio::optionNames()) {
        const bool isShown =
            std::ranges::any_of(m_rows, [option](const Row& row) { return row.field->option() == option; });
        if (isShown)
            continue;
        const QString rule = QString::fromStdString(imperio::optionRule(option).text());
        const QString text = tr("%1: %2").arg(text::imperioOption(option), defaultText(option));
        m_add->menu()->addAction(rule.isEmpty() ? text : text + u'\t' + rule, this, [this, option] {
            addRow(option, imperio::optionText({}, option));
            m_rows.back().field->setFocus();
            refresh();
        });
    }
}

void GameRulesEditor::restoreAll() {
    while (!m_rows.empty())
        removeRow(m_rows.back().field);
    m_add->setFocus();
    refresh();
}

void GameRulesEditor::refresh() {
    m_printed->setVisible(m_rows.empty());
    m_add->setVisible(!m_isReadOnly && m_rows.size() < imperio::optionNames().size());
    m_restore->setVisible(!m_isReadOnly && !m_rows.empty());
    Q_EMIT changed();
}

} // namespace sf::ui
