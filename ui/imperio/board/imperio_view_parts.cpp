// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/imperio_view_parts.h"

#include "core/text/imperio_words.h"
#include "ui/imperio/board/imperio_accessible.h"
#include "ui/imperio/board/square_words.h"
#include "ui/imperio/state/game_desk.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"

#include <QCursor>

namespace sf::ui {

namespace {
constexpr int refusedMilliseconds = 1600;
}

ImperioView::Parts::Parts(ImperioView& onView, GameDesk& onDesk)
    : view(onView), desk(onDesk), slide(onView, canvas), seen(onDesk.document().entries().size()) {
    QObject::connect(&slide, &PieceSlide::finished, &view, [this] {
        hand.carried = imperio::nowhere;
        refresh();
    });
    refusedTimer.setSingleShot(true);
    refusedTimer.setInterval(refusedMilliseconds);
    QObject::connect(&refusedTimer, &QTimer::timeout, &view, [this] { showRefused(imperio::nowhere); });
    QObject::connect(&desk, &GameDesk::positionChanged, &view, [this] { positionChanged(); });
    QObject::connect(&desk, &GameDesk::selectionChanged, &view, [this] { selectionChanged(); });
    QObject::connect(&desk, &GameDesk::targetChanged, &view, [this] { refresh(); });
    QObject::connect(&desk, &GameDesk::cursorChanged, &view, [this] { cursorChanged(); });
    QObject::connect(&desk, &GameDesk::boardAsked, &view, [this] { view.setFocus(); });
    QObject::connect(&desk, &GameDesk::placingChanged, &view, [this] { refresh(); });
    QObject::connect(&desk, &GameDesk::overlaysChanged, &view, [this] { refresh(); });
    QObject::connect(&desk, &GameDesk::refused, &view,
                     [this](imperio::Square square) { showRefused(square); });
    QObject::connect(&desk, &GameDesk::said, &view,
                     [this](const QString& text) { view.setAccessibleDescription(text); });
    QObject::connect(&desk.context().appearance, &Appearance::themeChanged, &view, [this] { refreshAll(); });
}

void ImperioView::Parts::refresh() {
    view.update(canvas.show(marksOf(desk, actions, hand)));
}

void ImperioView::Parts::refreshAll() {
    canvas.show(marksOf(desk, actions, hand));
    canvas.reset(view.size(), view.devicePixelRatioF(), desk.context().appearance.theme());
    view.update();
}

void ImperioView::Parts::positionChanged() {
    if (ghost)
        putBack();
    hand.refused = imperio::nowhere;
    hand.carried = imperio::nowhere;
    slide.stop();
    slideIfPlayed();
    selectionChanged();
    sayPlace(hand.cursorShown ? desk.cursor() : canvas.layout().at(view.mapFromGlobal(QCursor::pos())));
}

/// A piece that has just stepped or moved in is seen to go there.
void ImperioView::Parts::slideIfPlayed() {
    const auto& entries = desk.document().entries();
    const bool isPlayed = std::exchange(seen, entries.size()) + 1 == entries.size() && desk.isLive();
    if (!isPlayed || !desk.context().settings.areAnimationsOn() || !view.isVisible())
        return;
    for (const imperio::Event& event : entries.back().events) {
        const auto piece = desk.position().board.at(event.to);
        const bool moved =
            event.what == imperio::Happened::Stepped || event.what == imperio::Happened::MovedIn;
        if (moved && piece) {
            hand.carried = event.to;
            slide.start(*piece, event.from, event.to);
        }
    }
}

void ImperioView::Parts::selectionChanged() {
    const bool canAct = desk.document().hasBegun() && desk.isLive();
    actions.fill(desk.position(), canAct ? desk.selected() : imperio::nowhere);
    refresh();
}

void ImperioView::Parts::cursorChanged() {
    refresh();
    announceCell(view, cellOf(desk.cursor()));
}

void ImperioView::Parts::showCursor(bool shown) {
    if (hand.cursorShown == shown)
        return;
    hand.cursorShown = shown;
    refresh();
}

void ImperioView::Parts::showRefused(imperio::Square square) {
    hand.refused = square;
    refresh();
    if (square.isOnBoard())
        refusedTimer.start();
}

void ImperioView::Parts::sayPlace(imperio::Square square) {
    if (!square.isOnBoard()) {
        Q_EMIT view.placeShown({});
        return;
    }
    const auto piece = desk.position().board.at(square);
    Q_EMIT view.placeShown(ImperioView::tr("%1 · %2").arg(
        text::imperioSquare(square), piece ? pieceWords(*piece) : ImperioView::tr("open")));
}

} // namespace sf::ui
