// SPDX-License-Identifier: GPL-3.0-or-later
// The tool bar and the menu of the window of games by post.
// Declared in post_window.h.
#include "core/text/display_text.h"
#include "ui/page/command_registry.h"
#include "ui/page/message_bar.h"
#include "ui/page/web_page_commands.h"
#include "ui/paint/web/web_export.h"
#include "ui/post/battle_commands.h"
#include "ui/post/key_commands.h"
#include "ui/post/post_intake.h"
#include "ui/post/post_window.h"
#include "ui/post/signers.h"
#include "ui/style/layouts.h"
#include "ui/style/settings.h"

#include <QComboBox>
#include <QInputDialog>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace sf::ui {

void PostWindow::addToolCommands() {
    m_commands->add({.id = QStringLiteral("invite"),
                     .text = tr("&Invite…"),
                     .icon = QStringLiteral("new-imperio"),
                     .run = [this] { invite(); }});
    m_commands->add({.id = QStringLiteral("inviteToBattle"),
                     .text = tr("Invite to a &battle…"),
                     .icon = QStringLiteral("new-battle"),
                     .run = [this] { m_battles->chooseBattle(); }});
    m_commands->add({.id = QStringLiteral("paste"),
                     .text = tr("&Paste"),
                     .icon = QStringLiteral("paste"),
                     .shortcuts = {QKeySequence::Paste},
                     .run = [this] { paste(); }});
    m_commands->add({.id = QStringLiteral("open"),
                     .text = tr("&Open…"),
                     .icon = QStringLiteral("open"),
                     .shortcuts = {QKeySequence::Open},
                     .run = [this] { openFile(); }});
    m_commands->add({.id = QStringLiteral("copyPost"),
                     .text = tr("&Copy the post"),
                     .icon = QStringLiteral("duplicate"),
                     .shortcuts = {QKeySequence::Copy},
                     .run = [this] { copy(); },
                     .isEnabled = [this] { return m_controller.current() != nullptr; }});
    m_commands->add({.id = QStringLiteral("close"),
                     .text = tr("Clos&e"),
                     .icon = QStringLiteral("close"),
                     .shortcuts = {QKeySequence(tr("Ctrl+W"))},
                     .run = [this] { close(); }});
}

void PostWindow::addCommands() {
    addToolCommands();
    const auto hasGame = [this] { return m_controller.current() != nullptr; };
    const auto mayPlan = [this] { return m_mayPlan; };
    const auto add = [this](const char* id, const QString& text, const QKeySequence& key,
                            std::function<void()> run, std::function<bool()> isEnabled = {}) {
        m_commands->add({.id = QLatin1String(id),
                         .text = text,
                         .shortcuts = key.isEmpty() ? QList<QKeySequence>() : QList{key},
                         .run = std::move(run),
                         .isEnabled = std::move(isEnabled)});
    };
    add(
        "resign", tr("&Resign…"), {}, [this] { resign(); },
        [this] { return m_controller.current() && m_controller.canResign(*m_controller.current()); });
    add(
        "claimTime", tr("&Claim that time is up…"), {}, [this] { claimTime(); },
        [this] { return m_controller.current() && m_controller.canClaim(*m_controller.current()); });
    add(
        "chooseVersion", tr("Choose another &version…"), {}, [this] { chooseVersion(); },
        [this] { return hasVersions(); });
    add(
        "typePlan", tr("&Type your plan…"), {}, [this] { typeTurn(); }, mayPlan);
    add(
        "showPlan", tr("Show the plan &on the map"), {}, [this] { planTurn(); }, mayPlan);
    add(
        "saveBattle", tr("&Save the battle to send…"), {}, [this] { m_battles->save(); },
        [this] {
            const document::StoredGame* game = m_controller.current();
            return game && game->checked.game->invitation().has(post::Field::Document);
        });
    add(
        "savePicture", tr("Save a p&icture of the board…"), {}, [this] { savePicture(); }, hasGame);
    add(
        "exportWebPage", tr("Export web pa&ge…"), {}, [this] { exportWebPage(); }, hasGame);
    add(
        "removeGame", tr("Remove from the &list…"), {}, [this] { removeGame(); }, hasGame);
    add("watchFolder", tr("&Watch a folder…"), {}, [this] { m_intake->chooseFolder(); });
    add(
        "stopWatching", tr("&Stop watching"), {}, [this] { m_intake->stopWatching(); },
        [this] { return !m_controller.watchedFolder().isEmpty(); });
    add("exportKeys", tr("&Export keys and secrets…"), {},
        [this] { exportKeys(m_controller, *m_messages, m_context.settings.lastFolder(), *this); });
    add("importKeys", tr("I&mport keys and secrets…"), {},
        [this] { importKeys(m_controller, *m_messages, m_context.settings.lastFolder(), *this); });
    m_controller.setSigning(m_context.settings.value(Settings::signPosts));
    m_commands->add(
        {.id = QStringLiteral("signPosts"),
         .text = tr("Si&gn my blocks in new games"),
         .toolTip =
             tr("Signatures show who wrote a block; without them, anybody can write in your name. Games "
                "that have begun don't change"),
         .run =
             [this] {
                 const bool isOn = !m_context.settings.value(Settings::signPosts);
                 m_context.settings.set(Settings::signPosts, isOn);
                 m_controller.setSigning(isOn);
             },
         .isChecked = [this] { return m_context.settings.value(Settings::signPosts); }});
    add("help", tr("&Help"), QKeySequence::HelpContents, [this] { Q_EMIT helpRequested(); });
}

