// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/page.h"

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sf::imperio {
struct Branch;
}

namespace sf::ui {

class GameController;

/// The branches of a game, below its record: opens, renames and removes them. Hidden while there are none.
class BranchList final : public QWidget {
    Q_OBJECT

public:
    /// `page` asks for the tabs of opened branches.
    BranchList(GameController& controller, Page& page, QWidget* parent = nullptr);

private:
    enum Column { Turn, Name, Actions };
    void makeList();
    static void fill(QTreeWidgetItem* item, const imperio::Branch& branch);
    void refresh();
    void open();
    void rename();
    void remove();
    void showPlace();
    void nameEdited(QTreeWidgetItem* item);
    /// The selected branch, or -1.
    int current() const;

    GameController& m_controller;
    Page& m_page;
    QTreeWidget* m_list;
    QPushButton* m_open;
    QPushButton* m_rename;
    QPushButton* m_remove;
};

} // namespace sf::ui
