// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_dialog.h"

#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_systems.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/units/specials_hint.h"
#include "ui/battle/units/unit_field.h"
#include "ui/forms/refusal_line.h"
#include "ui/speech/spoken_reason.h"
#include "ui/style/layouts.h"
#include "ui/widgets/scroll_area.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace sf::ui {

using battle::Flag;
using battle::Number;

namespace {

constexpr int mostAdded = 400;

constexpr int numbersAbreast = 3;

/// The flags that these rules use, then the others.
std::vector<Flag> flagsInOrder(const BattleMode& mode) {
    std::vector<Flag> flags;
    for (const bool isUsed : {true, false})
        for (int index = 0; index < battle::flagCount; ++index)
            if (const auto flag = static_cast<Flag>(index); mode.usesFlag(flag) == isUsed)
                flags.push_back(flag);
    return flags;
}

} // namespace

UnitDialog::UnitDialog(document::BattleDocument& document, const battle::StackId& stack,
                       const battle::Unit& unit, Mode mode, QWidget* parent)
    : QDialog(parent), m_document(document), m_stack(stack), m_unit(unit), m_mode(mode) {
    setWindowTitle(mode == Mode::Add ? tr("Add units") : tr("Edit %1").arg(text::unitName(unit)));
    auto* inside = new QWidget(this);
    auto* form = new QFormLayout(inside);
    makeHead(*form);
    auto* numbers = new QGroupBox(tr("Stats (leave empty to use the unit kind's)"), inside);
    makeNumbers(*new QGridLayout(numbers));
    form->addRow(numbers);
    auto* flags = new QGroupBox(tr("Ranks and flags"), inside);
    makeFlags(*new QGridLayout(flags));
    form->addRow(flags);
    makeSpecials(*form);
    auto* scroll = makeScrollArea(inside, this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_done = buttons->addButton(mode == Mode::Add ? tr("&Add") : tr("&Change"), QDialogButtonBox::AcceptRole);
    m_done->setDefault(true);
    m_reason = new SpokenReason(*m_done, *this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    addWidgets(*layout, {m_line = new RefusalLine(this), buttons});
    connect(buttons, &QDialogButtonBox::accepted, this, &UnitDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &UnitDialog::reject);
    fill();
    refresh();
    fitTo(*inside);
    if (m_otherRules)
        connect(m_otherRules, &QCheckBox::toggled, this, [this, inside] { fitTo(*inside); });
}

void UnitDialog::fitTo(const QWidget& inside) {
    for (QWidget* widget : m_ofOtherRules) {
        widget->setVisible(m_otherRules->isChecked());
        widget->parentWidget()->updateGeometry();
    }
    inside.layout()->invalidate();
    resize(std::max({width(), sizeHint().width(), inside.sizeHint().width() + 48}),
           std::min(760, inside.sizeHint().height() + 110));
}

void UnitDialog::makeHead(QFormLayout& form) {
    m_name = new QLineEdit(this);
    m_kind = new QComboBox(this);
    m_kind->addItem(tr("no kind"), QString());
    for (const auto& kind : *m_document.battle().kinds)
        m_kind->addItem(text::displayName(kind.name), QString::fromStdString(kind.name));
    m_hitsLeft = new QLineEdit(this);
    form.addRow(tr("&Name"), m_name);
    form.addRow(tr("&Kind"), m_kind);
    form.addRow(tr("&Hits left"), m_hitsLeft);
    if (m_mode == Mode::Add) {
        m_count = new QSpinBox(this);
        m_count->setRange(1, mostAdded);
        m_count->setAccessibleName(tr("How many units to add"));
        form.addRow(tr("How &many"), m_count);
    }
    m_name->setAccessibleName(tr("Name"));
    m_kind->setAccessibleName(tr("Kind"));
    m_hitsLeft->setAccessibleName(tr("Hits left"));
    connect(m_name, &QLineEdit::textEdited, this, &UnitDialog::refresh);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &UnitDialog::refresh);
    connect(m_hitsLeft, &QLineEdit::textEdited, this, &UnitDialog::refresh);
}

void UnitDialog::makeNumbers(QGridLayout& grid) {
    for (int index = 0; index < battle::numberCount; ++index) {
        auto* line = m_numbers[static_cast<std::size_t>(index)] = new QLineEdit(this);
        const QString name = unitField(static_cast<Number>(index)).name;
        auto* label = new QLabel(name, this);
        label->setBuddy(line);
        line->setAccessibleName(name);
        line->setMinimumWidth(70);
        const int row = index / numbersAbreast;
        const int column = index % numbersAbreast * 2;
        grid.addWidget(label, row, column);
        grid.addWidget(line, row, column + 1);
        connect(line, &QLineEdit::textEdited, this, &UnitDialog::refresh);
    }
}

void UnitDialog::makeFlags(QGridLayout& grid) {
    const BattleMode& mode = battleMode(m_document.battle());
    int place = 0;
    for (const Flag flag : flagsInOrder(mode)) {
        const bool isApart = !mode.usesFlag(flag);
        if (isApart && !m_otherRules) {
            m_otherRules = new QCheckBox(tr("&Flags of other rules"), this);
            grid.addWidget(m_otherRules, place / 2, place % 2 * 2, 1, 2);
            ++place;
        }
        auto* box = m_flags[static_cast<std::size_t>(flag)] = new QComboBox(this);
        const QString name = text::flag(flag);
        auto* label = new QLabel(name, this);
        label->setBuddy(box);
        box->setAccessibleName(name);
        box->addItems({tr("same as its kind"), tr("yes"), tr("no")});
        if (isApart)
            m_ofOtherRules.insert(m_ofOtherRules.end(), {label, box});
        grid.addWidget(label, place / 2, place % 2 * 2);
        grid.addWidget(box, place / 2, place % 2 * 2 + 1);
        ++place;
        connect(box, &QComboBox::currentIndexChanged, this, &UnitDialog::refresh);
    }
}

void UnitDialog::makeSpecials(QFormLayout& form) {
    m_ownSpecials = new QCheckBox(tr("Specials of its &own, separated by commas"), this);
    m_specials = new QLineEdit(this);
    m_specials->setAccessibleName(tr("Specials, separated by commas"));
    form.addRow(m_ownSpecials);
    form.addRow(tr("S&pecials"), m_specials);
    form.addRow(new SpecialsHint(*m_specials, this));
    connect(m_ownSpecials, &QCheckBox::toggled, this, &UnitDialog::refresh);
    connect(m_specials, &QLineEdit::textEdited, this, &UnitDialog::refresh);
}

void UnitDialog::fill() {
    const battle::Traits own = m_unit.own ? *m_unit.own : battle::Traits{};
    m_name->setText(QString::fromStdString(m_unit.name));
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(QString::fromStdString(m_unit.kind))));
    if (m_mode == Mode::Edit && m_unit.hitsLeft != m_unit[Number::Hits])
        m_hitsLeft->setText(QString::number(m_unit.hitsLeft));
    for (std::size_t index = 0; index < m_numbers.size(); ++index) {
        if (own.numbers[index])
            m_numbers[index]->setText(QString::number(*own.numbers[index]));
    }
    for (std::size_t index = 0; index < m_flags.size(); ++index)
        m_flags[index]->setCurrentIndex(!own.flags[index] ? 0 : *own.flags[index] ? 1 : 2);
    for (int index = 0; m_otherRules && index < battle::flagCount; ++index)
        if (own.flags[static_cast<std::size_t>(index)] &&
            !battleMode(m_document.battle()).usesFlag(static_cast<Flag>(index)))
            m_otherRules->setChecked(true);
    m_ownSpecials->setChecked(own.specials.has_value());
    if (own.specials)
        m_specials->setText(namesText(*own.specials));
}

