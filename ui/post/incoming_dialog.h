// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/post_game_store.h"
#include "ui/widgets/form_dialog.h"

class QRadioButton;

namespace sf::ui {

/// Shows the new blocks that a text has for one game, after all of it was checked, and asks whether to accept
/// them; for a new game, also which part the user plays.
class IncomingDialog final : public FormDialog {
    Q_OBJECT

public:
    explicit IncomingDialog(const document::Arrival& arrival, QWidget* parent = nullptr);
    /// The user's part in a new game; nothing for somebody who only watches.
    std::optional<post::Writer> own() const;

private:
    void addLine(const QString& text);
    void addInvitation(const post::PostGame& game);

    QRadioButton* m_plays = nullptr;
};

/// What is wrong with a pasted text or worth knowing about it: one sentence per line, each with its place.
QStringList problemsText(const document::Incoming& incoming);
QStringList problemsText(const document::Arrival& arrival);

} // namespace sf::ui
