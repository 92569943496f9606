// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in web_board.h.
#include "core/document/film/encounter_film.h"
#include "core/document/webpage/html.h"
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "ui/paint/web/web_board.h"

#include <QCoreApplication>

namespace sf::paint {
namespace {

using document::attribute;
using document::EncounterScene;
using document::html;

/// The cards of a dungeon on a page. The states, of an @ or a Monster N from 0, are `N`: Dungeon Level,
/// number of the Encounter (0 for an @), HP and full HP; `l1` and `e1`, the numbers of the texts of a Dungeon
/// Level and an Encounter; and `t`, that of the time.
class DungeonWebBoard {
public:
    explicit DungeonWebBoard(document::PageTexts& texts) : m_texts(texts) {}

    void show(const encounter::Dungeon& dungeon) {
        ++m_shows;
        for (const auto& person : dungeon.people)
            showBeing(person->id, text::displayName(person->name),
                      {person->level, 0, person->hp, person->maxHp});
        for (const auto& encounter : dungeon.encounters) {
            const auto [found, isNew] =
                m_encounters.try_emplace(encounter->id, static_cast<int>(m_encounters.size()) + 1);
            m_states.set("e" + QByteArray::number(found->second),
                         m_texts.number(QCoreApplication::translate("sf::paint", "Encounter %1")
                                            .arg(text::encounterName(*encounter))));
            for (const auto& monster : encounter->monsters)
                showBeing(monster->id, text::displayName(monster->name),
                          {encounter->level, found->second, monster->hp, monster->initialHp});
        }
        for (std::size_t number = 0; number < m_beings.size(); ++number)
            if (m_beings[number].show != m_shows)
                setBeing(number, {});
        m_states.set("t", m_texts.number(text::clockTime(dungeon.hour, dungeon.startDate)));
    }
    QByteArray take() { return m_states.take(); }

    /// The numbers of the names of who attacks and who is attacked.
    QByteArray fighters(const EncounterScene& scene) {
        if (!isFight(scene.kind))
            return {};
        const encounter::Event& attack = scene.events[scene.main];
        return m_texts.number(text::displayName(attack.names.at(0))) + ',' +
               m_texts.number(text::displayName(attack.names.at(1)));
    }

    /// As shown last.
    QByteArray cards() {
        std::map<std::int64_t, std::map<std::int64_t, QByteArray>> floors;
        for (const Being& being : m_beings)
            if (being.show == m_shows)
                floors[being.place[0]][being.place[1]] += card(being);
        QByteArray result;
        for (const auto& [level, groups] : floors) {
            result += "<section class=floor><h3>" + titleOf("l", level) + "</h3>";
            for (const auto& [encounter, cardsThere] : groups)
                result += (encounter > 0 ? "<h4>" + titleOf("e", encounter) + "</h4>" : QByteArray()) +
                          "<ul class=cards>" + cardsThere + "</ul>";
            result += "</section>\n";
        }
        return result;
    }

    QByteArray tables() const {
        QByteArrayList names;
        document::PageTexts ids;
        for (const Being& being : m_beings) {
            names << being.name;
            ids.number(QString::fromStdString(being.id));
        }
        return attribute("data-kind", "encounter") + attribute("data-names", names.join(',')) +
               attribute("data-ids", ids.html()) + attribute("data-texts", m_texts.html());
    }

private:
    using Place = std::array<std::int64_t, 4>; ///< Dungeon Level, Encounter, HP, full HP
    struct Being {
        std::string id;
        QByteArray name; ///< the number of its text
        Place place{};
        int show = 0;
    };

    void showBeing(const std::string& id, const QString& name, const Place& place) {
        const auto [found, isNew] = m_numbers.try_emplace(id, m_beings.size());
        if (isNew)
            m_beings.push_back({id, m_texts.number(name), place, 0});
        Being& being = m_beings[found->second];
        being.place = place;
        being.show = m_shows;
        m_states.set(
            "l" + QByteArray::number(place[0]),
            m_texts.number(
                QCoreApplication::translate("sf::paint", "Dungeon Level %1").arg(text::figure(place[0]))));
        setBeing(found->second, place);
    }

