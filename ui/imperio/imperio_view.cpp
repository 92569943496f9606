// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/imperio_view.h"

#include "ui/common/appearance.h"
#include "ui/imperio/game_desk.h"
#include "ui/paint/imperio_board.h"

#include <QPainter>

namespace sf::ui {

struct ImperioView::Parts {
    GameDesk& desk;
};

ImperioView::ImperioView(GameDesk& desk, QWidget* parent)
    : QWidget(parent), m(std::make_unique<Parts>(Parts{desk})) {
    setObjectName(QStringLiteral("imperioView"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Board"));
    connect(&desk, &GameDesk::positionChanged, this, qOverload<>(&QWidget::update));
    connect(&desk.context().appearance, &Appearance::themeChanged, this, qOverload<>(&QWidget::update));
}

ImperioView::~ImperioView() = default;

GameDesk& ImperioView::desk() const {
    return m->desk;
}

paint::ImperioLayout ImperioView::layout() const {
    return paint::ImperioLayout::fitting(rect());
}

void ImperioView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const paint::Theme& theme = m->desk.context().appearance.theme();
    const imperio::Position& position = m->desk.position();
    paint::paintImperioGround(painter, layout(), theme);
    paint::paintImperioPieces(painter, position.board, position.entrenched, layout(), theme);
}

} // namespace sf::ui
