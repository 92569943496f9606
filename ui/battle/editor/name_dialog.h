// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/form_dialog.h"

class QLineEdit;

namespace sf::ui {

/// Asks for one name; an empty one is not accepted.
class NameDialog final : public FormDialog {
    Q_OBJECT

public:
    NameDialog(const QString& title, const QString& label, const QString& acceptText, const QString& name,
               QWidget* parent);
    std::string name() const;

private:
    QLineEdit* m_name;
};

} // namespace sf::ui