void PostWindow::exportWebPage() {
    const post::PostGame& game = *m_controller.current()->checked.game;
    const QString players = tr("%1 and %2")
                                .arg(text::displayName(game.name(post::Writer::Starter)),
                                     text::displayName(game.name(post::Writer::Answerer)));
    const QString message = ui::exportWebPage(*this, players, m_context.settings,
                                              [&game](const std::function<bool(int, int)>& goesOn) {
                                                  return paint::webPageOf(game, {0, {}, {}, goesOn});
                                              });
    if (!message.isEmpty())
        m_messages->show(MessageBar::Kind::Information, message);
}

bool PostWindow::hasVersions() const {
    const document::StoredGame* game = m_controller.current();
    return game && !game->checked.versions.empty() && m_controller.isOwnTurn(*game);
}

void PostWindow::chooseVersion() {
    const document::StoredGame& game = *m_controller.current();
    QStringList versions;
    for (const std::size_t place : game.checked.versions)
        versions << versionText(m_controller.games(), game, place);
    const auto shown =
        std::ranges::find(game.checked.versions, game.checked.chain.back()) - game.checked.versions.begin();
    bool isChosen = false;
    const QString chosen =
        QInputDialog::getItem(this, tr("Versions of block %1").arg(game.checked.game->count()),
                              tr("Your next block answers one of these versions; then only that one counts:"),
                              versions, static_cast<int>(shown), false, &isChosen);
    if (!isChosen)
        return;
    const auto place = game.checked.versions[static_cast<std::size_t>(versions.indexOf(chosen))];
    if (const QString error = m_controller.choose(place); !error.isEmpty())
        m_messages->show(MessageBar::Kind::Error, error);
}

QToolBar* PostWindow::makeToolBar() {
    auto* bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addActions(m_commands->actions({"invite", "inviteToBattle", "paste", "open"}));
    bar->addSeparator();
    bar->addAction(m_commands->action("copyPost"));
    m_format = new QComboBox(this);
    m_format->setAccessibleName(tr("Format of the post"));
    m_format->addItems({tr("Plain text"), tr("BBCode"), tr("Markdown")});
    addWidgets(*bar, {m_format, makeMenuButton()});
    bar->addAction(m_commands->action("close"));
    for (QAction* action : bar->actions())
        if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action)))
            button->setFocusPolicy(Qt::TabFocus);
    return bar;
}

QWidget* PostWindow::makeMenuButton() {
    auto* menu = new QMenu(this);
    menu->addActions(m_commands->actions({"resign", "claimTime", "chooseVersion", "typePlan", "showPlan",
                                          "saveBattle", "savePicture", "exportWebPage", "removeGame"}));
    menu->addSeparator();
    menu->addActions(m_commands->actions({"watchFolder", "stopWatching"}));
    menu->addSeparator();
    menu->addActions(m_commands->actions({"exportKeys", "importKeys", "signPosts", "help"}));
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, m_commands, &CommandRegistry::refresh); // time may be up by now
    auto* button = new QToolButton(this);
    button->setText(tr("Mo&re"));
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

} // namespace sf::ui
