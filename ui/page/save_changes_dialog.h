// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListWidget;

namespace sf::ui {

/// Asks once about all changed documents: save the ticked ones, discard the changes, or cancel.
class SaveChangesDialog final : public QDialog {
    Q_OBJECT

public:
    SaveChangesDialog(const QStringList& titles, QWidget* parent = nullptr);
    /// Returns whether to save the document at this index of the list. Valid once the dialog is accepted.
    bool isToBeSaved(int index) const;

private:
    QListWidget* m_list;
    bool m_isDiscarding = false;
};

} // namespace sf::ui
