// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_bar.h"

#include "ui/film/film_bar.h"
#include "ui/film/film_slider.h"
#include "ui/imperio/record/look_back.h"
#include "ui/style/icons.h"

#include <QMenu>
#include <QToolButton>

namespace sf::ui {
namespace {

void fillBookmarks(QMenu& menu, LookBack& lookBack) {
    menu.clear();
    const auto& marks = lookBack.controller().document().bookmarks();
    for (const std::size_t mark : marks)
        menu.addAction(lookBack.bookmarkName(mark), &lookBack, [&lookBack, mark] { lookBack.show(mark); });
    if (marks.empty())
        menu.addAction(LookBack::tr("No bookmarks"))->setEnabled(false);
}

void showBookmarks(QToolButton& button, FilmBar& bar, const LookBack& lookBack) {
    button.setChecked(lookBack.isMarked());
    button.setAccessibleName(lookBack.isMarked() ? LookBack::tr("Clear the bookmark")
                                                 : LookBack::tr("Set a bookmark"));
    button.setToolTip(button.accessibleName());
    std::vector<int> flags;
    for (const std::size_t mark : lookBack.controller().document().bookmarks())
        flags.push_back(lookBack.scenesOf(mark));
    bar.slider().setFlags(std::move(flags));
}

} // namespace

QWidget* makeRecordBar(LookBack& lookBack, QWidget* parent) {
    auto* bar = new FilmBar(lookBack.player(), LookBack::tr("Back to the game"), parent);
    bar->setKeysEverywhereWhilePlaying();
    bar->setStepsSpoken(false); // the page says where it is
    auto* mark = new QToolButton(bar);
    mark->setIcon(lineIcon(QStringLiteral("bookmark")));
    mark->setCheckable(true);
    mark->setAutoRaise(true);
    bar->addTool(*mark);
    auto* list = new QToolButton(bar);
    auto* menu = new QMenu(list);
    list->setText(LookBack::tr("Bookmarks"));
    list->setToolTip(LookBack::tr("Go to a bookmark"));
    list->setMenu(menu);
    list->setPopupMode(QToolButton::InstantPopup);
    list->setAutoRaise(true);
    bar->addTool(*list);
    const auto refresh = [mark, bar, &lookBack] { showBookmarks(*mark, *bar, lookBack); };
    QObject::connect(bar, &FilmBar::closed, &lookBack, &LookBack::last);
    QObject::connect(mark, &QToolButton::clicked, &lookBack, &LookBack::toggleBookmark);
    QObject::connect(menu, &QMenu::aboutToShow, &lookBack,
                     [menu, &lookBack] { fillBookmarks(*menu, lookBack); });
    QObject::connect(&lookBack, &LookBack::bookmarksChanged, bar, refresh);
    QObject::connect(&lookBack.player(), &FilmPlayer::changed, bar, refresh);
    QObject::connect(&lookBack.controller(), &GameController::positionChanged, bar, refresh);
    refresh();
    return bar;
}

} // namespace sf::ui
