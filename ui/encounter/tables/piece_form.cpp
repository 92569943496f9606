// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/piece_form.h"

#include "ui/widgets/refusal_line.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace sf::ui {

PieceForm::PieceForm(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
}

void PieceForm::addField(const char* key, const QString& title, const QString& about, const QString& text,
                         const QStringList& choices) {
    if (choices.isEmpty()) {
        auto* line = new QLineEdit(text, this);
        line->setMinimumWidth(line->fontMetrics().averageCharWidth() * 32);
        connect(line, &QLineEdit::textEdited, this, &PieceForm::edited);
        return addEditor(key, title, about, line);
    }
    auto* box = new QComboBox(this);
    box->addItems(choices);
    box->setCurrentIndex(std::max(0, box->findText(text)));
    connect(box, &QComboBox::currentIndexChanged, this, &PieceForm::edited);
    addEditor(key, title, about, box);
}

void PieceForm::addEditor(const char* key, const QString& title, const QString& about, QWidget* editor) {
    const int at = 2 * static_cast<int>(m_rows.size());
    auto* label = new QLabel(title, this);
    label->setBuddy(editor);
    label->setToolTip(about);
    editor->setObjectName(QString::fromLatin1(key) + QStringLiteral("Field"));
    editor->setAccessibleName(title);
    editor->setAccessibleDescription(about);
    editor->setToolTip(about);
    auto* refusal = new RefusalLine(this);
    connect(this, &PieceForm::edited, refusal, &RefusalLine::clear);
    m_grid->addWidget(label, at, 0);
    m_grid->addWidget(editor, at, 1);
    m_grid->addWidget(refusal, at + 1, 1);
    m_rows.push_back({QString::fromLatin1(key), editor, refusal});
}

const PieceForm::Row& PieceForm::row(const char* key) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [key](const Row& row) { return row.key == QLatin1String(key); });
    Q_ASSERT(found != m_rows.end());
    return *found;
}

QWidget* PieceForm::editor(const char* key) const {
    return row(key).editor;
}

QString PieceForm::text(const char* key) const {
    const QWidget* editor = row(key).editor;
    if (const auto* box = qobject_cast<const QComboBox*>(editor))
        return box->currentText();
    const auto* line = qobject_cast<const QLineEdit*>(editor);
    return line ? line->text() : QString();
}

void PieceForm::setText(const char* key, const QString& text) {
    QWidget* editor = row(key).editor;
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(std::max(0, box->findText(text)));
    if (auto* line = qobject_cast<QLineEdit*>(editor))
        line->setText(text);
}

void PieceForm::refuse(const char* key, const FieldProblem& problem) {
    clearProblems();
    row(key).refusal->say(problem.text, problem.rule);
    row(key).editor->setFocus();
}

void PieceForm::clearProblems() {
    for (const Row& row : m_rows)
        row.refusal->clear();
}

} // namespace sf::ui
