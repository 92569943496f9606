// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/formations_dialog.h"

#include "ui/imperio/board/board_preview.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/saving_notice.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

namespace sf::ui {

namespace {
constexpr int longestFormationName = 80;
}

FormationsDialog::FormationsDialog(const imperio::Game& game, QWidget* parent)
    : FormDialog(tr("Saved formations"), tr("&Use it"), parent)
    , m_game(game)
    , m_list(new QuietView<QListWidget>(this))
    , m_preview(new BoardPreview(this))
    , m_name(new QLineEdit(this))
    , m_keep(new QPushButton(lineIcon(QStringLiteral("save")), tr("&Save"), this))
    , m_remove(new QPushButton(lineIcon(QStringLiteral("trash")), tr("&Delete"), this))
    , m_back(new QPushButton(lineIcon(QStringLiteral("undo")), tr("Res&tore"), this)) {
    auto* halves = new QHBoxLayout;
    halves->setSpacing(16);
    halves->addWidget(makeList(), 3);
    halves->addWidget(m_preview, 2);
    content()->addLayout(halves, 1);
    content()->addWidget(makeKeep());
    m_keep->setAutoDefault(false);
    buttons()->button(QDialogButtonBox::Cancel)->setText(tr("Cl&ose")); // saving and deleting stay done
    connect(m_list, &QListWidget::currentRowChanged, this, &FormationsDialog::refresh);
    connect(m_list, &QListWidget::itemActivated, acceptButton(), &QPushButton::click);
    connect(m_name, &QLineEdit::textChanged, this, &FormationsDialog::refresh);
    connect(m_keep, &QPushButton::clicked, this, &FormationsDialog::keep);
    connect(m_remove, &QPushButton::clicked, this, &FormationsDialog::remove);
    connect(m_back, &QPushButton::clicked, this, &FormationsDialog::undoRemoval);
    setMinimumWidth(fontMetrics().averageCharWidth() * 90);
    fill({});
}

QWidget* FormationsDialog::makeList() {
    auto* widget = new QWidget(this);
    auto* layout = marginless<QVBoxLayout>(widget);
    m_list->setAccessibleName(tr("Saved formations"));
    layout->addWidget(m_list, 1);
    auto* buttons = new FlowLayout;
    addWidgets(*buttons, {m_remove, m_back});
    m_remove->setAutoDefault(false);
    m_back->setAutoDefault(false);
    layout->addLayout(buttons);
    return widget;
}

QWidget* FormationsDialog::makeKeep() {
    auto* widget = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(widget);
    auto* label = new QLabel(tr("&Name for the current formation"), widget);
    label->setBuddy(m_name);
    m_name->setMaxLength(longestFormationName);
    m_name->setPlaceholderText(tr("name"));
    row->addWidget(label);
    row->addWidget(m_name, 1);
    row->addWidget(m_keep);
    return widget;
}

int FormationsDialog::row() const {
    return m_list->currentRow();
}

imperio::Deployment FormationsDialog::deployment() const {
    return row() < 0 ? imperio::Deployment()
                     : m_formations[static_cast<std::size_t>(row())].forSide(m_game.settingUp());
}

void FormationsDialog::fill(const QString& chosen) {
    {
        const QSignalBlocker silence(m_list);
        m_formations = m_store.formations();
        m_list->clear();
        for (const auto& formation : m_formations)
            m_list->addItem(formation.name);
        const auto same = m_list->findItems(chosen, Qt::MatchExactly);
        m_list->setCurrentRow(same.isEmpty() ? 0 : m_list->row(same.front()));
    }
    if (m_trouble.isEmpty())
        m_trouble = m_store.problem();
    refresh();
}

void FormationsDialog::complain(const std::optional<QString>& problem) {
    m_trouble = problem.value_or(QString());
}

void FormationsDialog::keep() {
    const QString name = m_name->text().simplified();
    complain(writeBehindNotice(
        [&] { return m_store.keep(name, m_game.deployment(m_game.settingUp()), m_game.settingUp()); }));
    if (m_trouble.isEmpty())
        m_name->clear();
    fill(name);
    m_list->setFocus();
}

void FormationsDialog::remove() {
    const auto gone = m_formations[static_cast<std::size_t>(row())];
    complain(writeBehindNotice([&] { return m_store.remove(gone.name); }));
    if (m_trouble.isEmpty())
        m_removed = gone;
    fill({});
    m_back->setFocus();
}

void FormationsDialog::undoRemoval() {
    const auto gone = *m_removed;
    complain(
        writeBehindNotice([&] { return m_store.keep(gone.name, gone.deployment, imperio::Side::Attacker); }));
    if (m_trouble.isEmpty())
        m_removed.reset();
    fill(gone.name);
    m_list->setFocus();
}

void FormationsDialog::refresh() {
    const imperio::Side side = m_game.settingUp();
    const QString name = m_name->text().simplified();
    imperio::Game shown;
    shown.deployments[imperio::indexOf(side)] = deployment();
    m_preview->setBoard(shown.board());
    m_keep->setEnabled(!name.isEmpty());
    m_keep->setText(m_list->findItems(name, Qt::MatchExactly).isEmpty() ? tr("&Save") : tr("&Replace"));
    m_remove->setEnabled(row() >= 0);
    m_back->setVisible(m_removed.has_value());
    setHint(!m_trouble.isEmpty()
                ? m_trouble
                : tr("%n formation(s), saved for all games", nullptr, static_cast<int>(m_formations.size())));
    if (row() < 0 && m_trouble.isEmpty())
        setWaiting(m_formations.empty() ? tr("No formation has been saved yet.") : tr("Choose a formation."));
    else if (row() < 0)
        setProblem(m_trouble);
    else if (m_game.stage == imperio::Stage::DefenderAlters)
        setProblem({tr("Not allowed now: the defender alters one thing at a time."), imperioRule(6)});
    else
        setProblem({});
}

} // namespace sf::ui

#include "moc_formations_dialog.cpp"
