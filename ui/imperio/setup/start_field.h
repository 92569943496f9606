// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/formation_store.h"
#include "core/rules/imperio/game/game.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QStackedWidget;

namespace sf::ui {

class BoardPaste;
class PositionEditor;

/// The starting board of a new game: empty, the example of the rules, random or saved formations, a pasted
/// board, or those of the previous game.
class StartField final : public QWidget {
    Q_OBJECT

public:
    enum class Start {
        Empty,
        Example,
        Random,
        Mirrored,
        Stored,
        Pasted,
        AnyPosition,
        KeptByPlayers,
        KeptInPlace,
        SamePosition
    };

    explicit StartField(QWidget* parent = nullptr);
    /// Offers the formations of a game before, whose players exchange their roles.
    void offerRematch(const imperio::Game& before);
    void choose(Start start);
    /// Where a board is typed or pasted, shown when that is chosen; the dialog gives it a place.
    BoardPaste* paste() { return m_paste; }
    /// Where any position is set up, shown when that is chosen; the dialog gives it a place too.
    PositionEditor* editor() { return m_editor; }
    /// Begins in this position, which can still be edited.
    void offerPosition(const imperio::Position& position);
    /// The position in which the game begins, if it doesn't begin with deployments.
    std::optional<imperio::Position> position() const;
    bool isEditing() const { return m_shown == Start::AnyPosition; }
    /// Adds a row between the start list and its details.
    void addRow(const QString& label, QWidget* field);

    /// Sets the house rules, which random formations follow.
    void setOptions(const imperio::Options& options);
    const std::array<imperio::Deployment, 2>& deployments() const { return m_deployments; }
    /// How far the set-up is done: both whole, only the defender's, or nothing.
    imperio::Stage reached() const;
    /// Why it can't be used; empty if it can.
    QString problem() const;
    /// Whether the board that is typed or set up piece by piece is still as it was offered.
    bool isUntouched() const;

Q_SIGNALS:
    void changed();
    /// The house rules of a pasted text.
    void rulesPasted(const sf::imperio::Options& options);

private:
    void add(Start start, const QString& text);
    void carryOver();
    QWidget* makeRandom();
    QWidget* makeStored();
    void fillStored();
    void showPage();
    void setOut();
    imperio::Deployment stored(imperio::Side side) const;

    imperio::Options m_options;
    std::array<imperio::Deployment, 2> m_deployments;
    std::optional<imperio::Game> m_before;
    std::vector<document::StoredFormation> m_formations;
    QComboBox* m_start;
    Start m_shown = Start::Empty;
    QStackedWidget* m_pages;
    std::array<QComboBox*, 2> m_stored{};
    QLabel* m_storeProblem = nullptr;
    QFormLayout* m_form;
    BoardPaste* m_paste;
    PositionEditor* m_editor;
};

} // namespace sf::ui
