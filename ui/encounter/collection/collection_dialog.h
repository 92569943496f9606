// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/encounter/collection_store.h"
#include "ui/forms/form_dialog.h"

class QListWidget;

namespace sf::ui {

class CommandRegistry;
class DungeonController;

/// The items or Monsters that users keep between dungeons: takes some of them into this dungeon, deletes and
/// restores them, and exchanges whole collections with files. Its rows are copied and pasted like those of a
/// dungeon's tables.
class CollectionDialog final : public FormDialog {
    Q_OBJECT

public:
    enum class Kind { Items, Monsters };

    CollectionDialog(DungeonController& controller, Kind kind, QWidget* parent,
                     document::CollectionStore store = document::CollectionStore());
    void accept() override;
    /// Adds what any dungeon document has to the collection.
    void importFrom(const QString& file);
    void exportTo(const QString& file);

private:
    QWidget* makeButtons();
    void addEdits();
    void fill();
    void refresh();
    void say(const QString& text);
    void write(const encounter::Dungeon& collection);
    void copy();
    void paste();
    void duplicate();
    /// Selects what is new then; says so if nothing is.
    void add(const std::vector<encounter::Action>& actions);
    void remove();
    void restore();
    void askForImport();
    void askForExport();
    std::vector<std::size_t> chosen() const;
    std::vector<std::string> chosenIds() const;
    std::vector<encounter::Action> actionsFor(std::size_t index) const;

    DungeonController& m_controller;
    Kind m_kind;
    document::CollectionStore m_store;
    encounter::Dungeon m_collection;
    std::optional<encounter::Dungeon> m_before; ///< what Restore brings back
    QString m_trouble;
    QListWidget* m_list;
    CommandRegistry* m_edits;
    QPushButton* m_remove = nullptr;
    QPushButton* m_restore = nullptr;
    QPushButton* m_export = nullptr;
};

} // namespace sf::ui
