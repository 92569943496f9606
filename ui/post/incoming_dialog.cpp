// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/incoming_dialog.h"

#include "core/document/post/post_names.h"
#include "core/post/game/battle_post_game.h"
#include "core/post/game/imperio_post_game.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/imperio_options.h"
#include "core/text/post/post_problems.h"
#include "core/text/post/signing_words.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/wrapped_label.h"

#include <QRadioButton>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

/// The new blocks that count, and new claims, by their index.
std::vector<std::size_t> newBlocks(const document::Arrival& arrival) {
    std::vector<std::size_t> blocks = arrival.checked.chain;
    for (const post::BlockProblem& note : arrival.checked.notes)
        if (note.problem.fault == post::GameFault::ClaimedTime)
            blocks.push_back(note.block);
    std::erase_if(blocks, [&](std::size_t block) { return arrival.blocks[block].source != 1; });
    return blocks;
}

const post::BattleGame* battleOf(const post::PostGame& game) {
    return dynamic_cast<const post::BattleGame*>(&game.rules());
}

/// The house rules of the invitation; every game by post has its clock and never undoes dice. Those of a
/// battle are in its document.
QString houseRules(const post::PostGame& game) {
    if (battleOf(game))
        return {};
    imperio::Options options = static_cast<const post::ImperioPostGame&>(game.rules()).game().options;
    options.clockTurn = imperio::Options().clockTurn;
    options.undoDice = imperio::Options().undoDice;
    return text::imperioOptions(options);
}

QString sidesText(const post::PostGame& game, const post::BattleGame& rules) {
    const QString title = text::displayName(rules.battle().title);
    const auto side = rules.side(post::Writer::Answerer);
    return side ? IncomingDialog::tr("Battle: %1. %2 plays %3.")
                      .arg(title, text::displayName(game.name(post::Writer::Answerer)),
                           text::sideName(rules.battle(), *side))
                : IncomingDialog::tr("Battle: %1. Dice decide who plays which side.").arg(title);
}

QString rolesText(const post::PostGame& game) {
    const std::string_view roles = game.invitation().value(post::Field::Roles);
    if (const post::BattleGame* battle = battleOf(game))
        return sidesText(game, *battle);
    if (roles == "dice")
        return IncomingDialog::tr("Dice decide who attacks.");
    const auto attacker = roles == "starter" ? post::Writer::Starter : post::Writer::Answerer;
    return IncomingDialog::tr("%1 attacks.").arg(text::displayName(game.name(attacker)));
}

} // namespace

IncomingDialog::IncomingDialog(const document::Arrival& arrival, std::optional<post::Writer> side,
                               const QString& otherKey, QWidget* parent)
    : FormDialog(tr("Blocks of a game by post"), tr("&Accept"), parent), m_side(side) {
    constexpr int lineLength = 60;
    setMinimumWidth(fontMetrics().averageCharWidth() * lineLength);
    const post::PostGame& game = *arrival.checked.game;
    QLabel* players = addLine(tr("%1 against %2")
                                  .arg(text::displayName(game.name(post::Writer::Starter)),
                                       text::displayName(game.name(post::Writer::Answerer))));
    scaleFont(*players, 1.15, true);
    addBlocks(arrival);
    for (const QString& line : problemsText(arrival))
        addLine(line);
    if (!arrival.stored)
        addInvitation(game);
    if (const QString unsignedText = text::signingText(signingOf(game)); !unsignedText.isEmpty())
        addLine(unsignedText);
    if (!otherKey.isEmpty())
        scaleFont(*addLine(otherKey), 1.0, true);
    if (!arrival.stored)
        addParts(game);
    if (const QString problem = arrival.stored ? QString() : document::namesProblem(game); !problem.isEmpty())
        setProblem(problem);
}

QLabel* IncomingDialog::addLine(const QString& text) {
    auto* label = new WrappedLabel(this);
    label->setText(text);
    content()->addWidget(label);
    return label;
}

/// What each new block does, and whose it is. What can't be undone stands out.
void IncomingDialog::addBlocks(const document::Arrival& arrival) {
    constexpr int mostNamed = 8;
    const post::PostGame& game = *arrival.checked.game;
    const std::vector<std::size_t> blocks = newBlocks(arrival);
    for (std::size_t index = 0; index < blocks.size(); ++index) {
        const post::Block& block = arrival.blocks[blocks[index]].read.block;
        const bool isGrave =
            block.shape() == post::Shape::Resignation || block.shape() == post::Shape::TimeClaim;
        if (blocks.size() - index > mostNamed && !isGrave)
            continue;
        QLabel* line = addLine(text::blockText(game, block));
        line->setObjectName(QStringLiteral("block"));
        if (isGrave)
            scaleFont(*line, 1.0, true);
        if (block.writer() == m_side && arrival.checked.own.empty())
            addLine(tr("This block is in your name."));
    }
    if (blocks.size() > mostNamed)
        addLine(tr("These are the last of %n new block(s).", nullptr, static_cast<int>(blocks.size())));
    if (!blocks.empty())
        addLine(tr("Everything was checked against the rules, the seals and the dice."));
}

void IncomingDialog::addInvitation(const post::PostGame& game) {
    addLine(rolesText(game));
    addLine(text::timeForBlock(game.invitation().seconds(post::Field::Clock)));
    if (const QString rules = houseRules(game); !rules.isEmpty())
        addLine(tr("House rules: %1").arg(rules));
}

/// Which part the user plays in a new game: the one whose secrets are here, or else the answerer's.
void IncomingDialog::addParts(const post::PostGame& game) {
    const QString name = text::displayName(game.name(m_side.value_or(post::Writer::Answerer)));
    m_plays =
        new QRadioButton(tr("&Play as %1").arg(QString(name).replace(u'&', QStringLiteral("&&"))), this);
    m_plays->setObjectName(QStringLiteral("plays"));
    auto* watches = new QRadioButton(tr("Only &watch"), this);
    const bool isAnswered = !m_side && game.count() > 1;
    (isAnswered ? watches : m_plays)->setChecked(true);
    if (isAnswered)
        addLine(
            tr("Somebody has answered this invitation. If it was you, import your keys and secrets first."));
    content()->addWidget(m_plays);
    content()->addWidget(watches);
}

std::optional<post::Writer> IncomingDialog::own() const {
    return m_plays && m_plays->isChecked() ? std::optional(m_side.value_or(post::Writer::Answerer))
                                           : std::nullopt;
}

QStringList problemsText(const document::Arrival& arrival) {
    QStringList lines;
    for (const auto* list : {&arrival.checked.problems, &arrival.checked.notes})
        for (const post::BlockProblem& problem : *list)
            if (arrival.blocks[problem.block].source == 1)
                lines << text::gameProblem(problem.problem);
    return lines;
}

QStringList readProblems(const document::Incoming& incoming) {
    QStringList lines;
    for (const post::ReadProblem& problem : incoming.problems)
        lines << IncomingDialog::tr("Line %1: %2")
                     .arg(QString::number(problem.line), text::readProblem(problem));
    return lines;
}

} // namespace sf::ui

#include "moc_incoming_dialog.cpp"
