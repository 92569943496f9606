// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/players/player_choice.h"

namespace sf::ui {

using document::SidePlayer;
using imperio::Level;

PlayerChoice::PlayerChoice(QWidget* parent) : QComboBox(parent) {
    setEngines({});
    connect(this, &QComboBox::activated, this, [this] { Q_EMIT chosen(player()); });
}

void PlayerChoice::offer(const SidePlayer& player) {
    addItem(playerText(player), QByteArray::fromStdString(playerWord(player)));
}

void PlayerChoice::setEngines(const QStringList& names) {
    if (m_engines == names)
        return;
    m_engines = names;
    const SidePlayer before = player();
    clear();
    offer({});
    for (const Level level : imperio::levels)
        offer({level, {}});
    for (const QString& name : names)
        offer({{}, name.toStdString()});
    setPlayer(before);
}

SidePlayer PlayerChoice::player() const {
    return document::sidePlayer(currentData().toByteArray().toStdString()).value_or(SidePlayer{});
}

/// A player that isn't offered gets an item of its own.
void PlayerChoice::setPlayer(const SidePlayer& player) {
    const QByteArray word = QByteArray::fromStdString(playerWord(player));
    if (findData(word) < 0)
        offer(player);
    setCurrentIndex(findData(word));
}

} // namespace sf::ui

#include "moc_player_choice.cpp"
