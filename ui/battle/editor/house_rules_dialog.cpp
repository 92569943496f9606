// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/house_rules_dialog.h"

#include "core/document/battle/battle_systems.h"
#include "core/text/battle_text.h"
#include "ui/battle/editor/house_rule_text.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/screen_room.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
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
        for (const battle::Option& option : options)
            addOption(option, *grid);
    auto* page = new QWidget(this);
    page->setLayout(grid);
    auto* area = new QScrollArea(this);
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
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

/// About fifty letters per line; the height follows from it, so that nothing is cut off in a large font.
int HouseRulesDialog::aboutWidth() const {
    return fontMetrics().averageCharWidth() * 44;
}

void HouseRulesDialog::addOption(const battle::Option& option, QGridLayout& grid) {
    const int row = grid.rowCount();
    Field field{&option};
    auto* title =
        new QLabel(QStringLiteral("<b>%1</b>").arg(houseRuleTitle(option.name).toHtmlEscaped()), this);
    title->setTextFormat(Qt::RichText);
    auto* about = new QLabel(houseRuleAbout(option.name), this);
    about->setWordWrap(true);
    scaleFont(*about, 0.9);
    about->setForegroundRole(QPalette::PlaceholderText);
    auto* widget = makeField(field);
    widget->setAccessibleName(houseRuleTitle(option.name));
    widget->setObjectName(QString::fromUtf8(option.name));
    title->setBuddy(widget);
    grid.addWidget(title, row, 0);
    grid.addWidget(about, row + 1, 0);
    about->setMinimumWidth(aboutWidth());
    about->setMinimumHeight(about->heightForWidth(aboutWidth()));
    grid.addWidget(widget, row, 1, 2, 1, Qt::AlignVCenter);
    if (option.rule) {
        auto* chip = new RuleChip(option.rule, houseRuleTitle(option.name), this);
        grid.addWidget(chip, row, 2, 2, 1, Qt::AlignVCenter);
    }
    grid.setRowMinimumHeight(row + 2, 6);
    m_fields.push_back(field);
}

QWidget* HouseRulesDialog::makeField(Field& field) {
    const auto& option = *field.option;
    const int now = battle::chosen(m_document.battle(), option);
    if (option.words.empty()) {
        field.number = new QSpinBox(this);
        field.number->setRange(option.least, option.largest);
        field.number->setValue(now);
        field.number->setSuffix(tr("   (default %1)").arg(text::figure(option.standard)));
        connect(field.number, &QSpinBox::valueChanged, this, &HouseRulesDialog::refresh);
        return field.number;
    }
    field.words = new QComboBox(this);
    for (const auto& word : option.words) {
        const auto shown = houseRuleValue(option.name, word);
        field.words->addItem(word == option.words.front() ? tr("%1 (default)").arg(shown) : shown);
    }
    field.words->setCurrentIndex(now);
    connect(field.words, &QComboBox::currentIndexChanged, this, &HouseRulesDialog::refresh);
    return field.words;
}

std::vector<battle::Action> HouseRulesDialog::actions() const {
    std::vector<battle::Action> result;
    for (const auto& field : m_fields) {
        const battle::Option& option = *field.option;
        const int wanted = field.number ? field.number->value() : field.words->currentIndex();
        if (wanted == battle::chosen(m_document.battle(), option))
            continue;
        battle::SetHouseRule action{std::string(option.name), {}};
        if (wanted != option.standard)
            action.value = field.number ? std::to_string(wanted)
                                        : std::string(option.words[static_cast<std::size_t>(wanted)]);
        result.emplace_back(std::move(action));
    }
    return result;
}

void HouseRulesDialog::reset() {
    for (const auto& field : m_fields)
        if (field.number)
            field.number->setValue(field.option->standard);
        else
            field.words->setCurrentIndex(0);
}

void HouseRulesDialog::refresh() {
    const auto count = static_cast<int>(actions().size());
    if (count == 0)
        return setWaiting(tr("No changes yet."));
    setProblem({});
    setHint(tr("%n rule(s) will change.", nullptr, count));
}

} // namespace sf::ui
