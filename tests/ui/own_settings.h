// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/kind_registry.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"

#include <QTemporaryDir>

namespace sf::test {

/// Settings of this test only, without animations and playback.
struct OwnSettings {
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ui::Appearance appearance{settings};

    OwnSettings() {
        settings.set(ui::Settings::animations, false);
        settings.set(ui::Settings::playback, ui::Settings::Playback::Off);
    }
    ui::PageContext context() { return {settings}; }
};

} // namespace sf::test
