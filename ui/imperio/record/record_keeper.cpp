// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_keeper.h"

#include "ui/imperio/play/end_panel.h"
#include "ui/imperio/play/typed_line.h"
#include "ui/imperio/record/game_export.h"
#include "ui/imperio/record/look_back_bar.h"
#include "ui/imperio/record/playback.h"
#include "ui/imperio/record/record_commands.h"
#include "ui/imperio/record/record_panel.h"
#include "ui/imperio/state/game_desk.h"
#include "ui/page/command_registry.h"

namespace sf::ui {

RecordKeeper::RecordKeeper(GameDesk& desk, Page& page)
    : QObject(&page)
    , m_desk(desk)
    , m_page(page)
    , m_playback(new Playback(desk, this))
    , m_export(new GameExport(desk, page)) {}

void RecordKeeper::addTo(CommandRegistry& commands) {
    addPlaybackCommands(commands, m_desk, *m_playback);
    m_exports = addExportCommands(commands, *m_export);
    commands.add({.id = QStringLiteral("typeAction"),
                  .text = tr("&Type an action"),
                  .shortcuts = {tr("Ctrl+I")},
                  .menu = Page::Menu::Edit,
                  .run = [this] { Q_EMIT m_desk.typingAsked(); }});
    addResult(commands);
}

void RecordKeeper::addResult(CommandRegistry& commands) {
    auto* end = new EndPanel(m_desk, *m_export, &m_page);
    connect(end, &EndPanel::newGameAsked, &m_page, &Page::newRequested);
    commands.add({.id = QStringLiteral("result"),
                  .text = tr("Res&ult of the game"),
                  .shortcuts = {tr("Ctrl+R")},
                  .menu = Page::Menu::Game,
                  .run = [end] { end->open(); },
                  .isEnabled = [this] { return m_desk.document().game().position.result.has_value(); }});
}

QWidget* RecordKeeper::makeLookBackBar() {
    return new LookBackBar(m_desk, *m_playback);
}

QWidget* RecordKeeper::makeTypedLine() {
    auto* line = new TypedLine(m_desk);
    connect(line, &TypedLine::closed, &m_page, [this] { m_page.setFocus(); });
    connect(&m_desk, &GameDesk::typingAsked, line, &TypedLine::open);
    return line;
}

Page::Dock RecordKeeper::dock() {
    return {tr("Record"),
            QStringLiteral("recordDock"),
            [this] { return new RecordPanel(m_desk, *m_playback, m_exports); },
            {},
            true,
            250};
}

} // namespace sf::ui
