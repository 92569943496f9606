// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/appearance.h"
#include "ui/common/kind_registry.h"
#include "ui/common/settings.h"

#include <QTemporaryDir>

namespace sf::test {

/// Settings that no other test sees, without animations.
struct OwnSettings {
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ui::Appearance appearance{settings};

    OwnSettings() { settings.setAnimationsOn(false); }
    ui::PageContext context() { return {settings, appearance}; }
};

} // namespace sf::test
