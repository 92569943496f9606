// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/forecast/forecast_panel.h"

#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/selection.h"
#include "ui/forms/refusal_line.h"
#include "ui/page/command_registry.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/window_request.h"
#include "ui/widgets/wrapped_label.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyleOption>
#include <QToolButton>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

constexpr int busyPause = 100; ///< milliseconds between checks whether a drag is in progress

/// A label that takes the keyboard focus and shows it.
class ForecastHint final : public QLabel {
public:
    explicit ForecastHint(QWidget* parent) : QLabel(parent) { setFocusPolicy(Qt::StrongFocus); }

protected:
    void paintEvent(QPaintEvent* event) override {
        QLabel::paintEvent(event);
        QPainter painter(this);
        QStyleOptionFocusRect option;
        option.initFrom(this);
        if (hasFocus())
            style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
};

} // namespace

ForecastPanel::ForecastPanel(document::BattleDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_view(battleMode(document.battle()).makeForecastView(this)) {
    setAccessibleName(tr("Forecast"));
    auto* layout = marginless<QVBoxLayout>(this, 6);
    m_refusal = new RefusalLine(this);
    m_refusal->setFollowing();
    m_hint = new ForecastHint(this);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    addWidgets(*layout, {m_head = makeHead(), m_refusal, m_hint});
    layout->addStretch();
    if (m_view)
        m_view->hide();
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connectParts();
    auto* commands = new CommandRegistry(*this);
    commands->add({.id = QStringLiteral("copyForecast"),
                   .text = tr("&Copy as text"),
                   .shortcuts = {QKeySequence::Copy},
                   .scope = Command::Scope::Board,
                   .edit = Edit::Copy,
                   .run = [this] { copy(); }});
    setContextMenuPolicy(Qt::ActionsContextMenu);
    refresh();
}

QWidget* ForecastPanel::makeHead() {
    auto* head = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(head, 4);
    m_title = wrappingLabel(head);
    m_title->setMinimumWidth(1); // a long word must not widen the dock
    scaleFont(*m_title, 1.05, true);
    m_note = new QLabel(head);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    scaleFont(*m_note, 0.9);
    m_pin =
        makeButton(QStringLiteral("pin"), tr("Keep showing these two, whatever is selected or pointed at"));
    m_pin->setCheckable(true);
    auto* copy = makeButton(QStringLiteral("duplicate"), tr("Copy the forecast as text"));
    row->addWidget(m_title, 1, Qt::AlignTop);
    for (QWidget* part :
         {static_cast<QWidget*>(m_note), static_cast<QWidget*>(m_pin), static_cast<QWidget*>(copy)})
        row->addWidget(part, 0, Qt::AlignTop);
    connect(copy, &QToolButton::clicked, this, &ForecastPanel::copy);
    connect(m_pin, &QToolButton::toggled, this, [this](bool pinned) {
        m_pinned = pinned ? m_shown : std::nullopt;
        refresh();
    });
    return head;
}

QToolButton* ForecastPanel::makeButton(const QString& icon, const QString& words) {
    auto* button = new QToolButton(this);
    button->setIcon(smallIcon(icon));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolTip(words);
    button->setAccessibleName(words);
    return button;
}

void ForecastPanel::connectParts() {
    connect(&m_soon, &QTimer::timeout, this, &ForecastPanel::refresh);
    connect(&m_document, &document::BattleDocument::changed, this, [this] {
        m_followsNext = battle::isRoundRunning(m_document.battle());
        refreshSoon();
    });
    connect(&m_selection, &Selection::stackChanged, this, [this] {
        m_focused.reset(); // the cursor was only there to select
        m_followsNext = false;
        refreshSoon();
    });
    connect(&m_selection, &Selection::hoveredChanged, this, &ForecastPanel::follow);
    connect(&m_selection, &Selection::cursorChanged, this, &ForecastPanel::followCursor);
    if (!m_view)
        return;
    // An answer may still come after the subject has changed to one without.
    connect(m_view, &ForecastView::noteChanged, this, [this](const QString& note) {
        if (m_shown)
            showNote(note);
    });
}

// Who attacks whom
// ---------------------------------------------------------------------------------------------------------

bool ForecastPanel::isOther(const battle::StackId& attacker, const MaybeStack& target) const {
    return target && *target != attacker && m_document.battle().stacks.find(*target);
}

bool ForecastPanel::isPossible(const battle::StackId& attacker, const MaybeStack& target) const {
    return isOther(attacker, target) && !m_view->refusal(m_document.battle(), {attacker, *target});
}

/// A target that may be attacked stays when the pointer moves on, so that the panel can be reached.
void ForecastPanel::follow() {
    const auto& attacker = m_selection.stack();
    if (m_view && attacker && isPossible(*attacker, m_selection.hovered()))
        m_pointed = m_selection.hovered();
    refreshSoon();
}

void ForecastPanel::followCursor() {
    const auto& attacker = m_selection.stack();
    const auto own = attacker ? m_document.battle().stacks.find(*attacker) : nullptr;
    m_focused.reset();
    for (const auto& stack : m_document.battle().stacks.at(m_selection.cursor()))
        if (own && stack != own && (!m_focused || stack->side != own->side))
            m_focused = stack->id;
    if (m_view && attacker && isPossible(*attacker, m_focused))
        m_pointed = m_focused;
    refreshSoon();
}

/// While a round is stepped through, the stack that acts next, until another one is selected.
ForecastPanel::MaybeStack ForecastPanel::attacker() const {
    const MaybeStack next =
        m_followsNext && m_view ? m_view->nextAttacker(m_document.battle()) : std::nullopt;
    return next ? next : m_selection.stack();
}

ForecastPanel::MaybeStack ForecastPanel::target(const battle::StackId& attacker) const {
    if (isOther(attacker, m_selection.hovered()))
        return m_selection.hovered();
    if (isOther(attacker, m_focused))
        return m_focused;
    if (!m_followsNext && isPossible(attacker, m_pointed))
        return m_pointed;
    if (auto likely = m_view->likelyTarget(m_document.battle(), attacker))
        return likely;
    return isOther(attacker, m_pointed) ? m_pointed : std::nullopt;
}

// What is seen
// ---------------------------------------------------------------------------------------------------------

/// Computes nothing while hidden behind other docks.
void ForecastPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ForecastPanel::refresh() {
    if (!isVisible())
        return;
    // What is dragged may have just been selected.
    if (m_isBusy && m_isBusy() && m_attacker == attacker()) {
        QTimer::singleShot(busyPause, this, &ForecastPanel::refreshSoon);
        return;
    }
    const auto& battle = m_document.battle();
    const auto stands = [&](const battle::StackId& id) { return battle.stacks.find(id) != nullptr; };
    if (m_pinned && (!stands(m_pinned->attacker) || !stands(m_pinned->target)))
        m_pinned.reset();
    const QSignalBlocker quiet(m_pin);
    m_pin->setChecked(m_pinned.has_value());
    const MaybeStack selected = m_attacker = attacker();
    if (!m_view)
        return showHint(tr("The rules of this battle have no forecast."));
    if (m_pinned)
        return showSubject(*m_pinned);
    if (!selected || !stands(*selected))
        return showHint(tr("Select a stack, then point at an opposing one, or put the board cursor on it, to "
                           "see the likely result of an attack."));
    if (const MaybeStack other = target(*selected))
        return showSubject({*selected, *other});
    showHint(tr("No target of %1 is in range. Point at a stack, or put the board cursor on it, to see why.")
                 .arg(text::stackName(*battle.stacks.find(*selected))));
}

void ForecastPanel::showHint(const QString& text) {
    m_shown.reset();
    tellTarget();
    m_hint->setText(breakable(text));
    m_hint->show();
    setFocusProxy(m_hint);
    m_head->hide();
    m_refusal->clear();
    if (m_view)
        m_view->hide();
}

void ForecastPanel::showSubject(const ForecastSubject& subject) {
    const auto& battle = m_document.battle();
    const auto refusal = m_view->refusal(battle, subject);
    showNames(*battle.stacks.find(subject.attacker), *battle.stacks.find(subject.target));
    m_head->show();
    setFocusProxy(m_pin);
    m_hint->hide();
    if (refusal)
        m_refusal->say(*refusal);
    else
        m_refusal->clear();
    auto* rows = static_cast<QVBoxLayout*>(layout());
    if (!refusal && rows->indexOf(m_view) < 0)
        rows->insertWidget(rows->count() - 1, m_view); // computing its size takes too long at program start
    m_view->setVisible(!refusal);
    m_shown = refusal ? std::nullopt : std::optional(subject);
    tellTarget();
    if (refusal)
        showNote({});
    else
        m_view->show(battle, subject);
}

/// Of the selected stack, which the dock is about, only the target is named.
void ForecastPanel::showNames(const battle::Stack& attacker, const battle::Stack& target) {
    const QString from = text::stackName(attacker);
    const QString to = text::stackName(target);
    m_names = from + QStringLiteral(" \u2192 ") + to;
    m_title->setText(breakable(attacker.id == m_selection.stack() ? tr("Against %1").arg(to)
                                                                  : tr("%1 against %2").arg(from, to)));
    m_title->setToolTip(tr("%1, %2, %3")
                            .arg(to, text::sideName(m_document.battle(), target.side),
                                 tr("%n unit(s)", nullptr, target.living())));
}

void ForecastPanel::showNote(const QString& note) {
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

/// The attack keys use the target shown here.
void ForecastPanel::tellTarget() {
    const bool isOwn = isVisible() && m_shown && m_shown->attacker == m_selection.stack();
    m_selection.setForecastTarget(isOwn ? MaybeStack(m_shown->target) : std::nullopt);
}

void ForecastPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_selection.setForecastTarget({});
}

QString ForecastPanel::plainText() const {
    if (!m_hint->isHidden())
        return m_hint->text().remove(QChar(0x200b)); // where long words may break
    const QString rest = m_shown ? m_view->plainText() : m_refusal->text();
    const QString head = m_note->text().isEmpty() ? m_names : text::labelled(m_names, m_note->text());
    return head + u'\n' + rest;
}

void ForecastPanel::goTo() {
    if (m_view)
        m_view->unfold();
    setFocus(Qt::OtherFocusReason); // which its proxy gets
}

void ForecastPanel::copy() {
    QGuiApplication::clipboard()->setText(plainText());
    showMessage(*this, tr("The forecast is on the clipboard."));
}

void ForecastPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange && m_view)
        m_view->setFont(font());
    if (event->type() == QEvent::PaletteChange)
        refreshSoon();
    QWidget::changeEvent(event);
}

} // namespace sf::ui

#include "moc_forecast_panel.cpp"
#include "moc_forecast_view.cpp"
