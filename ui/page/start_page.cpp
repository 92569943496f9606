// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/start_page.h"

#include "core/text/display_text.h"
#include "ui/page/mnemonic.h"
#include "ui/paint/base/icons.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"
#include "ui/style/scaled_font.h"
#include "ui/style/settings.h"
#include "ui/style/style.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/tab_order.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

constexpr QSize examplePictureSize{216, 138}; ///< four per row
constexpr qsizetype mostRecent = 5;           ///< the menu has more

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

StartPage::StartPage(Settings& settings, const QList<Example>& examples, Preview preview, QWidget* parent)
    : QScrollArea(parent), m_settings(settings), m_preview(std::move(preview)) {
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
    m_page = new QVBoxLayout(column);
    m_page->setContentsMargins(24, 32, 24, 32);
    m_page->setSpacing(12);
    m_page->addWidget(heading(tr("Squarefront"), 2.0, column));
    auto* about = new QLabel(
        tr("A battle board: stacks as Squares on a hex map, Imperio Bellum on its 81 squares, and dungeons "
           "with their tracker. Set up, move, fight, and see the reason for every number."),
        column);
    about->setWordWrap(true);
    about->setForegroundRole(QPalette::PlaceholderText);
    m_page->addWidget(about);
    m_commands = new FlowLayout;
    m_page->addSpacing(8);
    m_page->addLayout(m_commands);
    m_panels = new QVBoxLayout;
    m_page->addLayout(m_panels);
    makeRecent();
    addExamples(examples);
    m_page->addStretch(1);
    setWidget(body);
    connect(&settings, &Settings::recentFilesChanged, this, &StartPage::fillRecent);
    fillRecent();
}

/// Puts the user's own documents before the examples; an empty list takes no space.
void StartPage::makeRecent() {
    m_recentPart = new QWidget(widget());
    auto* part = new QVBoxLayout(m_recentPart);
    part->setContentsMargins(0, 16, 0, 0);
    part->setSpacing(12);
    part->addWidget(heading(tr("Recent files"), 1.15, m_recentPart));
    m_recent = new QGridLayout;
    m_recent->setColumnStretch(1, 1);
    m_recent->setHorizontalSpacing(16);
    part->addLayout(m_recent);
    m_page->addWidget(m_recentPart);
}

void StartPage::addCommand(const QString& text, const QString& icon, std::function<void()> command) {
    const bool first = m_commands->count() == 0;
    auto* button = new QPushButton(first ? filledButtonIcon(icon) : lineIcon(icon), text, widget());
    if (first)
        Style::makeFilled(button);
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
    if (examples.isEmpty())
        return;
    m_page->addSpacing(16);
    m_page->addWidget(heading(tr("Examples"), 1.15, widget()));
    auto* row = new FlowLayout(16);
    const auto linesOf = [this](const Example& example) {
        return wrapped(example.title, fontMetrics()) << wrapped(example.about, fontMetrics());
    };
    qsizetype lines = 1;
    for (const auto& example : examples)
        lines = std::max(lines, linesOf(example).size());
    for (const auto& example : examples) {
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
    m_page->addLayout(row);
}

void StartPage::fillRecent() {
    while (auto* item = m_recent->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // may include the button that was pressed
        delete item;
    }
    const auto files = m_settings.recentFiles();
    m_recentPart->setVisible(!files.isEmpty());
    for (int row = 0; row < std::min(files.size(), mostRecent); ++row)
        addRecent(files[row], row);
    if (isVisible())
        orderTabs(*m_page);
}

void StartPage::addRecent(const QString& path, int row) {
    const QFileInfo file(path);
    const QString shown = text::displayName(path);
    auto* button = new QPushButton(lineIcon(QStringLiteral("open")),
                                   withoutShortcut(text::displayName(file.completeBaseName())), m_recentPart);
    button->setAccessibleName(tr("Open %1").arg(shown));
    auto* folder = new ElidedLabel(m_recentPart);
    folder->setForegroundRole(QPalette::PlaceholderText);
    const QString place = text::displayName(QDir::toNativeSeparators(file.path()));
    folder->setWholeText(file.exists() ? place : tr("missing: %1").arg(place));
    auto* forget = new QToolButton(m_recentPart);
    forget->setIcon(lineIcon(QStringLiteral("close")));
    forget->setAutoRaise(true);
    forget->setFocusPolicy(Qt::StrongFocus);
    forget->setToolTip(tr("Remove it from this list; the file stays"));
    forget->setAccessibleName(tr("Remove %1 from the list").arg(shown));
    connect(button, &QPushButton::clicked, this, [this, path] { Q_EMIT openRequested(path); });
    connect(forget, &QToolButton::clicked, this, [this, path] { m_settings.removeRecentFile(path); });
    m_recent->addWidget(button, row, 0);
    m_recent->addWidget(folder, row, 1);
    m_recent->addWidget(forget, row, 2);
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

void StartPage::changeEvent(QEvent* event) {
    if (isRestyling(*event))
        refreshPictures();
    QScrollArea::changeEvent(event);
}

} // namespace sf::ui