std::variant<battle::Unit, text::Caption> UnitDialog::unitFromForm() const {
    battle::Traits traits;
    for (std::size_t index = 0; index < m_numbers.size(); ++index)
        if (auto problem = readTrait(static_cast<Number>(index), m_numbers[index]->text(), traits))
            return text::Caption{*problem,
                                 document::system(m_document.battle().rules).rule(battle::Topic::Units)};
    for (std::size_t index = 0; index < m_flags.size(); ++index) {
        if (m_flags[index]->currentIndex() > 0)
            traits.flags[index] = m_flags[index]->currentIndex() == 1;
    }
    if (m_ownSpecials->isChecked())
        traits.specials = namesFrom(m_specials->text());
    battle::Unit unit = m_unit;
    unit.name = m_name->text().trimmed().toStdString();
    unit.kind = m_kind->currentData().toString().toStdString();
    unit.own = traits.isEmpty() ? nullptr : std::make_shared<battle::Traits>(std::move(traits));
    battle::resolve(unit, m_document.battle().kind(unit.kind));
    unit.hitsLeft = unit[Number::Hits];
    if (m_hitsLeft->text().trimmed().isEmpty())
        return unit;
    return edited(unit, unitFields()[HitsLeftColumn], m_hitsLeft->text(), m_document.battle());
}

