// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/players/players_panel.h"

#include "ui/imperio/players/player_choice.h"
#include "ui/imperio/players/player_controller.h"
#include "ui/style/layouts.h"
#include "ui/widgets/flow_layout.h"

#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace sf::ui {

using imperio::Side;

PlayersPanel::PlayersPanel(PlayerController& players, QWidget* parent)
    : QWidget(parent)
    , m_players(players)
    , m_choices{makeChoice(Side::Attacker), makeChoice(Side::Defender)}
    , m_hint(new QPushButton(tr("H&int"), this))
    , m_play(new QPushButton(tr("Play it"), this))
    , m_engines(new QPushButton(tr("Engines…"), this))
    , m_text(wrappingLabel(this)) {
    m_engines->setObjectName(QStringLiteral("enginesButton"));
    m_hint->setObjectName(QStringLiteral("hintButton"));
    m_play->setObjectName(QStringLiteral("playHintButton"));
    m_play->setToolTip(tr("Do what the hint suggests, up to its dice"));
    m_text->setObjectName(QStringLiteral("hintText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Attacker"), m_choices[0]);
    form->addRow(tr("&Defender"), m_choices[1]);
    auto* buttons = new FlowLayout(6);
    addWidgets(*buttons, {m_hint, m_play, m_engines});
    form->addRow(buttons);
    form->addRow(m_text);
    connect(m_hint, &QPushButton::clicked, &players, &PlayerController::askHint);
    connect(m_play, &QPushButton::clicked, &players, &PlayerController::playHint);
    connect(m_engines, &QPushButton::clicked, this, [this] { m_players.editEngines(window()); });
    connect(&players, &PlayerController::playersChanged, this, &PlayersPanel::refresh);
    connect(&players, &PlayerController::stateChanged, this, &PlayersPanel::refresh);
    refresh();
}

PlayerChoice* PlayersPanel::makeChoice(Side side) {
    auto* choice = new PlayerChoice(this);
    choice->setObjectName(side == Side::Attacker ? QStringLiteral("attackerPlayer")
                                                 : QStringLiteral("defenderPlayer"));
    connect(choice, &PlayerChoice::chosen, this,
            [this, side](const document::SidePlayer& player) { m_players.setPlayer(side, player); });
    return choice;
}

void PlayersPanel::refresh() {
    for (const Side side : imperio::sides) {
        m_choices[imperio::indexOf(side)]->setEngines(m_players.engineNames());
        m_choices[imperio::indexOf(side)]->setPlayer(m_players.player(side));
    }
    m_play->setEnabled(!m_players.hinted().empty());
    m_text->setText(m_players.isThinking()        ? tr("Thinking…")
                    : m_players.fault().isEmpty() ? m_players.hint()
                                                  : m_players.fault());
}

} // namespace sf::ui

#include "moc_players_panel.cpp"
