// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/arrivals_dialog.h"

#include "core/text/display_text.h"
#include "ui/forms/check_item.h"
#include "ui/post/incoming_dialog.h"
#include "ui/widgets/wrapped_label.h"

#include <QListWidget>
#include <QVBoxLayout>

namespace sf::ui {
namespace {

QString lineOf(const document::Arrival& arrival, bool isOwn) {
    const post::PostGame& game = *arrival.checked.game;
    const QString starter = text::displayName(game.name(post::Writer::Starter));
    const QString answerer = text::displayName(game.name(post::Writer::Answerer));
    const auto blocks = static_cast<int>(arrival.added());
    if (blocks == 0)
        return ArrivalsDialog::tr("%1 against %2: a claim or another version of a block")
            .arg(starter, answerer);
    if (arrival.stored || isOwn)
        return ArrivalsDialog::tr("%1 against %2: %n new block(s)", nullptr, blocks).arg(starter, answerer);
    return ArrivalsDialog::tr("%1 against %2: %n block(s), only to watch", nullptr, blocks)
        .arg(starter, answerer);
}

} // namespace

ArrivalsDialog::ArrivalsDialog(const std::vector<document::Arrival>& arrivals, const Side& side,
                               QWidget* parent)
    : FormDialog(tr("Blocks of several games"), tr("&Accept"), parent), m_list(new QListWidget(this)) {
    constexpr int lineLength = 60;
    setMinimumWidth(fontMetrics().averageCharWidth() * lineLength);
    auto* about = new WrappedLabel(this);
    about->setText(
        tr("All of them were checked. Tick the games whose blocks you want. To play in one that is "
           "new here, paste its posts alone."));
    content()->addWidget(about);
    m_list->setObjectName(QStringLiteral("arrivals"));
    m_list->setAccessibleName(tr("Games in this text"));
    for (const document::Arrival& arrival : arrivals) {
        const bool isOwn = arrival.stored || side(*arrival.checked.game);
        auto* item = new CheckItem(lineOf(arrival, isOwn), isOwn, *m_list);
        item->setToolTip(problemsText(arrival).join(u'\n'));
    }
    content()->addWidget(m_list);
    connect(m_list, &QListWidget::itemChanged, this, &ArrivalsDialog::refresh);
    refresh();
}

void ArrivalsDialog::refresh() {
    setWaiting(chosen().empty() ? tr("Tick at least one game.") : QString());
}

std::vector<int> ArrivalsDialog::chosen() const {
    std::vector<int> rows;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            rows.push_back(row);
    return rows;
}

} // namespace sf::ui

#include "moc_arrivals_dialog.cpp"
