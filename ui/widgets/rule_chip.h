// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QAbstractButton>

class QAction;

namespace sf::ui {

class Settings;

/// A rule number as a small outlined button that opens the rulebook at that rule. It keeps its place but is
/// painted only when asked for: while the pointer or the keyboard focus is in its row, or always by a
/// setting. Screen readers always have it. Hidden without a rule. It never takes the keyboard focus.
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

    /// Whether it is painted, as far as it can be seen.
    bool isAsked() const { return s_areAllShown || m_isPointedAt || m_isFocused; }
    /// Paints the chips of the whole program from now on, whether or not they are asked for.
    static void setAllShown(bool shown);
    /// Does so as the setting says, which the action shows and changes.
    static void followSetting(Settings& settings, QAction& action);
    static bool areAllShown() { return s_areAllShown; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    friend class RuleRows;

    QFont chipFont() const;

    static bool s_areAllShown;

    Rule m_rule;
    QString m_figure;
    bool m_isPointedAt = false; ///< or something in its row
    bool m_isFocused = false;   ///< something in its row
};

} // namespace sf::ui
