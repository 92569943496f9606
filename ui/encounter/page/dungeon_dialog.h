// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/dungeon.h"
#include "ui/forms/form_dialog.h"

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLineEdit;

namespace sf::ui {

/// The name of a dungeon, the date of its first day, and its one house rule.
class DungeonDialog final : public FormDialog {
    Q_OBJECT

public:
    DungeonDialog(const encounter::Dungeon& dungeon, QWidget* parent);

    std::string title() const;
    /// As SetStartDate takes it.
    std::string startDate() const;
    UndoDice undoDice() const;

private:
    void showDate(const QDate& date);

    QLineEdit* m_title;
    QCheckBox* m_hasDate;
    QDateEdit* m_date;
    QComboBox* m_undoDice;
};

/// The choices of undoDice in words.
QComboBox* makeUndoDiceBox(UndoDice now, QWidget* parent);

} // namespace sf::ui
