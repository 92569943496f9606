// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/typed_post.h"
#include "ui/widgets/form_dialog.h"

class QListWidget;

namespace sf::ui {

class BoardTextEdit;

/// Reads a post in which a person typed actions, with dice of a forum's roller. What was understood stands
/// line by line below the text, which can be corrected; nothing is played until all of it is understood.
class TypedPostDialog final : public FormDialog {
    Q_OBJECT

public:
    /// The actions follow `position`. The text is that of the clipboard, if it has actions.
    TypedPostDialog(const imperio::Position& position, QWidget* parent);

    void setText(const QString& text);
    /// What to play, in order.
    std::vector<imperio::Entry> entries() const;

private:
    void read();

    imperio::Position m_position;
    post::TypedPost m_typed;
    BoardTextEdit* m_text;
    QListWidget* m_lines;
};

} // namespace sf::ui
