// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/form_dialog.h"

#include <QVariantMap>

class QTableWidget;

namespace sf::ui {

/// The engines that can play in the window: a name and a command for each.
class EnginesDialog final : public FormDialog {
    Q_OBJECT

public:
    EnginesDialog(const QVariantMap& engines, QWidget* parent);
    QVariantMap engines() const;

private:
    void addRow(const QString& name, const QString& command);
    void addEngine();
    void removeEngine();
    void refresh();
    QString findProblem() const;
    QString text(int row, int column) const;

    QTableWidget* m_table;
    QPushButton* m_remove;
};

} // namespace sf::ui
