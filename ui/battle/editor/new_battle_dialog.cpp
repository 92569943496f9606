// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/new_battle_dialog.h"

#include "ui/battle/editor/map_preview.h"
#include "ui/battle/editor/sides_editor.h"
#include "ui/battle/mode/starter_kind.h"
#include "ui/style/layouts.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

QSpinBox* sizeBox(const QString& name, int value, QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setRange(1, battle::largestMapSide);
    box->setValue(value);
    box->setAccessibleName(name);
    box->setToolTip(NewBattleDialog::tr("%1, 1 to %2").arg(name, QString::number(battle::largestMapSide)));
    return box;
}

QString firstTitle() {
    return NewBattleDialog::tr("New battle");
}

} // namespace

battle::Battle emptyBattle(RuleSystem rules) {
    battle::Battle battle;
    battle.rules = rules;
    battle.title = firstTitle().toStdString();
    battle.map = battle::Map(24, 16);
    battle.sides = defaultSides();
    std::vector<battle::UnitKind> kinds;
    for (const StarterKind& starter : battleMode(rules).starterKinds())
        kinds.push_back(unitKind(starter));
    battle.kinds = std::move(kinds);
    return battle;
}

NewBattleDialog::NewBattleDialog(QWidget* parent)
    : FormDialog(tr("New battle"), tr("&Create"), parent)
    , m_title(new QLineEdit(tr("New battle"), this))
    , m_columns(sizeBox(tr("Columns"), 24, this))
    , m_rows(sizeBox(tr("Rows"), 16, this))
    , m_preview(new MapPreview(this))
    , m_sides(new SidesEditor(defaultSides(), 1, this)) {
    setProperty("helpPage", QStringLiteral("battle"));
    m_title->setMaxLength(1000);
    m_title->selectAll();
    auto* halves = new QHBoxLayout;
    halves->setSpacing(16);
    halves->addWidget(makeForm(), 1);
    halves->addWidget(m_preview, 1);
    content()->addLayout(halves, 1);
    connect(m_title, &QLineEdit::textChanged, this, &NewBattleDialog::refresh);
    connect(m_columns, &QSpinBox::valueChanged, this, &NewBattleDialog::refresh);
    connect(m_rows, &QSpinBox::valueChanged, this, &NewBattleDialog::refresh);
    connect(m_sides, &SidesEditor::changed, this, &NewBattleDialog::refresh);
    refresh();
}

/// A grid, because QFormLayout underestimates the height of wrapped text.
QWidget* NewBattleDialog::makeForm() {
    auto* widget = new QWidget(this);
    auto* form = marginless<QGridLayout>(widget);
    form->setVerticalSpacing(10);
    const auto addRow = [&](const QString& text, QWidget* field, QWidget* buddy = nullptr) {
        auto* label = new QLabel(text, widget);
        label->setBuddy(buddy);
        label->setMinimumHeight(m_title->sizeHint().height()); // level with the field's first line
        form->addWidget(label, form->rowCount(), 0, Qt::AlignTop);
        form->addWidget(field, form->rowCount() - 1, 1);
    };
    addRow(tr("&Title"), m_title, m_title);
    addRow(tr("&Map"), makeSize(), m_columns);
    addRow(tr("Rules"), makeRules());
    addRow(tr("Sides"), m_sides);
    form->setRowStretch(form->rowCount() - 1, 1);
    return widget;
}

QWidget* NewBattleDialog::makeSize() {
    auto* widget = new QWidget(this);
    auto* size = marginless<QHBoxLayout>(widget);
    addWidgets(*size, {m_columns, new QLabel(tr("columns by"), this), m_rows, new QLabel(tr("rows"), this)});
    size->addStretch();
    return widget;
}

QWidget* NewBattleDialog::makeRules() {
    auto* widget = new QWidget(this);
    auto* layout = marginless<QVBoxLayout>(widget, 4);
    m_rules = new QButtonGroup(this);
    int number = 0;
    for (const BattleMode* mode : battleModes()) {
        auto* button = new QRadioButton(mode->name(), widget);
        button->setAccessibleDescription(mode->summary());
        button->setChecked(mode == battleModes().front());
        m_rules->addButton(button, number++);
        auto* sentence = hintLabel(widget, mode->summary());
        sentence->setIndent(24);
        addWidgets(*layout, {button, sentence});
    }
    return widget;
}

RuleSystem NewBattleDialog::rules() const {
    return battleModes()[static_cast<std::size_t>(m_rules->checkedId())]->rules();
}

void NewBattleDialog::refresh() {
    m_preview->setMapSize(m_columns->value(), m_rows->value());
    setHint(tr("%n hex(es)", nullptr, m_columns->value() * m_rows->value()));
    setProblem(m_title->text().trimmed().isEmpty() ? tr("The battle needs a title.") : m_sides->problem());
}

battle::Battle NewBattleDialog::battle() const {
    auto battle = emptyBattle(rules());
    battle.title = m_title->text().trimmed().toStdString();
    battle.map = battle::Map(m_columns->value(), m_rows->value());
    battle.sides = m_sides->sides();
    battle.houseRules["undoDice"] = "\"ask\"";
    return battle;
}

} // namespace sf::ui

#include "moc_new_battle_dialog.cpp"
