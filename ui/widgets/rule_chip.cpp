// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rule_chip.h"

#include "ui/paint/base/primitives.h"
#include "ui/style/settings.h"
#include "ui/widgets/window_request.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>

#include <cmath>
#include <utility>

namespace sf::ui {

bool RuleChip::s_areAllShown = false;

/// Tells the chips when the pointer or the focus enters or leaves their row.
class RuleRows final : public QObject {
public:
    /// There is one for the program.
    static void watch() {
        static QPointer<RuleRows> watching;
        if (!watching)
            watching = new RuleRows;
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool isLeft = event->type() == QEvent::Leave;
        if ((event->type() != QEvent::MouseMove && !isLeft) || !watched->isWidgetType())
            return false;
        auto* widget = static_cast<QWidget*>(watched);
        if (isLeft && widget->isWindow())
            mark(m_pointed, {}, &RuleChip::m_isPointedAt);
        else if (!isLeft)
            point(*widget, static_cast<QMouseEvent*>(event)->position().toPoint());
        return false;
    }

private:
    using Chips = QList<QPointer<RuleChip>>;

    RuleRows() : QObject(qApp) {
        qApp->installEventFilter(this);
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
            mark(m_focused, now ? inRowOf(*now) : Chips(), &RuleChip::m_isFocused);
        });
    }

    /// A move goes up the parents, and counts where it begins.
    void point(QWidget& widget, QPoint at) {
        const QPoint global = widget.mapToGlobal(at);
        if (global == m_at && m_widget && widget.isAncestorOf(m_widget))
            return;
        m_at = global;
        m_widget = &widget;
        Chips chips = inBand(widget, QRect(at, QSize(1, 1))); // between the widgets of a row
        mark(m_pointed, chips.isEmpty() ? inRowOf(widget) : chips, &RuleChip::m_isPointedAt);
    }

    static Chips inRowOf(const QWidget& widget) {
        const int highest = 10 * widget.fontMetrics().height(); // others are panels
        Chips chips;
        for (const QWidget* part = &widget; !part->isWindow() && part->height() <= highest && chips.isEmpty();
             part = part->parentWidget())
            chips = inBand(*part->parentWidget(), part->geometry());
        return chips;
    }

    static Chips inBand(const QWidget& parent, const QRect& band) {
        Chips chips;
        for (auto* chip : parent.findChildren<RuleChip*>(QString(), Qt::FindDirectChildrenOnly))
            if (chip->isVisible() && chip->y() <= band.bottom() && chip->geometry().bottom() >= band.top())
                chips << chip;
        return chips;
    }

    static void mark(Chips& before, const Chips& now, bool RuleChip::*flag) {
        if (before == now)
            return;
        const auto set = [flag](const Chips& chips, bool value) {
            for (const QPointer<RuleChip>& chip : chips)
                if (chip) {
                    chip->*flag = value;
                    chip->update();
                }
        };
        set(before, false);
        set(now, true);
        before = now;
    }

    Chips m_pointed;
    Chips m_focused;
    QPointer<QWidget> m_widget; ///< last pointed at
    QPoint m_at;
};

void RuleChip::setAllShown(bool shown) {
    if (std::exchange(s_areAllShown, shown) == shown)
        return;
    for (QWidget* widget : QApplication::allWidgets()) // others paint rules too, such as logs
        widget->update();
}

void RuleChip::followSetting(Settings& settings, QAction& action) {
    action.setCheckable(true);
    QObject::connect(&action, &QAction::toggled, &settings,
                     [&settings](bool shown) { settings.set(Settings::showRules, shown); });
    const auto follow = [&settings, &action] {
        action.setChecked(settings.value(Settings::showRules));
        setAllShown(action.isChecked());
    };
    QObject::connect(&settings, &Settings::changed, &action, follow);
    follow();
}

RuleChip::RuleChip(QWidget* parent) : RuleChip(Rule{}, parent) {}

RuleChip::RuleChip(Rule rule, QWidget* parent) : RuleChip(rule, {}, parent) {}

RuleChip::RuleChip(Rule rule, const QString& figure, QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::NoFocus); // a footnote; Shift+F1 lists all that can be seen
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setRule(rule, figure);
    RuleRows::watch();
    connect(this, &QAbstractButton::clicked, this, [this] { requestRule(*this, m_rule); });
}

void RuleChip::setRule(Rule rule, const QString& figure) {
    m_rule = rule;
    m_figure = figure;
    setText(QString::fromStdString(rule.text()));
    setAccessibleName(figure.isEmpty() ? tr("Rule %1").arg(text()) : tr("%1, rule %2").arg(figure, text()));
    setToolTip(tr("Open the rulebook at %1").arg(text()));
    setVisible(static_cast<bool>(rule));
    updateGeometry();
    update();
}

QFont RuleChip::chipFont() const {
    return paint::scaledFont(font(), 0.8);
}

QSize RuleChip::sizeHint() const {
    const QFont chip = chipFont();
    return {static_cast<int>(std::ceil(paint::ruleChipWidth(text(), chip))) + 2,
            QFontMetrics(chip).height() + 4};
}

void RuleChip::paintEvent(QPaintEvent*) {
    if (!isAsked())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto theme = paint::Theme::forPalette(palette());
    const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
    paint::paintRuleChip(painter, area, text(), chipFont(), theme);
    if (!underMouse())
        return;
    painter.setPen(QPen(theme.ink, 1));
    painter.drawRoundedRect(area, 4, 4);
}

void RuleChip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

} // namespace sf::ui

#include "moc_rule_chip.cpp"
