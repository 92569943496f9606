// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_keeper.h"

#include "ui/imperio/play/end_panel.h"
#include "ui/imperio/play/typed_line.h"
#include "ui/imperio/record/game_export.h"
#include "ui/imperio/record/look_back_bar.h"
#include "ui/imperio/record/playback.h"
#include "ui/imperio/record/record_actions.h"
#include "ui/imperio/record/record_panel.h"
#include "ui/imperio/state/game_desk.h"
#include "ui/page/page_actions.h"

#include <QAction>

namespace sf::ui {

RecordKeeper::RecordKeeper(GameDesk& desk, Page& page)
    : QObject(&page)
    , m_desk(desk)
    , m_page(page)
    , m_playback(new Playback(desk, this))
    , m_export(new GameExport(desk, page)) {}

void RecordKeeper::addTo(PageActions& actions) {
    addPlaybackActions(actions, m_desk, *m_playback);
    m_exports = addExportActions(actions, *m_export);
    actions.add(Page::Menu::Edit, tr("&Type an action"), {}, {tr("Ctrl+I")},
                [this] { Q_EMIT m_desk.typingAsked(); });
    addResult(actions);
}

void RecordKeeper::addResult(PageActions& actions) {
    auto* end = new EndPanel(m_desk, *m_export, &m_page);
    connect(end, &EndPanel::newGameAsked, &m_page, &Page::newRequested);
    auto* again =
        actions.add(Page::Menu::Game, tr("Res&ult of the game"), {}, {tr("Ctrl+R")}, [end] { end->open(); });
    const auto refresh = [this, again] {
        again->setEnabled(m_desk.document().game().position.result.has_value());
    };
    connect(&m_desk, &GameDesk::positionChanged, again, refresh);
    refresh();
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
