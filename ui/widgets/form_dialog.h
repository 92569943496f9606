// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace sf::ui {

/// The frame of the program's forms: content, one line that says what is wrong with it, and the buttons. The
/// accepting button says what it does and can be pressed while nothing is wrong.
class FormDialog : public QDialog {
    Q_OBJECT

public:
    FormDialog(const QString& title, const QString& acceptText, QWidget* parent);

    /// Empty: all is well.
    void setProblem(const QString& text);
    /// Nothing is wrong, but something is still to be said before it can be done.
    void setWaiting(const QString& text);
    /// What the form comes to while all is well.
    void setHint(const QString& text);
    QString problem() const;
    QPushButton* acceptButton() const { return m_accept; }

protected:
    QVBoxLayout* content() const { return m_content; }
    QDialogButtonBox* buttons() const { return m_buttons; }
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;

private:
    void showLine();
    void orderTabs();

    QVBoxLayout* m_content;
    QLabel* m_line;
    QDialogButtonBox* m_buttons;
    QPushButton* m_accept;
    QString m_problem;
    QString m_hint;
    bool m_isOrdered = false;
};

} // namespace sf::ui
