// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QPair>
#include <QString>

namespace sf::ui {

/// Keys and what each of them does.
using KeyList = QList<QPair<QString, QString>>;

/// Returns the keys as a rich-text table with `padding` pixels around each cell.
QString keyTable(const KeyList& keys, int padding = 3);
/// Keys with a heading.
struct KeyGroup {
    QString title;
    KeyList keys;
};
using KeyGroups = QList<KeyGroup>;

/// A list of keys under headings, which one walks with the arrow keys.
class KeyListDialog final : public QDialog {
    Q_OBJECT

public:
    explicit KeyListDialog(const KeyGroups& groups, QWidget* parent);
};

/// Opens the list of keys over the window of the board, which has the focus again once it is closed.
void showKeyList(QWidget& board, const KeyGroups& groups);

} // namespace sf::ui
