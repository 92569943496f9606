// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/players/players_panel.h"

#include "ui/imperio/players/player_controller.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace sf::ui {

using imperio::Level;
using imperio::Side;

PlayersPanel::PlayersPanel(PlayerController& players, QWidget* parent)
    : QWidget(parent)
    , m_players(players)
    , m_choices{makeChoice(Side::Attacker), makeChoice(Side::Defender)}
    , m_hint(new QPushButton(tr("&Hint"), this))
    , m_text(new QLabel(this)) {
    m_hint->setObjectName(QStringLiteral("hintButton"));
    m_text->setObjectName(QStringLiteral("hintText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Attacker"), m_choices[0]);
    form->addRow(tr("&Defender"), m_choices[1]);
    form->addRow(m_hint);
    form->addRow(m_text);
    connect(m_hint, &QPushButton::clicked, &players, &PlayerController::askHint);
    connect(&players, &PlayerController::levelsChanged, this, &PlayersPanel::refresh);
    connect(&players, &PlayerController::stateChanged, this, &PlayersPanel::refresh);
    refresh();
}

QComboBox* PlayersPanel::makeChoice(Side side) {
    auto* choice = new QComboBox(this);
    choice->setObjectName(side == Side::Attacker ? QStringLiteral("attackerPlayer")
                                                 : QStringLiteral("defenderPlayer"));
    choice->addItem(playerText({}));
    for (const Level level : imperio::levels)
        choice->addItem(playerText(level));
    connect(choice, &QComboBox::activated, this, [this, side](int index) {
        m_players.setLevel(side, index == 0 ? std::nullopt : std::optional(static_cast<Level>(index - 1)));
    });
    return choice;
}

void PlayersPanel::refresh() {
    for (const Side side : imperio::sides) {
        const std::optional<Level> level = m_players.level(side);
        m_choices[imperio::indexOf(side)]->setCurrentIndex(level ? static_cast<int>(*level) + 1 : 0);
    }
    m_text->setText(m_players.isThinking() ? tr("Thinking…") : m_players.hint());
}

} // namespace sf::ui
