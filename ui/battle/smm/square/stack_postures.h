// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/battle/refusal.h"
#include "core/rules/smm/fight/order.h"
#include "ui/battle/smm/square/shown_square.h"
#include "ui/style/restyled.h"

#include <array>
#include <functional>
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
class StackPostures final : public Restyled<QWidget> {
    Q_OBJECT

public:
    explicit StackPostures(document::BattleDocument& document, QWidget* parent = nullptr);

    void setStack(const ShownSquarePointer& shown);

protected:
    void restyle() override { refreshIcons(); }
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makePostures();
    QWidget* makeLeader();
    void refreshPostures();
    void refreshLeader();
    void refreshIcons();
    /// One row of four, or two rows of two if space is short.
    void arrangePostures();
    void take(battle::Posture posture);
    void screen(const battle::Screens& screens);
    /// Does it at once or, while its side gives orders, from the beginning of the round.
    bool perform(const battle::Action& action, const std::function<void(smm::Order&)>& edit);
    /// Whether postures are ordered now instead of taken.
    bool isOrdering() const;
    /// The stack with the posture and the screening that people ordered.
    battle::Stack planned() const;
    std::optional<battle::Refusal> refusalOf(battle::Posture posture) const;
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
