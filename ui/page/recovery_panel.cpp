// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/recovery_panel.h"

#include "core/text/display_text.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/wrapped_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace sf::ui {

namespace {

constexpr QSize pictureSize{144, 92};

QString shownTime(const QDateTime& time) {
    return QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
}

} // namespace

RecoveryPanel::RecoveryPanel(document::Recovery& recovery, Preview preview, QWidget* parent)
    : Restyled(parent), m_recovery(recovery), m_preview(std::move(preview)), m_rows(new QGridLayout) {
    auto* title = new QLabel(tr("Documents not closed last time"), this);
    scaleFont(*title, 1.15, true);
    auto* layout = padded<QVBoxLayout>(this, {0, 16, 0, 0}, 12);
    layout->addWidget(title);
    layout->addLayout(m_rows);
    m_rows->setColumnStretch(1, 1);
    m_rows->setHorizontalSpacing(16);
    m_rows->setVerticalSpacing(12);
    refresh();
}

void RecoveryPanel::clear() {
    m_pictures.clear();
    while (auto* item = m_rows->takeAt(0)) {
        // The button that was pressed may be among them.
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
}

void RecoveryPanel::refresh() {
    clear();
    const auto sessions = m_recovery.sessions();
    int row = 0;
    for (const auto& session : sessions)
        addRow(session, row++);
    setVisible(!sessions.isEmpty());
}

void RecoveryPanel::refreshPictures() {
    for (const auto& [frame, id] : std::as_const(m_pictures))
        if (frame)
            frame->setPixmap(picture(id));
}

void RecoveryPanel::addRow(const document::Recovery::Session& session, int row) {
    auto* frame = new QLabel(this);
    frame->setObjectName(QStringLiteral("pictureOfLost"));
    frame->setFixedSize(pictureSize);
    frame->setFrameShape(QFrame::StyledPanel);
    frame->setAccessibleName(tr("Picture of %1").arg(text::displayName(session.title)));
    auto* texts = new QWidget(this);
    auto* column = marginless<QVBoxLayout>(texts);
    auto* name = new ElidedLabel(texts);
    scaleFont(*name, 1.0, true);
    name->setWholeText(text::displayName(session.title));
    column->addStretch();
    addWidgets(*column, {name, makeAbout(session, texts)});
    const QString alive =
        session.mayBeOpen
            ? tr("This document may still be open on %1. You can restore a copy.").arg(session.host)
            : QString();
    if (const QString told = (session.problem + QLatin1Char(' ') + alive).trimmed(); !told.isEmpty()) {
        auto* problem = new WrappedLabel(texts);
        problem->setObjectName(QStringLiteral("problemOfLost"));
        problem->setText(text::displayText(told));
        column->addWidget(problem);
    }
    column->addStretch();
    m_rows->addWidget(frame, row, 0);
    m_rows->addWidget(texts, row, 1);
    m_rows->addWidget(makeButtons(session), row, 2);
    m_pictures.emplaceBack(frame, session.id);
    QTimer::singleShot(0, frame, [this, frame, id = session.id] { frame->setPixmap(picture(id)); });
}

QString RecoveryPanel::timeOf(const document::Recovery::Session& session) {
    return session.lastChange.isValid() ? shownTime(session.lastChange) : tr("unknown date");
}

QWidget* RecoveryPanel::makeAbout(const document::Recovery::Session& session, QWidget* parent) {
    auto* about = new ElidedLabel(parent);
    about->setForegroundRole(QPalette::PlaceholderText);
    const QString time = timeOf(session);
    about->setWholeText(
        (session.actions == 0 ? time : tr("%1 · %n action(s)", nullptr, session.actions).arg(time)) +
        QStringLiteral(" · ") +
        (session.filePath.isEmpty() ? tr("never saved") : text::displayName(session.filePath)));
    return about;
}

QWidget* RecoveryPanel::makeButtons(const document::Recovery::Session& session) {
    auto* widget = new QWidget(this);
    auto* layout = marginless<QHBoxLayout>(widget);
    auto* restore = new QPushButton(tr("Restore"), widget);
    restore->setObjectName(QStringLiteral("restore"));
    restore->setAccessibleName(tr("Restore %1").arg(text::displayName(session.title)));
    connect(restore, &QPushButton::clicked, this,
            [this, id = session.id] { Q_EMIT restoreRequested(id, {}); });
    layout->addWidget(restore);
    if (!session.snapshots.isEmpty()) {
        auto* older = new QPushButton(tr("Older copy"), widget);
        auto* menu = new QMenu(older);
        for (const auto& snapshot : session.snapshots)
            menu->addAction(shownTime(snapshot.time), this, [this, id = session.id, name = snapshot.name] {
                Q_EMIT restoreRequested(id, name);
            });
        older->setMenu(menu);
        layout->addWidget(older);
    }
    auto* discard = new QPushButton(tr("Delete…"), widget);
    discard->setObjectName(QStringLiteral("discard"));
    discard->setAccessibleName(tr("Delete %1").arg(text::displayName(session.title)));
    discard->setDisabled(session.mayBeOpen);
    connect(discard, &QPushButton::clicked, this, [this, id = session.id] { Q_EMIT discardRequested(id); });
    layout->addWidget(discard);
    return widget;
}

QPixmap RecoveryPanel::picture(const QString& id) const {
    const auto outcome = m_recovery.restore(id);
    const auto* restored = std::get_if<document::Recovery::Restored>(&outcome);
    return restored ? m_preview(*restored->document, pictureSize, devicePixelRatioF()) : QPixmap();
}

} // namespace sf::ui

#include "moc_recovery_panel.cpp"
