// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/rounds_dialog.h"

#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "ui/battle/play/play_controller.h"
#include "ui/paint/board/board_painter.h"
#include "ui/style/current_theme.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/quiet_view.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QSplitter>
#include <QVBoxLayout>

namespace sf::ui {

/// The board at one point in time.
class RoundPicture final : public QWidget {
public:
    using QWidget::QWidget;

    void setBattle(const battle::Battle* battle) {
        m_battle = battle;
        update();
    }
    QSize sizeHint() const override { return {620, 460}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.fillRect(rect(), currentTheme().window);
        if (m_battle)
            paint::renderBattle(painter, *m_battle, currentTheme(), size(), {});
    }

private:
    const battle::Battle* m_battle = nullptr;
};

RoundsDialog::RoundsDialog(const PlayController& controller, QWidget* parent)
    : QDialog(parent)
    , m_controller(controller)
    , m_title(new QLabel(this))
    , m_picture(new RoundPicture(this))
    , m_events(new QuietView<QListWidget>(this))
    , m_slider(new QSlider(Qt::Horizontal, this)) {
    setObjectName(QStringLiteral("roundsDialog"));
    setWindowTitle(tr("Round by round"));
    m_title->setObjectName(QStringLiteral("roundTitle"));
    scaleFont(*m_title, 1.25, true);
    m_events->setAccessibleName(tr("What happened in this round"));
    m_events->setWordWrap(true);
    m_slider->setObjectName(QStringLiteral("roundSlider"));
    m_slider->setAccessibleName(tr("Round"));
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setPageStep(1);
    m_slider->setRange(0, static_cast<int>(controller.rounds().size()) - 1);
    auto* parts = new QSplitter(this);
    parts->addWidget(m_picture);
    parts->addWidget(m_events);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(makeNote());
    layout->addWidget(parts, 1);
    layout->addWidget(m_slider);
    layout->addWidget(buttons);
    connect(m_slider, &QSlider::valueChanged, this, &RoundsDialog::showRound);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(sizeHint().expandedTo({1000, 640}));
    m_slider->setFocus();
    showRound(0);
}

/// What can't be shown: files have no boards of earlier rounds, and those played by older rules can't be
/// played again.
QLabel* RoundsDialog::makeNote() {
    const std::map<int, battle::Battle>& rounds = m_controller.rounds();
    const int first = rounds.begin()->first;
    const auto gap = std::ranges::adjacent_find(
        rounds, [](const auto& one, const auto& other) { return other.first > one.first + 1; });
    auto* note = new QLabel(this);
    note->setObjectName(QStringLiteral("roundsNote"));
    note->setWordWrap(true);
    note->setText(first == 1
                      ? tr("Round 1 was played before this file was opened, so only later rounds can be "
                           "shown.")
                      : tr("Rounds 1 to %1 were played before this file was opened, so only later rounds "
                           "can be shown.")
                            .arg(text::figure(first)));
    if (gap != rounds.end()) {
        const int last = std::next(gap)->first - 1;
        note->setText(
            gap->first + 1 == last
                ? tr("Round %1 was played by older rules, so it can't be shown.").arg(text::figure(last))
                : tr("Rounds %1 to %2 were played by older rules, so they can't be shown.")
                      .arg(text::figure(gap->first + 1), text::figure(last)));
    }
    note->setVisible(first > 0 || gap != rounds.end());
    return note;
}

int RoundsDialog::shownRound() const {
    return std::next(m_controller.rounds().begin(), m_slider->value())->first;
}

void RoundsDialog::showRound(int index) {
    const auto& [round, battle] = *std::next(m_controller.rounds().begin(), index);
    const QString title =
        round == 0 ? tr("Before round 1") : tr("At the end of round %1").arg(text::figure(round));
    m_title->setText(title);
    m_picture->setBattle(&battle);
    m_picture->setAccessibleName(title);
    fillEvents(round);
}

void RoundsDialog::fillEvents(int round) {
    m_events->clear();
    const document::BattleDocument& document = m_controller.document();
    for (const document::LogLine& line : document.log().lines())
        if (line.round == round && line.kind == document::LogLine::Kind::Event && !line.isTakenBack)
            m_events->addItem(document::logLineText(line, document.log(), document.battle()));
}

} // namespace sf::ui
