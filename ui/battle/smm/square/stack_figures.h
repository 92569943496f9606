// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/smm/square/shown_square.h"

#include <QWidget>

#include <array>

class QLabel;

namespace sf::ui {

class RuleChip;

/// The stats of the stack in its posture, as figures only.
class StackFigures final : public QWidget {
    Q_OBJECT

public:
    explicit StackFigures(QWidget* parent = nullptr);

    void setStack(const ShownSquare& shown);

private:
    std::array<QLabel*, smm::stats.size()> m_values{}; ///< their tips list the terms
    std::array<RuleChip*, smm::stats.size()> m_chips{};
};

} // namespace sf::ui
