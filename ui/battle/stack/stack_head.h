// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "ui/battle/mode/shown_stack.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class RefusalLine;

/// The head of the Stack dock: the stack's name, which can be edited, and its place.
class StackHead final : public Restyled<QWidget> {
    Q_OBJECT

public:
    StackHead(document::BattleDocument& document, QWidget* parent = nullptr);

    void setStack(const ShownStackPointer& shown);
    void editName();

Q_SIGNALS:
    /// Another stack of the same hex was chosen.
    void stackChosen(const sf::battle::StackId& stack);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void restyle() override { refreshStyle(); }

private:
    QWidget* makeTitle();
    QWidget* makeHere();
    void refreshToken();
    void refreshHere();
    void refreshStyle();
    battle::RenameStack renaming() const;
    void rename();
    QString place() const;

    document::BattleDocument& m_document;
    ShownStackPointer m_shown;
    QLabel* m_token = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_place = nullptr;
    RefusalLine* m_refusal = nullptr;
    QWidget* m_hereRow = nullptr; ///< the stacks of the hex, where there are several
    QComboBox* m_here = nullptr;
};

} // namespace sf::ui
