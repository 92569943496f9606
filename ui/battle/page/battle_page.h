// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/battle/state/selection.h"
#include "ui/page/kind_registry.h"
#include "ui/page/page.h"

#include <QPointer>

class QMenu;

namespace sf::ui {

class BattleActions;
class BattleView;
class PhaseStrip;
class RoundCommands;
class RoundDesk;
class TurnPlay;

/// The tab of a battle: its map, and what it adds to the window round it.
class BattlePage final : public Page {
    Q_OBJECT

public:
    BattlePage(document::BattleDocument& document, const PageContext& context, QWidget* parent = nullptr);
    ~BattlePage() override;

    document::Document& document() override { return m_document; }
    QList<QAction*> actions(Menu menu) override;
    QList<QAction*> toolBarActions() override;
    QList<Dock> docks() override;
    QList<QPair<QString, QString>> boardKeys() const override;
    paint::PrintOffer printOffer() const override;
    bool canPrint() const override { return true; }
    void undo() override;

    BattleView& view() { return *m_view; }
    Selection& selection() { return m_selection; }
    RoundDesk& rounds() { return *m_rounds; }
    TurnPlay& turns() { return *m_turns; }

private:
    void connectView();
    void connectDocument();
    void connectRounds();
    bool playsRounds() const;
    void followRules();
    void followLog();
    void goTo(const battle::StackId& stack);
    void makeGoTos();
    QAction* addGoTo(const QString& text, const QKeySequence& key, const QString& dock,
                     const QPointer<QWidget>& panel);
    void showRoundGoTos();
    void applySettings();
    void applyTheme();
    QWidget* makeStackPanel();
    QWidget* makeOrders();
    QWidget* makeConflicts();
    void showLosses(std::size_t firstLine);
    QWidget* makeStackList();
    QWidget* makeForecast();
    QWidget* makeLog();
    QWidget* makePalette();
    QWidget* makeHistory();

    document::BattleDocument& m_document;
    PageContext m_context;
    Selection m_selection;
    RoundDesk* m_rounds;
    RoundCommands* m_commands;
    PhaseStrip* m_strip;
    TurnPlay* m_turns;
    RuleSystem m_rules; ///< that docks and actions were made for
    BattleView* m_view;
    BattleActions* m_actions;
    bool m_hasToldLog; ///< whether there has been something in the log
    QMenu* m_goTos = nullptr;
    QList<QAction*> m_roundGoTos; ///< to what only rules with rounds have
    QPointer<QWidget> m_stack;
    QPointer<QWidget> m_stacks;
    QPointer<QWidget> m_palette;
    QPointer<QWidget> m_history;
    QPointer<QWidget> m_forecast;
    QPointer<QWidget> m_log;
    QPointer<QWidget> m_orders;
    QPointer<QWidget> m_conflicts;
};

/// What the registry knows of battles.
DocumentKind battleKind();

} // namespace sf::ui
