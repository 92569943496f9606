// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/start_page.h"

#include "core/text/display_text.h"
#include "ui/page/kind_registry.h"
#include "ui/page/mnemonic.h"
#include "ui/paint/base/icons.h"
#include "ui/speech/tab_order.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/settings.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/flow_layout.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

constexpr QSize examplePictureSize{216, 138}; ///< four per row
constexpr qsizetype mostRows = 5;             ///< of a list; the menu and the window of games have all
constexpr int nameLetters = 26;

QLabel* heading(const QString& text, double factor, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    scaleFont(*label, factor, true);
    return label;
}

/// Breaks the text between words, because a tool button doesn't wrap.
QStringList wrapped(const QString& text, const QFontMetrics& metrics) {
    QStringList lines{QString()};
    for (const QString& word : text.split(u' ')) {
        const QString longer = lines.last().isEmpty() ? word : lines.last() + u' ' + word;
        if (lines.last().isEmpty() || metrics.horizontalAdvance(longer) <= examplePictureSize.width() - 8)
            lines.last() = longer;
        else
            lines << word;
    }
    return lines;
}

QPixmap blankPicture(const QPalette& palette, qreal ratio) {
    QPixmap picture(examplePictureSize * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(palette.color(QPalette::Midlight));
    return picture;
}

} // namespace

StartPage::StartPage(Settings& settings, const QList<Example>& examples, Preview preview, KindOf kindOf,
                     QWidget* parent)
    : Restyled(parent), m_settings(settings), m_preview(std::move(preview)), m_kindOf(std::move(kindOf)) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(
        Qt::NoFocus); // its first button takes it; Tab would pass from there over what lies between
    auto* body = new QWidget(this);
    body->setBackgroundRole(QPalette::Base);
    body->setAutoFillBackground(true);
    auto* outer = new QHBoxLayout(body);
    auto* column = new QWidget(body);
    column->setMaximumWidth(1000);
    outer->addStretch(1);
    outer->addWidget(column, 20);
    outer->addStretch(1);
    m_page = padded<QVBoxLayout>(column, {24, 32, 24, 32}, 12);
    m_page->addWidget(heading(tr("Squarefront"), 2.0, column));
    auto* about = hintLabel(
        column,
        tr("A battle board: stacks as Squares on a hex map, Imperio Bellum on its 81 squares, and dungeons "
           "with their tracker. Set up, move, fight, and see the reason for every number."));
    m_page->addWidget(about);
    m_commands = new FlowLayout;
    m_page->addSpacing(8);
    m_page->addLayout(m_commands);
    m_panels = new QVBoxLayout;
    m_page->addLayout(m_panels);
    auto* lists = new QHBoxLayout;
    lists->setSpacing(24);
    m_page->addLayout(lists);
    m_turns = makeList(tr("Your turn"), 3, *lists);
    m_recent = makeList(tr("Recent files"), 2, *lists);
    addExamples(examples);
    m_page->addStretch(1);
    setWidget(body);
    connect(&settings, &Settings::recentFilesChanged, this, &StartPage::fillRecent);
    fillRecent();
}

StartPage::List StartPage::makeList(const QString& title, int stretch, QBoxLayout& beside) {
    const List list{new QWidget(this), new QGridLayout};
    auto* part = new QVBoxLayout(list.part);
    part->setContentsMargins(0, 8, 0, 0);
    part->addWidget(heading(title, 1.15, list.part));
    list.rows->setColumnStretch(1, 1);
    list.rows->setHorizontalSpacing(16);
    part->addLayout(list.rows);
    part->addStretch(1);
    list.part->hide();
    beside.addWidget(list.part, stretch);
    return list;
}

void StartPage::clear(const List& list) {
    while (auto* item = list.rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // may include the button that was pressed
        delete item;
    }
}

/// An empty list takes no space.
void StartPage::finish(const List& list) {
    list.part->setVisible(list.rows->count() > 0);
    if (isVisible())
        orderTabs(*m_page);
}

QPushButton* StartPage::addRow(const List& list, const QString& name, const QString& icon,
                               const QString& note) {
    const int row = list.rows->rowCount();
    const QString shown = elidedName(fontMetrics(), name, nameLetters * fontMetrics().averageCharWidth());
    auto* button = new QPushButton(lineIcon(icon), withoutShortcut(shown), list.part);
    auto* label = new ElidedLabel(list.part);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWholeText(note);
    list.rows->addWidget(button, row, 0);
    list.rows->addWidget(label, row, 1);
    return button;
}

void StartPage::showTurns(const QList<Turn>& turns) {
    clear(m_turns);
    for (const Turn& turn : turns.first(std::min(turns.size(), mostRows))) {
        auto* button = addRow(m_turns, turn.title, QStringLiteral("new"), turn.about);
        button->setAccessibleName(tr("Play %1, %2").arg(turn.title, turn.about));
        connect(button, &QPushButton::clicked, this,
                [this, game = turn.game] { Q_EMIT gameRequested(game); });
    }
    if (const auto more = static_cast<int>(turns.size() - mostRows); more > 0)
        m_turns.rows->addWidget(
            new QLabel(tr("%n more game(s) by post wait for you.", nullptr, more), m_turns.part),
            m_turns.rows->rowCount(), 0, 1, 2);
    finish(m_turns);
}

