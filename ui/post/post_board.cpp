// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_board.h"

#include "core/document/imperio/imperio_document.h"
#include "core/players/imperio/setup_dangers.h"
#include "core/post/game/imperio_setup_plan.h"
#include "core/rules/imperio/game/fights.h"
#include "core/text/imperio_reasons.h"
#include "ui/imperio/board/imperio_view.h"
#include "ui/imperio/board/turn_banner.h"
#include "ui/imperio/play/fight_panel.h"
#include "ui/imperio/play/reserve_tray.h"
#include "ui/imperio/record/look_back.h"
#include "ui/imperio/record/look_back_bar.h"
#include "ui/imperio/record/record_bar.h"
#include "ui/imperio/setup/setup_panel.h"
#include "ui/imperio/state/attack_forecast.h"
#include "ui/post/plan_text.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

namespace sf::ui {

using document::ImperioDocument;
using post::FightResult;

namespace {

std::unique_ptr<ImperioDocument> documentOf(const post::ImperioPostGame& rules) {
    if (rules.isPlaying())
        return std::make_unique<ImperioDocument>(
            std::get<imperio::Replay>(imperio::readRecord(rules.record())), QByteArray());
    ImperioDocument::Contents contents;
    contents.game = rules.game();
    return std::make_unique<ImperioDocument>(std::move(contents));
}

/// Whether two entries are the same action with the same dice.
bool isSame(const imperio::Entry& first, const imperio::Entry& second) {
    return first.action == second.action && first.dice == second.dice;
}

} // namespace

PostBoard::PostBoard(const PageContext& context, QWidget* parent) : QWidget(parent), m_context(context) {
    marginless<QHBoxLayout>(this, 0);
}

PostBoard::~PostBoard() {
    // before the document that they show
    delete m_fight;
    delete m_content;
}

void PostBoard::clear() {
    delete m_fight;
    hide();
}

PostBoard::Work::Work(const post::ImperioPostGame& rules)
    : document(documentOf(rules)), stage(document->game().stage), begun(document->entries().size()) {}

void PostBoard::show(const post::Hash& newest, const post::ImperioPostGame& rules, Use use,
                     const QString& awaited) {
    delete m_fight;
    delete m_content;
    m_use = use;
    m_awaited = awaited;
    const auto [work, isNew] = m_works.try_emplace(newest, rules);
    m_work = &work->second;
    if (isNew) {
        connect(m_work->document.get(), &ImperioDocument::changed, this, &PostBoard::finishSetUp);
        m_work->document->addLock(*this, [this] {
            return m_use == Use::Watch ? document::Awaited{m_awaited} : document::Awaited();
        });
    }
    if (use == Use::Plan && !m_work->draft)
        m_work->draft.emplace(m_work->document->game().position);
    resumeSetUp(); // of a game that was removed from the list and comes again
    m_content = makeContent();
    layout()->addWidget(m_content);
    if (rules.lastBegan() < m_work->begun && m_played.insert(rules.position()).second) {
        m_lookBack->playFrom(rules.lastBegan());
    }
}

QWidget* PostBoard::makeContent() {
    auto* content = new QWidget(this);
    m_controller = new GameController(*m_work->document, m_context, content);
    m_lookBack = new LookBack(*m_controller, content);
    if (m_use == Use::SetUp)
        connect(m_work->document.get(), &ImperioDocument::undone, m_controller,
                [this](const QString& text) { m_controller->say(tr("Undone: %1").arg(text)); });
    auto* row = marginless<QHBoxLayout>(content, 0);
    row->addWidget(makeColumn(content), 1);
    if (m_use == Use::SetUp) {
        auto* panel = new SetupPanel(*m_controller, content);
        panel->setByPost();
        row->addWidget(panel);
    }
    if (m_use == Use::Plan)
        m_controller->setPlanner([this](const imperio::Action& action) { return plan(action); });
    if (m_aside && m_work->document->hasBegun())
        m_aside->addWidget(m_fight = makeFight());
    return content;
}

QWidget* PostBoard::makeFight() {
    auto* part = new QWidget;
    auto* column = marginless<QVBoxLayout>(part, 0);
    auto* title = new QLabel(tr("Last fight"), part);
    scaleFont(*title, 1.0, true);
    title->setContentsMargins(panelMargins);
    column->addWidget(title);
    column->addWidget(new FightPanel(*m_controller, part), 1);
    constexpr int lines = 10; // so that what is above seldom moves
    part->setMinimumHeight(lines * part->fontMetrics().lineSpacing());
    return part;
}

QWidget* PostBoard::makeColumn(QWidget* parent) {
    auto* board = new QWidget(parent);
    auto* column = padded<QVBoxLayout>(board, {8, 4, 8, 0}, 2);
    column->addWidget(new TurnBanner(*m_controller, board));
    column->addWidget(new LookBackBar(*m_controller, *m_lookBack, board));
    if (m_work->document->hasBegun())
        column->addWidget(new ReserveTray(*m_controller, imperio::Side::Attacker, board));
    m_view = new ImperioView(*m_controller, board);
    column->addWidget(m_view, 1);
    if (m_work->document->hasBegun()) {
        column->addWidget(new ReserveTray(*m_controller, imperio::Side::Defender, board));
        column->addWidget(makeRecordBar(*m_lookBack, board));
    }
    return board;
}

bool PostBoard::plan(const imperio::Action& action) {
    if (m_work->draft->isOver()) {
        m_controller->say(tr("Your plan ends the turn here. Undo its last action to go on"));
        return false;
    }
    if (const auto refused = imperio::refusalOf(m_work->draft->position(), action)) {
        m_controller->refuse(*refused, action.to);
        return false;
    }
    std::optional<FightResult> assumed;
    if (!imperio::fightsOf(m_work->draft->position(), action).isEmpty()) {
        const auto branch = askBranch(action);
        if (!branch) {
            m_controller->say(tr("No attack was planned"));
            return false;
        }
        assumed = *branch;
    }
    m_work->draft->add(action, assumed);
    showPlan();
    return true;
}

std::optional<std::optional<FightResult>> PostBoard::askBranch(const imperio::Action& action) {
    const imperio::Position& position = m_work->draft->position();
    const auto& odds = imperio::odds(imperio::fightsOf(position, action)[0].matchup);
    QMenu menu(m_view);
    menu.setObjectName(QStringLiteral("branchMenu"));
    for (const FightResult result : fightResults) {
        QAction* branch = menu.addAction(
            tr("If %1: %2").arg(branchText(result, odds), outcomeIf(position, action, sumsOf(result))));
        branch->setData(static_cast<int>(result));
    }
    menu.addSeparator();
    QAction* any = menu.addAction(tr("&Whatever happens"));
    menu.setActiveAction(menu.actions().first());
    const QRect area = m_view->cellArea({action.to.row() - 1, action.to.column() - 1});
    const QAction* chosen = menu.exec(m_view->mapToGlobal(area.topRight() + QPoint(4, 0)));
    if (!chosen)
        return std::nullopt;
    return chosen == any ? std::optional<FightResult>()
                         : std::optional(static_cast<FightResult>(chosen->data().toInt()));
}

/// Brings the board from what it shows of the plan to what the draft shows now.
void PostBoard::showPlan() {
    const std::vector<imperio::Entry>& planned = m_work->draft->shown().entries;
    const auto& entries = m_work->document->entries();
    std::size_t same = 0;
    while (same < planned.size() && m_work->begun + same < entries.size() &&
           isSame(planned[same], entries[m_work->begun + same].entry))
        ++same;
    m_work->document->goToStep(static_cast<int>(same));
    for (std::size_t index = same; index < planned.size(); ++index)
        m_work->document->play(planned[index].action, imperio::diceInOrder(planned[index].dice));
    Q_EMIT planChanged();
}

void PostBoard::assume(std::size_t fight, std::optional<FightResult> result) {
    m_work->draft->assume(fight, result);
    showPlan();
}

QString PostBoard::actionText(std::size_t action) const {
    return ui::actionText(m_work->draft->plan(), action);
}

QStringList PostBoard::trial() const {
    constexpr int samples = 2000;
    return trialText(m_work->draft->plan(),
                     tryPlan(m_work->document->positionAfter(m_work->begun), m_work->draft->plan(), samples));
}

void PostBoard::removeLast() {
    if (draft() && m_work->draft->removeLast())
        showPlan();
}

void PostBoard::endTurn() {
    m_controller->play(imperio::endTurn());
}

void PostBoard::resumeSetUp() {
    if (m_use == Use::SetUp && m_work->document->game().stage != m_work->stage)
        m_work->document->undo();
}

void PostBoard::finishSetUp() {
    const imperio::Game& game = m_work->document->game();
    if (m_use != Use::SetUp || game.stage == m_work->stage)
        return;
    const bool hasAltered = m_work->stage == imperio::Stage::DefenderAlters;
    const imperio::Side side =
        m_work->stage == imperio::Stage::AttackerDeploys ? imperio::Side::Attacker : imperio::Side::Defender;
    const std::string plan = hasAltered
                                 ? post::alterationsPlan(game.alterations)
                                 : post::deploymentPlan(game.deployments[imperio::indexOf(side)], side);
    imperio::Game before = game;
    before.stage = m_work->stage;
    const QString dangers = text::setupDangers(imperio::dangersOf(before));
    // The panel is still inside its own button's click.
    QMetaObject::invokeMethod(
        this, [this, plan, dangers] { Q_EMIT setUpFinished(QString::fromStdString(plan), dangers); },
        Qt::QueuedConnection);
}

} // namespace sf::ui

#include "moc_post_board.cpp"
