// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/film.h"
#include "core/document/webpage/page_states.h"
#include "core/document/webpage/web_log.h"
#include "ui/paint/web/svg_shapes.h"

#include <QByteArray>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace sf::battle {
struct Battle;
}
namespace sf::document {
class BattleDocument;
class BattleFilm;
class EncounterDocument;
class ImperioDocument;
} // namespace sf::document

/// What the pages of all kinds of document share.
namespace sf::paint {

/// Which part of a game a page shows, and to whom.
struct WebOptions {
    int from = 0;            ///< after this many events of a battle, or actions of a game or a dungeon
    std::optional<int> to;   ///< likewise; nothing: to the end
    std::optional<int> side; ///< of a battle, whose eyes it has (BAT-4); nothing: a spectator's
    /// Called now and then with how many scenes are done, and of how many; false cancels the page.
    std::function<bool(int, int)> goesOn = {};
};

/// How the making of a page ended.
enum class WebEnd { Done, TooLarge, Cancelled };

/// A game as the parts of its page, in HTML.
struct WebParts {
    WebEnd end = WebEnd::Done; ///< otherwise the parts aren't complete
    int scenes = 0;            ///< of the whole game
    QByteArray heading;        ///< below the title
    QByteArray board;
    QByteArray story; ///< notes and lists of scenes
    QByteArray result;
    std::set<Rule> rules; ///< for the glossary
    QByteArray style;
    std::map<std::string, QByteArray> icons; ///< of the buttons
};

WebParts battleWeb(const document::BattleDocument& document, const WebOptions& options);
/// The same for a film alone; `now` is the battle as the viewer may see it.
WebParts battleWeb(const document::BattleFilm& film, const battle::Battle& now, const WebOptions& options);
WebParts imperioWeb(const document::ImperioDocument& document, const WebOptions& options);
WebParts dungeonWeb(const document::EncounterDocument& document, const WebOptions& options);

/// The scenes of the film that belong on the page: from the first to one past the last.
std::pair<int, int> sceneRange(const document::Film& film, const WebOptions& options);
/// Whether the next scene can be added to the log after so many of all; otherwise why not.
WebEnd mayGoOn(const WebOptions& options, const document::WebLog& log, int done, int all);
/// Titles of the film's chapters by their first scene.
std::map<int, QString> chapterTitles(const document::Film& film);
/// A paragraph with the film's note, if it has one.
QByteArray noteHtml(const document::Film& film);
/// A list of scenes from which the page plays. `more` are attributes.
QByteArray lineHtml(const QByteArray& id, const QByteArray& start, const document::WebLog& log,
                    const QByteArray& more = {});
/// A side's name with its token.
QByteArray sideHtml(SvgShapes& shapes, int side, const QString& name,
                    const std::function<QColor(const Theme&)>& colour);
/// The buttons' icons, by the names that stand for them in the page.
std::map<std::string, QByteArray> iconsHtml(SvgShapes& shapes);

/// The opening tag of a board of that area, in the painter's pixels.
QByteArray boardStart(const QRectF& area);
/// "x,y" in units of the SVG.
QByteArray pointText(QPointF pixels);
QByteArray wholeText(double pixels);

/// How many were left at the beginning and after each chapter, and how many fell in each, by side.
struct WebCounts {
    QStringList sides;
    QString counted; ///< what is counted: "Units"
    QStringList chapters;
    std::vector<std::vector<int>> left; ///< at first, then after each chapter
    std::vector<std::vector<int>> lost;

    void begin(std::vector<int> leftNow) { left = {std::move(leftNow)}; }
    /// Begins another chapter.
    void mark(const QString& title, std::vector<int> leftNow);
    void end(std::vector<int> leftNow) { left.push_back(std::move(leftNow)); }
    void lose(std::size_t side);
};
/// Charts of them, and the same as a table.
QByteArray chartsHtml(const WebCounts& counts);
/// The section about how it ended: sentences, then the charts.
QByteArray resultHtml(const QStringList& sentences, const WebCounts& counts);

} // namespace sf::paint
