// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/action.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace sf::ui {

class DungeonController;
class ItemRowsModel;
class RefusalLine;

/// What the chosen @ carries, wields and wears, and the Loot of its floor; items can be moved between the
/// two.
class BelongingsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit BelongingsPanel(DungeonController& controller, QWidget* parent = nullptr);

private:
    QTableView* makeTable(ItemRowsModel& model);
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
    std::string carried() const;
    std::string lying() const;
    void perform(const encounter::Action& action);

    void use();
    void layDown();
    void take();
    void give();
    void putIntoLoot();
    void removeFromLoot();

    DungeonController& m_controller;
    QLabel* m_title;
    QLabel* m_lootTitle;
    ItemRowsModel* m_carriedModel;
    ItemRowsModel* m_lootModel;
    QTableView* m_carried = nullptr;
    QTableView* m_loot = nullptr;
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
