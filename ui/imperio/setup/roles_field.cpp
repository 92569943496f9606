// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/roles_field.h"

#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "ui/imperio/setup/system_dice.h"
#include "ui/page/mnemonic.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/transparent_pixmap.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

namespace {

constexpr int byDie = 2;
constexpr int roleDieSize = 28;

/// All throws; after ties, each pair is below the previous one.
QPixmap dicePixmap(const std::vector<std::array<int, 2>>& throws, int attacker, double ratio,
                   const paint::Theme& theme) {
    const QSize size(static_cast<int>(throws.size()) * (2 * roleDieSize + 20), roleDieSize + 2);
    QPixmap picture = paint::transparentPixmap(size, ratio);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    double left = 1;
    for (const auto& pair : throws) {
        for (int player = 0; player < 2; ++player) {
            const auto side = player == attacker ? imperio::Side::Attacker : imperio::Side::Defender;
            paint::paintDie(painter, QRectF(left, 1, roleDieSize, roleDieSize),
                            pair[static_cast<std::size_t>(player)], static_cast<int>(side),
                            paint::imperioColour(side, theme), theme);
            left += roleDieSize + 4;
        }
        left += 12;
    }
    return picture;
}

} // namespace

RolesField::RolesField(QWidget* parent)
    : QWidget(parent)
    , m_choice(new QButtonGroup(this))
    , m_roll(new QPushButton(lineIcon(QStringLiteral("dice")), tr("Roll &the dice"), this))
    , m_dice(new QLabel(this))
    , m_result(wrappingLabel(this)) {
    auto* grid = marginless<QGridLayout>(this);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(2, 1);
    for (int choice = 0; choice < 3; ++choice) {
        auto* button = new QRadioButton(choice == byDie ? tr("The d&ie decides (IMP-3)") : QString(), this);
        m_choice->addButton(button, choice);
        grid->addWidget(button, choice, 0, 1, 3);
    }
    m_choice->button(byDie)->setToolTip(tr("Each rolls a die, rerolling ties; the higher attacks (IMP-3)"));
    auto* throwing = new QWidget(this); // keeps its height, so that what is below stays where it is
    auto* rows = marginless<QVBoxLayout>(throwing, 6);
    rows->addWidget(m_roll, 0, Qt::AlignLeft);
    rows->addWidget(m_dice, 0, Qt::AlignLeft); // instead of the button
    rows->addWidget(m_result);
    rows->addStretch(1);
    const int first = std::max(m_roll->sizeHint().height(), roleDieSize + 2);
    throwing->setMinimumHeight(first + rows->spacing() + 2 * fontMetrics().lineSpacing());
    grid->addWidget(throwing, 3, 0, 1, 3);
    m_choice->button(0)->setChecked(true);
    connect(m_choice, &QButtonGroup::idToggled, this, &RolesField::refresh);
    connect(m_roll, &QPushButton::clicked, this, &RolesField::throwDice);
    setNames({});
}

void RolesField::setNames(const std::array<QString, 2>& names) {
    m_names = names;
    refresh();
}

bool RolesField::isByDie() const {
    return m_choice->checkedId() == byDie;
}

int RolesField::attacker() const {
    if (!isByDie())
        return m_choice->checkedId();
    if (m_throws.empty())
        return -1;
    return m_throws.back()[0] > m_throws.back()[1] ? 0 : 1;
}

QString RolesField::name(int player) const {
    const QString& name = m_names[static_cast<std::size_t>(player)];
    return !name.isEmpty() ? name : player == 0 ? tr("First player") : tr("Second player");
}

QString RolesField::shownName(int player) const {
    return text::displayName(name(player));
}

QString RolesField::account() const {
    if (!isByDie() || m_throws.empty())
        return {};
    QStringList throws;
    for (const Throw& pair : m_throws)
        throws << QStringLiteral("%1 %2, %3 %4")
                      .arg(name(0), QString::number(pair[0]), name(1), QString::number(pair[1]));
    return QStringLiteral("roles by die (IMP-3): ") + throws.join(QStringLiteral("; "));
}

void RolesField::throwDice() {
    SystemDice dice;
    do {
        m_throws.push_back({dice.roll(6), dice.roll(6)});
    } while (m_throws.back()[0] == m_throws.back()[1]);
    refresh();
    m_choice->button(byDie)->setFocus();
}

void RolesField::refresh() {
    for (int player = 0; player < 2; ++player)
        m_choice->button(player)->setText(tr("%1 attacks").arg(withoutShortcut(shownName(player))));
    const bool isThrown = isByDie() && !m_throws.empty();
    m_roll->setVisible(isByDie() && m_throws.empty());
    m_dice->setVisible(isThrown);
    m_result->setVisible(isThrown);
    if (isThrown) {
        m_dice->setPixmap(
            dicePixmap(m_throws, attacker(), devicePixelRatioF(), paint::Theme::forPalette(palette())));
        m_dice->setAccessibleName(text::displayText(account()));
        const auto thrown = [this](int player) {
            return text::figure(m_throws.back()[static_cast<std::size_t>(player)]);
        };
        m_result->setText(tr("%1 rolls %2, %3 rolls %4: %5 attacks")
                              .arg(shownName(0), thrown(0), shownName(1), thrown(1), shownName(attacker())));
    }
    Q_EMIT changed();
}

} // namespace sf::ui

#include "moc_roles_field.cpp"
