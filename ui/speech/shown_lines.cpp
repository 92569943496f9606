// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/shown_lines.h"

#include "ui/speech/tab_order.h"
#include "ui/speech/text_reader.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/rule_chip.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QProgressBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <algorithm>

namespace sf::ui {
namespace {

constexpr const char* coverName = "turnCover";

QString plain(const QLabel& label) {
    const bool isRich = label.textFormat() == Qt::RichText ||
                        (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
    QString text = isRich ? QTextDocumentFragment::fromHtml(label.text()).toPlainText() : label.text();
    text.remove(QChar(0x200b)); // where long words may break
    if (label.buddy())
        text.remove(u'&');
    return text.simplified();
}

bool isControl(const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) || widget.focusProxy();
}

/// The buddy of a label reads it out, as long as it can have the focus.
bool isRead(const QLabel& label) {
    const QWidget* buddy = label.buddy();
    return isControl(label) || (buddy && buddy->isEnabled() && isControl(*buddy));
}

/// What a painted widget is called, and what it says about itself.
QString described(QWidget& widget) {
    QStringList words{widget.accessibleName(), widget.accessibleDescription()};
    words.removeAll(QString());
    words.removeDuplicates();
    return words.join(QStringLiteral(": ")).simplified();
}

/// The text of a field or choice; of a spin box, the line in it has the text.
QString valueOf(const QWidget& control) {
    if (const auto* line = qobject_cast<const QLineEdit*>(&control))
        return line->displayText();
    if (const auto* box = qobject_cast<const QComboBox*>(&control))
        return box->isEditable() ? QString() : box->currentText();
    const auto* button = qobject_cast<const QAbstractButton*>(&control);
    return button && !qobject_cast<const QToolButton*>(button) ? QString(button->text()).remove(u'&')
                                                               : QString();
}

/// What a control shows that can't have the focus now; the reason follows it.
QString unavailableText(const QWidget& control) {
    const QString value = control.isEnabled() ? QString() : valueOf(control);
    return value.isEmpty() ? QString() : TextReader::tr("%1, unavailable").arg(value);
}

/// The widget's own text, without that of its children.
QString ownText(QWidget& widget) {
    if (const auto* chip = qobject_cast<const RuleChip*>(&widget))
        return TextReader::tr("rule %1").arg(chip->text());
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        const QString text = isRead(*label) ? QString() : plain(*label);
        return text.isEmpty() && !label->buddy() && !label->pixmap().isNull() ? described(widget) : text;
    }
    if (isControl(widget))
        return unavailableText(widget);
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
        return group->isCheckable() ? QString() : QString(group->title()).remove(u'&');
    if (const auto* progress = qobject_cast<const QProgressBar*>(&widget))
        return QStringLiteral("%1 %2").arg(progress->accessibleName(), progress->text()).trimmed();
    const bool isPainted = widget.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly).isEmpty();
    return isPainted && !qobject_cast<const QAbstractButton*>(&widget) ? described(widget) : QString();
}

/// Not shown in the panel, or without any text of its own.
bool isSilent(QWidget& widget) {
    return widget.isHidden() || widget.isWindow() || qobject_cast<const QMenuBar*>(&widget) ||
           qobject_cast<const QScrollBar*>(&widget);
}

/// "Front" and "12" are one phrase, and so is what an arrow joins; other parts follow after a comma.
QString separatorBetween(const QString& before, const QString& after) {
    const QChar last = before.back();
    const QChar first = after.front();
    const bool isPhrase = (first.isDigit() && last.isLetter()) || (first.isSymbol() && after.size() == 1);
    const bool isOpen = last.isSymbol() || QStringLiteral(":.!?\u2026").contains(last);
    return isPhrase || isOpen ? QStringLiteral(" ") : QStringLiteral(", ");
}

void append(ShownLine& line, const ShownLine& part) {
    if (!line.text.isEmpty())
        line.text += separatorBetween(line.text, part.text);
    line.text += part.text;
    line.parts << part.parts;
}

