// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/players/engines_dialog.h"

#include "core/document/imperio/imperio_players.h"
#include "core/text/display_text.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QTableWidget>
#include <QVBoxLayout>

namespace sf::ui {

EnginesDialog::EnginesDialog(const QVariantMap& engines, QWidget* parent)
    : FormDialog(tr("Engines"), tr("&Save"), parent)
    , m_table(new QuietView<QTableWidget>(0, 2, this))
    , m_remove(new QPushButton(tr("&Remove"), this)) {
    auto* about =
        wrappingLabel(this, tr("An engine is a program that plays Imperio Bellum by Squarefront's engine "
                               "protocol. It runs with your rights, so add only programs that you trust."));
    m_table->setAccessibleName(tr("Engines"));
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("Command")});
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setMinimumSize(fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 9);
    auto* add = new QPushButton(tr("&Add"), this);
    add->setAutoDefault(false);
    m_remove->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    addWidgets(*buttons, {add, m_remove});
    buttons->addStretch();
    content()->addWidget(about);
    content()->addWidget(m_table, 1);
    content()->addLayout(buttons);
    for (auto engine = engines.cbegin(); engine != engines.cend(); ++engine)
        addRow(engine.key(), engine.value().toString());
    connect(add, &QPushButton::clicked, this, &EnginesDialog::addEngine);
    connect(m_remove, &QPushButton::clicked, this, &EnginesDialog::removeEngine);
    connect(m_table, &QTableWidget::cellChanged, this, &EnginesDialog::refresh);
    connect(m_table, &QTableWidget::currentCellChanged, this, &EnginesDialog::refresh);
    refresh();
}

void EnginesDialog::addRow(const QString& name, const QString& command) {
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(name));
    m_table->setItem(row, 1, new QTableWidgetItem(command));
}

void EnginesDialog::addEngine() {
    addRow(tr("Engine %1").arg(m_table->rowCount() + 1), {});
    m_table->setFocus();
    m_table->setCurrentCell(m_table->rowCount() - 1, 1);
    m_table->editItem(m_table->currentItem());
}

void EnginesDialog::removeEngine() {
    m_table->removeRow(m_table->currentRow());
    refresh();
}

QString EnginesDialog::text(int row, int column) const {
    const QTableWidgetItem* item = m_table->item(row, column);
    return item ? item->text().trimmed() : QString();
}

QVariantMap EnginesDialog::engines() const {
    QVariantMap engines;
    for (int row = 0; row < m_table->rowCount(); ++row)
        engines.insert(text(row, 0), text(row, 1));
    return engines;
}

QString EnginesDialog::findProblem() const {
    QSet<QString> names;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString name = text(row, 0);
        if (!document::sidePlayer("engine:" + name.toStdString()))
            return tr("An engine needs a name of at most 80 bytes.");
        if (names.contains(name))
            return tr("Two engines are called “%1”.").arg(text::displayName(name));
        if (text(row, 1).isEmpty())
            return tr("“%1” needs a command.").arg(text::displayName(name));
        names.insert(name);
    }
    return {};
}

void EnginesDialog::refresh() {
    m_remove->setEnabled(m_table->currentRow() >= 0);
    setProblem(findProblem());
}

} // namespace sf::ui

#include "moc_engines_dialog.cpp"
