// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/stack/stack_head.h"

#include "core/document/battle/battle_document.h"
#include "core/text/words.h"
#include "ui/battle/smm/rounds/order_words.h"
#include "ui/battle/smm/rounds/screen_chooser.h"
#include "ui/paint/base/parts.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/widgets/refusal_line.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/tab_order.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

namespace sf::ui {

using battle::Posture;

namespace {

constexpr std::array postures{Posture::Neutral, Posture::Offensive, Posture::Defensive, Posture::Screening};
constexpr int tokenSize = 28;
constexpr int iconSize = 16;

QIcon postureIcon(Posture posture, const paint::Theme& theme) {
    QPixmap pixmap(iconSize * 2, iconSize * 2);
    pixmap.setDevicePixelRatio(2);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (posture == Posture::Neutral) {
        painter.setPen(QPen(theme.ink, 1.75));
        painter.drawEllipse(QRectF(4.5, 4.5, 7, 7));
    } else {
        paint::paintPosture(painter, QRectF(1, 1, iconSize - 2, iconSize - 2), posture, theme.ink);
    }
    return pixmap;
}

} // namespace

StackHead::StackHead(document::BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    auto* layout = marginless<QVBoxLayout>(this, 6);
    layout->addWidget(makeTitle());
    layout->addWidget(makeHere());
    layout->addWidget(makePostures());
    layout->addWidget(m_postureLine = new RefusalLine(this));
    layout->addWidget(makeLeader());
    layout->addWidget(m_screens = new ScreenChooser(this));
    layout->addWidget(m_refusal = new RefusalLine(this));
    m_refusal->setShownInStatusBar();
    connect(m_screens, &ScreenChooser::chosen, this, [this](const battle::Screens& screens) {
        perform(battle::SetScreens{m_shown->stack->id, screens});
    });
    refreshStyle();
}

QWidget* StackHead::makeTitle() {
    auto* title = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(title, 8);
    m_token = new QLabel(title);
    m_token->setFixedSize(tokenSize, tokenSize);
    m_name = new QLineEdit(title);
    m_name->setFrame(false);
    m_name->setAccessibleName(tr("Stack name"));
    m_name->setToolTip(tr("Type to rename the stack"));
    m_name->installEventFilter(this);
    m_place = new QLabel(title);
    m_place->setWordWrap(true);
    m_place->setContentsMargins(6, 0, 0, 0); // below the name's text, which its field moves in
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_name);
    words->addWidget(m_place);
    auto* chip = m_chip = new RuleChip(smmRule(13), title);
    row->addWidget(m_token);
    row->addLayout(words, 1);
    row->addWidget(chip, 0, Qt::AlignTop);
    connect(m_name, &QLineEdit::editingFinished, this, &StackHead::rename);
    return title;
}

QWidget* StackHead::makePostures() {
    auto* bar = m_postureBar = new QWidget(this);
    bar->setAccessibleName(tr("Posture"));
    m_postureGrid = marginless<QGridLayout>(bar, 0);
    auto* group = new QButtonGroup(bar);
    for (const Posture posture : postures) {
        auto* button = m_postures[static_cast<std::size_t>(posture)] = new QToolButton(bar);
        button->setText(text::posture(posture));
        button->setAccessibleName(tr("Posture: %1").arg(text::posture(posture)));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize(QSize(iconSize, iconSize));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        group->addButton(button);
        connect(button, &QToolButton::clicked, this, [this, posture] { take(posture); });
    }
    enterAtChosen(*group);
    arrangePostures();
    return bar;
}

void StackHead::arrangePostures() {
    int needed = 0;
    for (const auto* button : m_postures)
        needed += button->sizeHint().width();
    const int columns = needed > width() ? 2 : 4;
    for (int index = 0; index < 4; ++index) {
        auto* button = m_postures[static_cast<std::size_t>(index)];
        m_postureGrid->addWidget(button, index / columns, index % columns);
        m_postureGrid->setColumnStretch(index, index < columns ? 1 : 0);
    }
}

