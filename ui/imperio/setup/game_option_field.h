// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>
#include <string_view>

class QComboBox;
class QSpinBox;

namespace sf::ui {

/// Edits one house rule: its words in a list, a number with or without a limit, or a clock in the unit that
/// suits it.
class GameOptionField final : public QWidget {
    Q_OBJECT

public:
    explicit GameOptionField(std::string_view option, QWidget* parent = nullptr);

    std::string_view option() const { return m_option; }
    /// As a record writes it.
    std::string value() const;
    void setValue(const std::string& value);

Q_SIGNALS:
    void changed();

private:
    void makeWords();
    void makeNumber();
    void makeClock();
    void setClock(const std::string& value);

    std::string_view m_option;
    QComboBox* m_words = nullptr; ///< of an option with words
    QSpinBox* m_number = nullptr; ///< of others
    QComboBox* m_unit = nullptr;  ///< of a clock
};

} // namespace sf::ui
