// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_players.h"

#include <QComboBox>

#include <optional>

namespace sf::ui {

/// A box to choose who plays a side: a person, the computer at a level, or an engine.
class PlayerChoice final : public QComboBox {
    Q_OBJECT

public:
    explicit PlayerChoice(QWidget* parent = nullptr);
    /// Offers these engines too. The choice stays the same.
    void setEngines(const QStringList& names);
    document::SidePlayer player() const;
    void setPlayer(const document::SidePlayer& player);

private:
    void offer(const document::SidePlayer& player);

    std::optional<QStringList> m_engines;

Q_SIGNALS:
    /// The user chose another player.
    void chosen(const sf::document::SidePlayer& player);
};

} // namespace sf::ui
