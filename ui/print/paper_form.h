// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/paper/pages.h"

#include <QVariantMap>
#include <QWidget>

class QComboBox;
class QSpinBox;

namespace sf::ui {

/// Paper, orientation, margin and scale.
class PaperForm final : public QWidget {
    Q_OBJECT

public:
    explicit PaperForm(QWidget* parent = nullptr);

    /// Without title and date. `isWide`: the orientation if the user leaves it open.
    paint::PageSetup setup(bool isWide) const;
    /// The choices, to be saved in the settings.
    QVariantMap state() const;
    void restore(const QVariantMap& state);

Q_SIGNALS:
    void changed();

private:
    QComboBox* m_paper;
    QComboBox* m_orientation;
    QSpinBox* m_margin;
    QSpinBox* m_scale;
};

} // namespace sf::ui
