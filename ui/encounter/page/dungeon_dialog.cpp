// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/dungeon_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QLineEdit>

namespace sf::ui {
namespace {

constexpr int longestTitle = 1000;

} // namespace

QComboBox* makeUndoDiceBox(UndoDice now, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->addItems({DungeonDialog::tr("allowed"), DungeonDialog::tr("ask first"), DungeonDialog::tr("never")});
    box->setCurrentIndex(static_cast<int>(now));
    box->setToolTip(DungeonDialog::tr("Whether you can undo an action after seeing its dice"));
    return box;
}

DungeonDialog::DungeonDialog(const encounter::Dungeon& dungeon, QWidget* parent)
    : FormDialog(tr("Name and house rules"), tr("&Change"), parent)
    , m_title(new QLineEdit(QString::fromStdString(dungeon.title), this))
    , m_hasDate(new QCheckBox(tr("The &first day is"), this))
    , m_date(new QDateEdit(this))
    , m_undoDice(makeUndoDiceBox(dungeon.undoDice, this)) {
    m_title->setMaxLength(longestTitle);
    m_title->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    addRow(tr("&Name"), m_title);
    addRow(m_hasDate, m_date);
    addRow(tr("Undoing &dice"), m_undoDice);
    showDate(QDate::fromString(QString::fromStdString(dungeon.startDate), Qt::ISODate));
}

std::string DungeonDialog::title() const {
    return m_title->text().trimmed().toStdString();
}

void DungeonDialog::showDate(const QDate& date) {
    m_date->setMinimumDate(QDate(100, 1, 1)); // Qt begins with the year 1752
    m_date->setCalendarPopup(true);
    m_date->setDisplayFormat(QStringLiteral("d MMMM yyyy"));
    m_date->setAccessibleName(tr("Date of the first day"));
    m_date->setDate(date.isValid() ? date : QDate(1000, 1, 1));
    m_date->setEnabled(date.isValid());
    m_hasDate->setChecked(date.isValid());
    m_hasDate->setToolTip(tr("The clock, the log and printed pages then show the date too"));
    connect(m_hasDate, &QCheckBox::toggled, m_date, &QWidget::setEnabled);
}

std::string DungeonDialog::startDate() const {
    return m_hasDate->isChecked() ? m_date->date().toString(Qt::ISODate).toStdString() : std::string();
}

UndoDice DungeonDialog::undoDice() const {
    return static_cast<UndoDice>(m_undoDice->currentIndex());
}

} // namespace sf::ui

#include "moc_dungeon_dialog.cpp"
