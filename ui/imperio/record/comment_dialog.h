// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/form_dialog.h"

namespace sf::ui {

class BoundedTextEdit;

/// Writes a comment about a place in a game.
class CommentDialog final : public FormDialog {
    Q_OBJECT

public:
    /// `place`: the action that it is about.
    CommentDialog(const QString& place, const QString& comment, QWidget* parent);
    QString comment() const;

private:
    void refresh();

    BoundedTextEdit* m_text;
};

} // namespace sf::ui
