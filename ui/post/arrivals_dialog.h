// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/post_game_store.h"
#include "ui/forms/form_dialog.h"

#include <functional>

class QListWidget;

namespace sf::ui {

/// Asks which of the games that a text has news of to accept, such as those of a saved page of a forum. New
/// games in which the user plays no side are only watched.
class ArrivalsDialog final : public FormDialog {
    Q_OBJECT

public:
    /// `side`: the side of a game that the user's secrets or key are for.
    using Side = std::function<std::optional<post::Writer>(const post::PostGame&)>;
    ArrivalsDialog(const std::vector<document::Arrival>& arrivals, const Side& side,
                   QWidget* parent = nullptr);
    /// The indexes of the games that are ticked.
    std::vector<int> chosen() const;

private:
    void refresh();

    QListWidget* m_list;
};

} // namespace sf::ui
