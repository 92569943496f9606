// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QAction;
class QToolButton;

namespace sf::ui {

class GameController;

/// Whose turn it is, across the whole board in the side's colour with its shape, so that it can't be missed.
class TurnBanner final : public Restyled<QWidget> {
    Q_OBJECT

public:
    explicit TurnBanner(GameController& controller, QWidget* parent = nullptr);
    QString title() const { return m_title; }
    /// What people can do while somebody else is awaited, as buttons.
    void setActions(const QList<QAction*>& actions);

protected:
    void restyle() override { refresh(); }
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void announceTurn();
    void describeGame();
    bool fitsInALine() const;
    void fitHeight();
    int rowHeight() const;
    /// The pixels that the buttons take at the right.
    int buttonsWidth() const;

    GameController& m_controller;
    QString m_title;
    QString m_detail;
    QString m_phase;
    QString m_announced; ///< the title that screen readers know
    std::vector<QToolButton*> m_buttons;
    imperio::Side m_side = imperio::Side::Attacker;
};

} // namespace sf::ui
