// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/film_bar.h"

#include "ui/film/film_player.h"
#include "ui/film/film_slider.h"
#include "ui/speech/announce.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/wrapped_label.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHash>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sf::ui {
namespace {

constexpr double speeds[] = {0.25, 0.5, 1, 2, 4, 8};

/// What it cost, and what the sums are.
QString detailsOf(const document::SceneWords& words, bool areTyped) {
    QStringList parts;
    if (!words.losses.isEmpty())
        parts << words.losses;
    parts << words.sums;
    if (areTyped)
        parts << FilmBar::tr("dice typed in");
    if (!words.note.isEmpty())
        parts << words.note.text();
    return parts.join(QStringLiteral(" · "));
}

/// For screen readers, which can't look at the picture: all that happened in the scene.
QString allOf(const text::Caption& caption) {
    QStringList parts = caption.terms;
    if (caption.areTyped)
        parts << FilmBar::tr("dice typed in");
    for (const text::Caption& other : caption.others)
        parts << other.text();
    return parts.join(QStringLiteral(" · "));
}

using Step = void (FilmPlayer::*)();

const QHash<int, Step>& steps() {
    static const QHash<int, Step> steps{{Qt::Key_Space, &FilmPlayer::toggle},
                                        {Qt::Key_Left, &FilmPlayer::back},
                                        {Qt::Key_Right, &FilmPlayer::forward},
                                        {Qt::Key_PageUp, &FilmPlayer::previousChapter},
                                        {Qt::Key_PageDown, &FilmPlayer::nextChapter},
                                        {Qt::Key_Home, &FilmPlayer::first},
                                        {Qt::Key_End, &FilmPlayer::last},
                                        {Qt::Key_X, &FilmPlayer::nextLoss}};
    return steps;
}

bool isFilmKey(int key) {
    return key == Qt::Key_Escape || steps().contains(key);
}

/// Whether one types there.
bool isField(const QWidget& widget) {
    if (const auto* text = qobject_cast<const QTextEdit*>(&widget))
        return !text->isReadOnly();
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget))
        return !text->isReadOnly();
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget);
}

} // namespace

FilmBar::FilmBar(FilmPlayer& player, const QString& closeText, QWidget* parent)
    : QFrame(parent)
    , m_player(player)
    , m_caption(new QWidget(this))
    , m_controls(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_sentence(new WrappedLabel(m_caption))
    , m_rule(new RuleChip(m_caption))
    , m_details(new ElidedLabel(m_caption))
    , m_note(hintLabel(this))
    , m_slider(new FilmSlider(this))
    , m_where(new QLabel(this))
    , m_buttons(new QWidget(this))
    , m_speed(new QComboBox(this)) {
    setObjectName(QStringLiteral("filmBar"));
    m_sentence->setObjectName(QStringLiteral("filmSentence"));
    scaleFont(*m_sentence, 1.0, true);
    m_sentence->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_slider->setAccessibleName(tr("Shown scene"));
    auto* caption = marginless<QGridLayout>(m_caption, 2);
    caption->addWidget(m_sentence, 0, 0);
    caption->addWidget(m_rule, 0, 1, Qt::AlignTop);
    caption->addWidget(m_details, 1, 0, 1, 2);
    caption->setColumnStretch(0, 1);
    auto* way = new QHBoxLayout;
    way->addWidget(m_slider, 1);
    way->addWidget(m_where);
    m_buttons->setLayout(new FlowLayout(2)); // a second line in a narrow dock
    auto* layout = padded<QVBoxLayout>(this, barMargins, 2);
    addWidgets(*layout, {m_caption, m_note});
    layout->addLayout(m_controls);
    m_controls->addWidget(m_buttons);
    m_controls->addLayout(way, 1);
    m_first = addButton(QStringLiteral("first"), tr("To the beginning"), &FilmPlayer::first);
    m_back = addButton(QStringLiteral("prev"), tr("Back one scene"), &FilmPlayer::back);
    m_play = addButton(QStringLiteral("play"), tr("Play"), &FilmPlayer::toggle);
    m_forward = addButton(QStringLiteral("next"), tr("Forward one scene"), &FilmPlayer::forward);
    m_last = addButton(QStringLiteral("last"), tr("To the end"), &FilmPlayer::last);
    m_loss = addButton(QStringLiteral("close"), tr("To the next loss"), &FilmPlayer::nextLoss);
    addLoop();
    addSpeeds();
    if (!closeText.isEmpty()) {
        auto* close = new QToolButton(m_buttons);
        close->setObjectName(QStringLiteral("filmClose"));
        close->setText(closeText);
        close->setToolTip(tr("Escape"));
        connect(close, &QToolButton::clicked, this, &FilmBar::closed);
        addTool(*close);
    }
    m_slider->installEventFilter(this);
    connect(m_slider, &QSlider::valueChanged, &player, &FilmPlayer::go);
    connect(&player, &FilmPlayer::changed, this, &FilmBar::refresh);
    connect(&player, &FilmPlayer::sceneChanged, this, &FilmBar::showScene);
    connect(&player, &FilmPlayer::progressed, this, [this] {
        if (!m_isDecided && m_player.isDecided())
            showWords();
    });
    refresh();
}

QToolButton* FilmBar::addButton(const QString& icon, const QString& name, void (FilmPlayer::*command)()) {
    auto* button = new QToolButton(m_buttons);
    button->setIcon(lineIcon(icon));
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, &m_player, command);
    addTool(*button);
    return button;
}

