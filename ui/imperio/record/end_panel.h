// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/tally.h"

#include <QFrame>

class QGridLayout;
class QLabel;

namespace sf::ui {

class GameController;
class GameExport;
class RuleChip;

/// The result of a finished game, shown over the board and dismissed with one key: who won by which rule,
/// what each side lost and how lucky it was.
class EndPanel final : public QFrame {
    Q_OBJECT

public:
    EndPanel(GameController& controller, GameExport& out, QWidget* parent);
    /// Shows it again; nothing while the game runs.
    void open();

Q_SIGNALS:
    void newGameAsked();
    void rematchAsked();
    void reportAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void makeTable();
    QWidget* makeButtons(GameExport& out);
    void follow();
    void fill();
    void fillSide(imperio::Side side, const imperio::Tally& tally);
    void place();
    void close();

    GameController& m_controller;
    QLabel* m_title;
    QLabel* m_reason;
    RuleChip* m_rule;
    QGridLayout* m_table;
    std::array<std::array<QLabel*, 5>, 2> m_cells{};
    QWidget* m_first = nullptr; ///< gets the focus
    bool m_wasOver;
};

} // namespace sf::ui
