// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/incoming_dialog.h"

#include "core/post/game/battle_post_game.h"
#include "core/post/game/imperio_post_game.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/post/post_problems.h"
#include "ui/widgets/wrapped_label.h"

#include <QRadioButton>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

constexpr int secondsPerHour = 3600;

const post::BattleGame* battleOf(const post::PostGame& game) {
    return dynamic_cast<const post::BattleGame*>(&game.rules());
}

/// The house rules of the invitation; every game by post has its clock and never takes dice back. Those of a
/// battle are in its document.
QString houseRules(const post::PostGame& game) {
    if (battleOf(game))
        return {};
    imperio::Options options = static_cast<const post::ImperioPostGame&>(game.rules()).game().options;
    options.clockTurn = imperio::Options().clockTurn;
    options.undoDice = imperio::Options().undoDice;
    return QString::fromStdString(imperio::difference(options));
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

IncomingDialog::IncomingDialog(const document::Arrival& arrival, QWidget* parent)
    : FormDialog(tr("Blocks of a game by post"), tr("&Accept"), parent) {
    const post::PostGame& game = *arrival.checked.game;
    addLine(tr("%1 against %2")
                .arg(text::displayName(game.name(post::Writer::Starter)),
                     text::displayName(game.name(post::Writer::Answerer))));
    if (arrival.added() > 0)
        addLine(arrival.before + 1 == game.count()
                    ? tr("Block %1 is new. It was checked against the rules, its seals and its dice.")
                          .arg(game.count())
                    : tr("Blocks %1 to %2 are new. They were checked against the rules, their seals and "
                         "their dice.")
                          .arg(arrival.before + 1)
                          .arg(game.count()));
    for (const QString& line : problemsText(arrival))
        addLine(line);
    if (!arrival.stored)
        addInvitation(game);
}

void IncomingDialog::addLine(const QString& text) {
    auto* label = new WrappedLabel(this);
    label->setText(text);
    content()->addWidget(label);
}

void IncomingDialog::addInvitation(const post::PostGame& game) {
    addLine(rolesText(game));
    addLine(tr("Time for each block, in hours: %1")
                .arg(game.invitation().seconds(post::Field::Clock) / secondsPerHour));
    if (const QString rules = houseRules(game); !rules.isEmpty())
        addLine(tr("House rules: %1").arg(rules));
    const QString name = text::displayName(game.name(post::Writer::Answerer));
    m_plays =
        new QRadioButton(tr("&Play as %1").arg(QString(name).replace(u'&', QStringLiteral("&&"))), this);
    m_plays->setObjectName(QStringLiteral("plays"));
    auto* watches = new QRadioButton(tr("Only &watch"), this);
    m_plays->setChecked(true);
    content()->addWidget(m_plays);
    content()->addWidget(watches);
}

std::optional<post::Writer> IncomingDialog::own() const {
    return m_plays && m_plays->isChecked() ? std::optional(post::Writer::Answerer) : std::nullopt;
}

QStringList problemsText(const document::Arrival& arrival) {
    QStringList lines;
    for (const auto* list : {&arrival.checked.problems, &arrival.checked.notes})
        for (const post::BlockProblem& problem : *list)
            if (arrival.blocks[problem.block].source == 1)
                lines << text::gameProblem(problem.problem);
    return lines;
}

QStringList problemsText(const document::Incoming& incoming) {
    QStringList lines;
    for (const post::ReadProblem& problem : incoming.problems)
        lines << IncomingDialog::tr("Line %1: %2")
                     .arg(QString::number(problem.line), text::readProblem(problem));
    for (const document::Arrival& arrival : incoming.arrivals)
        if (!arrival.isNews())
            lines << problemsText(arrival);
    return lines;
}

} // namespace sf::ui