void FilmBar::addTool(QWidget& tool) {
    if (!qobject_cast<QComboBox*>(&tool))
        tool.installEventFilter(this);
    m_buttons->layout()->addWidget(&tool);
}

void FilmBar::addLoop() {
    m_loop = new QToolButton(m_buttons);
    m_loop->setText(tr("Loop"));
    m_loop->setToolTip(tr("Begin again after the last scene"));
    m_loop->setCheckable(true);
    connect(m_loop, &QToolButton::toggled, &m_player, &FilmPlayer::setLooping);
    addTool(*m_loop);
}

void FilmBar::addSpeeds() {
    for (const double speed : speeds)
        m_speed->addItem(tr("%1 ×").arg(QLocale().toString(speed)), speed);
    m_speed->setAccessibleName(tr("Playback speed"));
    m_speed->setToolTip(m_speed->accessibleName());
    connect(m_speed, &QComboBox::currentIndexChanged, this,
            [this] { m_player.setSpeed(m_speed->currentData().toDouble()); });
    addTool(*m_speed);
}

void FilmBar::focusPlayButton() {
    m_play->setFocus(Qt::OtherFocusReason);
}

void FilmBar::takePlaceOf(QWidget& board) {
    const bool hasFocus = board.parentWidget()->isAncestorOf(QApplication::focusWidget());
    board.hide();
    parentWidget()->show();
    if (hasFocus)
        focusPlayButton();
}

void FilmBar::giveBackTo(QWidget& board) {
    const bool hasFocus = board.parentWidget()->isAncestorOf(QApplication::focusWidget());
    parentWidget()->hide();
    board.show();
    if (hasFocus)
        board.setFocus();
}

QString FilmBar::sentence() const {
    if (!m_player.film() || m_player.shown() == 0)
        return tr("The beginning");
    return m_isDecided || m_words.attempt.isEmpty() ? m_words.outcome : m_words.attempt;
}

void FilmBar::refreshMarks() {
    if (std::exchange(m_marked, m_player.count()) == m_player.count())
        return;
    std::vector<std::pair<int, FilmSlider::Mark>> marks;
    for (int scene = 0; scene < m_player.count(); ++scene) {
        if (isFight(m_player.film()->kind(scene)))
            marks.emplace_back(scene + 1, FilmSlider::Mark::Fight);
        if (m_player.film()->deaths(scene) > 0)
            marks.emplace_back(scene + 1, FilmSlider::Mark::Death);
    }
    m_slider->setMarks(std::move(marks));
}