void StackHead::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangePostures();
}

QWidget* StackHead::makeHere() {
    m_hereRow = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(m_hereRow);
    auto* label = new QLabel(tr("In this hex"), m_hereRow);
    m_here = new QComboBox(m_hereRow);
    m_here->setAccessibleName(tr("Stacks in this hex"));
    label->setBuddy(m_here);
    row->addWidget(label);
    row->addWidget(m_here, 1);
    connect(m_here, &QComboBox::activated, this, [this](int index) {
        Q_EMIT stackChosen(battle::StackId(m_here->itemData(index).toString().toStdString()));
    });
    return m_hereRow;
}

QWidget* StackHead::makeLeader() {
    m_leaderRow = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(m_leaderRow);
    auto* label = new QLabel(tr("Led by"), m_leaderRow);
    m_leader = new QComboBox(m_leaderRow);
    m_leader->setAccessibleName(tr("Warlord that leads the stack"));
    label->setBuddy(m_leader);
    row->addWidget(label);
    row->addWidget(m_leader, 1);
    connect(m_leader, &QComboBox::activated, this, [this](int index) {
        const QString id = m_leader->itemData(index).toString();
        perform(battle::SetLeader{m_shown->stack->id, id.isEmpty()
                                                          ? std::nullopt
                                                          : std::optional(battle::UnitId(id.toStdString()))});
    });
    return m_leaderRow;
}

void StackHead::setStack(const ShownStackPointer& shown) {
    m_shown = shown;
    const bool hasPostures = shown->battle->rules == RuleSystem::Smm;
    for (QWidget* part : {m_postureBar, static_cast<QWidget*>(m_chip), static_cast<QWidget*>(m_screens)})
        part->setVisible(hasPostures);
    m_refusal->clear();
    m_name->setText(savedName(*shown->stack));
    m_name->setModified(false);
    if (!m_name->hasFocus())
        m_name->setCursorPosition(0); // of a long name the beginning is seen
    m_place->setText(place());
    refreshToken();
    refreshHere();
    if (!hasPostures)
        return m_leaderRow->hide();
    refreshPostures();
    refreshLeader();
    m_screens->setStack(*shown);
}

QString StackHead::place() const {
    const auto& stack = *m_shown->stack;
    const int croaked = static_cast<int>(stack.units->size()) - stack.living();
    const QString units = tr("%n unit(s)", nullptr, stack.living());
    if (m_shown->battle->rules != RuleSystem::Smm)
        return tr("%1, %2, hex %3")
            .arg(text::sideName(*m_shown->battle, stack.side),
                 croaked ? tr("%1 and %2").arg(units, tr("%n croaked", nullptr, croaked)) : units,
                 text::hexName(stack.hex));
    return tr("%1, %2, hex %3, facing %4")
        .arg(text::sideName(*m_shown->battle, stack.side),
             croaked ? tr("%1 and %2").arg(units, tr("%n croaked", nullptr, croaked)) : units,
             text::hexName(stack.hex), text::shortDirection(stack.facing));
}

void StackHead::refreshToken() {
    const auto& stack = *m_shown->stack;
    const auto side = static_cast<std::size_t>(stack.side);
    const auto& sides = m_shown->battle->sides;
    const QColor colour = currentTheme().side(stack.side, side < sides.size() ? sides[side].color : 0);
    const auto warlord = m_shown->square.warlord();
    auto look = warlord ? paint::tokenLook(m_shown->unit(*warlord), true) : paint::TokenLook{};
    look.hits = 255;
    m_token->setPixmap(
        warlord ? paint::tokenPixmap(tokenSize, devicePixelRatioF(), stack.side, colour, look, currentTheme())
                : paint::sideTokenPixmap(tokenSize, devicePixelRatioF(), stack.side, colour));
    m_token->setAccessibleName(warlord ? tr("Led by %1").arg(text::unitName(m_shown->unit(*warlord)))
                                       : tr("Without a Warlord"));
}

