// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/square.h"

#include <QWidget>

#include <memory>

namespace sf::paint {
class ImperioLayout;
}

namespace sf::ui {

class GameDesk;

/// The board of a game of Imperio Bellum: draws the position that the desk shows and turns mouse and keys
/// into actions. It decides no rules.
class ImperioView final : public QWidget {
    Q_OBJECT

public:
    explicit ImperioView(GameDesk& desk, QWidget* parent = nullptr);
    ~ImperioView() override;

    GameDesk& desk() const;
    /// Where the squares lie in the widget.
    paint::ImperioLayout layout() const;

    QSize sizeHint() const override { return {720, 720}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Parts;
    std::unique_ptr<Parts> m;
};

} // namespace sf::ui