void FilmBar::refresh() {
    refreshMarks();
    const QSignalBlocker silence(m_slider);
    const QSignalBlocker quiet(m_speed);
    const int all = m_player.count();
    const int shown = m_player.shown();
    m_slider->setRange(0, all);
    m_slider->setValue(shown);
    const QLocale locale;
    m_where->setText(tr("%1 of %2").arg(locale.toString(shown), locale.toString(all)));
    m_note->setText(m_player.film() ? m_player.film()->note() : QString());
    m_note->setHidden(m_note->text().isEmpty());
    const auto next = std::ranges::lower_bound(speeds, m_player.speed());
    m_speed->setCurrentIndex(
        std::min(static_cast<int>(next - std::begin(speeds)), static_cast<int>(std::size(speeds)) - 1));
    m_loop->setChecked(m_player.isLooping());
    m_play->setIcon(lineIcon(m_player.isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setAccessibleName(m_player.isPlaying() ? tr("Pause") : tr("Play"));
    m_play->setToolTip(m_play->accessibleName());
    m_play->setEnabled(all > 0);
    for (QToolButton* button : {m_first, m_back})
        button->setEnabled(shown > 0);
    for (QToolButton* button : {m_forward, m_last, m_loss})
        button->setEnabled(shown < all);
}

void FilmBar::showScene() {
    refresh();
    if (!m_player.film())
        return;
    const bool isScene = m_player.shown() > 0;
    const text::Caption caption =
        isScene ? m_player.film()->caption(m_player.shown() - 1) : text::Caption(tr("The beginning"));
    m_words = isScene ? m_player.film()->words(m_player.shown() - 1) : document::SceneWords();
    m_areDiceTyped = caption.areTyped;
    m_rule->setRule(caption.rule);
    m_slider->setAccessibleDescription(caption.sentence);
    showWords();
    tell(caption);
}

void FilmBar::showWords() {
    m_isDecided = m_player.isDecided();
    m_sentence->setText(sentence());
    m_details->setWholeText(m_isDecided || m_words.attempt.isEmpty() ? detailsOf(m_words, m_areDiceTyped)
                                                                     : QString());
}

void FilmBar::tell(const text::Caption& caption) {
    const QString all = allOf(caption);
    if (m_player.isPlaying())
        announceEvents(*this, {caption}, all);
    else if (m_areStepsSpoken)
        announce(*this, caption.sentence, {all, caption.rule});
}

/// In one row if there is room.
void FilmBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    constexpr int leastWay = 240; // pixels
    int buttons = 0;
    for (int i = 0; i < m_buttons->layout()->count(); ++i)
        buttons += m_buttons->layout()->itemAt(i)->sizeHint().width() + 2;
    const bool isWide = width() >= buttons + leastWay;
    m_controls->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
    m_buttons->setMinimumWidth(isWide ? buttons : 0);
}

bool FilmBar::takeKey(const QKeyEvent& event) {
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || !isFilmKey(event.key()))
        return false;
    if (const Step step = steps().value(event.key());
        step && !(event.isAutoRepeat() && event.key() == Qt::Key_Space))
        (m_player.*step)();
    else if (event.key() == Qt::Key_Escape && !event.isAutoRepeat())
        Q_EMIT closed();
    return true;
}

void FilmBar::keyPressEvent(QKeyEvent* event) {
    if (!takeKey(*event))
        QFrame::keyPressEvent(event);
}

void FilmBar::setKeysEverywhere(bool areEverywhere) {
    if (std::exchange(m_areKeysEverywhere, areEverywhere) == areEverywhere)
        return;
    if (areEverywhere)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
}

void FilmBar::setKeysEverywhereWhilePlaying() {
    const auto follow = [this] {
        const bool isOver = m_player.shown() == m_player.count() && !m_player.isMoving();
        setKeysEverywhere(m_player.isPlaying() || (m_areKeysEverywhere && !isOver));
    };
    connect(&m_player, &FilmPlayer::changed, this, follow);
    connect(&m_player, &FilmPlayer::sceneChanged, this, follow);
    connect(this, &FilmBar::closed, this, [this] { setKeysEverywhere(false); });
}

/// Not in dialogs and menus.
bool FilmBar::isKeyForFilm(const QObject& watched) const {
    const auto* widget = qobject_cast<const QWidget*>(&watched);
    if (!widget || !isVisible() || QApplication::activePopupWidget() || QApplication::activeModalWidget())
        return false;
    const QWidget* shown = widget->window();
    const bool isHere =
        shown == window() || (qobject_cast<const QDockWidget*>(shown) && shown->parentWidget() == window());
    return isHere && (isAncestorOf(widget) || m_areKeysEverywhere) && !isField(*widget);
}

/// Buttons would move the focus with the arrows or be pressed by Space, and the slider would jump.
bool FilmBar::eventFilter(QObject* watched, QEvent* event) {
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if ((!isOverride && event->type() != QEvent::KeyPress) || !isKeyForFilm(*watched))
        return QFrame::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool isPress =
        !m_areKeysEverywhere && key.key() == Qt::Key_Space && qobject_cast<QAbstractButton*>(watched);
    if (isPress || (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    if (!isOverride)
        return takeKey(key);
    if (isFilmKey(key.key()))
        event->accept();
    return isFilmKey(key.key());
}

} // namespace sf::ui

#include "moc_film_bar.cpp"
