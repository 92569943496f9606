// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/refusal.h"

#include <QWidget>

#include <functional>

class QLabel;
class QRadioButton;

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

class RuleChip;

/// One possible order; or why it is not allowed, with the rule. Up and Down move from row to row, Space and
/// Enter choose.
class OrderRow final : public QWidget {
    Q_OBJECT

public:
    struct Content {
        QString text;
        QString detail; ///< "meets its Left with the own Front"; may be empty
        Rule rule;
        std::optional<battle::Refusal> why{};
        bool isChosen = false;
        std::function<void()> choose{};
    };

    explicit OrderRow(QWidget* parent = nullptr);
    void setContent(const Content& content, const battle::Battle& battle);
    QRadioButton* button() const { return m_button; }
    /// Adds a widget with details, such as the target hex; the row takes ownership.
    void setAside(QWidget* aside);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool goTo(int step);

    QRadioButton* m_button;
    QLabel* m_detail;
    RuleChip* m_chip;
    std::function<void()> m_choose;
    bool m_isChosen = false;
};

} // namespace sf::ui
