// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "ui/style/restyled.h"

#include <QLabel>

namespace sf::paint {
struct Theme;
}

namespace sf::ui {

class GameController;

/// A piece as the board shows it, for buttons and labels.
QPixmap piecePixmap(const imperio::Piece& piece, double size, double ratio, const paint::Theme& theme);

/// A piece beside its name; follows the theme.
class PiecePicture final : public Restyled<QLabel> {
    Q_OBJECT

public:
    explicit PiecePicture(int size, QWidget* parent = nullptr);
    void setPiece(const imperio::Piece& piece);

protected:
    void restyle() override { refresh(); }

private:
    void refresh();

    int m_size;
    imperio::Piece m_piece;
};

/// Who plays that side: the name, or "Computer 3, medium", or "Attacker", "Defender".
QString playerName(const GameController& controller, imperio::Side side);
/// "Attacker", "Defender"
QString sideTitle(imperio::Side side);

} // namespace sf::ui
