// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/lab/lab_places.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace sf::ui {

/// One thing that the lab varies: its place, chosen or typed, and the range.
class VariationRow final : public QWidget {
    Q_OBJECT

public:
    /// \p number is the row's number in the form, from 0.
    VariationRow(const std::vector<LabPlace>& places, int number, QWidget* parent = nullptr);

    /// "PLACE=RANGE" as the command line has it; empty if no place is given.
    QString variation() const;

Q_SIGNALS:
    void changed();

private:
    const LabPlace* known() const;
    void followPlace();

    const std::vector<LabPlace>& m_places;
    QComboBox* m_place;
    QLineEdit* m_range;
    QLabel* m_words;
    QString m_suggested; ///< the range that was filled in automatically and may be replaced
};

} // namespace sf::ui
