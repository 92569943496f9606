// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/branches/branch_bar.h"

#include "core/document/imperio/imperio_branches.h"
#include "core/text/display_text.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/page/command_registry.h"
#include "ui/style/layouts.h"
#include "ui/style/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace sf::ui {

using document::ImperioDocument;

BranchBar::BranchBar(GameController& controller, QWidget* parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_text(wrappingLabel(this))
    , m_keep(new QPushButton(tr("Keep as a branch"), this)) {
    setObjectName(QStringLiteral("branchBar"));
    m_text->setTextFormat(Qt::PlainText);
    auto* layout = padded<QHBoxLayout>(this, barMargins);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_keep);
    connect(m_keep, &QPushButton::clicked, this, &BranchBar::keep);
    connect(this, &BranchBar::changed, this, &BranchBar::refresh);
    const ImperioDocument& document = controller.document();
    connect(&document, &ImperioDocument::changed, this, &BranchBar::changed);
    connect(&document, &ImperioDocument::commentsChanged, this, &BranchBar::changed);
    if (const ImperioDocument* origin = document.origin()) {
        connect(origin, &ImperioDocument::changed, this, &BranchBar::changed);
        connect(origin, &ImperioDocument::branchesChanged, this, &BranchBar::changed);
        connect(origin, &ImperioDocument::titleChanged, this, &BranchBar::changed);
        // Queued: the pointer to it is still valid while it is destroyed.
        connect(origin, &QObject::destroyed, this, &BranchBar::changed, Qt::QueuedConnection);
    }
    refresh();
}

void BranchBar::addTo(CommandRegistry& commands) {
    commands.add({.id = QStringLiteral("keepBranch"),
                  .text = tr("&Keep as a branch"),
                  .shortcuts = {tr("Ctrl+Shift+J")},
                  .menu = Page::Menu::Game,
                  .toolTip = tr("Add this line of play to the original game"),
                  .run = [this] { keep(); },
                  .isEnabled = [this] { return canKeep(); }});
    connect(this, &BranchBar::changed, &commands, &CommandRegistry::refresh);
}

bool BranchBar::canKeep() const {
    return document::canKeepBranch(m_controller.document());
}

void BranchBar::keep() {
    if (!canKeep())
        return;
    const QString game = m_controller.document().origin()->title();
    if (document::keepBranch(m_controller.document()))
        m_controller.say(tr("Kept as a branch of “%1”. Save that game to store it").arg(game));
    else
        m_controller.say(tr("Can't keep this: a game has at most 1,000 branches and 100,000 actions"));
    Q_EMIT changed();
}

void BranchBar::refresh() {
    const ImperioDocument* origin = m_controller.document().origin();
    setVisible(origin != nullptr);
    if (!origin)
        return;
    const QString game = text::displayName(origin->title());
    m_text->setText(m_controller.document().kept() && !canKeep()
                        ? tr("A branch of “%1”. You can play on here.").arg(game)
                        : tr("You are trying something out. “%1” doesn't change.").arg(game));
    setAccessibleName(m_text->text());
    m_keep->setEnabled(canKeep());
}

void BranchBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), Style::tint(palette()));
}

} // namespace sf::ui

#include "moc_branch_bar.cpp"
