// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/formation_store.h"
#include "core/rules/imperio/game/game.h"
#include "ui/forms/form_dialog.h"

class QLineEdit;
class QListWidget;

namespace sf::ui {

class BoardPreview;

/// The saved formations: sets one out, saves the current one under a name, and deletes some, which can be
/// undone.
class FormationsDialog final : public FormDialog {
    Q_OBJECT

public:
    FormationsDialog(const imperio::Game& game, QWidget* parent);
    /// Returns the chosen formation for the side that is deploying.
    imperio::Deployment deployment() const;

private:
    QWidget* makeList();
    QWidget* makeKeep();
    void fill(const QString& chosen);
    void keep();
    void remove();
    void undoRemoval();
    void refresh();
    void complain(const std::optional<QString>& problem);
    int row() const;

    imperio::Game m_game;
    document::FormationStore m_store;
    std::vector<document::StoredFormation> m_formations;
    std::optional<document::StoredFormation> m_removed;
    QListWidget* m_list;
    BoardPreview* m_preview;
    QLineEdit* m_name;
    QPushButton* m_keep;
    QPushButton* m_remove;
    QPushButton* m_back;
    QString m_trouble;
};

} // namespace sf::ui
