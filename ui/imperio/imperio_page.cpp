// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/imperio_page.h"

#include "ui/common/appearance.h"
#include "ui/imperio/imperio_actions.h"
#include "ui/imperio/imperio_docks.h"
#include "ui/imperio/imperio_view.h"
#include "ui/paint/imperio_board.h"

#include <QPainter>
#include <QVBoxLayout>

namespace sf::ui {

ImperioPage::ImperioPage(document::ImperioDocument& document, const PageContext& context, QWidget* parent)
    : Page(parent)
    , m_desk(document, context)
    , m_view(new ImperioView(m_desk, this))
    , m_actions(new ImperioActions(this))
    , m_hadBegun(document.hasBegun()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    addOverlayActions(*m_actions, m_desk);
    connect(&m_desk, &GameDesk::said, this, &Page::messageShown);
    connect(m_view, &ImperioView::placeShown, this, &Page::placeShown);
    connect(&m_desk, &GameDesk::positionChanged, this, &ImperioPage::rearrange);
}

ImperioPage::~ImperioPage() = default;

void ImperioPage::rearrange() {
    const bool hasBegun = m_desk.document().hasBegun();
    if (std::exchange(m_hadBegun, hasBegun) != hasBegun)
        Q_EMIT rearranged();
}

QList<QAction*> ImperioPage::actions(Menu menu) {
    return m_actions->forMenu(menu);
}

QList<QAction*> ImperioPage::toolBarActions() {
    return m_actions->forToolBar();
}

QList<Page::Dock> ImperioPage::docks() {
    return m_desk.document().hasBegun() ? playDocks(m_desk, *this) : setupDocks(m_desk, *this);
}

namespace {

std::unique_ptr<document::Document> createGame(QWidget* /*parent*/) {
    return std::make_unique<document::ImperioDocument>(document::freshSeed());
}

Page* makePage(document::Document& document, const PageContext& context, QWidget* parent) {
    return new ImperioPage(static_cast<document::ImperioDocument&>(document), context, parent);
}

void paintGame(const document::Document& document, QPainter& painter, QSizeF size,
               const paint::Theme& theme) {
    const auto& game = static_cast<const document::ImperioDocument&>(document).game();
    const auto layout = paint::ImperioLayout::fitting({{}, size});
    paint::paintImperioGround(painter, layout, theme);
    paint::paintImperioPieces(painter, game.board(), game.position.entrenched, layout, theme);
}

} // namespace

DocumentKind imperioKind() {
    return {QStringLiteral("imperio"),
            ImperioPage::tr("New &Imperio game…"),
            QStringLiteral("new"),
            createGame,
            makePage,
            paintGame};
}

} // namespace sf::ui