    void setBeing(std::size_t number, std::optional<Place> place) {
        QByteArrayList parts;
        if (place)
            for (const std::int64_t part : *place)
                parts << QByteArray::number(static_cast<qint64>(part));
        m_states.set(QByteArray::number(static_cast<qulonglong>(number)), parts.join(','));
    }

    QByteArray titleOf(const char* kind, std::int64_t number) const {
        return html(
            m_texts.text(m_states.value(kind + QByteArray::number(static_cast<qint64>(number))).toInt()));
    }

    QByteArray card(const Being& being) const {
        const QByteArray hp = QByteArray::number(static_cast<qint64>(being.place[2]));
        const QByteArray full = QByteArray::number(static_cast<qint64>(being.place[3]));
        return "<li class=\"" + QByteArray(being.place[1] > 0 ? "monster" : "person") +
               (being.place[2] < 1 ? " dead" : "") + "\"><b>" + html(m_texts.text(being.name.toInt())) +
               "</b><meter min=0 max=" + full +
               " value=" + QByteArray::number(std::max<qint64>(0, being.place[2])) + "></meter><span>" + hp +
               " / " + full + "</span></li>";
    }

    document::PageTexts& m_texts;
    document::PageStates m_states;
    std::map<std::string, int> m_encounters;
    std::map<std::string, std::size_t> m_numbers;
    std::vector<Being> m_beings;
    int m_shows = 0;
};

std::vector<int> aliveIn(const encounter::Dungeon& dungeon) {
    int people = 0;
    for (const auto& person : dungeon.people)
        people += person->isAlive() ? 1 : 0;
    int monsters = 0;
    for (const auto& encounter : dungeon.encounters)
        monsters += static_cast<int>(encounter->monsters.size());
    return {people, monsters};
}

/// Who has died between two scenes, by side.
void countDeaths(WebCounts& counts, const std::vector<int>& before, const std::vector<int>& after) {
    for (std::size_t side = 0; side < before.size(); ++side)
        for (int dead = after[side]; dead < before[side]; ++dead)
            counts.lose(side);
}

} // namespace

WebParts dungeonWeb(const document::EncounterDocument& document, const WebOptions& options) {
    const document::EncounterFilm film = *document::filmOf(document::EncounterFilmSource(document));
    const auto [first, last] = sceneRange(film, options);
    const std::map<int, QString> chapters = chapterTitles(film);
    WebParts parts;
    SvgShapes shapes;
    document::PageTexts texts;
    DungeonWebBoard board(texts);
    document::WebLog log(parts.rules);
    WebCounts counts;
    counts.sides = {QCoreApplication::translate("sf::paint", "@s"),
                    QCoreApplication::translate("sf::paint", "Monsters")};
    counts.counted = QCoreApplication::translate("sf::paint", "Alive");
    counts.begin(aliveIn(film.state(first)));
    board.show(film.state(first));
    const QByteArray start = board.take();
    parts.scenes = film.count();
    for (int number = first; number < last; ++number) {
        parts.end = mayGoOn(options, log, number - first, last - first);
        if (parts.end != WebEnd::Done)
            return parts;
        const EncounterScene scene = film.scene(number);
        const std::vector<int> before = aliveIn(film.state(number));
        const auto chapter = chapters.find(number);
        const QString title = chapter == chapters.end() ? QString() : chapter->second;
        if (!title.isEmpty())
            counts.mark(title, before);
        board.show(film.state(number + 1));
        countDeaths(counts, before, aliveIn(film.state(number + 1)));
        const std::size_t step = film.stepOf(number);
        const bool isLast = film.firstScene(step + 1) == number + 1;
        log.add({scene.kind,
                 film.deaths(number),
                 scene.caption,
                 title,
                 board.take(),
                 {},
                 board.fighters(scene),
                 static_cast<int>(isLast ? step + 1 : step),
                 {},
                 {}});
    }
    counts.end(aliveIn(film.state(last)));
    parts.board =
        "<div id=board role=group tabindex=0" +
        attribute("aria-label", html(QCoreApplication::translate("sf::paint", "The board at the end"))) +
        '>' + board.cards() + "</div>\n";
    parts.story = noteHtml(film) + lineHtml("log", start, log, board.tables());
    parts.result = resultHtml({}, counts);
    parts.icons = iconsHtml(shapes);
    parts.style = shapes.style();
    return parts;
}

} // namespace sf::paint
