// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace sf::ui {

class GameDesk;
class Playback;
class RecordFilter;
class RecordModel;

/// The record of a game as a list: a line an action with its dice, sums and result. Choosing a line looks
/// back to it; looking back never changes the game.
class RecordPanel final : public QWidget {
    Q_OBJECT

public:
    /// What `take` offers: the ways in which the record and the board leave the program.
    RecordPanel(GameDesk& desk, Playback& playback, const QList<QAction*>& take, QWidget* parent = nullptr);
    ~RecordPanel() override;

    QTableView& table() { return *m_table; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeTools(const QList<QAction*>& take);
    void makeTable();
    void fitColumns();
    void filter();
    void followRows();
    void follow();
    void lookBack();

    GameDesk& m_desk;
    Playback& m_playback;
    RecordModel* m_model;
    RecordFilter* m_filtered;
    QLineEdit* m_search;
    QComboBox* m_kind;
    QTableView* m_table;
    QLabel* m_count;
    bool m_isFollowing = false;
};

} // namespace sf::ui
