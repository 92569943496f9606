// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/agenda.h"

#include <QWidget>

namespace sf::ui {

/// The phases of a battle round as a row of arrows; the one that runs is tinted, bold and marked with a bead.
class PhaseBar final : public QWidget {
    Q_OBJECT

public:
    explicit PhaseBar(QWidget* parent = nullptr);
    void setPhase(smm::Phase phase);
    /// Shows the name of the current phase only, to save space.
    void setCompact(bool compact);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int widthOf(smm::Phase phase) const;

    smm::Phase m_phase = smm::Phase::Planning;
    bool m_isCompact = false;
};

} // namespace sf::ui