/// Puts parts that stand side by side into one line, unless one of them has several lines.
QList<ShownLine> beside(const QList<QList<ShownLine>>& parts) {
    QList<ShownLine> lines;
    const auto isShort = [](const QList<ShownLine>& part) { return part.size() <= 1; };
    if (!std::ranges::all_of(parts, isShort)) {
        for (const QList<ShownLine>& part : parts)
            lines << part;
        return lines;
    }
    ShownLine line;
    for (const QList<ShownLine>& part : parts)
        for (const ShownLine& piece : part)
            append(line, piece);
    if (line.parts.isEmpty())
        return lines;
    // Beside a field there is only its rule.
    if (const auto* chip = qobject_cast<const RuleChip*>(line.parts.first().data());
        chip && line.parts.size() == 1)
        line.text = chip->accessibleName();
    lines << line;
    return lines;
}

QList<ShownLine> linesOf(QWidget& widget);

QList<ShownLine> linesOf(const QLayout& layout);

QList<ShownLine> linesOf(QLayoutItem& item) {
    if (const QLayout* layout = item.layout())
        return linesOf(*layout);
    QWidget* widget = item.widget();
    return widget ? linesOf(*widget) : QList<ShownLine>();
}

/// The row of an item of a grid or form; -1 in other layouts.
int rowOf(const QLayout& layout, int place) {
    if (const auto* grid = qobject_cast<const QGridLayout*>(&layout))
        return gridCell(*grid, place).first;
    int row = -1;
    QFormLayout::ItemRole role = QFormLayout::LabelRole;
    if (const auto* form = qobject_cast<const QFormLayout*>(&layout))
        form->getItemPosition(place, &row, &role);
    return row;
}

bool isRow(const QLayout& layout) {
    const auto* box = qobject_cast<const QBoxLayout*>(&layout);
    const bool isBeside =
        box && (box->direction() == QBoxLayout::LeftToRight || box->direction() == QBoxLayout::RightToLeft);
    return isBeside || dynamic_cast<const FlowLayout*>(&layout);
}

QList<ShownLine> linesOf(const QLayout& layout) {
    QList<ShownLine> lines;
    QList<QList<ShownLine>> row;
    int shown = -1;
    for (const int place : placesAsShown(layout)) {
        const int at = rowOf(layout, place);
        if (at != shown || (at < 0 && !isRow(layout))) {
            lines << beside(row);
            row.clear();
            shown = at;
        }
        row << linesOf(*layout.itemAt(place));
    }
    return lines + beside(row);
}

bool isPlaced(const QLayout& layout, QWidget* widget) {
    for (int item = 0; item < layout.count(); ++item) {
        QLayoutItem& placed = *layout.itemAt(item);
        if (placed.widget() == widget || (placed.layout() && isPlaced(*placed.layout(), widget)))
            return true;
    }
    return false;
}

/// The children that no layout places, such as bars over a board, from top to bottom.
QWidgetList looseChildren(const QWidget& widget) {
    QWidgetList children = widget.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    if (const QLayout* layout = widget.layout())
        children.removeIf([layout](QWidget* child) { return isPlaced(*layout, child); });
    const auto place = [](const QWidget* child) { return std::pair(child->y(), child->x()); };
    std::ranges::stable_sort(children, {}, place);
    return children;
}

QList<ShownLine> linesOf(QWidget& widget) {
    if (isSilent(widget) || widget.findChild<TextReader*>(QString(), Qt::FindDirectChildrenOnly))
        return {};
    QList<ShownLine> lines;
    if (const QString text = ownText(widget); !text.isEmpty())
        lines << ShownLine{text, {&widget}};
    return lines + shownLines(widget);
}

QList<ShownLine> innerLines(QWidget& widget) {
    if (const auto* area = qobject_cast<const QScrollArea*>(&widget))
        return area->widget() ? linesOf(*area->widget()) : QList<ShownLine>();
    QList<ShownLine> lines;
    if (widget.layout())
        lines = linesOf(*widget.layout());
    for (QWidget* child : looseChildren(widget))
        lines << linesOf(*child);
    const auto* frame = qobject_cast<const QFrame*>(&widget);
    const bool isBox = frame && frame->frameShape() == QFrame::StyledPanel && lines.size() <= 3;
    QList<QList<ShownLine>> parts;
    for (const ShownLine& line : std::as_const(lines))
        parts << QList<ShownLine>{line};
    return isBox ? beside(parts) : lines;
}

} // namespace

QList<ShownLine> shownLines(QWidget& panel) {
    auto* cover = panel.findChild<QWidget*>(QLatin1String(coverName), Qt::FindDirectChildrenOnly);
    return cover && cover->isVisible() ? linesOf(*cover) : innerLines(panel);
}

} // namespace sf::ui