void StartPage::addCommand(const QString& text, const QString& icon, std::function<void()> command) {
    const bool first = m_commands->count() == 0;
    auto* button = new QPushButton(lineIcon(icon), text, widget());
    button->setMinimumHeight(36);
    connect(button, &QPushButton::clicked, this, std::move(command));
    m_commands->addWidget(button);
    if (first)
        setFocusProxy(button);
}

void StartPage::addPanel(QWidget* panel) {
    m_panels->addWidget(panel);
}

void StartPage::addExamples(const QList<Example>& examples) {
    const auto linesOf = [this](const Example& example) {
        return wrapped(example.title, fontMetrics()) << wrapped(example.about, fontMetrics());
    };
    qsizetype lines = 1;
    for (const auto& example : examples)
        lines = std::max(lines, linesOf(example).size());
    FlowLayout* row = nullptr;
    QString last;
    for (const auto& example : examples) {
        if (!row || example.heading != last) {
            last = example.heading;
            row = new FlowLayout(16);
            m_page->addSpacing(8);
            m_page->addWidget(heading(last, 1.15, widget()));
            m_page->addLayout(row);
        }
        auto* card = new QToolButton(this);
        QStringList text = linesOf(example);
        text.resize(lines); // gives all cards the same height
        card->setText(text.join(u'\n'));
        card->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        card->setIconSize(examplePictureSize);
        card->setIcon(blankPicture(palette(), devicePixelRatioF()));
        card->setFocusPolicy(Qt::StrongFocus);
        card->setProperty("framed", true);
        card->setAccessibleName(tr("Example %1: %2").arg(example.title, example.about));
        connect(card, &QToolButton::clicked, this,
                [this, resource = example.resource] { Q_EMIT exampleRequested(resource); });
        m_pictures.append({card, example.resource});
        row->addWidget(card);
    }
}

void StartPage::fillRecent() {
    clear(m_recent);
    const auto files = m_settings.recentFiles();
    for (const auto& path : files.first(std::min(files.size(), mostRows)))
        addRecent(path);
    finish(m_recent);
}

void StartPage::addRecent(const QString& path) {
    const QFileInfo file(path);
    const QString shown = text::displayName(path);
    const QString place = text::displayName(QDir::toNativeSeparators(file.path()));
    const DocumentKind* kind = m_kindOf(path);
    QStringList about{QLocale().toString(file.lastModified().date(), QLocale::ShortFormat), place};
    if (kind)
        about.prepend(kind->name);
    auto* button = addRow(m_recent, text::displayName(file.completeBaseName()),
                          kind ? kind->iconName : QStringLiteral("open"),
                          file.exists() ? about.join(QStringLiteral(" · ")) : tr("missing: %1").arg(place));
    button->setAccessibleName(tr("Open %1").arg(shown));
    auto* forget = new QToolButton(m_recent.part);
    forget->setIcon(lineIcon(QStringLiteral("close")));
    forget->setAutoRaise(true);
    forget->setFocusPolicy(Qt::StrongFocus);
    forget->setToolTip(tr("Remove it from this list; the file stays"));
    forget->setAccessibleName(tr("Remove %1 from the list").arg(shown));
    connect(button, &QPushButton::clicked, this, [this, path] { Q_EMIT openRequested(path); });
    connect(forget, &QToolButton::clicked, this, [this, path] { m_settings.removeRecentFile(path); });
    m_recent.rows->addWidget(forget, m_recent.rows->rowCount() - 1, 2);
}

void StartPage::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    orderTabs(*m_page);
    if (m_nextPicture == 0)
        QTimer::singleShot(50, this, &StartPage::drawNextPicture);
}

void StartPage::refreshPictures() {
    m_nextPicture = 0;
    if (isVisible())
        QTimer::singleShot(0, this, &StartPage::drawNextPicture);
}

void StartPage::drawNextPicture() {
    if (m_nextPicture >= m_pictures.size() || !isVisible())
        return;
    const auto& [card, file] = m_pictures[m_nextPicture++];
    // Drawn larger than shown, so that a large map keeps its hexes.
    auto picture = m_preview(file, examplePictureSize * 3 / 2, devicePixelRatioF());
    if (!picture.isNull()) {
        picture = picture.scaled(examplePictureSize * devicePixelRatioF(), Qt::KeepAspectRatio,
                                 Qt::SmoothTransformation);
        picture.setDevicePixelRatio(devicePixelRatioF());
        card->setIcon(QIcon(picture));
    }
    QTimer::singleShot(0, this, &StartPage::drawNextPicture);
}

} // namespace sf::ui

#include "moc_start_page.cpp"
