// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QFormLayout;

namespace sf::ui {

class CommanderController;

/// Who plays each side: a person, or the commander with its level.
class SidePlayers final : public QWidget {
    Q_OBJECT

public:
    explicit SidePlayers(CommanderController& commanders, QWidget* parent = nullptr);

private:
    void refresh();

    CommanderController& m_commanders;
    QFormLayout* m_form;
};

} // namespace sf::ui
