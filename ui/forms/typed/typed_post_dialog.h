// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/form_dialog.h"

#include <functional>
#include <vector>

class QListWidget;

namespace sf::ui {

class NumberedTextEdit;

/// What was read in a post from one of its lines on.
struct ReadLine {
    int line = 1;  ///< from 1
    QString words; ///< what was understood, or why it wasn't
    bool isWrong = false;
};

/// Reads a post in which a person typed actions, with dice of a forum's roller. What was understood stands
/// line by line below the text, which can be corrected; nothing is played until all of it is understood.
class TypedPostDialog final : public FormDialog {
    Q_OBJECT

public:
    using Reader = std::function<std::vector<ReadLine>(const std::string& post)>;
    /// The text is that of the clipboard, if it has actions.
    TypedPostDialog(const QString& label, Reader reader, QWidget* parent);

    void setText(const QString& text);
    std::string text() const;

private:
    void read();

    Reader m_reader;
    NumberedTextEdit* m_text;
    QListWidget* m_lines;
};

} // namespace sf::ui
