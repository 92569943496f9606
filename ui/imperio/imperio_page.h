// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/kind_registry.h"
#include "ui/common/page.h"
#include "ui/imperio/game_desk.h"

namespace sf::ui {

class ImperioActions;
class ImperioView;

/// The tab of a game of Imperio Bellum: its board, and what it adds to the window round it. The docks are
/// those of the set-up until the set-up is over.
class ImperioPage final : public Page {
    Q_OBJECT

public:
    ImperioPage(document::ImperioDocument& document, const PageContext& context, QWidget* parent = nullptr);
    ~ImperioPage() override;

    document::Document& document() override { return m_desk.document(); }
    QList<QAction*> actions(Menu menu) override;
    QList<QAction*> toolBarActions() override;
    QList<Dock> docks() override;

    GameDesk& desk() { return m_desk; }
    ImperioView& view() { return *m_view; }

private:
    void rearrange();

    GameDesk m_desk;
    ImperioView* m_view;
    ImperioActions* m_actions;
    bool m_hadBegun;
};

/// What the registry knows of games of Imperio Bellum.
DocumentKind imperioKind();

} // namespace sf::ui
