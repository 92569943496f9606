// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"

#include <optional>
#include <QWidget>

class QButtonGroup;
class QGridLayout;

namespace sf::ui {

/// What a click on the board of a position does: move pieces, remove one, or put one there.
class PieceTools final : public QWidget {
    Q_OBJECT

public:
    enum class Tool { Move, Remove, Put };

    explicit PieceTools(QWidget* parent = nullptr);
    Tool tool() const;
    /// The piece that Tool::Put puts down.
    std::optional<imperio::Piece> piece() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void add(QGridLayout& grid, Tool tool, const QString& text, const QString& icon);
    void addPieces(QGridLayout& grid, imperio::Side side);
    void refreshIcons();

    QButtonGroup* m_buttons;
};

} // namespace sf::ui
