// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/film.h"

#include "core/text/lists.h"

namespace sf::document {

int Film::firstScene(std::size_t step) const {
    return step < m_firstScenes.size() ? m_firstScenes[step] : count();
}

SceneWords Film::words(int scene) const {
    const text::Caption told = caption(scene);
    QStringList others;
    for (const text::Caption& other : told.others)
        others << other.sentence;
    return {.outcome = told.sentence, .sums = told.terms, .losses = text::clauses(others)};
}

int Film::addStep(const std::vector<Scene>& scenes) {
    const int first = count();
    for (const Scene& scene : scenes)
        m_scenes.push_back({scene, m_firstScenes.size()});
    m_firstScenes.push_back(first);
    return first;
}

void Film::addNote(const QString& sentence) {
    m_note = text::inSentences({m_note, sentence});
}

} // namespace sf::document
