// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/field_form.h"

#include "ui/forms/refusal_line.h"
#include "ui/style/layouts.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace sf::ui {

FieldForm::FieldForm(QWidget* parent) : QWidget(parent), m_grid(marginless<QGridLayout>(this)) {
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    connect(this, &FieldForm::edited, this, &FieldForm::clearProblems);
}

void FieldForm::addField(std::string_view key, const QString& title, const QString& about,
                         const QString& text, const QStringList& choices) {
    if (choices.isEmpty()) {
        auto* line = new QLineEdit(text, this);
        line->setMinimumWidth(line->fontMetrics().averageCharWidth() * 32);
        connect(line, &QLineEdit::textEdited, this, &FieldForm::edited);
        return addEditor(key, title, about, line);
    }
    auto* box = new QComboBox(this);
    box->addItems(choices);
    box->setCurrentIndex(std::max(0, box->findText(text)));
    connect(box, &QComboBox::currentIndexChanged, this, &FieldForm::edited);
    addEditor(key, title, about, box);
}

void FieldForm::addEditor(std::string_view key, const QString& title, const QString& about, QWidget* editor) {
    const int at = 2 * static_cast<int>(m_rows.size());
    auto* label = new QLabel(title, this);
    label->setBuddy(editor);
    label->setToolTip(about);
    editor->setObjectName(QLatin1String(key.data(), static_cast<qsizetype>(key.size())) +
                          QStringLiteral("Field"));
    editor->setAccessibleName(title);
    editor->setAccessibleDescription(about);
    editor->setToolTip(about);
    auto* refusal = new RefusalLine(this);
    m_grid->addWidget(label, at, 0);
    m_grid->addWidget(editor, at, 1);
    m_grid->addWidget(refusal, at + 1, 1);
    m_rows.push_back({std::string(key), editor, refusal, about});
}

const FieldForm::Row& FieldForm::row(std::string_view key) const {
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [key](const Row& row) { return row.key == key; });
    Q_ASSERT(found != m_rows.end());
    return *found;
}

QWidget* FieldForm::editor(std::string_view key) const {
    return row(key).editor;
}

QString FieldForm::text(std::string_view key) const {
    const QWidget* editor = row(key).editor;
    if (const auto* box = qobject_cast<const QComboBox*>(editor))
        return box->currentText();
    const auto* line = qobject_cast<const QLineEdit*>(editor);
    return line ? line->text() : QString();
}

void FieldForm::setText(std::string_view key, const QString& text) {
    QWidget* editor = row(key).editor;
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(std::max(0, box->findText(text)));
    if (auto* line = qobject_cast<QLineEdit*>(editor))
        line->setText(text);
}

void FieldForm::refuse(std::string_view key, const text::Caption& problem) {
    clearProblems();
    const Row& refused = row(key);
    refused.refusal->say(problem);
    refused.editor->setAccessibleDescription(problem.sentence + u'\n' + refused.about);
    refused.editor->setFocus();
}

void FieldForm::clearProblems() {
    for (const Row& row : m_rows)
        if (!row.refusal->isHidden()) {
            row.refusal->clear();
            row.editor->setAccessibleDescription(row.about);
        }
}

} // namespace sf::ui

#include "moc_field_form.cpp"
