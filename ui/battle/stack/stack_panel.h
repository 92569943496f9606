// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/battle/mode/shown_stack.h"
#include "ui/style/restyled.h"

#include <QWidget>

#include <functional>

class QBoxLayout;
class QScrollArea;
class QStackedWidget;

namespace sf::ui {

class BattleOverview;
class ForecastPanel;
class LinkButton;
class OrderSection;
class Selection;
class Settings;
class StackHead;
class StackSection;
class UnitTable;

/// What the panel needs of its page. All of it may be missing.
struct StackPanelContext {
    Settings* settings = nullptr; ///< keep what is unfolded, and the columns of the unit table
    std::function<OrderSection*(QWidget* parent)> makeOrders{};
    std::function<bool()> isBusy{}; ///< the forecast isn't updated meanwhile
};

/// The Stack dock: the selected stack's head and, scrolling below it, its order, its rule system's section,
/// its units as a table, and the forecast of the stack pointed at; without a selection, what could be
/// selected. Follows the document and the selection; all edits are actions of the document.
class StackPanel final : public Restyled<QWidget> {
    Q_OBJECT

public:
    StackPanel(document::BattleDocument& document, Selection& selection, StackPanelContext context = {},
               QWidget* parent = nullptr);
    ~StackPanel() override;

    /// Unfold the part and put the keyboard there; without a stack nothing happens.
    void goToOrders();
    void goToForecast();

public Q_SLOTS:
    /// Puts the keyboard into the selected stack's name.
    void editName();
    /// Asks which units of the selected stack leave it as a new one (SMM-19).
    void splitOff();

protected:
    void restyle() override { refreshOverview(); }

private:
    void needInspector();
    QWidget* makeInspector();
    QWidget* makeParts(QWidget* inspector);
    void addUnits(QBoxLayout& layout, QWidget* parts);
    void rememberColumns();
    void showFocused();
    void connectDocument();
    void connectParts();
    void refresh();
    void refreshOverview();
    void showStack(const ShownStackPointer& shown);

    document::BattleDocument& m_document;
    Selection& m_selection;
    StackPanelContext m_context;
    QStackedWidget* m_pages = nullptr;
    BattleOverview* m_overview = nullptr;
    // The inspector, made when a stack is first selected; null until then.
    StackHead* m_head = nullptr;
    QScrollArea* m_scroll = nullptr;
    OrderSection* m_orders = nullptr;  ///< null for rules without orders
    StackSection* m_section = nullptr; ///< null for rules that add none
    UnitTable* m_table = nullptr;
    LinkButton* m_unitsLink = nullptr; ///< null where the table is always shown
    ForecastPanel* m_forecast = nullptr;
    ShownStackPointer m_shown; ///< null while no stack is selected
};

} // namespace sf::ui
