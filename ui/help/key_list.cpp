// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/key_list.h"

#include "core/text/lists.h"
#include "ui/style/layouts.h"
#include "ui/widgets/screen_room.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

QString keyTable(const KeyList& keys, int padding) {
    QString rows;
    for (const auto& [key, what] : keys)
        rows += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
                    .arg(key.toHtmlEscaped(), what.toHtmlEscaped());
    return QStringLiteral("<table cellpadding=\"%1\">%2</table>").arg(QString::number(padding), rows);
}

namespace {

/// A heading across both columns.
QTreeWidgetItem* addHeading(QTreeWidget& list, const QString& title) {
    auto* heading = new QTreeWidgetItem(&list, {title});
    QFont bold = list.font();
    bold.setBold(true);
    heading->setFont(0, bold);
    heading->setFirstColumnSpanned(true);
    return heading;
}

void addKey(QTreeWidgetItem& heading, const QString& key, const QString& what) {
    auto* row = new QTreeWidgetItem(&heading, {key, what});
    row->setData(0, Qt::AccessibleTextRole, text::labelled(key, what));
}

/// The width that the widest text of the column needs; headings span both.
int neededWidth(const QTreeWidget& list, int column) {
    constexpr int margins = 24;
    int widest = 0;
    for (int group = 0; group < list.topLevelItemCount(); ++group)
        for (int row = 0; row < list.topLevelItem(group)->childCount(); ++row)
            widest = std::max(widest, list.fontMetrics().horizontalAdvance(
                                          list.topLevelItem(group)->child(row)->text(column)));
    return widest + margins + (column == 0 ? list.indentation() : 0);
}

QTreeWidget* makeKeyList(const KeyGroups& groups, QWidget& parent) {
    auto* list = new QTreeWidget(&parent);
    list->setObjectName(QStringLiteral("keyList"));
    list->setAccessibleName(KeyListDialog::tr("Keys and what they do"));
    list->setColumnCount(2);
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    list->setItemsExpandable(false);
    list->setUniformRowHeights(true);
    list->setTextElideMode(Qt::ElideNone);
    list->header()->setStretchLastSection(false);
    list->setIndentation(12);
    for (const KeyGroup& group : groups) {
        QTreeWidgetItem* heading = addHeading(*list, group.title);
        for (const auto& [key, what] : group.keys)
            addKey(*heading, key, what);
    }
    list->expandAll();
    for (int column = 0; column < list->columnCount(); ++column)
        list->setColumnWidth(column, neededWidth(*list, column));
    list->setCurrentItem(list->topLevelItem(0));
    return list;
}

} // namespace

KeyListDialog::KeyListDialog(const KeyGroups& groups, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    QTreeWidget* list = makeKeyList(groups, *this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = padded<QVBoxLayout>(this, dialogMargins);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    list->setFocus();
    constexpr int rest = 80; // margins and scroll bar
    const int width = list->columnWidth(0) + list->columnWidth(1) + rest;
    const int height = list->fontMetrics().lineSpacing() * 36;
    resize(QSize(width, height).boundedTo(screenRoom(*this)));
}

void showKeyList(QWidget& board, const KeyGroups& groups) {
    (new KeyListDialog(groups, board.window()))->open();
}

} // namespace sf::ui

#include "moc_key_list.cpp"
