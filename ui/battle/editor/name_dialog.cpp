// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/name_dialog.h"

#include <QLineEdit>

namespace sf::ui {

NameDialog::NameDialog(const QString& title, const QString& label, const QString& acceptText,
                       const QString& name, QWidget* parent)
    : FormDialog(title, acceptText, parent), m_name(new QLineEdit(name, this)) {
    m_name->setMaxLength(1000);
    m_name->setMinimumWidth(320);
    m_name->selectAll();
    addRow(label, m_name);
    connect(m_name, &QLineEdit::textChanged, this, [this](const QString& text) {
        setProblem(text.trimmed().isEmpty() ? tr("Enter a name.") : QString());
    });
}

std::string NameDialog::name() const {
    return m_name->text().trimmed().toStdString();
}

} // namespace sf::ui

#include "moc_name_dialog.cpp"
