// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/encounter/state/dungeon_desk.h"
#include "ui/page/kind_registry.h"
#include "ui/page/page.h"

namespace sf::ui {

class DungeonCommands;
class DungeonView;

/// The tab of a dungeon: its clock and tables, and what it adds to the window round them.
class EncounterPage final : public Page {
    Q_OBJECT

public:
    EncounterPage(document::EncounterDocument& document, const PageContext& context,
                  QWidget* parent = nullptr);
    ~EncounterPage() override;

    document::Document& document() override { return m_desk.document(); }
    QList<Dock> docks() override;
    void undo() override;
    bool canPrint() const override { return true; }
    paint::PrintOffer printOffer() const override;

    DungeonDesk& desk() { return m_desk; }
    DungeonView& view() { return *m_view; }

private:
    DungeonDesk m_desk;
    DungeonView* m_view;
    DungeonCommands* m_commands;
};

/// What the registry knows of dungeons.
DocumentKind encounterKind();

} // namespace sf::ui
