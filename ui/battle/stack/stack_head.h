// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "ui/battle/state/shown_stack.h"

#include <array>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class RefusalLine;
class RuleChip;
class ScreenChooser;

/// The head of the inspector: who the stack is, where it stands, its posture, its leader and what it screens,
/// each to be changed in place.
class StackHead final : public QWidget {
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
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeTitle();
    QWidget* makePostures();
    QWidget* makeHere();
    QWidget* makeLeader();
    void refreshToken();
    void refreshPostures();
    void refreshHere();
    void refreshLeader();
    void refreshStyle();
    /// Four beside each other, or two and two where there is no room.
    void arrangePostures();
    void rename();
    void take(battle::Posture posture);
    bool perform(const battle::Action& action);
    QString place() const;

    document::BattleDocument& m_document;
    ShownStackPointer m_shown;
    QLabel* m_token = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_place = nullptr;
    RuleChip* m_chip = nullptr;
    QWidget* m_postureBar = nullptr;
    QGridLayout* m_postureGrid = nullptr;
    std::array<QToolButton*, 4> m_postures{};
    RefusalLine* m_postureLine = nullptr;
    RefusalLine* m_refusal = nullptr;
    QWidget* m_hereRow = nullptr; ///< the stacks of the hex, where there are several
    QComboBox* m_here = nullptr;
    QWidget* m_leaderRow = nullptr;
    QComboBox* m_leader = nullptr;
    ScreenChooser* m_screens = nullptr;
};

} // namespace sf::ui
