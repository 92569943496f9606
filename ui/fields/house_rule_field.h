// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/option.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace sf::ui {

/// Edits one house rule: its words in a list, a number with or without a limit, or a duration in the unit
/// that suits it.
class HouseRuleField final : public QWidget {
    Q_OBJECT

public:
    /// Named like the option, which must outlive the field. Has the default, and says so if it
    /// `showsDefault`.
    HouseRuleField(const Option& option, bool showsDefault, QWidget* parent);

    const Option& option() const { return m_option; }
    int value() const;
    void setValue(int value);
    /// Adds its title, the text `about` it, the field and its rule to the grid, in two rows from this one.
    /// Returns the label of the text.
    QLabel* addTo(QGridLayout& grid, int row, const QString& about);

Q_SIGNALS:
    void changed();

private:
    void makeWords(bool showsDefault);
    void makeNumber(bool showsDefault);
    void makeUnit();

    const Option& m_option;
    QComboBox* m_words = nullptr; ///< of an option with words
    QSpinBox* m_number = nullptr; ///< of others
    QComboBox* m_unit = nullptr;  ///< of a duration
};

} // namespace sf::ui
