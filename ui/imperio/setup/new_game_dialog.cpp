// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/new_game_dialog.h"

#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/setup/any_position.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/board/board_preview.h"
#include "ui/imperio/players/player_choice.h"
#include "ui/imperio/setup/game_rules_dialog.h"
#include "ui/imperio/setup/game_rules_editor.h"
#include "ui/imperio/setup/post_request.h"
#include "ui/imperio/setup/roles_field.h"
#include "ui/imperio/setup/system_dice.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

namespace sf::ui {

using imperio::Stage;

namespace {

constexpr int longestPlayerName = 80;

/// Defaults for a new game: undoing dice asks first.
imperio::Options offeredOptions() {
    imperio::Options options;
    options.undoDice = UndoDice::Ask;
    return options;
}

QLabel* heading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    scaleFont(*label, 1.0, true);
    return label;
}

} // namespace

NewGameDialog::NewGameDialog(QWidget* parent)
    : FormDialog(tr("New Imperio game"), tr("&Begin"), parent)
    , m_names{new QLineEdit(this), new QLineEdit(this)}
    , m_players{new PlayerChoice(this), new PlayerChoice(this)}
    , m_roles(new RolesField(this))
    , m_rules(new GameRulesEditor(offeredOptions(), this))
    , m_start(new QComboBox(this))
    , m_stage(new QComboBox(this))
    , m_preview(new BoardPreview(this))
    , m_tabs(new QTabWidget(this)) {
    m_tabs->addTab(makeGamePage(), tr("&Game"));
    auto* rules = new QWidget(this);
    auto* layout = new QVBoxLayout(rules);
    layout->addWidget(m_rules);
    m_tabs->addTab(rules, QString());
    content()->addWidget(m_tabs, 1);
    auto* byPost = buttons()->addButton(tr("Play by &post…"), QDialogButtonBox::ActionRole);
    byPost->setObjectName(QStringLiteral("byPost"));
    byPost->setToolTip(tr("Invite somebody who isn't at this screen, with these names and house rules"));
    connect(byPost, &QPushButton::clicked, this, &NewGameDialog::playByPost);
    connect(m_roles, &RolesField::changed, this, &NewGameDialog::refresh);
    // Random formations follow the house rules.
    connect(m_rules, &GameRulesEditor::changed, this, &NewGameDialog::setOutFormations);
    connect(m_stage, &QComboBox::currentIndexChanged, this, &NewGameDialog::refresh);
    refreshNames();
    refreshStages();
    m_names[0]->setFocus();
}

void NewGameDialog::playByPost() {
    reject();
    requestPost(*this, {{m_names[0]->text().trimmed(), m_names[1]->text().trimmed()}, options()});
}

QWidget* NewGameDialog::makeGamePage() {
    auto* page = new QWidget(this);
    auto* columns = new QHBoxLayout(page);
    columns->setSpacing(16);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    addWidgets(*left, {heading(tr("Players"), this), makePlayers(), m_roles});
    left->addSpacing(8);
    addWidgets(*left, {heading(tr("On the board"), this), makeStart()});
    left->addStretch(1);
    columns->addLayout(left, 3);
    columns->addWidget(m_preview, 3);
    return page;
}

QWidget* NewGameDialog::makePlayers() {
    auto* widget = new QWidget(this);
    auto* form = marginless<QFormLayout>(widget);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&First player"), m_names[0]);
    form->addRow(tr("&Second player"), m_names[1]);
    form->addRow(tr("First is played by"), m_players[0]);
    form->addRow(tr("Second is played by"), m_players[1]);
    for (QLineEdit* name : m_names) {
        name->setMaxLength(longestPlayerName);
        connect(name, &QLineEdit::textChanged, this, &NewGameDialog::refreshNames);
    }
    return widget;
}

QWidget* NewGameDialog::makeStart() {
    auto* widget = new QWidget(this);
    auto* form = marginless<QFormLayout>(widget);
    addStart(Start::Empty, tr("An empty board"));
    addStart(Start::Example, tr("The source's example"));
    addStart(Start::Random, tr("Random formations"));
    addStart(Start::Mirrored, tr("One random formation, mirrored"));
    addStart(Start::Saved, tr("A saved formation…"));
    addStart(Start::Pasted, tr("A pasted text board…"));
    addStart(Start::AnyPosition, tr("Any position"));
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setAccessibleName(tr("What is on the board"));
    m_stage->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_stage->setToolTip(tr("The defender deploys, the attacker deploys, the defender alters (IMP-4)"));
    form->addRow(m_start);
    form->addRow(tr("Begin &with"), m_stage);
    connect(m_start, &QComboBox::currentIndexChanged, this, &NewGameDialog::setOutFormations);
    return widget;
}

void NewGameDialog::addStart(Start start, const QString& text) {
    m_start->addItem(text, static_cast<int>(start));
}

NewGameDialog::Start NewGameDialog::start() const {
    return static_cast<Start>(m_start->currentData().toInt());
}

void NewGameDialog::choose(Start start) {
    m_start->setCurrentIndex(m_start->findData(static_cast<int>(start)));
}

void NewGameDialog::setOutFormations() {
    SystemDice dice;
    m_formations = {};
    auto& [attacker, defender] = m_formations.deployments;
    switch (start()) {
    case Start::Empty:
    case Start::Saved:
    case Start::Pasted:
        break;
    case Start::AnyPosition:
        m_formations.stage = Stage::AnyPosition;
        break;
    case Start::Example:
        m_formations.deployments = imperio::sourceExample();
        break;
    case Start::Random:
        attacker = imperio::randomDeployment(options(), dice);
        defender = imperio::randomDeployment(options(), dice);
        break;
    case Start::Mirrored:
        attacker = imperio::randomDeployment(options(), dice);
        defender = imperio::turnedRound(attacker);
        break;
    case Start::KeptByPlayers:
    case Start::KeptInPlace:
        m_formations = imperio::rematch(m_before, start() == Start::KeptByPlayers);
        break;
    }
    refreshStages();
}

