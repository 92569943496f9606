// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/rules/rule.h"
#include "ui/page/kind_registry.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace sf::ui {

class BattleLogFilter;
class BattleLogModel;
class BattleLogTools;
class Selection;

/// What is in the Log dock: what happened in the battle's rounds, a line an event. Pointing at a line shows
/// its stack on the map, choosing it selects the stack, and its rule opens the rulebook.
class BattleLogPanel final : public QWidget {
    Q_OBJECT

public:
    BattleLogPanel(document::BattleDocument& document, Selection& selection, const PageContext& context,
                   QWidget* parent = nullptr);
    ~BattleLogPanel() override;

    QTableView& table() { return *m_table; }
    /// The lines that are shown, as text.
    QString shownText() const;
    /// The whole log, as JSON where the name ends so, else as text; false when it could not be written, which
    /// is said.
    bool saveTo(const QString& path);

public Q_SLOTS:
    /// The chosen lines onto the clipboard; all that are shown when at most one is chosen.
    void copy();

Q_SIGNALS:
    void messageShown(const QString& text);
    void ruleActivated(sf::Rule rule);
    /// The map should show where it is.
    void stackShown(const sf::battle::StackId& stack);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeOut();
    void makeTable();
    void connectTable();
    void fitColumns();
    void followChanges(const battle::Changes& changes);
    void followRows();
    void filter();
    void save(const QString& suffix);
    void point(const QModelIndex& index);
    void choose(const QModelIndex& index);
    void openRule(const QModelIndex& index);
    bool tableKey(int key);
    std::optional<battle::StackId> stackOf(const QModelIndex& index) const;

    document::BattleDocument& m_document;
    Selection& m_selection;
    PageContext m_context;
    BattleLogModel* m_model;
    BattleLogFilter* m_filtered;
    BattleLogTools* m_tools;
    QTableView* m_table;
    QLabel* m_hint;
};

} // namespace sf::ui
