// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/start_field.h"

#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/setup/any_position.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/position/position_editor.h"
#include "ui/imperio/setup/board_paste.h"
#include "ui/imperio/setup/system_dice.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

namespace sf::ui {

using imperio::Deployment;
using imperio::Side;

StartField::StartField(QWidget* parent)
    : QWidget(parent)
    , m_start(new QComboBox(this))
    , m_pages(new QStackedWidget(this))
    , m_form(new QFormLayout)
    , m_paste(new BoardPaste(BoardPaste::Shows::Text, this))
    , m_editor(new PositionEditor(this)) {
    auto* layout = marginless<QVBoxLayout>(this);
    m_form->addRow(m_start);
    layout->addLayout(m_form);
    layout->addWidget(m_pages);
    m_start->setAccessibleName(tr("What is on the board"));
    addWidgets(*m_pages, {new QWidget(this), makeRandom(), makeStored()});
    add(Start::Empty, tr("An empty board"));
    add(Start::Example, tr("The source's example"));
    add(Start::Random, tr("Random formations"));
    add(Start::Mirrored, tr("One random formation, mirrored"));
    add(Start::Stored, tr("Saved formations"));
    add(Start::Pasted, tr("A pasted text board"));
    add(Start::AnyPosition, tr("Any position"));
    setFocusProxy(m_start);
    connect(m_start, &QComboBox::currentIndexChanged, this, &StartField::showPage);
    connect(m_paste, &BoardPaste::changed, this, &StartField::setOut);
    connect(m_paste, &BoardPaste::rulesPasted, this, &StartField::rulesPasted);
    connect(m_editor, &PositionEditor::changed, this, &StartField::changed);
    connect(m_editor, &PositionEditor::rulesPasted, this, &StartField::rulesPasted);
    showPage();
}

void StartField::addRow(const QString& label, QWidget* field) {
    m_form->addRow(label, field);
}

void StartField::add(Start start, const QString& text) {
    m_start->addItem(text, static_cast<int>(start));
}

void StartField::choose(Start start) {
    m_start->setCurrentIndex(m_start->findData(static_cast<int>(start)));
}

void StartField::offerRematch(const imperio::Game& before) {
    m_before = before;
    if (before.begun) {
        add(Start::SamePosition, tr("As before: the same position"));
        return choose(Start::SamePosition);
    }
    add(Start::KeptByPlayers, tr("As before: players keep their formations"));
    add(Start::KeptInPlace, tr("As before: the formations stay in place"));
    choose(Start::KeptByPlayers);
}

void StartField::offerPosition(const imperio::Position& position) {
    m_editor->setPosition(position);
    choose(Start::AnyPosition);
}

std::optional<imperio::Position> StartField::position() const {
    std::optional<imperio::Position> position;
    if (m_shown == Start::AnyPosition)
        position = m_editor->position();
    else if (m_shown == Start::Pasted)
        position = m_paste->position();
    else if (m_shown == Start::SamePosition)
        position = m_before->begun;
    if (position)
        position->options = m_options;
    return position;
}

QWidget* StartField::makeRandom() {
    auto* page = new QWidget(this);
    auto* layout = marginless<QVBoxLayout>(page);
    auto* again = new QPushButton(lineIcon(QStringLiteral("dice")), tr("An&other one"), page);
    layout->addWidget(again, 0, Qt::AlignLeft | Qt::AlignTop);
    connect(again, &QPushButton::clicked, this, &StartField::setOut);
    return page;
}

QWidget* StartField::makeStored() {
    auto* page = new QWidget(this);
    auto* form = marginless<QFormLayout>(page);
    for (const Side side : imperio::sides) {
        auto*& box = m_stored[imperio::indexOf(side)];
        box = new QComboBox(page);
        form->addRow(side == Side::Attacker ? tr("Attacker's") : tr("Defender's"), box);
        connect(box, &QComboBox::activated, this, &StartField::setOut);
    }
    m_storeProblem = wrappingLabel(page);
    form->addRow(m_storeProblem);
    return page;
}

void StartField::fillStored() {
    const document::FormationStore store;
    m_formations = store.formations();
    m_storeProblem->setText(store.problem());
    m_storeProblem->setVisible(!m_storeProblem->text().isEmpty());
    for (QComboBox* box : m_stored) {
        const int row = std::max(0, box->currentIndex());
        box->clear();
        box->addItem(tr("none yet"));
        for (const auto& formation : m_formations)
            box->addItem(formation.name);
        box->setCurrentIndex(std::min(row, box->count() - 1));
    }
}

Deployment StartField::stored(Side side) const {
    const int row = m_stored[imperio::indexOf(side)]->currentIndex() - 1;
    return row < 0 ? Deployment() : m_formations[static_cast<std::size_t>(row)].forSide(side);
}

/// The editor goes on from the board that was shown, unless it has been used.
void StartField::carryOver() {
    if (!m_editor->isUntouched() || !problem().isEmpty())
        return;
    std::optional<imperio::Position> shown = position();
    const std::array<Deployment, 2> none;
    if (!shown && m_deployments != none)
        shown = imperio::start({m_options, m_deployments});
    if (shown)
        m_editor->setPosition(*shown);
}

void StartField::showPage() {
    const auto chosen = static_cast<Start>(m_start->currentData().toInt());
    if (chosen == Start::AnyPosition)
        carryOver();
    m_shown = chosen;
    const bool isRandom = chosen == Start::Random || chosen == Start::Mirrored;
    m_pages->setCurrentIndex(isRandom ? 1 : chosen == Start::Stored ? 2 : 0);
    m_paste->setVisible(chosen == Start::Pasted);
    m_editor->setVisible(chosen == Start::AnyPosition);
    if (chosen == Start::Stored)
        fillStored();
    setOut();
}

void StartField::setOptions(const imperio::Options& options) {
    if (m_options == options)
        return;
    m_options = options;
    m_paste->setOptions(options);
    m_editor->setOptions(options);
    if (m_shown == Start::Random || m_shown == Start::Mirrored)
        setOut();
    Q_EMIT changed();
}

void StartField::setOut() {
    SystemDice dice;
    auto& [attacker, defender] = m_deployments;
    m_deployments = {};
    switch (m_shown) {
    case Start::Empty:
    case Start::AnyPosition:
    case Start::SamePosition:
        break;
    case Start::Example:
        m_deployments = imperio::sourceExample();
        break;
    case Start::Random:
        attacker = imperio::randomDeployment(m_options, dice);
        defender = imperio::randomDeployment(m_options, dice);
        break;
    case Start::Mirrored:
        attacker = imperio::randomDeployment(m_options, dice);
        defender = imperio::turnedRound(attacker);
        break;
    case Start::Stored:
        m_deployments = {stored(Side::Attacker), stored(Side::Defender)};
        break;
    case Start::Pasted:
        for (const Side side : imperio::sides)
            m_deployments[imperio::indexOf(side)] =
                m_paste->board().deployments[imperio::indexOf(side)].value_or(Deployment());
        break;
    case Start::KeptByPlayers:
        m_deployments = imperio::rematch(*m_before, true).deployments;
        break;
    case Start::KeptInPlace:
        m_deployments = imperio::rematch(*m_before, false).deployments;
        break;
    }
    Q_EMIT changed();
}

imperio::Stage StartField::reached() const {
    imperio::Game game;
    game.options = m_options;
    game.deployments = m_deployments;
    return imperio::advanced(std::move(game), imperio::Stage::Play).stage;
}

QString StartField::problem() const {
    if (m_shown == Start::Pasted)
        return m_paste->problem();
    if (m_shown == Start::AnyPosition)
        return m_editor->problem();
    // Other house rules may forbid what was there before.
    const auto before = position();
    const auto problems = before ? imperio::problemsOf(*before) : std::vector<imperio::PositionProblem>();
    return problems.empty() ? QString() : text::refusal(problems.front().refusal);
}

bool StartField::isUntouched() const {
    return (m_shown == Start::Pasted && m_paste->isEmpty()) ||
           (m_shown == Start::AnyPosition && m_editor->isUntouched());
}

} // namespace sf::ui

#include "moc_start_field.cpp"
