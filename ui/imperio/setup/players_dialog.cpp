// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/players_dialog.h"

#include <QLineEdit>

namespace sf::ui {

PlayersDialog::PlayersDialog(const std::array<std::string, 2>& names, QWidget* parent)
    : FormDialog(tr("Players"), tr("Set &names"), parent)
    , m_names{new QLineEdit(QString::fromStdString(names[0]), this),
              new QLineEdit(QString::fromStdString(names[1]), this)} {
    constexpr int longestName = 80;
    addRow(tr("&Attacker"), m_names[0]);
    addRow(tr("&Defender"), m_names[1]);
    for (QLineEdit* name : m_names) {
        name->setMaxLength(longestName);
        name->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    }
    setHint(tr("These names appear in the record and in the window's title."));
}

std::array<std::string, 2> PlayersDialog::names() const {
    return {m_names[0]->text().trimmed().toStdString(), m_names[1]->text().trimmed().toStdString()};
}

} // namespace sf::ui

#include "moc_players_dialog.cpp"
