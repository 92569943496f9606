// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/house_rules_dialog.h"

#include "core/document/battle/battle_systems.h"
#include "core/text/option_text.h"
#include "ui/fields/house_rule_field.h"
#include "ui/widgets/screen_room.h"
#include "ui/widgets/scroll_area.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

HouseRulesDialog::HouseRulesDialog(const document::BattleDocument& document, QWidget* parent)
    : FormDialog(tr("House rules"), tr("&Change the rules"), parent), m_document(document) {
    setProperty("helpPage", QStringLiteral("house-rules"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    for (const auto options : {document::system(document.battle().rules).options(), battle::sharedOptions()})
        for (const Option& option : options)
            addOption(option, *grid);
    auto* page = new QWidget(this);
    page->setLayout(grid);
    auto* area = makeScrollArea(page, this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(page->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    content()->addWidget(area, 1);
    auto* reset = buttons()->addButton(tr("Reset all to &default"), QDialogButtonBox::ResetRole);
    reset->setAutoDefault(false);
    connect(reset, &QPushButton::clicked, this, &HouseRulesDialog::reset);
    refresh();
    // A fixed width could be narrower than the dialog's text.
    setMinimumWidth(std::max(620, layout()->totalMinimumSize().width()));
    const int frame = layout()->totalMinimumSize().height() - area->minimumSizeHint().height();
    resize(minimumWidth(), std::min(page->sizeHint().height() + frame, screenRoom(*this).height()));
}

void HouseRulesDialog::addOption(const Option& option, QGridLayout& grid) {
    const int row = grid.rowCount();
    auto* field = new HouseRuleField(option, true, this);
    field->setValue(battle::chosen(m_document.battle(), option));
    connect(field, &HouseRuleField::changed, this, &HouseRulesDialog::refresh);
    QLabel* about = field->addTo(grid, row, text::optionAbout(option));
    // About fifty letters per line; the height follows from it, so that nothing is cut off in a large font.
    const int width = fontMetrics().averageCharWidth() * 44;
    about->setMinimumWidth(width);
    about->setMinimumHeight(about->heightForWidth(width));
    grid.setRowMinimumHeight(row + 2, 6);
    m_fields.push_back(field);
}

std::vector<battle::Action> HouseRulesDialog::actions() const {
    std::vector<battle::Action> result;
    for (const HouseRuleField* field : m_fields) {
        const Option& option = field->option();
        const int wanted = field->value();
        if (wanted == battle::chosen(m_document.battle(), option))
            continue;
        battle::SetHouseRule action{std::string(option.name), {}};
        if (wanted != option.standard)
            action.value = option.textOf(wanted);
        result.emplace_back(std::move(action));
    }
    return result;
}

void HouseRulesDialog::reset() {
    for (HouseRuleField* field : m_fields)
        field->setValue(field->option().standard);
}

void HouseRulesDialog::refresh() {
    const auto count = static_cast<int>(actions().size());
    if (count == 0)
        return setWaiting(tr("No changes yet."));
    setProblem({});
    setHint(tr("%n rule(s) will change.", nullptr, count));
}

} // namespace sf::ui

#include "moc_house_rules_dialog.cpp"
