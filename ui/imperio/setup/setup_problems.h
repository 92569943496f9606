// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"

#include <QWidget>

class QVBoxLayout;

namespace sf::ui {

class GameController;

/// What is missing or too much before the stage of the set-up can be finished, each with its rule. Updated
/// after every edit.
class SetupProblems final : public QWidget {
    Q_OBJECT

public:
    explicit SetupProblems(GameController& controller, QWidget* parent = nullptr);
    /// The problems as shown, with their rules.
    QStringList texts() const;

private:
    void refresh();

    GameController& m_controller;
    std::vector<text::Caption> m_shown;
    bool m_isFilled = false;
    QVBoxLayout* m_lines;
};

} // namespace sf::ui
