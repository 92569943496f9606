// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/new_battle_dialog.h"

#include "ui/battle/editor/map_preview.h"
#include "ui/battle/editor/sides_editor.h"

#include <QButtonGroup>
#include <QCoreApplication>
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
    box->setToolTip(NewBattleDialog::tr("%1, 1 to %2").arg(name).arg(battle::largestMapSide));
    return box;
}

struct StarterKind {
    const char* name;
    int upkeep, level, attack, defense, hits, move;
    std::optional<battle::Flag> flag;
    const char* special;
};
/// Kinds to begin with; people change them as they like.
const StarterKind starterKinds[] = {
    {QT_TRANSLATE_NOOP("sf::ui::NewBattleDialog", "Stabber"), 5, 1, 3, 2, 4, 4, {}, nullptr},
    {QT_TRANSLATE_NOOP("sf::ui::NewBattleDialog", "Piker"), 6, 1, 2, 4, 5, 3, {}, nullptr},
    {QT_TRANSLATE_NOOP("sf::ui::NewBattleDialog", "Archer"), 7, 1, 3, 1, 3, 4, {}, "ranged"},
    {QT_TRANSLATE_NOOP("sf::ui::NewBattleDialog", "Rider"), 12, 2, 5, 3, 8, 8, {}, nullptr},
    {QT_TRANSLATE_NOOP("sf::ui::NewBattleDialog", "Caster"), 40, 2, 2, 2, 6, 5, battle::Flag::Caster,
     nullptr},
    {QT_TRANSLATE_NOOP("sf::ui::NewBattleDialog", "Warlord"), 50, 3, 8, 6, 14, 6, battle::Flag::Warlord,
     "leadership"},
};

/// The same for multiplier combat.
const StarterKind turnKinds[] = {
    {QT_TRANSLATE_NOOP("sf::ui::NewBattleDialog", "Stabber"), 5, 1, 3, 2, 4, 4, {}, nullptr},
    {QT_TRANSLATE_NOOP("sf::ui::NewBattleDialog", "Piker"), 6, 1, 2, 4, 5, 3, {}, nullptr},
    {QT_TRANSLATE_NOOP("sf::ui::NewBattleDialog", "Archer"), 7, 1, 3, 1, 3, 4, battle::Flag::Ranged, nullptr},
    {QT_TRANSLATE_NOOP("sf::ui::NewBattleDialog", "Gwiffon"), 20, 2, 5, 3, 8, 8, battle::Flag::Flyer,
     nullptr},
    {QT_TRANSLATE_NOOP("sf::ui::NewBattleDialog", "Scout"), 6, 1, 1, 1, 3, 6, battle::Flag::Scout, nullptr},
    {QT_TRANSLATE_NOOP("sf::ui::NewBattleDialog", "Warlord"), 50, 3, 8, 4, 14, 6, battle::Flag::Commander,
     nullptr},
};

battle::UnitKind unitKind(const StarterKind& starter) {
    using battle::Number;
    battle::UnitKind kind;
    kind.name = NewBattleDialog::tr(starter.name).toStdString();
    const auto set = [&kind](Number number, int value) {
        kind.traits.numbers[static_cast<std::size_t>(number)] = value;
    };
    set(Number::Upkeep, starter.upkeep);
    set(Number::Level, starter.level);
    set(Number::Attack, starter.attack);
    set(Number::Defense, starter.defense);
    set(Number::Hits, starter.hits);
    set(Number::Move, starter.move);
    if (starter.flag)
        kind.traits.flags[static_cast<std::size_t>(*starter.flag)] = true;
    if (starter.special)
        kind.traits.specials = {starter.special};
    kind.profile = std::make_shared<battle::Profile>(battle::resolved(kind.traits, nullptr));
    return kind;
}

} // namespace

battle::Battle emptyBattle(RuleSystem rules) {
    const bool isMultiplier = rules == RuleSystem::Multiplier;
    battle::Battle battle;
    battle.rules = rules;
    battle.title = NewBattleDialog::tr("New battle").toStdString();
    battle.map = battle::Map(24, 16);
    battle.sides = defaultSides();
    std::vector<battle::UnitKind> kinds;
    if (isMultiplier)
        for (const auto& starter : turnKinds)
            kinds.push_back(unitKind(starter));
    else
        for (const auto& starter : starterKinds)
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

/// In a grid, as a QFormLayout takes wrapped text for lower than it is.
QWidget* NewBattleDialog::makeForm() {
    auto* widget = new QWidget(this);
    auto* form = new QGridLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(10);
    const auto addRow = [&](const QString& text, QWidget* field, QWidget* buddy = nullptr) {
        auto* label = new QLabel(text, widget);
        label->setBuddy(buddy);
        label->setMinimumHeight(m_title->sizeHint().height()); // beside the field's first line
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
    auto* size = new QHBoxLayout(widget);
    size->setContentsMargins(0, 0, 0, 0);
    size->addWidget(m_columns);
    size->addWidget(new QLabel(tr("columns by"), this));
    size->addWidget(m_rows);
    size->addWidget(new QLabel(tr("rows"), this));
    size->addStretch();
    return widget;
}

QWidget* NewBattleDialog::makeRules() {
    const struct {
        RuleSystem rules;
        QString name, sentence;
    } rows[] = {
        {RuleSystem::Smm, tr("Stack Mana&gement Mechanics"),
         tr("Stacks form Squares that face a hex side; Conflicts are fought in rounds by orders.")},
        {RuleSystem::Multiplier, tr("Multi&plier combat"),
         tr("Sides take turns; stacks fight in one hex, and their attack is multiplied by seven factors.")}};
    auto* widget = new QWidget(this);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_rules = new QButtonGroup(this);
    for (const auto& row : rows) {
        auto* button = new QRadioButton(row.name, widget);
        button->setAccessibleDescription(row.sentence);
        button->setChecked(row.rules == RuleSystem::Smm);
        m_rules->addButton(button, static_cast<int>(row.rules));
        auto* sentence = new QLabel(row.sentence, widget);
        sentence->setWordWrap(true);
        sentence->setForegroundRole(QPalette::PlaceholderText);
        sentence->setIndent(24);
        layout->addWidget(button);
        layout->addWidget(sentence);
    }
    return widget;
}

RuleSystem NewBattleDialog::rules() const {
    return static_cast<RuleSystem>(m_rules->checkedId());
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
    return battle;
}

} // namespace sf::ui
