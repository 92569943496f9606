// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/option_form.h"
#include "ui/forms/check_item.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace sf::ui {

using Kind = paint::PrintOption::Kind;

OptionForm::OptionForm(const std::vector<paint::PrintOption>& options, QWidget* parent)
    : QWidget(parent), m_options(options) {
    auto* form = marginless<QFormLayout>(this);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (const paint::PrintOption& option : m_options) {
        QWidget* widget = makeWidget(option);
        auto* label = new QLabel(option.label, this);
        label->setBuddy(widget);
        if (widget->accessibleName().isEmpty())
            widget->setAccessibleName(option.label);
        form->addRow(label, widget);
        m_fields.push_back({&option, label, widget});
    }
    refresh();
}

QWidget* OptionForm::makeWidget(const paint::PrintOption& option) {
    if (option.kind == Kind::Marks)
        return makeMarks(option);
    if (option.kind == Kind::Number) {
        auto* box = new QSpinBox(this);
        box->setRange(option.least, option.most);
        box->setSuffix(option.suffix);
        box->setValue(option.standard.front());
        connect(box, &QSpinBox::valueChanged, this, &OptionForm::changed);
        return box;
    }
    auto* box = new QComboBox(this);
    box->addItems(option.words);
    box->setCurrentIndex(option.standard.front());
    connect(box, &QComboBox::currentIndexChanged, this, &OptionForm::refresh);
    return box;
}

/// A list with check boxes and buttons for all and none.
QWidget* OptionForm::makeMarks(const paint::PrintOption& option) {
    auto* part = new QWidget(this);
    auto* list = new QuietView<QListWidget>(part);
    list->setAccessibleName(option.label);
    list->setMinimumHeight(120);
    for (const QString& word : option.words)
        new CheckItem(word, false, *list);
    for (const int index : option.standard)
        list->item(index)->setCheckState(Qt::Checked);
    auto* buttons = new QHBoxLayout;
    const auto addButton = [&](const QString& text, Qt::CheckState state) {
        auto* button = new QPushButton(text, part);
        button->setAutoDefault(false);
        buttons->addWidget(button);
        connect(button, &QPushButton::clicked, list, [this, list, state] {
            {
                const QSignalBlocker quiet(list);
                for (int row = 0; row < list->count(); ++row)
                    list->item(row)->setCheckState(state);
            }
            Q_EMIT changed();
        });
    };
    addButton(tr("&All"), Qt::Checked);
    addButton(tr("N&one"), Qt::Unchecked);
    buttons->addStretch();
    auto* layout = marginless<QVBoxLayout>(part);
    layout->addWidget(list);
    layout->addLayout(buttons);
    part->setFocusProxy(list);
    connect(list, &QListWidget::itemChanged, this, &OptionForm::changed);
    return part;
}

std::vector<int> OptionForm::value(const Field& field) const {
    if (const auto* number = qobject_cast<const QSpinBox*>(field.widget))
        return {number->value()};
    if (const auto* choice = qobject_cast<const QComboBox*>(field.widget))
        return {choice->currentIndex()};
    std::vector<int> marks;
    const auto* list = field.widget->findChild<QListWidget*>();
    for (int row = 0; row < list->count(); ++row)
        if (list->item(row)->checkState() == Qt::Checked)
            marks.push_back(row);
    return marks;
}

paint::PrintValues OptionForm::values() const {
    paint::PrintValues values;
    for (const Field& field : m_fields)
        values[field.option->key] = value(field);
    return values;
}

/// Shows the fields that count.
void OptionForm::refresh() {
    const paint::PrintValues now = values();
    for (const Field& field : m_fields) {
        const auto& condition = field.option->onlyWith;
        const bool counts = !condition || now.at(condition->key) == std::vector{condition->value};
        field.label->setVisible(counts);
        field.widget->setVisible(counts);
    }
    Q_EMIT changed();
}

} // namespace sf::ui

#include "moc_option_form.cpp"
