// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/traits_form.h"

#include "core/text/battle_text.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/units/specials_hint.h"
#include "ui/battle/units/unit_field.h"
#include "ui/forms/commit_edit.h"
#include "ui/speech/tab_order.h"
#include "ui/style/layouts.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace sf::ui {

namespace {

constexpr int flagColumns = 4; ///< so that the form fits a small screen with a large font

} // namespace

TraitsForm::TraitsForm(const BattleMode& mode, QWidget* parent)
    : QWidget(parent), m_mode(mode), m_name(new QLineEdit(this)), m_specials(new QLineEdit(this)) {
    m_name->setMaxLength(200);
    m_name->setObjectName(QStringLiteral("kindName"));
    m_specials->setMaxLength(2000);
    m_specials->setPlaceholderText(tr("leadership, ranged 3"));
    auto* form = marginless<QFormLayout>(this);
    form->setVerticalSpacing(8);
    form->addRow(tr("&Name"), m_name);
    form->addRow(makeNumbers());
    form->addRow(makeFlags());
    form->addRow(tr("&Specials"), m_specials);
    form->addRow(new SpecialsHint(*m_specials, this));
    connect(m_name, &QLineEdit::editingFinished, this, &TraitsForm::edited);
    connect(m_specials, &QLineEdit::editingFinished, this, &TraitsForm::edited);
    orderTabs(*form);
}

QWidget* TraitsForm::makeNumbers() {
    auto* widget = new QWidget(this);
    auto* grid = marginless<QGridLayout>(widget);
    constexpr int half = battle::numberCount / 2;
    for (int i = 0; i < battle::numberCount; ++i) {
        const auto number = static_cast<battle::Number>(i);
        auto* field = new QLineEdit(widget);
        field->setAlignment(Qt::AlignRight);
        field->setFixedWidth(field->fontMetrics().horizontalAdvance(QStringLiteral("00000000")) + 16);
        field->setAccessibleName(text::number(number));
        field->setObjectName(QString::fromUtf8(battle::key(number)));
        auto* label = new QLabel(text::number(number), widget);
        label->setBuddy(field);
        grid->addWidget(label, i % half, i < half ? 0 : 3);
        grid->addWidget(field, i % half, i < half ? 1 : 4);
        connect(field, &QLineEdit::textChanged, this, &TraitsForm::showDefaults);
        connect(field, &QLineEdit::editingFinished, this, &TraitsForm::edited);
        m_numbers[static_cast<std::size_t>(i)] = field;
    }
    grid->setColumnMinimumWidth(2, 24);
    grid->setColumnStretch(5, 1);
    return widget;
}

QWidget* TraitsForm::makeFlags() {
    auto* widget = new QWidget(this);
    auto* grid = marginless<QGridLayout>(widget);
    for (int i = 0; i < battle::flagCount; ++i) {
        auto* box = new QCheckBox(text::flag(static_cast<battle::Flag>(i)), widget);
        grid->addWidget(box, i / flagColumns, i % flagColumns);
        connect(box, &QCheckBox::clicked, this, &TraitsForm::edited);
        m_flags[static_cast<std::size_t>(i)] = box;
    }
    return widget;
}

void TraitsForm::setKind(const battle::UnitKind* kind) {
    setEnabled(kind);
    const auto& traits = m_given = kind ? kind->traits : battle::Traits{};
    m_name->setText(kind ? QString::fromStdString(kind->name) : QString());
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const QSignalBlocker blocker(m_numbers[i]);
        m_numbers[i]->setText(traits.numbers[i] ? QString::number(*traits.numbers[i]) : QString());
    }
    for (std::size_t i = 0; i < m_flags.size(); ++i) {
        m_flags[i]->setChecked(traits.flags[i].value_or(false));
        m_flags[i]->setVisible(traits.flags[i] || m_mode.usesFlag(static_cast<battle::Flag>(i)));
    }
    m_specials->setText(namesText(traits.specials.value_or(std::vector<std::string>())));
    showDefaults();
}

std::string TraitsForm::name() const {
    return m_name->text().trimmed().toStdString();
}

QString TraitsForm::problem() const {
    battle::Traits read;
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        if (const auto problem = readTrait(static_cast<battle::Number>(i), m_numbers[i]->text(), read))
            return *problem;
    return {};
}

battle::Traits TraitsForm::traits() const {
    battle::Traits traits = m_given;
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        readTrait(static_cast<battle::Number>(i), m_numbers[i]->text(), traits);
    // An explicit false flag or empty list is preserved until it is changed.
    for (std::size_t i = 0; i < m_flags.size(); ++i)
        if (m_flags[i]->isChecked() != traits.flags[i].value_or(false))
            traits.flags[i] = m_flags[i]->isChecked() ? std::optional(true) : std::nullopt;
    if (m_specials->text() != namesText(traits.specials.value_or(std::vector<std::string>()))) {
        std::vector<std::string> specials = namesFrom(m_specials->text());
        traits.specials = specials.empty() ? std::nullopt : std::optional(std::move(specials));
    }
    return traits;
}

void TraitsForm::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !problemOf(*this).isEmpty())
        Q_EMIT discarded();
    else
        QWidget::keyPressEvent(event);
}

void TraitsForm::focusName() {
    m_name->setFocus();
    m_name->selectAll();
}

void TraitsForm::showDefaults() {
    const auto filled = battle::resolved(traits(), nullptr);
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        m_numbers[i]->setPlaceholderText(text::figure(filled.numbers[i]));
}

} // namespace sf::ui

#include "moc_traits_form.cpp"