void UnitDialog::refresh() {
    m_specials->setEnabled(m_ownSpecials->isChecked());
    const auto read = unitFromForm();
    const auto* unit = std::get_if<battle::Unit>(&read);
    m_done->setEnabled(unit != nullptr);
    if (!unit)
        return sayProblem(std::get<text::Caption>(read));
    refreshInherited(*unit);
    const auto outcome = m_mode == Mode::Add ? m_document.check(battle::AddUnits{m_stack, {*unit}})
                                             : m_document.check(battle::EditUnit{m_stack, *unit});
    const auto* refusal = std::get_if<battle::Refusal>(&outcome);
    const bool same = refusal && refusal->reason == battle::Reason::NothingToChange;
    m_done->setEnabled(!refusal || same);
    const bool isAllowed =
        m_line->showRefusal(refusal && !same ? std::optional(*refusal) : std::nullopt, m_document.battle());
    const QStringList removals = m_mode == Mode::Add
                                     ? m_document.removals({battle::AddUnits{m_stack, {*unit}}})
                                     : m_document.removals({battle::EditUnit{m_stack, *unit}});
    if (isAllowed && !removals.isEmpty())
        m_line->say(text::inSentences(removals), RefusalLine::Tone::Remark);
    m_reason->set(m_done->isEnabled() ? QString() : m_line->accessibleName(), false);
}

void UnitDialog::sayProblem(const text::Caption& problem) {
    m_line->say(problem);
    m_reason->set(problem, false);
}

void UnitDialog::refreshInherited(const battle::Unit& unit) {
    const auto* kind = m_document.battle().kind(unit.kind);
    const battle::Profile without = battle::resolved({}, kind ? &kind->traits : nullptr);
    m_name->setPlaceholderText(unit.kind.empty() ? QString() : text::displayName(unit.kind));
    m_hitsLeft->setPlaceholderText(tr("%1, unhurt").arg(text::figure(unit[Number::Hits])));
    for (int index = 0; index < battle::numberCount; ++index)
        m_numbers[static_cast<std::size_t>(index)]->setPlaceholderText(
            text::figure(unit[static_cast<Number>(index)]));
    for (int index = 0; index < battle::flagCount; ++index)
        m_flags[static_cast<std::size_t>(index)]->setItemText(
            0, without[static_cast<Flag>(index)] ? tr("same as its kind: yes") : tr("same as its kind: no"));
    if (!m_ownSpecials->isChecked())
        m_specials->setText(namesText(without.specials));
}

std::optional<battle::Refusal> UnitDialog::apply(const battle::Unit& unit) {
    if (m_mode == Mode::Edit) {
        const auto refusal = m_document.perform(battle::EditUnit{m_stack, unit}).refusal;
        const bool same = refusal && refusal->reason == battle::Reason::NothingToChange;
        return same ? std::nullopt : refusal;
    }
    std::vector<battle::Unit> units;
    for (const auto& id : m_document.freshUnitIds(m_count->value())) {
        units.push_back(unit);
        units.back().id = id;
        if (m_count->value() > 1 && !unit.name.empty())
            units.back().name += ' ' + std::to_string(units.size());
    }
    return m_document.perform(battle::AddUnits{m_stack, units}).refusal;
}

void UnitDialog::accept() {
    const auto read = unitFromForm();
    if (const auto* problem = std::get_if<text::Caption>(&read))
        return sayProblem(*problem);
    if (m_line->showRefusal(apply(std::get<battle::Unit>(read)), m_document.battle()))
        QDialog::accept();
}

} // namespace sf::ui

#include "moc_unit_dialog.cpp"
