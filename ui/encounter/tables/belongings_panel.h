// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/action.h"

#include <QWidget>

#include <functional>
#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace sf::ui {

class ElidedLabel;
class DungeonController;
class RefusalLine;

/// What the chosen @ carries, wields and wears, and the Loot of its floor; items can be moved between the
/// two.
class BelongingsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit BelongingsPanel(DungeonController& controller, QWidget* parent = nullptr);

private:
    QTableWidget* makeTable(const QStringList& titles);
    QWidget* makeCarriedButtons();
    QWidget* makeLibraryRow();
    QWidget* makeLootButtons();
    QPushButton* addButton(QWidget* bar, const QString& text, const QString& about,
                           void (BelongingsPanel::*slot)());
    void refresh();
    void refreshLibrary();
    void refreshButtons();
    void fitRows();
    int floor() const;
    std::vector<std::string> loot() const; ///< of the floor
    std::string carried() const;           ///< the chosen item; empty: none
    std::string lying() const;             ///< the same in the Loot
    void perform(const encounter::Action& action);
    struct Use {
        QString text;
        encounter::Action action;
    };
    std::optional<Use> nextUse() const;

    void use();
    void layDown();
    void take();
    void give();
    void putIntoLoot();
    void removeFromLoot();

    using Items = std::vector<std::string>;
    /// One of the two lists, for the Edit menu.
    struct List {
        QTableWidget& table;
        std::function<Items()> items;
        std::function<std::optional<encounter::Action>(Items)> put; ///< nothing: nobody has the list
    };
    void addEdits(const QString& what, const List& list);
    void pasteInto(const List& list);
    void replace(const List& list, Items items);
    Items carriedItems() const;
    std::optional<encounter::Action> putCarried(Items items) const;

    DungeonController& m_controller;
    ElidedLabel* m_title;
    QLabel* m_lootTitle;
    QTableWidget* m_carried = nullptr;
    QTableWidget* m_loot = nullptr;
    QComboBox* m_library;
    RefusalLine* m_refusal;
    QPushButton* m_use = nullptr;
    QPushButton* m_layDown = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_give = nullptr;
    QPushButton* m_put = nullptr;
    QPushButton* m_remove = nullptr;
};

} // namespace sf::ui
