// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"

#include <QDialog>

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace sf::ui {

class SpokenReason;

/// Base class of the program's forms: content, a line that says what is wrong with it, and buttons. The
/// accepting button says what it does and is enabled while nothing is wrong. Screen readers say what is wrong
/// once typing has paused, and again in the field that was in use.
class FormDialog : public QDialog {
    Q_OBJECT

public:
    FormDialog(const QString& title, const QString& acceptText, QWidget* parent);

    /// Shows a problem and disables the accepting button; empty if there is none.
    void setProblem(const text::Caption& problem);
    /// Asks for missing input. Nothing is wrong yet, but the form can't be accepted.
    void setWaiting(const text::Caption& hint);
    /// Shows the result of the form while there is no problem.
    void setHint(const text::Caption& hint);
    QString problem() const;
    /// What is shown while there is no problem.
    QString hint() const { return m_hint.text(); }
    /// Not while a text in an open field or cell is refused.
    void accept() override;
    QPushButton* acceptButton() const { return m_accept; }

protected:
    QVBoxLayout* content() const { return m_content; }
    /// Adds a field to the form of labels and fields, which begins below what the content has by then.
    void addRow(const QString& label, QWidget* field);
    void addRow(QWidget* label, QWidget* field);
    QFormLayout* form();
    QDialogButtonBox* buttons() const { return m_buttons; }
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showLine();
    void focusFirstField();

    QVBoxLayout* m_content;
    QFormLayout* m_form = nullptr;
    QLabel* m_line;
    QDialogButtonBox* m_buttons;
    QPushButton* m_accept;
    SpokenReason* m_reason;
    text::Caption m_problem;
    text::Caption m_hint;
    bool m_isOrdered = false;
};

} // namespace sf::ui