void NewGameDialog::offerEngines(const QStringList& names) {
    for (PlayerChoice* player : m_players)
        player->setEngines(names);
}

void NewGameDialog::offerRematch(const imperio::Game& before, const Players& players) {
    setWindowTitle(tr("New game with the same set-up"));
    const imperio::Game next = imperio::rematch(before, true);
    for (std::size_t player = 0; player < 2; ++player) {
        m_names[player]->setText(QString::fromStdString(next.names[player]));
        m_players[player]->setPlayer(players[1 - player]);
    }
    m_before = before;
    m_rules->setOptions(before.options);
    if (before.begun) {
        addStart(Start::KeptInPlace, tr("As before: the same position"));
        return choose(Start::KeptInPlace);
    }
    addStart(Start::KeptByPlayers, tr("As before: players keep their formations"));
    addStart(Start::KeptInPlace, tr("As before: the formations stay in place"));
    choose(Start::KeptByPlayers);
}

imperio::Options NewGameDialog::options() const {
    return m_rules->options();
}

imperio::Game NewGameDialog::setOut() const {
    imperio::Game game;
    const int attacker = std::max(0, m_roles->attacker());
    for (const int player : {0, 1}) {
        const auto side = static_cast<std::size_t>(player == attacker ? 0 : 1);
        game.names[side] = m_names[static_cast<std::size_t>(player)]->text().trimmed().toStdString();
    }
    game.roles = m_roles->account().toStdString();
    game.options = options();
    if (m_formations.begun) {
        imperio::Position position = *m_formations.begun;
        position.options = game.options;
        return imperio::gameFrom(position, game.names, game.roles);
    }
    if (m_formations.stage == Stage::AnyPosition)
        return std::get<imperio::Game>(
            imperio::apply(game, imperio::SetPosition{imperio::emptyPosition(game.options)}));
    game.deployments = m_formations.deployments;
    return game;
}

imperio::Game NewGameDialog::game() const {
    return imperio::advanced(setOut(), static_cast<Stage>(m_stage->currentData().toInt()));
}

NewGameDialog::Players NewGameDialog::players() const {
    const bool secondAttacks = m_roles->attacker() == 1;
    Players players{m_players[0]->player(), m_players[1]->player()};
    if (secondAttacks)
        std::swap(players[0], players[1]);
    return players;
}

void NewGameDialog::refreshNames() {
    m_roles->setNames({m_names[0]->text().trimmed(), m_names[1]->text().trimmed()});
}

/// Offers only the stages that the formations allow.
void NewGameDialog::refreshStages() {
    const imperio::Game game = setOut();
    struct Offer {
        Stage stage;
        QString text;
    };
    const Offer offers[] = {{Stage::DefenderDeploys, tr("the defender's set-up")},
                            {Stage::AttackerDeploys, tr("the attacker's set-up")},
                            {Stage::DefenderAlters, tr("the defender's alterations")},
                            {Stage::AnyPosition, tr("the position's set-up")},
                            {Stage::Play, game.begun ? tr("turn %1, the %2 to move")
                                                           .arg(text::figure(game.position.turn),
                                                                text::imperioSide(game.position.toMove))
                                                     : tr("the attacker's first turn")}};
    const Stage reached = imperio::advanced(game, Stage::Play).stage;
    const bool isSetUp = game.stage == Stage::DefenderDeploys;
    const Stage before = static_cast<Stage>(m_stage->currentData().toInt());
    const bool wasLast = m_stage->currentIndex() == m_stage->count() - 1;
    {
        const QSignalBlocker silence(m_stage);
        m_stage->clear();
        for (const Offer& offer : offers)
            if (offer.stage == reached ||
                (isSetUp && offer.stage < reached && offer.stage != Stage::AnyPosition))
                m_stage->addItem(offer.text, static_cast<int>(offer.stage));
        const int same = m_stage->findData(static_cast<int>(before));
        m_stage->setCurrentIndex(wasLast || same < 0 ? m_stage->count() - 1 : same);
    }
    refresh();
}

void NewGameDialog::refresh() {
    const int count = m_rules->differences();
    m_tabs->setTabText(1, count == 0 ? tr("House &rules") : tr("House &rules (%1)").arg(count));
    const imperio::Game game = setOut();
    m_preview->setBoard(game.board());
    if (m_roles->attacker() < 0)
        return setWaiting({tr("Roll the dice to decide who attacks."), imperioRule(3)});
    // Other house rules may forbid what was there before.
    const auto problems =
        game.begun ? imperio::problemsOf(*game.begun) : std::vector<imperio::PositionProblem>();
    setProblem(problems.empty() ? text::Caption() : text::caption(problems.front().refusal));
    const int attacker = std::max(0, m_roles->attacker());
    setHint(
        tr("%1 attacks. %2 defends. %3").arg(nameOf(attacker), nameOf(1 - attacker), rulesLine(options())));
}

QString NewGameDialog::nameOf(int player) const {
    const QString name = m_names[static_cast<std::size_t>(player)]->text().trimmed();
    return !name.isEmpty() ? name : player == 0 ? tr("The first player") : tr("The second player");
}

} // namespace sf::ui

#include "moc_new_game_dialog.cpp"
