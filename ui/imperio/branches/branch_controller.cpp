// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/branches/branch_controller.h"

#include "core/document/imperio/imperio_branches.h"
#include "ui/imperio/branches/branch_bar.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/page/command_registry.h"

namespace sf::ui {

using document::ImperioDocument;

BranchController::BranchController(GameController& controller, QObject* parent)
    : QObject(parent), m_controller(controller) {
    const ImperioDocument& document = controller.document();
    connect(&document, &ImperioDocument::changed, this, &BranchController::changed);
    connect(&document, &ImperioDocument::commentsChanged, this, &BranchController::changed);
    if (const ImperioDocument* origin = document.origin()) {
        connect(origin, &ImperioDocument::changed, this, &BranchController::changed);
        connect(origin, &ImperioDocument::branchesChanged, this, &BranchController::changed);
        connect(origin, &ImperioDocument::titleChanged, this, &BranchController::changed);
        // Queued: the pointer to it is still valid while it is destroyed.
        connect(origin, &QObject::destroyed, this, &BranchController::changed, Qt::QueuedConnection);
    }
}

void BranchController::addTo(CommandRegistry& commands) {
    commands.add({.id = QStringLiteral("keepBranch"),
                  .text = tr("&Keep as a branch"),
                  .shortcuts = {tr("Ctrl+Shift+J")},
                  .menu = Page::Menu::Game,
                  .toolTip = tr("Add what you tried here to the game it began in"),
                  .run = [this] { keep(); },
                  .isEnabled = [this] { return canKeep(); }});
    connect(this, &BranchController::changed, &commands, &CommandRegistry::refresh);
}

QWidget* BranchController::makeBar() {
    return new BranchBar(*this, m_controller.document());
}

bool BranchController::canKeep() const {
    return document::canKeepBranch(m_controller.document());
}

void BranchController::keep() {
    if (!canKeep())
        return;
    const QString game = m_controller.document().origin()->title();
    if (document::keepBranch(m_controller.document()))
        m_controller.say(tr("Kept as a branch of “%1”. Save that game to store it").arg(game));
    else
        m_controller.say(tr("Can't keep this: a game has at most 1,000 branches and 100,000 actions"));
    Q_EMIT changed();
}

} // namespace sf::ui