void StackHead::refreshPostures() {
    const auto& stack = *m_shown->stack;
    std::optional<battle::Refusal> why;
    for (const Posture posture : postures) {
        auto* button = m_postures[static_cast<std::size_t>(posture)];
        const auto outcome = m_document.check(battle::SetPosture{stack.id, posture});
        const auto* refusal = std::get_if<battle::Refusal>(&outcome);
        const bool possible = posture == stack.posture || !refusal;
        if (!possible)
            why = *refusal;
        button->setEnabled(possible);
        button->setChecked(posture == stack.posture);
    }
    if (why)
        m_postureLine->say(text::refusal(*why, *m_shown->battle), why->rule, RefusalLine::Tone::Remark);
    else
        m_postureLine->clear();
}

void StackHead::refreshHere() {
    const QSignalBlocker quiet(m_here);
    m_here->clear();
    const auto& battle = *m_shown->battle;
    for (const auto& stack : battle.stacks.at(m_shown->stack->hex)) {
        m_here->addItem(tr("%1, %2, %3")
                            .arg(text::stackName(*stack), text::sideName(battle, stack->side),
                                 tr("%n unit(s)", nullptr, stack->living())),
                        QString::fromStdString(stack->id.text));
        if (stack->id == m_shown->stack->id)
            m_here->setCurrentIndex(m_here->count() - 1);
    }
    m_hereRow->setVisible(m_here->count() > 1);
}

void StackHead::refreshLeader() {
    const QSignalBlocker quiet(m_leader);
    m_leader->clear();
    m_leader->addItem(tr("the most valuable Warlord"), QString());
    const auto& stack = *m_shown->stack;
    for (const auto& unit : *stack.units) {
        if (!unit.isAlive() || !unit[battle::Flag::Warlord])
            continue;
        m_leader->addItem(text::unitName(unit), QString::fromStdString(unit.id.text));
        if (stack.leader == unit.id)
            m_leader->setCurrentIndex(m_leader->count() - 1);
    }
    m_leaderRow->setVisible(m_leader->count() > 2);
}

void StackHead::refreshStyle() {
    if (m_shown)
        refreshToken();
    for (const Posture posture : postures)
        m_postures[static_cast<std::size_t>(posture)]->setIcon(postureIcon(posture, currentTheme()));
    arrangePostures();
    m_name->setFont(paint::scaledFont(font(), 1.25, true));
    m_place->setFont(paint::scaledFont(font(), 0.9));
    QPalette words = palette();
    words.setColor(QPalette::WindowText, currentTheme().muted);
    m_place->setPalette(words);
    QPalette field = palette();
    field.setColor(QPalette::Base, Qt::transparent);
    m_name->setPalette(field);
}

void StackHead::changeEvent(QEvent* event) {
    if (isRestyling(*event))
        refreshStyle();
    QWidget::changeEvent(event);
}

void StackHead::editName() {
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
}

bool StackHead::eventFilter(QObject* watched, QEvent* event) {
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    if (watched == m_name && key && key->key() == Qt::Key_Escape && m_name->isModified()) {
        m_name->setText(savedName(*m_shown->stack));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void StackHead::rename() {
    const QString name = m_name->text().trimmed();
    if (m_name->isModified() && name != savedName(*m_shown->stack))
        perform(battle::RenameStack{m_shown->stack->id, name.toStdString()});
    m_name->setModified(false);
}

void StackHead::take(Posture posture) {
    if (posture != m_shown->stack->posture && !perform(battle::SetPosture{m_shown->stack->id, posture}))
        refreshPostures();
}

bool StackHead::perform(const battle::Action& action) {
    return m_refusal->tell(m_document.perform(action), m_document.battle());
}

} // namespace sf::ui
