// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/page/stack_list_panel.h"
#include "ui/battle/state/selection.h"
#include "ui/page/kind_registry.h"
#include "ui/page/page.h"

#include <QPointer>

#include <memory>

namespace sf::ui {

class BattleActions;
class BattleBar;
class BattleFilmController;
class BattlePlayCommands;
class CommanderController;
class GoToMenu;
class LossReport;
struct LossSummary;
class BattleMode;

class BattleView;
class PlayController;
class SideCover;
class StackPanel;

/// The tab of a battle: its map, and its contributions to the window.
class BattlePage final : public Page {
    Q_OBJECT

public:
    BattlePage(document::BattleDocument& document, const PageContext& context, QWidget* parent = nullptr);
    ~BattlePage() override;

    document::Document& document() override { return m_document; }
    QList<Dock> docks() override;
    paint::PrintOffer printOffer() const override;
    /// A list of units, for the selected stack.
    bool takeFile(const QString& path) override;
    bool canPrint() const override { return !isCovered(); }
    QString helpPage() const override;
    /// Also while both sides watch the round that was fought, before one of them takes over.
    bool isCovered() const override;
    bool isWatching() const override;
    QStringList docksBesideFilm() const override;
    void endFilm() override;

    BattleView& view() { return *m_view; }
    Selection& selection() { return m_selection; }
    /// The rule system's part of the page; replaced when the battle is converted.
    BattleModeSession& session() { return *m_session; }
    PlayController& play() { return *m_play; }
    CommanderController& commanders() { return *m_commanders; }
    BattleFilmController& film() { return *m_film; }

private:
    bool isComputersTurn() const override;
    void connectView();
    void connectDocument();
    void connectPlay();
    void connectPointing();
    void letChoose(const std::vector<hex::Hex>& hexes, const QString& prompt, const HexChosen& chosen);
    void handOver(int side);
    void endWatching();
    void reportUnseen();
    void reportAll(int side);
    bool mayHaveMissed(int side) const;
    LossSummary summaryFor(int side) const;
    void showSummary(const LossSummary& summary);
    QString reportTitle(int side) const;
    void restorePlayers();
    void rememberPlayers();
    void followCover();
    void showEnd();
    const BattleMode& mode() const;
    /// Makes the part of the page that belongs to the battle's rule system.
    void startSession();
    void followRules();
    void followLog();
    void goTo(const battle::StackId& stack);
    void centreOn(const battle::StackId& stack);
    /// On the map, whatever is selected.
    void showStack(const battle::StackId& stack);
    void applySettings();
    void setRulesHelp(QWidget& panel) const;
    QWidget* makeStackPanel();
    QWidget* makeStackList();
    void listStacks(StackListPanel::Listed listed);
    QWidget* makeLog();
    QWidget* makeHistory();

    document::BattleDocument& m_document;
    PageContext m_context;
    Selection m_selection;
    RuleSystem m_rules; ///< that docks and actions were made for
    BattleModeSession* m_session = nullptr;
    QWidget* m_content; ///< everything that a cover hides
    QWidget* m_above;   ///< the bars above the map
    BattleView* m_view;
    BattleFilmController* m_film; ///< is told of changes before those that hand over
    PlayController* m_play;
    CommanderController* m_commanders;
    BattlePlayCommands* m_playCommands;
    BattleBar* m_bar = nullptr;
    SideCover* m_cover;
    BattleActions* m_actions;
    std::optional<int> m_next;     ///< takes over once the film has ended
    std::optional<int> m_reported; ///< took over, and is yet to be told what happened
    bool m_isWatched = false;      ///< by both sides
    bool m_isEndWaiting = false;   ///< for the film to end
    std::optional<int> m_fought;   ///< rounds
    std::size_t m_logLines;        ///< how many the log had
    bool m_isTurnSpoken = false;   ///< screen readers were told of a commander's turn while it was played
    GoToMenu* m_goTos;
    QPointer<StackPanel> m_stackPanel;      ///< null until the Stack dock is first shown
    QPointer<StackListPanel> m_list;        ///< null until the Battle dock is first shown
    QPointer<LossReport> m_report;          ///< above the log; null until that dock is first shown
    std::unique_ptr<LossSummary> m_summary; ///< what it shows
};

/// What the registry knows of battles.
DocumentKind battleKind();

} // namespace sf::ui
