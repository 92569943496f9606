// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"

#include <functional>

class QWidget;

namespace sf::ui {

/// Whether the keyboard focus is in a field or cell that takes text.
bool isTyping();

/// Returns what is wrong with the text that somebody has typed into a field; empty if it can be
/// taken, or has been.
using FieldCheck = std::function<text::Caption()>;
/// Fields that can refuse a text say so here. Escape must restore their text.
void setCheck(QWidget& field, const FieldCheck& check);
/// What the check of a visible field says.
QString problemOf(const QWidget& field);

/// Ends the edit in the field or cell that has the keyboard focus, as if the user had gone on to the next
/// one; the focus stays. Whatever reads or closes a document calls this first, so that nothing typed is lost.
/// If a text in the window is refused, by default in that with the focus, asks whether to correct or to
/// discard it. Returns false if the user doesn't want to go on.
bool commitEdit(QWidget* window = nullptr);

} // namespace sf::ui
