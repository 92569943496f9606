// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/end_panel.h"

#include "core/document/imperio/imperio_tally.h"
#include "core/text/display_text.h"
#include "core/text/imperio_tally_text.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "ui/imperio/record/game_export.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/speech/announce.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/style.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/rule_chip.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>

namespace sf::ui {
namespace {

QString nameOf(const GameController& controller, imperio::Side side) {
    const std::string& name = controller.document().game().names[imperio::indexOf(side)];
    const QString role = text::imperioSide(side);
    return name.empty() ? EndPanel::tr("The %1").arg(role)
                        : EndPanel::tr("%1, the %2").arg(text::displayName(name), role);
}

} // namespace

EndPanel::EndPanel(GameController& controller, GameExport& out, QWidget* parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_title(wrappingLabel(this))
    , m_reason(wrappingLabel(this))
    , m_rule(new RuleChip(this))
    , m_table(new QGridLayout)
    , m_wasOver(controller.document().game().position.result.has_value()) {
    scaleFont(*m_title, 1.6, true);
    auto* reason = new QHBoxLayout;
    reason->addWidget(m_reason, 1);
    reason->addWidget(m_rule, 0, Qt::AlignTop);
    makeTable();
    auto* layout = padded<QVBoxLayout>(this, {24, 20, 24, 20}, 12);
    layout->addWidget(m_title);
    layout->addLayout(reason);
    layout->addLayout(m_table);
    layout->addWidget(makeButtons(out));
    connect(&controller, &GameController::positionChanged, this, &EndPanel::follow);
    parent->installEventFilter(this);
    hide();
    if (m_wasOver)
        open();
}

void EndPanel::makeTable() {
    const QString heads[] = {{}, tr("Lost"), tr("Dice rolled"), tr("Luck in pips"), tr("Luck at stake")};
    const QString tips[] = {
        {},
        {},
        tr("Dice rolled, and how they compare with the average"),
        tr("What the dice showed minus the average of 3.5 per die"),
        tr("The same weighed by what was at stake, in pieces: how much each roll improved the expected "
           "outcome, before the other side's dice were known")};
    m_table->setHorizontalSpacing(20);
    m_table->setVerticalSpacing(6);
    for (int row = 0; row < 5; ++row) {
        auto* head = new QLabel(heads[row], this);
        head->setForegroundRole(QPalette::PlaceholderText);
        head->setToolTip(tips[row]);
        m_table->addWidget(head, row, 0, Qt::AlignTop);
        for (std::size_t side = 0; side < 2; ++side) {
            auto* cell = wrappingLabel(this);
            if (row == 0)
                scaleFont(*cell, 1, true);
            cell->setToolTip(tips[row]);
            m_table->addWidget(cell, row, static_cast<int>(side) + 1, Qt::AlignTop);
            m_cells[side][static_cast<std::size_t>(row)] = cell;
        }
    }
    m_table->setColumnStretch(1, 1);
    m_table->setColumnStretch(2, 1);
}

QWidget* EndPanel::makeButtons(GameExport& out) {
    auto* buttons = new QWidget(this);
    auto* row = new FlowLayout(8, buttons);
    const auto add = [&](const QString& text, const QString& icon, std::function<void()> command) {
        auto* button = new QPushButton(text, buttons);
        if (!icon.isEmpty())
            button->setIcon(lineIcon(icon));
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, std::move(command));
        row->addWidget(button);
        return button;
    };
    m_first = add(tr("&Look at the game"), {}, [this] { close(); });
    Style::makeFilled(static_cast<QPushButton*>(m_first));
    add(tr("&Report"), {}, [this] {
        close();
        Q_EMIT reportAsked();
    });
    add(tr("Save the rec&ord…"), QStringLiteral("save"), [&out] { out.saveRecord(); });
    add(tr("&Copy the record"), QStringLiteral("duplicate"), [&out] { out.copyRecord(); });
    add(tr("Re&match…"), QStringLiteral("new-imperio"), [this] {
        Q_EMIT rematchAsked();
    })->setToolTip(tr("The same players with their roles exchanged, the same rules and formations"));
    add(tr("&New game…"), {}, [this] { Q_EMIT newGameAsked(); });
    return buttons;
}

void EndPanel::follow() {
    const bool isOver = m_controller.document().game().position.result.has_value();
    const bool wasOver = std::exchange(m_wasOver, isOver);
    if (!isOver || !m_controller.isLive())
        hide();
    if (isOver && !wasOver)
        return open();
    if (isHidden())
        return;
    fill(); // the players may have been renamed
    place();
}

void EndPanel::open() {
    if (!m_controller.document().game().position.result)
        return;
    fill();
    show();
    raise();
    place();
    m_first->setFocus(Qt::OtherFocusReason);
    announce(*this, text::inSentences({m_title->text(), m_reason->text()}));
}

void EndPanel::fill() {
    const imperio::Result result = *m_controller.document().game().position.result;
    const imperio::Tally tally =
        document::tallyOf(m_controller.document(), m_controller.document().entries().size());
    m_title->setText(tr("%1, has won").arg(nameOf(m_controller, result.winner)));
    if (m_controller.document().game().names[imperio::indexOf(result.winner)].empty())
        m_title->setText(tr("%1 has won").arg(nameOf(m_controller, result.winner)));
    m_reason->setText(tr("%1. Turn %2.")
                          .arg(text::capitalised(text::ending(result)),
                               QLocale().toString(m_controller.document().game().position.turn)));
    m_rule->setRule(result.rule(), m_reason->text());
    for (const imperio::Side side : imperio::sides)
        fillSide(side, tally);
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_reason->text());
}

void EndPanel::fillSide(imperio::Side side, const imperio::Tally& tally) {
    const auto& cells = m_cells[imperio::indexOf(side)];
    const imperio::Luck& luck = tally.luck[imperio::indexOf(side)];
    const QLocale locale;
    cells[0]->setText(nameOf(m_controller, side));
    cells[1]->setText(text::losses(tally.losses[imperio::indexOf(side)]));
    cells[2]->setText(tr("%n; %1 pips, expected %2", nullptr, luck.dice)
                          .arg(locale.toString(luck.thrown), locale.toString(luck.expected(), 'f', 1)));
    cells[3]->setText(text::luckInPips(luck));
    cells[4]->setText(text::luckInPieces(luck));
}

/// Centres it on the page, as large as needed.
void EndPanel::place() {
    const QSize room = parentWidget()->size() - QSize(32, 32);
    const int width =
        std::min(std::max(sizeHint().width(), 36 * fontMetrics().averageCharWidth() * 2), room.width());
    const int height = std::min(std::max(heightForWidth(width), sizeHint().height()), room.height());
    setGeometry(QRect(QPoint((parentWidget()->width() - width) / 2, (parentWidget()->height() - height) / 2),
                      QSize(width, height)));
}

void EndPanel::close() {
    hide();
    parentWidget()->setFocus();
}

bool EndPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool parentChanged = event->type() == QEvent::Resize || event->type() == QEvent::Show;
    if (watched == parentWidget() && parentChanged && !isHidden())
        place();
    return QFrame::eventFilter(watched, event);
}

void EndPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        return close();
    QFrame::keyPressEvent(event);
}

/// A card with the winner's colour and shape along its top.
void EndPanel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const paint::Theme& theme = currentTheme();
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const auto& result = m_controller.document().game().position.result;
    if (result)
        painter.fillRect(QRect(1, 1, width() - 2, 6), paint::imperioColour(result->winner, theme));
}

} // namespace sf::ui

#include "moc_end_panel.cpp"
