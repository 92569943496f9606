// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QAbstractButton>

namespace sf::ui {

/// A rule number as a small outlined button that opens the rulebook at that rule. Hidden without a rule.
/// It never takes the keyboard focus.
class RuleChip final : public QAbstractButton {
    Q_OBJECT

public:
    explicit RuleChip(QWidget* parent = nullptr);
    explicit RuleChip(Rule rule, QWidget* parent = nullptr);
    RuleChip(Rule rule, const QString& figure, QWidget* parent);

    Rule rule() const { return m_rule; }
    /// Sets the rule, and the figure that it explains: "Front 12".
    void setRule(Rule rule, const QString& figure = {});
    QString figure() const { return m_figure; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QFont chipFont() const;

    Rule m_rule;
    QString m_figure;
};

} // namespace sf::ui
