// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;

namespace sf::ui {

/// Makes screen readers say what Qt doesn't tell them: both what a combo box is for and what is chosen,
/// “Theme: Dark”, each choice made with the arrow keys, and that a window is one.
void installSpokenWidgets();

/// Detaches a label from a check box or radio button, which has a text of its own that screen readers would
/// replace with the label's.
void keepOwnText(QLabel& label);

} // namespace sf::ui
