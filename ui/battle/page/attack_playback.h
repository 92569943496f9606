// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/event.h"
#include "ui/battle/layer/damage_animation.h"
#include "ui/style/settings.h"

#include <vector>

namespace sf::ui {

/// The attacks among the events, each with its losses; if they aren't played back one by one, all losses at
/// once.
std::vector<Blow> blowsOf(const std::vector<battle::Event>& events, bool isOneByOne);
/// Milliseconds for an attack that is played back; 0 when none is.
int attackTime(Settings::Playback playback);
/// "Attacks are played back slowly".
QString playbackText(Settings::Playback playback);
/// The one after it, the first after the last.
Settings::Playback nextPlayback(Settings::Playback playback);

} // namespace sf::ui
