// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_help.h"

#include <QCoreApplication>

namespace sf::ui {

namespace {
struct PostHelpText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::PostHelpText)
};
} // namespace

QList<HelpPage> postHelp() {
    return {{QStringLiteral("posts"), PostHelpText::tr("Games by post")}};
}

} // namespace sf::ui
