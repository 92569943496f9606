// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::ui {

class Settings;

/// Whether a screen reader listens, as far as can be known: the user's setting, or else what the desktop
/// says. There it is the property ScreenReaderEnabled of org.a11y.Status, and for readers that were started
/// by hand whether anybody has asked the accessibility registry for changes of focus. Takes a moment, so ask
/// it when something is about to happen, and not in a loop.
bool isScreenReaderOn(const Settings& settings);

} // namespace sf::ui
