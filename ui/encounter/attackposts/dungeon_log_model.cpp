// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attackposts/dungeon_log_model.h"

#include "core/text/caption.h"
#include "core/text/encounter_text.h"
#include "core/text/lists.h"

#include <algorithm>

namespace sf::ui {
namespace {

QString diceText(const std::vector<dice::Die>& dice) {
    constexpr std::size_t mostShown = 24;
    QStringList values;
    for (std::size_t i = 0; i < dice.size() && i < mostShown; ++i)
        values << QString::number(dice[i].value);
    if (dice.size() > mostShown)
        values << QStringLiteral("…");
    return dice.empty() ? QString()
                        : QStringLiteral("%1d%2: %3")
                              .arg(QString::number(dice.size()), QString::number(dice.front().sides),
                                   text::listed(values));
}

bool hasDice(const document::EncounterDocument::Step& step) {
    return std::any_of(step.events.begin(), step.events.end(),
                       [](const encounter::Event& event) { return !event.dice.empty(); });
}

} // namespace

DungeonLogModel::DungeonLogModel(DungeonController& controller, QObject* parent)
    : LogModel(parent), m_controller(controller) {
    for (const auto& step : controller.document().log())
        add(step);
    connect(&controller, &DungeonController::changed, this,
            [this](const encounter::Changes& changes, bool undone) {
                follow(undone);
                if (std::ranges::any_of(changes, [](const encounter::Change& change) {
                        return std::holds_alternative<encounter::StartDateChange>(change);
                    }))
                    reword();
            });
}

void DungeonLogModel::follow(bool undone) {
    const auto& log = m_controller.document().log();
    while (m_steps.size() > log.size()) {
        const std::shared_ptr<const Step> step = m_steps.back();
        m_steps.pop_back();
        remove(step);
        if (undone && hasDice(*step))
            addRemark(tr("Undone with its dice: %1").arg(text::event(step->events.front())));
    }
    for (std::size_t i = m_steps.size(); i < log.size(); ++i)
        add(log[i]);
}

/// Hours are told with the date, which depends on the first day.
void DungeonLogModel::reword() {
    for (Row& row : m_rows)
        if (row.step)
            row = rowOf(row.step, row.event);
    refresh();
}

void DungeonLogModel::add(const std::shared_ptr<const Step>& step) {
    m_steps.push_back(step);
    if (step->events.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(step->events.size()) - 1);
    for (std::size_t i = 0; i < step->events.size(); ++i)
        m_rows.push_back(rowOf(step, i));
    endInsertRows();
}

void DungeonLogModel::addRemark(const QString& remark) {
    beginInsertRows({}, rowCount(), rowCount());
    m_rows.push_back({nullptr, 0, remark, {}});
    endInsertRows();
}

/// Remarks may follow the step, so the search goes backwards.
void DungeonLogModel::remove(const std::shared_ptr<const Step>& step) {
    const auto last =
        std::find_if(m_rows.rbegin(), m_rows.rend(), [&](const Row& row) { return row.step == step; });
    if (last == m_rows.rend())
        return;
    const auto end = last.base();
    const auto begin = end - static_cast<std::ptrdiff_t>(step->events.size());
    const int row = static_cast<int>(begin - m_rows.begin());
    beginRemoveRows({}, row, row + static_cast<int>(step->events.size()) - 1);
    m_rows.erase(begin, end);
    endRemoveRows();
}

DungeonLogModel::Row DungeonLogModel::rowOf(const std::shared_ptr<const Step>& step,
                                            std::size_t event) const {
    const encounter::Event& told = step->events[event];
    QString sentence = text::event(told);
    if (told.what == encounter::What::HoursPassed)
        sentence =
            tr("%1: %2").arg(sentence, text::clockTime(told.numbers[1], m_controller.dungeon().startDate));
    const bool isTyped = step->typedDice && !told.dice.empty();
    return {step, event, isTyped ? tr("%1 (typed dice)").arg(sentence) : sentence, diceText(told.dice)};
}

int DungeonLogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Rule DungeonLogModel::rule(int row) const {
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    return shown.step ? shown.step->events[shown.event].rule : Rule{};
}

QString DungeonLogModel::text(int row) const {
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    QString line = shown.words;
    if (!shown.dice.isEmpty())
        line += QStringLiteral(" [%1]").arg(shown.dice);
    return text::Caption(line, rule(row)).text();
}

QString DungeonLogModel::widest(Column column, bool /*isWide*/) const {
    switch (column) {
    case Dice:
        return QStringLiteral("6d6: 1, 2, 3, 4, 5, 6");
    case RuleNumber:
        return QStringLiteral("ENC-88");
    default:
        return {};
    }
}

QString DungeonLogModel::cell(int row, Column column) const {
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    return column == What ? shown.words : column == Dice ? shown.dice : QString();
}

} // namespace sf::ui

#include "moc_dungeon_log_model.cpp"
