// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace sf::ui {

class CommandRegistry;
class TraitsForm;

/// The unit kinds of a battle: a table to compare them, and next to it every key of the selected one. Each
/// change is an edit that can be undone.
class KindsDialog final : public QDialog {
    Q_OBJECT

public:
    KindsDialog(document::BattleDocument& document, QWidget* parent);
    ~KindsDialog() override;

    /// Not while a text is refused.
    void done(int result) override;

private:
    QWidget* makeList();
    void fill();
    void addRow(const battle::UnitKind& kind);
    void showKind();
    void add();
    void addEdits();
    void copy();
    void cut();
    void paste();
    void duplicate();
    void put(const std::string& name, const battle::Traits& traits);
    void remove();
    /// Performs all as one step, then selects that kind; false if refused.
    bool perform(const std::vector<battle::Action>& actions, const QString& text, const std::string& current);
    std::vector<std::string> chosen() const;
    void applyForm();
    void showRefusal(const std::optional<battle::Refusal>& refused);
    void showLine(const QString& text, bool isProblem);
    std::string freshName(const QString& wanted) const;
    const battle::UnitKind* current() const;

    document::BattleDocument& m_document;
    QTreeWidget* m_list;
    TraitsForm* m_form;
    QPushButton* m_duplicate = nullptr;
    QPushButton* m_remove = nullptr;
    QLabel* m_line;
    CommandRegistry* m_edits;
    std::string m_current;
    bool m_isFilling = false;
};

} // namespace sf::ui
