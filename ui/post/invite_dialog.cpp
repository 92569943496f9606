// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/invite_dialog.h"

#include "core/document/post/post_names.h"
#include "core/post/game/battle_start.h"
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "ui/imperio/setup/game_rules_editor.h"
#include "ui/style/layouts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

constexpr int longestTypedName = 120; ///< so that what is too long is named
constexpr int secondsPerDay = 86'400;
constexpr int mostDays = 365;
constexpr int usualDays = 14;

} // namespace

InviteDialog::InviteDialog(QWidget* parent)
    : FormDialog(tr("Invite to a game by post"), tr("&Make the invitation"), parent)
    , m_own(new QLineEdit(this))
    , m_other(new QLineEdit(this))
    , m_roles(new QComboBox(this))
    , m_days(new QSpinBox(this))
    , m_rules(new GameRulesEditor({}, this)) {
    m_roles->addItem(tr("Dice decide"), QStringLiteral("dice"));
    m_roles->addItem(tr("You"), QStringLiteral("starter"));
    m_roles->addItem(tr("Your opponent"), QStringLiteral("answerer"));
    content()->addWidget(makeForm(tr("&Attacker")));
    content()->addWidget(m_rules, 1);
    resize(560, 480);
    refresh();
}

InviteDialog::InviteDialog(const post::Hash& hash, const battle::Battle& battle, QWidget* parent)
    : FormDialog(tr("Invite to a battle by post"), tr("&Make the invitation"), parent)
    , m_own(new QLineEdit(this))
    , m_other(new QLineEdit(this))
    , m_roles(new QComboBox(this))
    , m_days(new QSpinBox(this))
    , m_battle(hash)
    , m_kind(post::kindOf(battle)) {
    m_roles->addItem(text::sideName(battle, 0), QStringLiteral("starter"));
    m_roles->addItem(text::sideName(battle, 1), QStringLiteral("answerer"));
    // Who deploys must know the side.
    if (battle.play->phase != battle::PlayPhase::Deployment)
        m_roles->addItem(tr("Dice decide"), QStringLiteral("dice"));
    content()->addWidget(makeForm(tr("Your &side")));
    refresh();
}

QWidget* InviteDialog::makeForm(const QString& roles) {
    auto* widget = new QWidget(this);
    auto* form = marginless<QFormLayout>(widget);
    form->addRow(tr("&Your name"), m_own);
    form->addRow(tr("&Opponent's name"), m_other);
    m_own->setObjectName(QStringLiteral("ownName"));
    m_other->setObjectName(QStringLiteral("otherName"));
    for (QLineEdit* name : {m_own, m_other}) {
        name->setMaxLength(longestTypedName);
        connect(name, &QLineEdit::textChanged, this, &InviteDialog::refresh);
    }
    m_roles->setObjectName(QStringLiteral("roles"));
    form->addRow(roles, m_roles);
    m_days->setRange(1, mostDays);
    m_days->setValue(usualDays);
    form->addRow(tr("&Days for each block"), m_days);
    return widget;
}

void InviteDialog::refresh() {
    const QString own = m_own->text().trimmed();
    const QString other = m_other->text().trimmed();
    if (own.isEmpty() || other.isEmpty())
        return setWaiting(tr("Give both names."));
    setHint({});
    if (document::areAlike(own, other))
        return setProblem(tr("Both players are called “%1”. Give two different names.").arg(own));
    for (const QString& name : {own, other})
        if (const QString problem =
                document::playerNameProblem(name.normalized(QString::NormalizationForm_C));
            !problem.isEmpty())
            return setProblem(problem);
    setProblem({});
}

void InviteDialog::fill(const PostOffer& offer) {
    m_own->setText(offer.names[0]);
    m_other->setText(offer.names[1]);
    if (!offer.names[0].isEmpty())
        m_other->setFocus();
    if (m_rules)
        m_rules->setOptions(offer.options);
}

QString InviteDialog::ownName() const {
    return m_own->text().trimmed();
}

post::Invitation InviteDialog::invitation() const {
    const auto nameIn = [](const QLineEdit& edit) {
        return edit.text().trimmed().normalized(QString::NormalizationForm_C).toStdString();
    };
    post::Invitation invitation;
    invitation.starter = nameIn(*m_own);
    invitation.answerer = nameIn(*m_other);
    invitation.roles = m_roles->currentData().toString().toStdString();
    if (m_rules)
        invitation.options = m_rules->options();
    invitation.document = m_battle;
    invitation.kind = m_kind;
    invitation.clock = static_cast<std::int64_t>(m_days->value()) * secondsPerDay;
    return invitation;
}

} // namespace sf::ui

#include "moc_invite_dialog.cpp"
