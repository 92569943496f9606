// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/post_game_store.h"
#include "ui/forms/form_dialog.h"

class QLabel;
class QRadioButton;

namespace sf::ui {

/// Says what the new blocks that a text has for one game do, after all of it was checked, and asks whether to
/// accept them; for a new game, also which part the user plays.
class IncomingDialog final : public FormDialog {
    Q_OBJECT

public:
    /// `side`: the side of the game that the user's secrets or key are for. `otherKey`: a warning that
    /// somebody signs it with another key than the user knows.
    IncomingDialog(const document::Arrival& arrival, std::optional<post::Writer> side,
                   const QString& otherKey, QWidget* parent = nullptr);
    /// The user's part in a new game; nothing for somebody who only watches.
    std::optional<post::Writer> own() const;

private:
    QLabel* addLine(const QString& text);
    void addBlocks(const document::Arrival& arrival);
    void addInvitation(const post::PostGame& game);
    void addParts(const post::PostGame& game);

    std::optional<post::Writer> m_side;
    QRadioButton* m_plays = nullptr;
};

/// The damaged blocks of a text: one sentence per line, each with its place.
QStringList readProblems(const document::Incoming& incoming);
/// What is wrong with the new blocks of a game or worth knowing about them: one sentence per line.
QStringList problemsText(const document::Arrival& arrival);

} // namespace sf::ui
