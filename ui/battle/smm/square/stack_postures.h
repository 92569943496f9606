// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "ui/battle/smm/square/shown_square.h"

#include <array>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QToolButton;

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class RefusalLine;
class ScreenChooser;

/// Posture, leader and screening of a stack, each changed in place (SMM-13 to SMM-17, SMM-21).
class StackPostures final : public QWidget {
    Q_OBJECT

public:
    explicit StackPostures(document::BattleDocument& document, QWidget* parent = nullptr);

    void setStack(const ShownSquarePointer& shown);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makePostures();
    QWidget* makeLeader();
    void refreshPostures();
    void refreshLeader();
    void refreshIcons();
    /// Four beside each other, or two and two where there is no room.
    void arrangePostures();
    void take(battle::Posture posture);
    void perform(const battle::Action& action);
    void refresh();

    document::BattleDocument& m_document;
    ShownSquarePointer m_shown;
    QGridLayout* m_postureGrid = nullptr;
    std::array<QToolButton*, 4> m_postures{};
    RefusalLine* m_postureLine = nullptr;
    QWidget* m_leaderRow = nullptr;
    QComboBox* m_leader = nullptr;
    ScreenChooser* m_screens = nullptr;
    RefusalLine* m_refusal = nullptr;
};

} // namespace sf::ui
