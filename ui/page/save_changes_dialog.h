// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListWidget;

namespace sf::ui {

/// Asks once about all documents with changes: which to save, or to lose them, or to stay.
class SaveChangesDialog final : public QDialog {
    Q_OBJECT

public:
    SaveChangesDialog(const QStringList& titles, QWidget* parent = nullptr);
    /// After it was accepted: whether the document at this place in the list is to be saved.
    bool isToBeSaved(int index) const;

private:
    QListWidget* m_list;
    bool m_isDiscarding = false;
};

} // namespace sf::ui
