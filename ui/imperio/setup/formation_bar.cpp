// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/formation_bar.h"

#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/setup/any_position.h"
#include "ui/imperio/setup/board_paste.h"
#include "ui/imperio/setup/formations_dialog.h"
#include "ui/imperio/setup/system_dice.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/setup_edits.h"
#include "ui/style/icons.h"
#include "ui/widgets/flow_layout.h"

#include <QMenu>
#include <QPushButton>

namespace sf::ui {

FormationBar::FormationBar(GameController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller) {
    setLayout(new FlowLayout(6));
    auto* random = add(tr("&Random"), QStringLiteral("dice"), tr("A random formation that IMP-5 allows"));
    auto* mirror =
        add(tr("&Mirror"), QStringLiteral("mirror"), tr("This formation or the other side's, mirrored"));
    auto* example = add(tr("E&xample"), QStringLiteral("hint"), tr("The source's example for this side"));
    auto* clear = add(tr("&Clear"), QStringLiteral("trash"), tr("Remove everything"));
    auto* text = add(tr("&Paste…"), QStringLiteral("duplicate"), tr("Set up from a text board (IMP-2)"));
    m_kept = add(tr("Saved…"), QStringLiteral("library"), tr("Formations saved for other games"));
    m_any = add(tr("An&y position"), QStringLiteral("try-from-here"),
                tr("Set up a game that is under way, from this board: both sides' pieces on any square"));
    m_formations = {random, mirror, example};
    m_starts = {clear, text};
    makeMirrorMenu(mirror);
    connect(random, &QPushButton::clicked, this, &FormationBar::setOutRandom);
    connect(example, &QPushButton::clicked, this, [this] {
        const auto side = imperio::indexOf(m_controller.document().game().settingUp());
        setOut(imperio::sourceExample()[side], tr("The source's example is set up"));
    });
    connect(clear, &QPushButton::clicked, this, &FormationBar::clear);
    connect(text, &QPushButton::clicked, this, &FormationBar::paste);
    connect(m_kept, &QPushButton::clicked, this, &FormationBar::openStore);
    connect(m_any, &QPushButton::clicked, this, [this] {
        if (setPosition(m_controller, imperio::firstTurn(m_controller.position())))
            m_controller.say(tr("Any position can be set up now"));
    });
    connect(&controller, &GameController::positionChanged, this, &FormationBar::refresh);
    refresh();
}

QPushButton* FormationBar::add(const QString& text, const QString& icon, const QString& about) {
    auto* button = new QPushButton(lineIcon(icon), text, this);
    button->setToolTip(about);
    layout()->addWidget(button);
    return button;
}

void FormationBar::makeMirrorMenu(QPushButton* button) {
    auto* menu = new QMenu(button);
    menu->addAction(tr("Swap &left and right"), this,
                    [this] { setOut(imperio::mirrored(now()), tr("Swap left and right")); });
    m_otherSide = menu->addAction(tr("Copy the &other side"), this, [this] {
        const imperio::Game& game = m_controller.document().game();
        setOut(imperio::turnedRound(game.deployment(imperio::enemyOf(game.settingUp()))),
               tr("The other side's formation is set up, rotated"));
    });
    button->setMenu(menu);
}

imperio::Deployment FormationBar::now() const {
    const imperio::Game& game = m_controller.document().game();
    return game.deployment(game.settingUp());
}

void FormationBar::setOut(const imperio::Deployment& deployment, const QString& said) {
    if (setFormation(m_controller, deployment))
        m_controller.say(said);
}

void FormationBar::setOutRandom() {
    SystemDice dice;
    setOut(imperio::randomDeployment(m_controller.document().game().options, dice),
           tr("A random formation is set up"));
}

void FormationBar::setByPost() {
    m_isByPost = true;
    refresh();
}

void FormationBar::clear() {
    if (!m_controller.setsPosition())
        return setOut({}, tr("Everything is removed"));
    if (setPosition(m_controller, imperio::emptyPosition(m_controller.position().options)))
        m_controller.say(tr("Everything is removed"));
}

void FormationBar::paste() {
    BoardPasteDialog dialog(m_controller.document().game(),
                            m_isByPost ? BoardPasteDialog::For::Post : BoardPasteDialog::For::Side, window());
    if (dialog.exec() == QDialog::Accepted && m_controller.perform(dialog.edit()))
        m_controller.say(tr("The pasted board is set up"));
}

void FormationBar::openStore() {
    FormationsDialog dialog(m_controller.document().game(), window());
    if (dialog.exec() == QDialog::Accepted)
        setOut(dialog.deployment(), tr("The saved formation is set up"));
}

void FormationBar::refresh() {
    const imperio::Game& game = m_controller.document().game();
    const bool isAny = m_controller.setsPosition();
    const bool alters = game.stage == imperio::Stage::DefenderAlters;
    for (QPushButton* button : m_formations)
        button->setVisible(!alters && !isAny);
    for (QPushButton* button : m_starts)
        button->setVisible(!alters);
    m_kept->setVisible(!isAny);
    m_any->setVisible(!alters && !isAny && !m_isByPost);
    m_otherSide->setEnabled(game.deployment(imperio::enemyOf(game.settingUp())) != imperio::Deployment());
}

} // namespace sf::ui

#include "moc_formation_bar.cpp"
