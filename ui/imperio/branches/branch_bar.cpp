// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/branches/branch_bar.h"

#include "core/document/imperio/imperio_document.h"
#include "core/text/display_text.h"
#include "ui/imperio/branches/branch_controller.h"
#include "ui/style/layouts.h"
#include "ui/style/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace sf::ui {

BranchBar::BranchBar(BranchController& branches, const document::ImperioDocument& document, QWidget* parent)
    : QFrame(parent)
    , m_branches(branches)
    , m_document(document)
    , m_text(new QLabel(this))
    , m_keep(new QPushButton(tr("Keep as a branch"), this)) {
    setObjectName(QStringLiteral("branchBar"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(barMargins);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_keep);
    connect(m_keep, &QPushButton::clicked, &branches, &BranchController::keep);
    connect(&branches, &BranchController::changed, this, &BranchBar::refresh);
    refresh();
}

void BranchBar::refresh() {
    const document::ImperioDocument* origin = m_document.origin();
    setVisible(origin != nullptr);
    if (!origin)
        return;
    const QString game = text::displayName(origin->title());
    const bool canKeep = m_branches.canKeep();
    m_text->setText(m_document.kept() && !canKeep
                        ? tr("A branch of “%1”. You can play on here.").arg(game)
                        : tr("You are trying something out. “%1” doesn't change.").arg(game));
    setAccessibleName(m_text->text());
    m_keep->setEnabled(canKeep);
}

void BranchBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), Style::tint(palette()));
}

} // namespace sf::ui
