// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/position/piece_tools.h"

#include "core/text/imperio_text.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/paint/base/theme.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QToolButton>

namespace sf::ui {
namespace {

constexpr int iconSide = 24;
constexpr int firstPiece = 10; ///< ids below are other tools

int idOf(const imperio::Piece& piece) {
    return firstPiece + static_cast<int>(imperio::indexOf(piece.side) * imperio::kinds.size() +
                                         imperio::indexOf(piece.kind));
}

} // namespace

PieceTools::PieceTools(QWidget* parent) : QWidget(parent), m_buttons(new QButtonGroup(this)) {
    auto* grid = marginless<QGridLayout>(this, 2);
    add(*grid, Tool::Move, tr("Move pieces by dragging"), QStringLiteral("select"));
    add(*grid, Tool::Remove, tr("Remove pieces"), QStringLiteral("trash"));
    for (const imperio::Side side : imperio::sides)
        addPieces(*grid, side);
    grid->setColumnStretch(grid->columnCount(), 1);
    m_buttons->button(static_cast<int>(Tool::Move))->setChecked(true);
    refreshIcons();
}

void PieceTools::add(QGridLayout& grid, Tool tool, const QString& text, const QString& icon) {
    auto* button = new QToolButton(this);
    button->setCheckable(true);
    button->setIcon(lineIcon(icon));
    button->setIconSize({iconSide, iconSide});
    button->setToolTip(text);
    button->setAccessibleName(text);
    m_buttons->addButton(button, static_cast<int>(tool));
    grid.addWidget(button, static_cast<int>(tool), 0);
}

void PieceTools::addPieces(QGridLayout& grid, imperio::Side side) {
    for (const imperio::Kind kind : imperio::kinds) {
        const imperio::Piece piece{kind, side, side};
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setIconSize({iconSide, iconSide});
        button->setToolTip(tr("Put a piece of the %1: %2 (%3)")
                               .arg(text::imperioSide(side), text::imperioKind(kind),
                                    QString(QLatin1Char(imperio::letter(kind, side)))));
        button->setAccessibleName(button->toolTip());
        m_buttons->addButton(button, idOf(piece));
        grid.addWidget(button, static_cast<int>(imperio::indexOf(side)),
                       1 + static_cast<int>(imperio::indexOf(kind)));
    }
}

PieceTools::Tool PieceTools::tool() const {
    const int id = m_buttons->checkedId();
    return id >= firstPiece ? Tool::Put : static_cast<Tool>(id);
}

std::optional<imperio::Piece> PieceTools::piece() const {
    for (const imperio::Side side : imperio::sides)
        for (const imperio::Kind kind : imperio::kinds)
            if (const imperio::Piece piece{kind, side, side}; idOf(piece) == m_buttons->checkedId())
                return piece;
    return std::nullopt;
}

void PieceTools::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshIcons();
}

void PieceTools::refreshIcons() {
    const auto theme = paint::Theme::forPalette(palette());
    for (const imperio::Side side : imperio::sides)
        for (const imperio::Kind kind : imperio::kinds)
            if (const imperio::Piece piece{kind, side, side}; auto* button = m_buttons->button(idOf(piece)))
                button->setIcon(piecePixmap(piece, iconSide, devicePixelRatioF(), theme));
}

} // namespace sf::ui

#include "moc_piece_tools.cpp"
