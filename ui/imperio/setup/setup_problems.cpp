// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/setup_problems.h"

#include "core/rules/imperio/setup/any_position.h"
#include "core/text/imperio_text.h"
#include "ui/forms/refusal_line.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/style/layouts.h"

#include <QVBoxLayout>

namespace sf::ui {

SetupProblems::SetupProblems(GameController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_lines(marginless<QVBoxLayout>(this, 0)) {
    setAccessibleName(tr("What is missing or too many"));
    connect(&controller, &GameController::positionChanged, this, &SetupProblems::refresh);
    refresh();
}

QStringList SetupProblems::texts() const {
    QStringList result;
    for (const text::Caption& problem : m_shown)
        result << problem.text();
    return result;
}

void SetupProblems::refresh() {
    std::vector<text::Caption> problems;
    if (m_controller.setsPosition())
        for (const auto& [side, refusal] : imperio::problemsOf(m_controller.position()))
            problems.push_back(text::caption(refusal).in(tr("%1: %2").arg(sideTitle(side))));
    else
        for (const imperio::Refusal& refusal : m_controller.document().game().problems())
            problems.push_back(text::caption(refusal));
    if (m_isFilled && problems == m_shown)
        return;
    m_isFilled = true;
    m_shown = std::move(problems);
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const auto add = [this] {
        auto* line = new RefusalLine(this);
        m_lines->addWidget(line);
        return line;
    };
    for (const text::Caption& problem : m_shown)
        add()->say(problem, RefusalLine::Tone::Remark);
    if (m_shown.empty())
        add()->say(tr("Everything is in place."), RefusalLine::Tone::Remark);
}

} // namespace sf::ui

#include "moc_setup_problems.cpp"
