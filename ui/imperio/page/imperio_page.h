// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imperio/state/game_controller.h"
#include "ui/page/kind_registry.h"
#include "ui/page/page.h"
#include "ui/widgets/window_request.h"

namespace sf::ui {

class AnalysisController;
class BlunderGuard;
class BranchBar;
class GameClockController;
class GoToMenu;
class ImperioView;
class PlayCommands;
class PlayerController;
class RecordController;
class ImperioTurnCover;
class ReportController;
class TurnBanner;
class TurnReport;

/// The tab of a game of Imperio Bellum: its board, and its contributions to the window. The docks are those
/// of the set-up until the set-up is over.
class ImperioPage final : public Page {
    Q_OBJECT

public:
    ImperioPage(document::ImperioDocument& document, const PageContext& context, QWidget* parent = nullptr);
    ~ImperioPage() override;

    document::Document& document() override { return m_controller.document(); }
    QList<Dock> docks() override;
    /// With the position that is shown.
    paint::PrintOffer printOffer() const override;
    bool canPrint() const override { return true; }
    QString helpPage() const override { return QStringLiteral("imperio"); }
    /// Between two players at one screen, where they chose a cover.
    bool isCovered() const override;

    GameController& controller() { return m_controller; }
    ImperioView& view() { return *m_view; }
    PlayerController& players() { return *m_players; }
    AnalysisController& analysis() { return *m_analysis; }
    ReportController& reports() { return *m_reports; }

private:
    bool isComputersTurn() const override;
    QWidget* makeSides();
    QWidget* makeBoard();
    void rearrange();
    void follow();
    void reportTurn(Spoken spoken);

    GameController m_controller;
    ImperioView* m_view;
    GameClockController* m_clock;
    PlayCommands* m_commands;
    PlayerController* m_players;
    BlunderGuard* m_guard;
    RecordController* m_record;
    ReportController* m_reports;
    AnalysisController* m_analysis;
    GoToMenu* m_goTos = nullptr;
    BranchBar* m_branches = nullptr;
    TurnBanner* m_banner = nullptr;
    ImperioTurnCover* m_cover;
    TurnReport* m_report;
    imperio::Side m_mover; ///< of the position
    std::size_t m_played;  ///< entries
    bool m_hadBegun;
};

/// What the registry knows of games of Imperio Bellum.
DocumentKind imperioKind();

} // namespace sf::ui
