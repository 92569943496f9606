// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/branches/branch_list.h"

#include "core/document/imperio/imperio_branches.h"
#include "core/text/display_text.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sf::ui {
namespace {

constexpr int shownRows = 4;

} // namespace

BranchList::BranchList(GameController& controller, Page& page, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_page(page)
    , m_list(new QuietView<QTreeWidget>(this))
    , m_open(new QPushButton(tr("Open branch"), this))
    , m_rename(new QPushButton(tr("Rename"), this))
    , m_remove(new QPushButton(tr("Remove"), this)) {
    makeList();
    auto* layout = marginless<QVBoxLayout>(this);
    layout->addWidget(m_list);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(barMargins);
    for (QPushButton* button : {m_open, m_rename, m_remove})
        row->addWidget(button);
    row->addStretch();
    layout->addLayout(row);
    connect(m_open, &QPushButton::clicked, this, &BranchList::open);
    connect(m_rename, &QPushButton::clicked, this, &BranchList::rename);
    connect(m_remove, &QPushButton::clicked, this, &BranchList::remove);
    connect(&controller.document(), &document::ImperioDocument::branchesChanged, this, &BranchList::refresh);
    refresh();
}

void BranchList::makeList() {
    m_list->setObjectName(QStringLiteral("branches"));
    m_list->setAccessibleName(tr("Branches of the game"));
    m_list->setHeaderLabels({tr("Turn"), tr("Branch"), tr("Actions")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers); // F2 edits the name, whatever the column
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_list->setFixedHeight((shownRows + 1) * (fontMetrics().height() + 8));
    new QShortcut(Qt::Key_F2, m_list, this, &BranchList::rename, Qt::WidgetShortcut);
    new QShortcut(Qt::Key_Delete, m_list, this, &BranchList::remove, Qt::WidgetShortcut);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        new QShortcut(key, m_list, this, &BranchList::open, Qt::WidgetShortcut);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &BranchList::open);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &BranchList::showPlace);
    connect(m_list, &QTreeWidget::itemChanged, this, &BranchList::nameEdited);
}

void BranchList::fill(QTreeWidgetItem* item, const imperio::Branch& branch) {
    item->setText(Turn, document::turnOf(branch));
    item->setText(Name, text::displayName(QString::fromStdString(branch.name)));
    item->setText(Actions, QString::number(branch.entries.size()));
    item->setTextAlignment(Actions, Qt::AlignRight | Qt::AlignVCenter);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
}

void BranchList::refresh() {
    const QSignalBlocker silence(m_list);
    const int row = std::max(0, current());
    const auto& branches = m_controller.document().branches();
    const int count = static_cast<int>(branches.size());
    while (m_list->topLevelItemCount() > count)
        delete m_list->takeTopLevelItem(count);
    for (int each = 0; each < count; ++each) {
        QTreeWidgetItem* item = m_list->topLevelItem(each);
        fill(item ? item : new QTreeWidgetItem(m_list), branches[static_cast<std::size_t>(each)]);
    }
    m_list->setCurrentItem(m_list->topLevelItem(std::min(row, m_list->topLevelItemCount() - 1)));
    setVisible(m_list->topLevelItemCount() > 0);
}

int BranchList::current() const {
    return m_list->indexOfTopLevelItem(m_list->currentItem());
}

void BranchList::open() {
    if (const int row = current(); row >= 0)
        Q_EMIT m_page.documentMade(
            document::openBranch(m_controller.document(), static_cast<std::size_t>(row)).release());
}

void BranchList::rename() {
    if (QTreeWidgetItem* item = m_list->currentItem())
        m_list->editItem(item, Name);
}

void BranchList::nameEdited(QTreeWidgetItem* item) {
    const int row = m_list->indexOfTopLevelItem(item);
    const auto& branches = m_controller.document().branches();
    if (row < 0 || static_cast<std::size_t>(row) >= branches.size())
        return;
    imperio::Branch branch = branches[static_cast<std::size_t>(row)];
    branch.name = imperio::oneLine(item->text(Name).toStdString());
    m_controller.document().setBranch(static_cast<std::size_t>(row), branch);
    refresh();
}

void BranchList::remove() {
    const int row = current();
    if (row < 0)
        return;
    m_controller.document().removeBranch(static_cast<std::size_t>(row));
    m_controller.say(tr("The branch was removed. You can undo this"));
}

/// Looks back to where the branch leaves the game.
void BranchList::showPlace() {
    if (const int row = current(); row >= 0)
        m_controller.show(m_controller.document().branches()[static_cast<std::size_t>(row)].after);
}

} // namespace sf::ui

#include "moc_branch_list.cpp"
