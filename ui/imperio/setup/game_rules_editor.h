// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/options.h"

#include <QScrollArea>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace sf::ui {

class HouseRuleField;

/// The house rules of a game of Imperio Bellum: only those that differ from the game as printed are shown,
/// each with its rule and its default; others are added from a list.
class GameRulesEditor final : public QScrollArea {
    Q_OBJECT

public:
    explicit GameRulesEditor(const imperio::Options& options, QWidget* parent = nullptr);

    imperio::Options options() const;
    void setOptions(const imperio::Options& options);
    /// How many differ from the default.
    int differences() const;
    /// For a game that has begun: shown, not changed.
    void setReadOnly();

Q_SIGNALS:
    void changed();

private:
    struct Row {
        HouseRuleField* field = nullptr;
        QWidget* frame = nullptr;
    };
    HouseRuleField* addRow(const Option& option, int value);
    QWidget* makeRestore(HouseRuleField* field);
    void removeRow(const HouseRuleField* field);
    void removeAll();
    void fillMenu();
    void refresh();

    std::vector<Row> m_rows;
    QVBoxLayout* m_list;
    QLabel* m_printed;
    QPushButton* m_add;
    QPushButton* m_restore;
    bool m_isReadOnly = false;
};

} // namespace sf::ui
