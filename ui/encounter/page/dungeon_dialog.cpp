// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/dungeon_dialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace sf::ui {
namespace {

constexpr int longestTitle = 1000;

} // namespace

QComboBox* makeUndoDiceBox(UndoDice now, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->addItems({DungeonDialog::tr("can be undone"), DungeonDialog::tr("can be undone after a question"),
                   DungeonDialog::tr("can't be undone")});
    box->setCurrentIndex(static_cast<int>(now));
    box->setToolTip(DungeonDialog::tr("The house rule undoDice"));
    return box;
}

DungeonDialog::DungeonDialog(const encounter::Dungeon& dungeon, QWidget* parent)
    : FormDialog(tr("Name and house rules"), tr("&Change"), parent)
    , m_title(new QLineEdit(QString::fromStdString(dungeon.title), this))
    , m_undoDice(makeUndoDiceBox(dungeon.undoDice, this)) {
    m_title->setMaxLength(longestTitle);
    m_title->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    auto* form = new QFormLayout;
    form->addRow(tr("&Name"), m_title);
    form->addRow(tr("&Dice"), m_undoDice);
    content()->addLayout(form);
}

std::string DungeonDialog::title() const {
    return m_title->text().trimmed().toStdString();
}

UndoDice DungeonDialog::undoDice() const {
    return static_cast<UndoDice>(m_undoDice->currentIndex());
}

} // namespace sf::ui
