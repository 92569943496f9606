// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/document/lists/battle_tables.h"
#include "ui/log/log_panel.h"
#include "ui/page/kind_registry.h"

class QToolButton;

namespace sf::ui {

class BattleLogFilters;
class BattleLogModel;
class Selection;

/// The Log dock of a battle. Pointing at a line shows its stack on the map; choosing it selects the stack.
class BattleLogPanel final : public LogPanel {
    Q_OBJECT

public:
    BattleLogPanel(document::BattleDocument& document, Selection& selection, const PageContext& context,
                   QWidget* parent = nullptr);

    /// While a film runs: shows so many lines, which it has told so far, and goes to the last of them.
    /// Choosing a line selects no stack meanwhile.
    void showUntil(std::optional<std::size_t> lines);
    /// Shows the widget above the lines.
    void addHead(QWidget& head);

Q_SIGNALS:
    /// The map should show the stack.
    void stackShown(const sf::battle::StackId& stack);
    /// The map should centre on the stack.
    void stackCentred(const sf::battle::StackId& stack);
    /// A line was clicked: this event of a journal entry.
    void eventShown(std::uint32_t entry, std::size_t event);
    /// The user wants to watch this event.
    void eventPlayed(std::uint32_t entry, std::size_t event);

protected:
    QByteArray bytes(const QString& suffix) const override;
    void point(int row) override;
    void choose(int row) override;
    void activate(int row) override;
    void followRows() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    BattleLogPanel(BattleLogModel* model, document::BattleDocument& document, Selection& selection,
                   const PageContext& context, QWidget* parent);
    document::WrittenTable attacks() const;
    void copyAttacks();
    void filter();
    void placeFilters();
    void followChanges(const battle::Changes& changes);
    std::optional<battle::StackId> stackOf(int row) const;
    /// The line's event within its journal entry; nothing if it isn't about one.
    std::optional<std::size_t> eventOf(int row) const;

    document::BattleDocument& m_document;
    Selection& m_selection;
    BattleLogModel* m_model;
    BattleLogFilters* m_filters;
    std::optional<std::size_t> m_told; ///< lines, while a film runs
    QToolButton* m_filtersShown;       ///< in a narrow panel, where the filters have a row of their own
};

/// Whether the changes affect the names of sides, stacks or units, which log lines are told with.
bool changesNames(const battle::Changes& changes);

} // namespace sf::ui
