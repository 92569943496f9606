// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

namespace sf::document {
struct StoredGame;
}

namespace sf::ui {

class PostController;

/// The running games as a table: who plays, whose turn it is, the last block and since when.
class GameListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Players, Turn, LastBlock, Since, columnTotal };

    explicit GameListModel(PostController& controller, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    PostController& m_controller;
};

/// "Ada against Ben", with the names made safe to show.
QString playersText(const document::StoredGame& game);
/// A full sentence: whose block is awaited and since when, or how the game ended.
QString stateText(const PostController& controller, const document::StoredGame& game);
/// A time in seconds since 1970, in the user's words.
QString timeText(std::int64_t seconds);

} // namespace sf::ui
