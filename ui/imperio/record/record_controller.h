// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/page.h"

namespace sf::ui {

class CommandRegistry;
class GameController;
class GameExport;
class LookBack;

/// The page's parts for the record of a game: the list in its dock, looking back, typed actions, exports, and
/// the end panel.
class RecordController final : public QObject {
    Q_OBJECT

public:
    RecordController(GameController& controller, Page& page);

    void addTo(CommandRegistry& commands);
    /// Above the board: says that an earlier position is shown.
    QWidget* makeLookBackBar();
    /// Shows the fights of the record over the board while it is played.
    void showFightsOn(QWidget& board);
    /// Below the board: takes typed actions.
    QWidget* makeTypedLine();
    Page::Dock dock();

Q_SIGNALS:
    /// The card with the result asks for the game's report.
    void reportAsked();

private:
    void addResult(CommandRegistry& commands);
    void comment();
    void readTypedPost();

    GameController& m_controller;
    Page& m_page;
    LookBack* m_lookBack;
    GameExport* m_export;
    QList<QAction*> m_exports; ///< of the menus, for the panel
};

} // namespace sf::ui
