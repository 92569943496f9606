// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/web/web_board.h"

#include "core/document/film/battle_film.h"
#include "core/document/webpage/html.h"
#include "core/rules/limits.h"
#include "ui/paint/base/icons.h"
#include "ui/paint/base/primitives.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>

namespace sf::paint {

using document::attribute;
using document::html;

std::pair<int, int> sceneRange(const document::Film& film, const WebOptions& options) {
    const auto* battle = dynamic_cast<const document::BattleFilm*>(&film);
    const auto scenes = [&](int number) {
        if (battle)
            return battle->scenesIn(number);
        return film.firstScene(std::min(static_cast<std::size_t>(number), film.steps()));
    };
    const int last = options.to ? scenes(*options.to) : film.count();
    return {std::min(scenes(options.from), last), last};
}

WebEnd mayGoOn(const WebOptions& options, const document::WebLog& log, int done, int all) {
    if (log.items().size() > limits::outputBytes)
        return WebEnd::TooLarge;
    constexpr int step = 32;
    const bool goesOn = !options.goesOn || done % step != 0 || options.goesOn(done, all);
    return goesOn ? WebEnd::Done : WebEnd::Cancelled;
}

std::map<int, QString> chapterTitles(const document::Film& film) {
    std::map<int, QString> titles;
    for (const document::Chapter& chapter : film.chapters())
        titles.try_emplace(chapter.scene, chapter.title);
    return titles;
}

QByteArray noteHtml(const document::Film& film) {
    return film.note().isEmpty() ? QByteArray() : "<p class=gap>" + html(film.note()) + "</p>\n";
}

QByteArray lineHtml(const QByteArray& id, const QByteArray& start, const document::WebLog& log,
                    const QByteArray& more) {
    return "<ol" + attribute("id", id) + " class=line" + attribute("data-d", start) + more + ">\n" +
           log.items() + "</ol>\n";
}

QByteArray sideHtml(SvgShapes& shapes, int side, const QString& name,
                    const std::function<QColor(const Theme&)>& colour) {
    const QRectF area(-10, -10, 20, 20);
    shapes.setSide(side, colour(Theme::of(Theme::Kind::Light)), colour(Theme::of(Theme::Kind::Dark)));
    return "<span class=side>" +
           shapes.picture(area,
                          [&](QPainter& painter, const Theme& theme) {
                              paintSideToken(painter, area, side, colour(theme));
                          }) +
           html(name) + "</span>";
}

std::map<std::string, QByteArray> iconsHtml(SvgShapes& shapes) {
    std::map<std::string, QByteArray> icons;
    const QRectF area(0, 0, 24, 24);
    for (const char* name : {"first", "prev", "play", "pause", "next", "last", "redo", "zoom-in", "zoom-out"})
        icons[std::string("icon-") + name] = shapes.picture(area, [&](QPainter& painter, const Theme& theme) {
            paintIcon(painter, area, QLatin1String(name), theme.ink);
        });
    return icons;
}

QByteArray wholeText(double pixels) {
    return QByteArray::number(static_cast<int>(std::lround(SvgShapes::scale * pixels)));
}

QByteArray pointText(QPointF pixels) {
    return wholeText(pixels.x()) + ',' + wholeText(pixels.y());
}

QByteArray boardStart(const QRectF& area) {
    const QByteArray box = wholeText(area.x()) + ' ' + wholeText(area.y()) + ' ' + wholeText(area.width()) +
                           ' ' + wholeText(area.height());
    return "<svg id=board role=img" + attribute("viewBox", box) +
           attribute("aria-label", html(QCoreApplication::translate("sf::paint", "The board at the end"))) +
           '>';
}

} // namespace sf::paint
