// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/encounter/attackposts/new_comments.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/page/kind_registry.h"
#include "ui/page/page.h"

namespace sf::ui {

class DungeonFilm;
class DungeonView;
class GoToMenu;

/// The tab of a dungeon: its clock and tables, and its contributions to the window.
class EncounterPage final : public Page {
    Q_OBJECT

public:
    EncounterPage(document::EncounterDocument& document, const PageContext& context,
                  QWidget* parent = nullptr);

    document::Document& document() override { return m_controller.document(); }
    QList<Dock> docks() override;
    bool canPrint() const override { return true; }
    bool isWatching() const override;
    void endFilm() override;
    QString helpPage() const override { return QStringLiteral("encounter"); }
    paint::PrintOffer printOffer() const override;

    DungeonController& controller() { return m_controller; }
    DungeonView& view() { return *m_view; }
    DungeonFilm& film() { return *m_film; }

private:
    DungeonController m_controller;
    NewComments m_news;
    DungeonView* m_view;
    DungeonFilm* m_film;
};

/// What the registry knows of dungeons.
DocumentKind encounterKind();

} // namespace sf::ui
