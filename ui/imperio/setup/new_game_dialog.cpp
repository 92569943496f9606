// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/new_game_dialog.h"

#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/board/board_preview.h"
#include "ui/imperio/players/player_choice.h"
#include "ui/imperio/position/position_editor.h"
#include "ui/imperio/setup/board_paste.h"
#include "ui/imperio/setup/game_rules_dialog.h"
#include "ui/imperio/setup/game_rules_editor.h"
#include "ui/imperio/setup/post_request.h"
#include "ui/imperio/setup/roles_field.h"
#include "ui/imperio/setup/start_field.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScreen>
#include <QScrollArea>
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

/// Lets the dialog grow with its page up to the size of the screen, and scrolls the page beyond that.
class PageArea final : public QScrollArea {
public:
    PageArea(QWidget* page, QWidget* parent) : QScrollArea(parent) {
        setWidget(page);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        viewport()->setAutoFillBackground(false); // the ground is that of the tab
        page->setAutoFillBackground(false);
    }
    QSize sizeHint() const override { return fitting(widget()->sizeHint()); }
    QSize minimumSizeHint() const override { return fitting(widget()->minimumSizeHint()); }

protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        const bool taken = QScrollArea::eventFilter(object, event);
        if (object == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return taken;
    }

private:
    QSize fitting(const QSize& size) const {
        // Room for the tabs, the line of problems, the buttons and the window's frame.
        const int line = fontMetrics().height();
        return size.boundedTo(screen()->availableSize() - QSize(4 * line, 13 * line));
    }
};

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
    , m_start(new StartField(this))
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
    connect(m_rules, &GameRulesEditor::changed, this, &NewGameDialog::refresh);
    connect(m_start, &StartField::changed, this, &NewGameDialog::refreshStages);
    connect(m_start, &StartField::rulesPasted, m_rules, &GameRulesEditor::setOptions);
    connect(m_stage, &QComboBox::currentIndexChanged, this, &NewGameDialog::refresh);
    refreshNames();
    refreshStages();
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
    columns->addWidget(m_start->paste(), 3);
    columns->addWidget(m_start->editor(), 7);
    columns->addWidget(m_preview, 3);
    return new PageArea(page, this);
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
    m_stage->setToolTip(tr("The defender deploys, the attacker deploys, the defender alters (IMP-4)"));
    m_start->addRow(tr("Begin &with"), m_stage);
    return m_start;
}

void NewGameDialog::showEvent(QShowEvent* event) {
    FormDialog::showEvent(event);
    if (m_start->isEditing())
        m_start->editor()->focusBoard();
    else
        m_names[0]->setFocus();
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
    m_rules->setOptions(before.options);
    m_start->offerRematch(before);
}

void NewGameDialog::offerPosition(const imperio::Game& before, const Players& players,
                                  const imperio::Position& position) {
    setWindowTitle(tr("New game from a position"));
    for (std::size_t player = 0; player < 2; ++player) {
        m_names[player]->setText(QString::fromStdString(before.names[player]));
        m_players[player]->setPlayer(players[player]);
    }
    m_rules->setOptions(before.options);
    m_start->offerPosition(position);
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
    if (const std::optional<imperio::Position> position = m_start->position())
        return imperio::gameFrom(*position, game.names, game.roles);
    game.deployments = m_start->deployments();
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
    struct Offer {
        Stage stage;
        QString text;
    };
    const Offer offers[] = {{Stage::DefenderDeploys, tr("the defender's set-up")},
                            {Stage::AttackerDeploys, tr("the attacker's set-up")},
                            {Stage::DefenderAlters, tr("the defender's alterations")},
                            {Stage::Play, tr("the attacker's first turn")}};
    const std::optional<imperio::Position> position = m_start->position();
    const Stage reached = position ? Stage::Play : m_start->reached();
    const Stage before = static_cast<Stage>(m_stage->currentData().toInt());
    const bool wasLast = m_stage->currentIndex() == m_stage->count() - 1;
    {
        const QSignalBlocker silence(m_stage);
        m_stage->clear();
        for (const Offer& offer : offers)
            if (offer.stage <= reached && !position)
                m_stage->addItem(offer.text, static_cast<int>(offer.stage));
        if (position)
            m_stage->addItem(tr("turn %1, the %2 to move")
                                 .arg(text::figure(position->turn), text::imperioSide(position->toMove)),
                             static_cast<int>(Stage::Play));
        const int same = m_stage->findData(static_cast<int>(before));
        m_stage->setCurrentIndex(wasLast || same < 0 ? m_stage->count() - 1 : same);
    }
    refresh();
}

void NewGameDialog::refresh() {
    m_start->setOptions(options());
    const int count = m_rules->differences();
    m_tabs->setTabText(1, count == 0 ? tr("House &rules") : tr("House &rules (%1)").arg(count));
    m_preview->setVisible(!m_start->isEditing());
    m_preview->setBoard(setOut().board());
    const QString problem = m_start->problem();
    if (m_roles->attacker() < 0)
        return setWaiting({tr("Roll the dice to decide who attacks."), imperioRule(3)});
    if (!problem.isEmpty() && m_start->isUntouched())
        return setWaiting(problem);
    setProblem(problem);
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
